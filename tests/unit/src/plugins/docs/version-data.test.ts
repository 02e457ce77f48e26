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
            {
              path: '/docs/rows',
              component: 'Landing',
              props: {categoryGeneratedIndex: {title: 'Rows'}},
            },
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
                  {
                    type: 'category',
                    label: 'More',
                    description: 'About more',
                    items: [link('rows/more/c')],
                  },
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

const versionRoute = withSmallVersions(route, options).routes![0]!;
const version = versionRoute.props!.version as PropVersionMetadata;

test('a landing page has the descriptions of what it lists, by where its cards lead', () => {
  const [landingPage] = versionRoute.routes![0]!.routes!;
  expect(landingPage!.props).toEqual({
    categoryGeneratedIndex: {
      title: 'Rows',
      descriptions: {'/docs/rows/a': 'About A', '/docs/rows/more/c': 'About more'},
    },
  });
});

test('all other pages have no descriptions', () => {
  expect(JSON.stringify(version)).not.toContain('About');
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
