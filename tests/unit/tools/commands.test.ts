import {describe, expect, test} from 'vitest';
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {type AddressInfo, createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isInstalled} from '../../../tools/install.mjs';
import {projectDir} from '../../paths';

function start(port: string) {
  return spawnSync('node', ['tools/start.mjs'], {
    cwd: projectDir,
    encoding: 'utf8',
    env: {...process.env, PORT: port},
    timeout: 20_000,
  });
}

test('npm start on a busy port says so at once and names a way out', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  try {
    const {port} = server.address() as AddressInfo;
    const {status, stderr, stdout} = start(String(port));
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${port} is in use.`);
    expect(stderr).toContain(`PORT=${port + 1} npm start`);
    expect(stdout).not.toContain('production build');
  } finally {
    server.close();
  }
});

for (const port of ['eighty', '0', '65536']) {
  test(`npm start with PORT=${port} says what a port is`, () => {
    const {status, stderr} = start(port);
    expect(status).toBe(1);
    expect(stderr).toContain(`PORT is "${port}". Set it to a number from 1 to 65535.`);
  });
}

describe('what counts as installed', () => {
  const wanted = {
    packages: {
      '': {version: '1.0.0'},
      'node_modules/a': {version: '1.0.0'},
      'node_modules/b': {version: '2.0.0', optional: true},
    },
  };
  const cases: [string, object | undefined, boolean][] = [
    ['nothing there', undefined, false],
    ['another version', {packages: {'node_modules/a': {version: '0.9.0'}}}, false],
    ['all but an optional package', {packages: {'node_modules/a': {version: '1.0.0'}}}, true],
  ];
  for (const [name, installed, expected] of cases) {
    test(name, () => {
      const directory = mkdtempSync(path.join(tmpdir(), 'install-'));
      try {
        writeFileSync(path.join(directory, 'package-lock.json'), JSON.stringify(wanted));
        if (installed) {
          mkdirSync(path.join(directory, 'node_modules'));
          const file = path.join(directory, 'node_modules', '.package-lock.json');
          writeFileSync(file, JSON.stringify(installed));
        }
        expect(isInstalled(directory)).toBe(expected);
      } finally {
        rmSync(directory, {recursive: true});
      }
    });
  }
});
