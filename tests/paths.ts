import path from 'node:path';

/** Folder of the project. */
export const projectDir = path.join(__dirname, '..');

/** Folder of the production build. */
export const buildDir = path.join(projectDir, 'build');

/** Folder of all other builds, each below its name: the fixture sites, and the site under a base path. */
export const otherBuildsDir = path.join(projectDir, 'build-tests');
