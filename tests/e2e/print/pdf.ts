import {getDocumentProxy, getResolvedPDFJS} from 'unpdf';

/** A line of text on a page of paper; lengths are points, from the lower left corner. */
type PrintedText = {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
};

export type PrintedPage = {
  width: number;
  height: number;
  /** All texts, from top to bottom. */
  texts: PrintedText[];
  /** Colours that text is filled with, as `#rrggbb`. */
  colors: string[];
};

/** Without spaces, and with letters in the place of ligatures: a PDF says where glyphs are, not which words they make. */
export const lettersOf = (text: string): string => text.normalize('NFKC').replaceAll(/\s/gu, '');

type Operators = {fnArray: number[]; argsArray: unknown[]};

/** Returns the colours that text has. */
function colorsOfText({fnArray, argsArray}: Operators, ops: Record<string, number>): string[] {
  const colors = new Set<string>();
  const stack: string[] = [];
  let fill = '#000000';
  for (const [index, operator] of fnArray.entries()) {
    if (operator === ops.save) {
      stack.push(fill);
    } else if (operator === ops.restore) {
      fill = stack.pop() ?? fill;
    } else if (operator === ops.setFillRGBColor) {
      [fill] = argsArray[index] as [string];
    } else if (operator === ops.showText) {
      colors.add(fill);
    }
  }
  return [...colors];
}

/** Returns what is on the pages of a PDF. */
export async function readPdf(file: Uint8Array): Promise<PrintedPage[]> {
  const {OPS} = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(file);
  return Promise.all(
    Array.from({length: pdf.numPages}, async (_each, index) => {
      const page = await pdf.getPage(index + 1);
      const [, , width, height] = page.view as [number, number, number, number];
      const {items} = await page.getTextContent();
      const texts = items.flatMap((item): PrintedText[] => {
        if (!('str' in item) || item.str.trim() === '') {
          return [];
        }
        const [, , , , left, baseline] = item.transform as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        return [{text: item.str, left, right: left + item.width, baseline, size: item.height}];
      });
      return {
        width,
        height,
        texts: texts.toSorted((a, b) => b.baseline - a.baseline || a.left - b.left),
        colors: colorsOfText((await page.getOperatorList()) as Operators, OPS),
      };
    }),
  );
}
