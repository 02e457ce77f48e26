import path from 'node:path';

/** Folder of the project. */
export const projectDir = path.join(__dirname, '..');

/** Folder of the production build. */
export const buildDir = path.join(projectDir, 'build');

/** Folder of the build that asks a hosted search service. */
export const hostedBuildDir = path.join(projectDir, 'build-hosted');

/** Folder of the fixture sites' builds. */
export const fixtureBuildsDir = path.join(projectDir, 'build-fixtures');
