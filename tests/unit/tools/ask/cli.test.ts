import {expect, onTestFinished, test, vi} from 'vitest';
import {pathToFileURL} from 'node:url';
import {main} from '../../../../tools/ask/cli';
import {outputPath, writeFiles} from '../../support/files';
import {bin, runNode} from './command';
import {cron, writeSmallBuild} from './small-build';

/** Runs the command in a folder whose tsconfig.json is none. */
const run = (args: readonly string[], env?: Record<string, string>) =>
  runNode(bin, args, {cwd: writeFiles('elsewhere', {'tsconfig.json': 'no JSON'}), env});

test('search, page and about answer from the build, for people and for programs', async () => {
  const build = ['--build', await writeSmallBuild()];
  const [search, page, about, json] = await Promise.all([
    run(['search', 'which', 'instance', 'runs', 'a', 'job', ...build]),
    run(['page', '/docs/jobs', ...build]),
    run(['about', `${cron}#createCronService`, ...build]),
    run(['about', cron, '--json', ...build]),
  ]);
  for (const {status, stderr} of [search, page, about, json]) {
    expect([status, stderr]).toEqual([0, '']);
  }
  expect(search.stdout).toContain(
    'Jobs › The way (Docs)\n  https://site.test/docs/jobs#the-way\n  Each instance runs it.\n',
  );
  expect(page.stdout).toBe('# Jobs\n');
  expect(about.stdout).toContain('createCronService, lines 10–90: “THE-WAY”');
  expect(JSON.parse(json.stdout)).toMatchObject({subject: cron, strapiVersion: '1.2.3'});
});

test('bad input is answered by one sentence and exit code 2, with nothing on standard output', async () => {
  const build = ['--build', await writeSmallBuild()];
  const broken = writeFiles('broken', {'pages.json': '{}'});
  const missing = outputPath('nothing');
  const mistakes: [args: string[], message: string][] = [
    [[], 'Name a command: search, page, about, stale, mcp'],
    [['explain', 'cron'], 'There is no command "explain"'],
    [['constructor'], 'There is no command "constructor"'],
    [['search', ...build], 'Say what to search for'],
    [['search', '  ', ...build], 'Say what to search for'],
    [
      ['search', 'cron', '--build', missing],
      `There is no build of the site in ${missing}: run "npm run build"`,
    ],
    [['about', cron, '--build', broken], 'has no symbols.json: run "npm run build" again.'],
    [['page', '/', '--build', broken], 'is not of this version of the site'],
    [['page', ...build], 'Name one route'],
    [['page', '/docs/job', ...build], 'There is no page /docs/job; did you mean /docs/jobs?'],
    [['page', '../../package.json', ...build], 'There is no page'],
    [['about', 'packages/nope/x.ts', ...build], 'has no file or folder "packages/nope/x.ts"'],
    [['about', '#nowhere', ...build], 'has no symbol "nowhere"'],
    [['stale', ...build], 'Say which version to compare with'],
    [['stale', '--against', 'latest', ...build], '"latest" is no exact version of Strapi'],
    [
      ['page', '/docs/jobs', '--against', '1.0.0', ...build],
      '--against belongs to the command "stale".',
    ],
    [['page', '--frob'], "Unknown option '--frob'"],
  ];
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    printed.mockRestore();
    said.mockRestore();
  });
  for (const [args, message] of mistakes) {
    said.mockClear();
    const status = await main(args);
    const sentences = said.mock.calls.map(([text]) => String(text));
    expect([args, status, sentences]).toEqual([args, 2, [expect.stringContaining(message)]]);
    expect(sentences[0]!.indexOf('\n')).toBe(sentences[0]!.length - 1);
  }
  expect(printed).not.toHaveBeenCalled();
});

test('the process ends with that code', async () => {
  const {status, stdout, stderr} = await run(['explain']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^There is no command "explain", .+\n$/u);
});

test('packages that cannot be had end a comparison with a sentence', async () => {
  const args = ['stale', '--against', '0.0.1', '--build', await writeSmallBuild()];
  // Nothing listens on this port.
  const env = {npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0'};
  const {status, stdout, stderr} = await run(args, env);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
    /^The source of Strapi 0\.0\.1 cannot be had: .+\.$/u,
  );
  expect(stderr).not.toContain('    at ');
});

test('what a test imports of the command is what npx runs', async () => {
  const {bin: declared} = (await import('../../../../package.json')) as unknown as {
    bin: Record<string, string>;
  };
  const file = pathToFileURL(bin).href;
  expect(Object.values(declared).map((name) => file.endsWith(`/${name}`))).toEqual([true]);
  const help = await run(['--help']);
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('about <file[#symbol]>')]);
});
