import path from 'node:path';
import type {Fence} from './fences';

/** The file that a title stands for; undefined when it is no plain path of a module in this language. */
function titleToPath({title, language}: Fence): string | undefined {
  return title &&
    /^[\w@.[\]-]+(?:\/[\w@.[\]-]+)*$/.test(title) &&
    !title.split('/').some((part) => part === '..' || part === 'node_modules') &&
    title.endsWith(`.${language}`) &&
    // The compiler leaves declaration files unchecked.
    !title.endsWith('.d.ts')
    ? path.posix.normalize(title)
    : undefined;
}

/**
 * Returns a file for every fence. A page has a folder, in which a fence is named by its title, so that the fences of a page
 * can import each other. A second fence of that title lies beside the first.
 */
export function nameFiles(fences: readonly Fence[]): Map<string, Fence> {
  const files = new Map<string, Fence>();
  for (const fence of fences) {
    const folder = fence.file.replace(/\.mdx?$/, '');
    const titled = titleToPath(fence);
    const own = `fence-${fence.line}.${fence.language}`;
    const wanted = path.posix.join(folder, titled ?? own);
    const name = files.has(wanted) ? path.posix.join(path.posix.dirname(wanted), own) : wanted;
    files.set(name, fence);
  }
  return files;
}
