import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {openBuild} from '../../../../tools/budgets/read';
import {outputPath, writeFilesBelow} from '../../support/files';

const weightOf = (text: string) => brotliCompressSync(text).length;

const main = 'console.log("main");'.repeat(10);
const route = 'console.log("route");'.repeat(20);
const styles = '.page{color:red}'.repeat(30);

const html = `<!doctype html><html><head><link rel=stylesheet href=/styles.css><link rel=preload as=script href=/route.js><link rel=preload as=script href=/main.js><link rel=icon href=/icon.svg><script src=/main.js defer></script><script>inline()</script></head><body><p>Ä</body></html>`;

function writeBuild(): string {
  const buildDir = outputPath('build');
  writeFilesBelow(buildDir, {
    'sitemap.xml': '<loc>https://example.com/docs/page</loc><loc>https://example.com/</loc>',
    'index.html': html,
    'docs/page.html': html,
    'main.js': main,
    'route.js': route,
    'styles.css': styles,
  });
  return buildDir;
}

test('the HTML of a page tells its bytes, its elements, its style sheets and its scripts, each file once', () => {
  const {routes, readCosts} = openBuild(writeBuild());
  expect(routes).toEqual(['/', '/docs/page']);
  for (const each of routes) {
    expect(readCosts(each)).toEqual({
      html: Buffer.byteLength(html),
      elements: 10,
      css: weightOf(styles),
      scripts: weightOf(main) + weightOf(route),
    });
  }
});

test('a file is weighed by its path, compressed', () => {
  const {weigh} = openBuild(writeBuild());
  expect(weigh('http://localhost:4310/route.js?v=1')).toBe(weightOf(route));
});

test('without a build it says how to make one', () => {
  expect(() => openBuild(outputPath('nothing'))).toThrow('npm run build');
});
