/** A cited symbol of a file, as readers see it. */
type CitedSymbol = {
  name: string;
  /** `lines 12–40`; absent where no lines are known. */
  lines?: string;
  href: string;
};

/** A cited file or folder with its cited symbols, as readers see it. */
export type CitedFile = {
  path: string;
  href: string;
  /** True when the page cites the file itself, with or without symbols of it. */
  isCited: boolean;
  symbols: CitedSymbol[];
};

/** Number of different references that these files stand for: each cited symbol, and each file that is cited itself. */
export function countReferences(files: readonly CitedFile[]): number {
  return files.reduce((count, file) => count + file.symbols.length + Number(file.isCited), 0);
}
