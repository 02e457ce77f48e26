import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readShippedPackages, writeLicences} from './packages';

type Module = {
  identifier: () => string;
  /** Of a module that several have been merged into. */
  modules?: Iterable<Module>;
};

type Compiler = {
  hooks: {
    done: {
      tap: (
        name: string,
        listener: (stats: {compilation: {modules: Iterable<Module>}}) => void,
      ) => void;
    };
  };
};

/** Returns the files of modules, those that were merged into others included. */
function* filesOf(modules: Iterable<Module>): Generator<string> {
  for (const module of modules) {
    // After the loaders. Styles have their kind before it, and a number behind it.
    const file = module.identifier().split('!').at(-1)!.split('|').find(path.isAbsolute);
    if (file) {
      yield file;
    }
    yield* filesOf(module.modules ?? []);
  }
}

/** Plugin: writes `/licences.txt`, the packages of others that readers get, and stops the build on a licence that is not allowed. */
export default function licencesPlugin(): Plugin {
  const modulePaths = new Set<string>();
  return {
    name: 'licences',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply({hooks}: Compiler) {
                  hooks.done.tap('licences', ({compilation}) => {
                    for (const file of filesOf(compilation.modules)) {
                      modulePaths.add(file);
                    }
                  });
                },
              },
            ],
          },
    async postBuild({outDir}) {
      await mkdir(outDir, {recursive: true});
      const text = writeLicences(readShippedPackages(modulePaths));
      await writeFile(path.join(outDir, 'licences.txt'), text);
    },
  };
}
