import path from 'node:path';
import {STRAPI_VERSION} from '../../../../src/strapi';
import {entryPoints} from '../../../../tools/exports/read';
import type {Input} from '../../../../tools/exports/generate';
import {readInput} from '../../../../tools/exports/run';
import {projectDir} from '../../../paths';

const packagesDir = path.join(projectDir, 'tools', 'strapi');

/** Where a run reads from; the packages and their source were prepared by the steps before the tests. */
export const places = {
  dir: projectDir,
  packagesDir,
  sourceDir: path.join(packagesDir, 'source', STRAPI_VERSION),
  version: STRAPI_VERSION,
};

/** The documented modules by their packages. */
export const packageNames = entryPoints.map((module) => path.posix.dirname(module));

let input: Promise<Input> | undefined;

/** What the real pages are made of; TypeDoc takes seconds, so it is read once in each worker. */
export function realInput(): Promise<Input> {
  return (input ??= readInput(places));
}
