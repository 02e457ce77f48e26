import {spawnSync} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {listBuildFiles, publish, readListen} from '../../../../tools/host/publish';
import {projectDir} from '../../../paths';

const DAY = 86_400_000;

/** A folder with a build of these files, and what publishing it takes. */
function setUp(files: Record<string, string>) {
  const dir = mkdtempSync(path.join(tmpdir(), 'publish-'));
  const [buildDir, siteDir] = [path.join(dir, 'build'), path.join(dir, 'site')];
  const build = (contents: Record<string, string>) => {
    rmSync(buildDir, {recursive: true, force: true});
    for (const [file, content] of Object.entries(contents)) {
      mkdirSync(path.dirname(path.join(buildDir, file)), {recursive: true});
      writeFileSync(path.join(buildDir, file), content);
    }
  };
  build(files);
  return {
    build,
    buildDir,
    siteDir,
    shared: () => Object.keys(listBuildFiles(path.join(siteDir, 'shared'))),
    served: () => readFileSync(path.join(siteDir, 'site.conf'), 'utf8'),
    publishAt: (now: number, listed = listBuildFiles(buildDir)) =>
      publish({
        buildDir,
        files: listed,
        siteDir,
        basePath: '/',
        configure: ({root}) => root,
        keepDays: 30,
        now,
      }),
  };
}

test('a build takes the place of the one before, whose scripts stay for open tabs, and whose pages do not', () => {
  const {build, publishAt, served, shared} = setUp({
    'index.html': 'one',
    'assets/js/a.1.js': '1',
    'old.html': 'o',
  });
  publishAt(1);
  build({'index.html': 'two', 'assets/js/a.2.js': '2'});
  const release = publishAt(2);
  expect(served()).toBe(release);
  expect(Object.keys(listBuildFiles(release))).toEqual(['.files.json', 'index.html']);
  expect(shared()).toEqual(['assets/js/a.1.js', 'assets/js/a.2.js']);
  expect(readFileSync(path.join(release, 'index.html'), 'utf8')).toBe('two');
});

test('the server can read what was built and published by somebody who keeps files private', () => {
  const {buildDir, publishAt} = setUp({'index.html': 'one', 'assets/a.js': '1'});
  chmodSync(path.join(buildDir, 'index.html'), 0o600);
  chmodSync(path.join(buildDir, 'assets', 'a.js'), 0o600);
  const release = publishAt(1);
  for (const file of [
    path.join(release, 'index.html'),
    path.join(release, '..', '..', 'shared', 'assets', 'a.js'),
  ]) {
    expect(statSync(file).mode & 0o777).toBe(0o644);
  }
});

test('what nginx listens on is read from what was published before', () => {
  const {siteDir} = setUp({});
  expect(readListen(siteDir)).toBeUndefined();
  mkdirSync(siteDir);
  writeFileSync(path.join(siteDir, 'site.conf'), 'server {\n  listen 127.0.0.1:8099;\n}\n');
  expect(readListen(siteDir)).toBe('127.0.0.1:8099');
});

/** Number of a file on the disk. */
const idOf = (release: string, file: string) => statSync(path.join(release, file)).ino;

test('a file that has not changed keeps its time, which browsers ask about', () => {
  const {build, publishAt} = setUp({'index.html': 'same', 'other.html': 'one'});
  const first = publishAt(1);
  build({'index.html': 'same', 'other.html': 'two'});
  const second = publishAt(2);
  expect(idOf(second, 'index.html')).toBe(idOf(first, 'index.html'));
  expect(idOf(second, 'other.html')).not.toBe(idOf(first, 'other.html'));
});

test('scripts are kept for thirty days after their build was replaced, however old they are', () => {
  const {build, publishAt, shared, siteDir} = setUp({'assets/a.js': '1'});
  publishAt(0);
  build({'assets/b.js': '2'});
  publishAt(100 * DAY);
  build({'assets/c.js': '3'});
  publishAt(129 * DAY);
  expect(shared()).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js']);
  build({'assets/d.js': '4'});
  publishAt(131 * DAY);
  expect(shared()).toEqual(['assets/b.js', 'assets/c.js', 'assets/d.js']);
  expect(readdirSync(path.join(siteDir, 'releases'))).toHaveLength(3);
});

test('half of a build is refused, and the site stays as it was', () => {
  const {buildDir, publishAt, served, siteDir} = setUp({'index.html': 'one', 'page.html': 'page'});
  const listed = listBuildFiles(buildDir);
  const release = publishAt(1);
  rmSync(path.join(buildDir, 'page.html'));
  expect(() => publishAt(2, listed)).toThrow(/1 files? differ.*page\.html.*stays as it is/u);
  expect(served()).toBe(release);
  expect(readdirSync(path.join(siteDir, 'releases'))).toEqual(['1']);
});

test('a disk that takes no more leaves the site as it was, and nothing of the new one', () => {
  const {build, buildDir, publishAt, served, siteDir} = setUp({'index.html': 'one'});
  const release = publishAt(1);
  build({'a.html': 'small', 'large.json': 'x'.repeat(3_000_000)});
  const code = `
    import {listBuildFiles, publish} from '${path.join(projectDir, 'tools/host/publish.ts')}';
    const [buildDir, siteDir] = ${JSON.stringify([buildDir, siteDir])};
    publish({buildDir, siteDir, files: listBuildFiles(buildDir), basePath: '/',
        configure: ({root}) => root, keepDays: 30, now: 2});
  `;
  // The largest file that may be written stands for the room that is left.
  const {status, stderr} = spawnSync(
    'bash',
    [
      '-c',
      'ulimit -f 1000; trap "" XFSZ; exec node --import tsx --input-type=module -e "$1"',
      'bash',
      code,
    ],
    {cwd: projectDir, encoding: 'utf8'},
  );
  expect(status, stderr).not.toBe(0);
  expect(stderr).toMatch(/cannot be published to .*EFBIG.*stays as it is/su);
  expect(served()).toBe(release);
  expect(readdirSync(path.join(siteDir, 'releases'))).toEqual(['1']);
});

test('what a killed run has left is removed by one a day later, and does not disturb one before', () => {
  const {publishAt, siteDir} = setUp({'index.html': 'one'});
  const unfinished = path.join(siteDir, 'releases', '1.unfinished');
  mkdirSync(unfinished, {recursive: true});
  publishAt(2);
  expect(existsSync(unfinished)).toBe(true);
  publishAt(2 + DAY);
  expect(existsSync(unfinished)).toBe(false);
});

test('a site below a base path is in folders of this path, where nginx looks for it', () => {
  const {buildDir, siteDir} = setUp({'index.html': 'one', 'assets/a.js': '1'});
  const files = listBuildFiles(buildDir);
  const release = publish({
    buildDir,
    files,
    siteDir,
    basePath: '/docs/',
    configure: ({root}) => root,
    keepDays: 1,
    now: 1,
  });
  expect(Object.keys(listBuildFiles(release))).toEqual(['.files.json', 'docs/index.html']);
  expect(Object.keys(listBuildFiles(path.join(siteDir, 'shared')))).toEqual(['docs/assets/a.js']);
});
