import path from 'node:path';

/** The project's folder, where the configuration of markdownlint and cspell lies, for the editors to find it. */
export const CONFIG_DIR = path.join(import.meta.dirname, '..', '..');
