import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  collectDiagrams,
  diagramFileOf,
  findUnrendered,
  readRenderedHashes,
  STAMP_FILE,
} from '../../../src/diagrams/store';
import {currentStamp, formatStamp} from '../../diagrams/stamp';
import type {Check, Problem} from '../check';

const renderAgain = 'run "npm run diagrams" and commit what it writes.';

/** Every diagram is rendered, by the present version of Mermaid with the present settings, and there are no others. */
export const renderedDiagrams: Check = {
  name: 'rendered-diagrams',
  check: ({siteDir, pages, selected}) => {
    const problems: Problem[] = findUnrendered(siteDir, selected).map(({file, line, column}) => ({
      file,
      line,
      column,
      message: `The diagram is not rendered, or has changed since: ${renderAgain}`,
    }));
    const wanted = new Set(pages.flatMap(collectDiagrams).map(({hash}) => hash));
    const rendered = readRenderedHashes(siteDir);
    for (const hash of rendered) {
      if (!wanted.has(hash)) {
        problems.push({
          file: diagramFileOf(hash),
          line: 1,
          message: `No page has this diagram: ${renderAgain}`,
        });
      }
    }
    const stampFile = path.join(siteDir, STAMP_FILE);
    const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
    if (rendered.size > 0 && stamp !== formatStamp(currentStamp())) {
      problems.push({
        file: STAMP_FILE,
        line: 1,
        message: `The diagrams were rendered by another version of Mermaid or svgo, or with other settings: ${renderAgain}`,
      });
    }
    return problems;
  },
};
