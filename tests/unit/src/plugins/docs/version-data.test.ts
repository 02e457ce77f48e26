import type {PluginOptions, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {withSmallVersions} from '../../../../../src/plugins/docs/version-data';

const options = {docCategoryGeneratedIndexComponent: 'Landing'} as PluginOptions;

const link = (docId: string) => ({type: 'link', label: docId, href: `/docs/${docId}`, docId});

const route = {
  path: '/docs',
  component: 'Root',
  routes: [
    {
      path: '/docs',
      component: 'Version',
      routes: [
        {
          path: '/docs',
          component: 'Sidebar',
          routes: [
            {path: '/docs/rows', component: 'Landing'},
            {path: '/docs/locks', component: 'Doc'},
          ],
        },
      ],
      props: {
        version: {
          docs: {
            'rows/a': {id: 'rows/a', title: 'A', description: 'About A', sidebar: 'docs'},
            'locks/b': {id: 'locks/b', title: 'B', description: 'About B', sidebar: 'docs'},
            'rows/more/c': {id: 'rows/more/c', title: 'C', description: 'About C', sidebar: 'docs'},
          },
          docsSidebars: {
            docs: [
              {
                type: 'category',
                label: 'Rows',
                href: '/docs/rows',
                items: [
                  link('rows/a'),
                  {type: 'category', label: 'More', items: [link('rows/more/c')]},
                  {type: 'link', label: 'Elsewhere', href: 'https://strapi.io'},
                ],
              },
              {type: 'category', label: 'Locks', href: '/docs/locks', items: [link('locks/b')]},
            ],
          },
        },
      },
    },
  ],
} as unknown as RouteConfig;

const version = withSmallVersions(route, options).routes![0]!.props!.version as PropVersionMetadata;

test('what a landing page lists has its description, nothing else has one', () => {
  const descriptions = JSON.stringify(version).match(/About \w/gu);
  expect(descriptions).toEqual(['About A']);
  expect(version.docsSidebars.docs![0]).toMatchObject({
    items: [{label: 'rows/a', description: 'About A'}, {label: 'More'}, {label: 'Elsewhere'}],
  });
});

test('everything else stays', () => {
  expect(version.docs['locks/b']).toMatchObject({id: 'locks/b', title: 'B', sidebar: 'docs'});
  expect(version.docsSidebars.docs![1]).toEqual({
    type: 'category',
    label: 'Locks',
    href: '/docs/locks',
    items: [link('locks/b')],
  });
});
