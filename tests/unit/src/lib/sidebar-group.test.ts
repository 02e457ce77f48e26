import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {groupOf} from '../../../../src/lib/sidebar-group';

const link = (label: string, href: string): PropSidebarItem => ({type: 'link', label, href});
const category = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  href,
  collapsed: false,
  collapsible: true,
});

const sidebar = [
  link('Introduction', '/docs/intro'),
  category('Core', [
    category(
      'Database',
      [link('Introduction', '/database'), category('Relations', [link('Order', '/order')])],
      '/docs/core/database',
    ),
  ]),
];

test('the group of a page is the innermost category that it is in', () => {
  expect(groupOf('/database', sidebar)).toBe('Database');
  expect(groupOf('/order', sidebar)).toBe('Relations');
});

test('a landing page is in the category around its own', () => {
  expect(groupOf('/docs/core/database', sidebar)).toBe('Core');
});

test('a page at the top of the sidebar, or in none, has no group', () => {
  expect(groupOf('/docs/intro', sidebar)).toBeUndefined();
  expect(groupOf('/elsewhere', sidebar)).toBeUndefined();
});
