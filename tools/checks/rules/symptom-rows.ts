import {resolveLink} from '../../../src/markdown/links';
import type {Page} from '../../../src/markdown/pages';
import {type Symptom, SYMPTOMS_FILE, symptomsOf} from '../../../src/symptoms/rows';
import {headingsOf} from '../content/headings';
import type {Check} from '../check';

/** A cause is read at a glance. */
const LONGEST_CAUSE = 220;

/** A full stop, followed by another sentence. */
const SENTENCE_END = /[.!?]\s+\S/u;

function faultsOf(
  {id, report, cause, code, pages: addresses}: Symptom,
  from: Page,
  pages: readonly Page[],
): (string | false)[] {
  const [address = '', ...more] = addresses;
  const {page, anchor} = resolveLink(address, from, pages);
  return [
    id === '' && `has no anchor, so that nobody can link it: write its id, "### ${report} {#…}"`,
    cause === '' && 'has no cause: write below its heading what it usually is, in one sentence',
    SENTENCE_END.test(cause) && 'has a cause of several sentences: say it in one',
    cause.length > LONGEST_CAUSE &&
      `has a cause of ${cause.length} characters: say it in ${LONGEST_CAUSE}`,
    code.length === 0 &&
      'names no code: add "Look in [`symbol`](code:packages/…#symbol)" in a second paragraph',
    addresses.length === 0 && 'leads to no page: add "Read [section](/route#anchor)"',
    more.length > 0 && `leads to ${addresses.length} pages: keep the one that answers it`,
    address !== '' && !page && `leads to ${address}, which is no page of this site: correct it`,
    address !== '' &&
      page !== undefined &&
      !headingsOf(page).some((heading) => heading.id === anchor) &&
      `leads to ${address}, which is no heading of ${page.file}: name the section that answers it`,
  ];
}

/** A row of the page of symptoms has a cause in one sentence, the code to open and one section of the site that explains it. */
export const symptomRows: Check = {
  name: 'symptom-rows',
  check: ({pages, selected}) => {
    const from = selected.find(({file}) => file === SYMPTOMS_FILE);
    return from
      ? symptomsOf(from).flatMap((symptom) =>
          faultsOf(symptom, from, pages).flatMap((fault) =>
            fault
              ? [{file: from.file, line: symptom.line, message: `"${symptom.report}" ${fault}.`}]
              : [],
          ),
        )
      : [];
  },
};
