/** Lines of a page: front matter on lines 1 to 3, so that the first of these lines is line 4. */
function page(...lines: string[]): string {
  return ['---', 'title: Samples', '---', ...lines, ''].join('\n');
}

const fence = (opening: string, ...code: string[]) => [`\`\`\`${opening}`, ...code, '```'];

/** `count` samples that compile. */
const fillers = (count: number) =>
  Array.from({length: count}, (_, index) =>
    fence('ts', `export const value: number = ${index};`),
  ).flat();

const findMany = (uid: string, params: string) =>
  `export const rows = () => strapi.documents('${uid}').findMany({ ${params} });`;

/** A content in which every page but those called "good" has one thing wrong. */
export const faulty: Record<string, string> = {
  'docs/undeclared.md': page(
    'Text above.',
    '',
    '- A list item:',
    '',
    '  ```ts',
    '  export const one = 1;',
    '  export const services = strapi.container;',
    '  ```',
  ),
  'docs/declared-good.md': page(
    ...fence('ts error="TS2339"', 'export const services = strapi.container;'),
    ...fence(
      'ts error="TS2339 TS2322"',
      'export const services = strapi.container;',
      "export const count: number = 'one';",
    ),
  ),
  'docs/syntax.md': page(...fence('ts', 'const open = (;')),
  'docs/syntax-good.md': page(...fence('ts error="TS1109"', 'const open = (;')),
  'docs/other-error.md': page(
    ...fence('ts error="TS2339"', 'strapi.container;', "export const count: number = 'one';"),
  ),
  'docs/obsolete.md': page(...fence('ts error="TS2339"', 'strapi.log.info("Here");')),
  'docs/hidden.md': page(...fence('ts', '// @ts-ignore', 'strapi.container;')),
  'docs/uid.md': page(...fence('ts', findMany('api::artikle.artikle', ''))),
  'docs/field.md': page(...fence('ts', findMany('api::article.article', "fields: ['titel']"))),
  'docs/component.md': page(
    ...fence(
      'ts',
      "const article = await strapi.documents('api::article.article').findFirst({",
      "  populate: ['seo'],",
      '});',
      'export const name = article?.seo?.metaName;',
    ),
  ),
  'docs/augmenting-good.md': page(
    ...fence(
      'ts',
      "declare module '@strapi/strapi' {",
      '  export namespace Public {',
      '    export interface ContentTypeSchemas {',
      "      'api::stranger.stranger': import('@strapi/strapi').Struct.CollectionTypeSchema;",
      '    }',
      '  }',
      '}',
      'export {};',
    ),
    ...fence('ts', findMany('api::stranger.stranger', '')),
  ),
  'docs/augmented.md': page(...fence('ts', findMany('api::stranger.stranger', ''))),
  'docs/schemas-good.md': page(
    ...fence(
      'ts',
      "const article = await strapi.documents('api::article.article').findFirst({",
      "  populate: ['author', 'blocks', 'categories', 'cover', 'seo'],",
      '});',
      'export const names: (string | null | undefined)[] = [',
      '  article?.title,',
      '  article?.seo?.metaTitle,',
      '  article?.author?.name,',
      '  article?.categories?.[0].name,',
      '];',
      'const [block] = article?.blocks ?? [];',
      "export const quote = block?.__component === 'blocks.quote' ? block.text : undefined;",
      "export const file = strapi.documents('plugin::upload.file').findFirst({ fields: ['mime'] });",
    ),
  ),
  'guides/files-good.md': page(
    ...fence('ts title="src/limits.ts"', 'export const limit = 3;'),
    ...fence('ts title="src/limits.ts"', "export { limit as same } from './limits';"),
    ...fence(
      'tsx title="src/pages/Home.tsx"',
      "import * as React from 'react';",
      "import { Typography } from '@strapi/design-system';",
      "import { Check } from '@strapi/icons';",
      "import { Page } from '@strapi/strapi/admin';",
      "import { Link } from 'react-router-dom';",
      "import { styled } from 'styled-components';",
      "import { limit } from '../limits';",
      '',
      'const Box = styled.div``;',
      '',
      'export const Home = () => {',
      '  const [count] = React.useState(limit);',
      '',
      '  return (',
      '    <Page.Main>',
      '      <Box>',
      '        <Check />',
      '        <Link to="..">',
      '          <Typography>{count}</Typography>',
      '        </Link>',
      '      </Box>',
      '    </Page.Main>',
      '  );',
      '};',
    ),
  ),
  'guides/other-page.md': page(...fence('ts', "export { limit } from './src/limits';")),
  'api/fragments.md': page(
    ...fence('ts fragment="The beginning of a longer file."', 'export const f = () => {'),
    ...fence('js fragment="As Strapi 4 wrote it."', 'module.exports = {};'),
  ),
  'docs/settings.md': page(...fence('ts eror="TS2339"', 'export const one = 1;')),
  'docs/both.md': page(...fence('ts error="TS2339" fragment="Why"', 'export const one = 1;')),
  'docs/code.md': page(...fence('ts error="2339"', 'export const one = 1;')),
  'docs/javascript.md': page(...fence('js', 'module.exports = {};')),
  'docs/language-missing.md': page(...fence('', 'what?')),
  'docs/language-unknown.md': page(...fence('jsonn', '{}')),
  'api/json.md': page(...fence('json', '{', '  "a": 1,', '  "b": 2,', '}')),
  'api/json-good.md': page(...fence('json', '{"a": [1, 2]}')),
  'api/yaml.md': page(...fence('yaml', 'a: 1', 'b: [1, 2')),
  'api/yaml-good.md': page(...fence('yaml', 'a: 1', '---', 'b: [1, 2]')),
  'rfcs/command.md': page(...fence('sh', 'cd my-project', 'npx strapi devlop')),
  'rfcs/option.md': page(...fence('bash', 'yarn strapi export \\', '  --no-encypt')),
  'rfcs/subcommand.md': page(...fence('sh', 'strapi openapi generat')),
  'rfcs/not-for-all.md': page(...fence('sh', 'strapi routes:list --silent')),
  'rfcs/npm.md': page(...fence('sh', 'npm run strapi export --no-encrypt')),
  'rfcs/joined.md': page(...fence('sh', 'strapi ts:generate-types -dx')),
  'rfcs/workspace.md': page(...fence('sh', 'yarn workspace shop strapi devlop')),
  'rfcs/quote.md': page(...fence('sh', 'echo "one', 'two')),
  'rfcs/shell-good.md': page(
    ...fence(
      'sh',
      'git clone https://github.com/strapi/strapi && cd strapi/examples # strapi nothing',
      'npm install strapi-plugin --no-such-option',
      'NODE_ENV=production npm run strapi -- build --minify',
      'npx strapi@5.54.0 develop --bundler webpack --watch-admin',
      'yarn strapi admin:create -f "Kai Doe" -e kai@example.org --password=secret',
      'pnpm strapi openapi generate -ospec.json',
      './node_modules/.bin/strapi ts:generate-types -ds --out-dir types',
      'strapi export --no-encrypt -f backup | tee log; strapi --version; strapi build --help',
      'cat > note.txt <<EOF',
      "This isn't a quote,",
      'strapi nothing is no command',
      'EOF',
      'strapi help transfer',
      'strapi build -v',
      'strapi export --key --k3y',
    ),
  ),
};

/** A content without a fault, at the very limit of fragments: one of twenty samples. */
export const sound: Record<string, string> = {
  'docs/samples.md': page(
    ...fillers(19),
    ...fence('ts fragment="The beginning of a longer file."', 'export const f = () => {'),
  ),
};
