import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {writeSourceModules} from '../../../../../src/search/plugin/widget-source';
import type {HostedSearch} from '../../../../../src/search/shared/types';

const service = {appId: 'a', searchKey: 'b', index: 'c'};

/** Returns the generated modules by name. */
async function generate(hostedSearch: HostedSearch | undefined): Promise<Record<string, string>> {
  const modules: Record<string, string> = {};
  const createData = async (name: string, data: string | object) => {
    modules[name] = String(data);
    return name;
  };
  await writeSourceModules({createData}, hostedSearch);
  return modules;
}

test('each source is there, and the modules differ, so that the cache of the bundler sees the choice', async () => {
  const [local, hosted] = [await generate(undefined), await generate(service)];
  expect(Object.keys(local)).toEqual(['source.js', 'insights.js']);
  for (const [name, code] of Object.entries(local)) {
    expect(hosted[name]).not.toBe(code);
  }
  for (const code of [local['source.js']!, hosted['source.js']!]) {
    const file: string = JSON.parse(/ from (".*");/u.exec(code)![1]!);
    expect(existsSync(`${file}.ts`), file).toBe(true);
  }
});

test('without a hosted service nothing of its analytics is imported', async () => {
  expect(Object.values(await generate(undefined)).join('\n')).not.toMatch(/@algolia|hosted/u);
});
