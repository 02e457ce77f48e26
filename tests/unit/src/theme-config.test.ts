import {expect, test} from 'vitest';
import * as untypedTheme from '@docusaurus/theme-classic';
import type {PluginModule} from '@docusaurus/types';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
import {proves} from '../../spec/statements';

// The theme publishes no type of it.
const {validateThemeConfig} = untypedTheme as unknown as Required<PluginModule>;

type Structure = Record<string, unknown>;

/** Puts a theme configuration through the check that every build begins with, and gives what the site gets of it. */
function validate(themeConfig: Structure): Structure {
  return validateThemeConfig({validate: normalizeThemeConfig, themeConfig}) as Structure;
}

/** Expects that a theme configuration is taken as it is: what it names comes out unchanged. */
function expectAccepted(themeConfig: Structure) {
  expect(validate(themeConfig)).toMatchObject(themeConfig);
}

/** Expects that the build of a site with any of these would stop, and say why. */
function expectRefused(refused: [message: string, themeConfig: Structure][]) {
  for (const [message, themeConfig] of refused) {
    expect(() => validate(themeConfig), JSON.stringify(themeConfig)).toThrow(message);
  }
}

/** Fields of a logo, which are the same in navbar and footer. */
const logo = {
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  alt: 'Logo',
  href: 'https://example.com',
  target: '_self',
  width: 40,
  height: 30,
};

/** Returns wrong logos of the navbar or the footer, with what the build says of them. */
function wrongLogos(place: 'navbar' | 'footer'): [string, Structure][] {
  const {src, ...withoutSource} = logo;
  return [
    [`"${place}.logo.src" is required`, {[place]: {logo: withoutSource}}],
    ...(['srcDark', 'alt', 'href', 'target'] as const).map((field): [string, Structure] => [
      `"${place}.logo.${field}" must be a string`,
      {[place]: {logo: {...logo, [field]: 1}}},
    ]),
    ...(['width', 'height'] as const).map((field): [string, Structure] => [
      `"${place}.logo.${field}" must be one of [string, number]`,
      {[place]: {logo: {...logo, [field]: true}}},
    ]),
    [`"${place}.logo.source" is not allowed`, {[place]: {logo: {...logo, source: src}}}],
  ];
}

test('the fields of navbar items are checked', proves('3.navbar-item.fields'), () => {
  const items = [
    {label: 'Inside', to: '/second', position: 'left'},
    {html: '<em>Elsewhere</em>', href: 'https://example.com', position: 'right'},
    {type: 'doc', docId: 'start', docsPluginId: 'more', label: 'Doc', position: 'left'},
    {type: 'docSidebar', sidebarId: 'docs', docsPluginId: 'more', position: 'right'},
    {type: 'html', value: '<strong>Raw</strong>', position: 'left'},
    {type: 'dropdown', label: 'Several', position: 'left', items: [{label: 'A', to: '/'}]},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
    {type: 'docsVersion', docsPluginId: 'more', position: 'right'},
    {type: 'docsVersionDropdown', docsPluginId: 'more', position: 'right'},
  ];
  expectAccepted({navbar: {items}});

  const wrongItems: [string, Structure][] = [
    ['Bad navbar item type', {type: 'button', label: 'A'}],
    ['position" must be one of [left, right]', {label: 'A', to: '/', position: 'middle'}],
    ['label" must be a string', {label: 1, to: '/'}],
    ['"html" must not exist simultaneously with [label]', {label: 'A', html: 'A', to: '/'}],
    ['to" must be a string', {label: 'A', to: 1}],
    ['href" does not look like a valid url', {label: 'A', href: 'two words'}],
    ['must contain at least one of [href, to]', {label: 'A'}],
    ['One and only one between "to" and "href"', {label: 'A', to: '/', href: 'https://a.b'}],
    ['docId" is required', {type: 'doc', label: 'A'}],
    ['docId" must be a string', {type: 'doc', docId: 1}],
    ['sidebarId" is required', {type: 'docSidebar', label: 'A'}],
    ['sidebarId" must be a string', {type: 'docSidebar', sidebarId: 1}],
    ['docsPluginId" must be a string', {type: 'doc', docId: 'start', docsPluginId: 1}],
    ['value" is required', {type: 'html'}],
    ['items" is required', {type: 'dropdown', label: 'A'}],
    ['Nested dropdowns are not allowed', {label: 'A', items: [{label: 'B', items: []}]}],
  ];
  expectRefused(wrongItems.map(([message, item]) => [message, {navbar: {items: [item]}}]));
});

test('the fields of the navbar logo are checked', proves('3.navbar-logo.fields'), () => {
  expectAccepted({navbar: {logo}});
  expectRefused(wrongLogos('navbar'));
});

test('the fields of the footer are checked', proves('3.footer.fields'), () => {
  const link = {label: 'Start', to: '/'};
  const column = {title: 'Column', items: [link, {label: 'B', href: 'https://example.com'}]};
  expectAccepted({footer: {style: 'dark', links: [column, {...column, title: 'Other'}]}});
  expectAccepted({footer: {style: 'light', links: [link, link], copyright: '<b>Nobody</b>'}});
  // Without a style it is not dark.
  expect(validate({footer: {}})).toMatchObject({footer: {style: 'light', links: []}});

  expectRefused([
    ['"footer.style" must be one of [dark, light]', {footer: {style: 'green'}}],
    ['"footer.copyright" must be a string', {footer: {copyright: 2026}}],
    ['either simple or multi-column', {footer: {links: [column, link]}}],
    ['either simple or multi-column', {footer: {links: [{label: 'To nowhere'}]}}],
    ['"footer.column" is not allowed', {footer: {column}}],
  ]);
});

test("the fields of the footer's logo are checked", proves('3.footer-logo.fields'), () => {
  expectAccepted({footer: {logo}});
  expectRefused(wrongLogos('footer'));
});

test('the fields of the announcement are checked', proves('3.announcement.fields'), () => {
  const announcementBar = {
    content: '<b>News</b>',
    backgroundColor: '#102a43',
    textColor: '#f0f4f8',
    isCloseable: false,
  };
  expectAccepted({announcementBar});
  expect(validate({announcementBar: {content: 'News'}})).toMatchObject({
    announcementBar: {isCloseable: true},
  });

  const wrongFields: [string, Structure][] = [
    ['content" is not allowed to be empty', {content: ''}],
    ['backgroundColor" must be a string', {backgroundColor: 1}],
    ['textColor" must be a string', {textColor: 1}],
    ['isCloseable" must be a boolean', {isCloseable: 'yes'}],
    ['color" is not allowed', {color: '#fff'}],
  ];
  expectRefused([
    ['"announcementBar.content" is required', {announcementBar: {isCloseable: true}}],
    ...wrongFields.map(([message, fields]): [string, Structure] => [
      `"announcementBar.${message}`,
      {announcementBar: {...announcementBar, ...fields}},
    ]),
  ]);
});
