import {beforeAll, expect, test, vi} from 'vitest';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadStrapiCli, type StrapiCli} from '../../../../../tools/checks/strapi-cli';
import {installPinned} from '../../../../../tools/strapi/install';
import {outputPath} from '../../../support/files';
import {INSTALL_TIMEOUT} from './timeout';

let cli: StrapiCli;

/** The command that has this name or alias. */
function byName(name: string) {
  return cli.program.commands.find(({names}) => names.includes(name));
}

beforeAll(async () => {
  await installPinned();
  cli = await loadStrapiCli();
}, INSTALL_TIMEOUT);

test('the program has its commands, their aliases and options, and which of them the help hides', () => {
  expect(byName('admin:create')).toBe(byName('admin:create-user'));
  expect(byName('templates:generate')).toMatchObject({hidden: false});
  expect(byName('plugin:init')).toMatchObject({hidden: true});
  expect(byName('cloud')?.commands.map(({names}) => names[0])).toContain('environment');
  expect(byName('build')?.options).toContainEqual(expect.objectContaining({long: '--minify'}));
});

test('right arguments are accepted, and no command runs or prints', async () => {
  const target = outputPath('backup');
  const printed = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write'));
  const logged = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  const spies = [...printed, ...logged, vi.spyOn(process, 'exit')];
  try {
    for (const args of [
      ['version'],
      ['--version'],
      ['help', 'transfer'],
      ['cloud'],
      ['plugin:init'],
      ['export', '--no-encrypt', '--file', target],
      ['import', '--file', target],
      ['transfer', '--to', 'https://example.org/admin', '--to-token', 'x', '--force'],
    ]) {
      expect(await cli.judge(args)).toBeUndefined();
    }
    spies.forEach((spy) => expect(spy).not.toHaveBeenCalled());
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
  expect(existsSync(path.dirname(target)) && existsSync(`${target}.tar.gz`)).toBe(false);
});

test('wrong arguments are answered by the command line itself, each time anew', async () => {
  const missing = "required option '-f, --file <file>' not specified";
  expect(await cli.judge(['import'])).toBe(missing);
  expect(await cli.judge(['import', '-f', 'a'])).toBeUndefined();
  expect(await cli.judge(['import'])).toBe(missing);
  expect(await cli.judge(['--verison'])).toBe(
    "unknown option '--verison' (Did you mean --version?)",
  );
});
