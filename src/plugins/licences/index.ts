import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
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
function* filesOf(modules: Iterable<Module>, siteDir: string): Generator<string> {
  for (const module of modules) {
    // After the loaders. Styles have their kind before it, and a number behind it; their paths are relative.
    const parts = module.identifier().split('!').at(-1)!.split('|');
    const file = parts.find((part) => /[\\/]/u.test(part));
    if (file) {
      yield path.resolve(siteDir, file);
    }
    yield* filesOf(module.modules ?? [], siteDir);
  }
}

/** Plugin: writes `/licences.txt`, the packages of others that readers get, and stops the build on a licence that is not allowed. */
export default function licencesPlugin({siteDir}: LoadContext): Plugin {
  // The rules of Infima that are used come from a generated file (src/plugins/used-infima).
  const modulePaths = new Set([require.resolve('infima/dist/css/default/default.css')]);
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
                    for (const file of filesOf(compilation.modules, siteDir)) {
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
