import type {PropCategoryGeneratedIndex} from '@docusaurus/plugin-content-docs';
import {createContext} from 'react';

/** Descriptions of what the cards of a landing page lead to, by address (src/plugins/docs/version-data.ts). */
export type Descriptions = Readonly<Record<string, string>>;

/** What the landing page of a category gets from its route. */
export type LandingPageProps = {
  readonly categoryGeneratedIndex: PropCategoryGeneratedIndex & {
    readonly descriptions: Descriptions;
  };
};

/** The descriptions of the landing page that is shown. */
export const DescriptionsContext = createContext<Descriptions>({});
