import {expect, test} from 'vitest';
import {GLOSSARY_FILE} from '../../../../../src/glossary/terms';
import {glossaryTerms} from '../../../../../tools/checks/rules/glossary-terms';
import {check, page} from '../support';

const glossary = (...paragraphs: string[]) => page(paragraphs.join('\n\n'), GLOSSARY_FILE);

test('a word without an anchor, without a definition, and with too long ones', async () => {
  expect(
    await check(
      glossaryTerms,
      glossary(
        '## Content {#content}',
        '### Draft',
        'A row.',
        '### Entry {#entry}',
        '| A | B |\n| --- | --- |',
        '### Row {#row}',
        'One. Two. Three.',
        '### Key {#key}',
        `${'k'.repeat(320)}.`,
      ),
    ),
  ).toEqual([
    `${GLOSSARY_FILE}:3 "Draft" has no anchor, so that no page can link it: write its id, "### Draft {#…}".`,
    `${GLOSSARY_FILE}:7 "Entry" has no definition: write a paragraph below its heading.`,
    `${GLOSSARY_FILE}:12 "Row" is defined in 3 sentences: say it in 2, the rest in a second paragraph.`,
    `${GLOSSARY_FILE}:16 "Key" is defined in 321 characters: say it in 320, because links show it as a hint.`,
  ]);
});

test('passes with a definition of two sentences, whatever follows', async () => {
  const text = 'What `strapi.get(name)` returns, in `api::a.b`. It is made once.';
  expect(
    await check(glossaryTerms, glossary('### Service {#service}', text, 'More. More. More.')),
  ).toEqual([]);
});
