import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {explain, projectDir, runMain, UserError} from '../process.mjs';
import {readHostTable} from './files';
import {nginxSite} from './nginx';
import {type BuildFiles, FILES_LIST, publish, readListen} from './publish';

const usage = `npm run publish-build -- /srv/site   publishes the build for an nginx on this machine

--build <folder>        takes another build than build/.
--listen <address>      what nginx listens on; when it is not named, what it was the last time, or 8080.
--keep-days <days>      for how long files of former builds are kept; 30 when it is not named.
--search-host <origin>  as for "npm run host-files".`;

void runMain(async () => {
  const {values, positionals} = explain(
    () =>
      parseArgs({
        allowPositionals: true,
        options: {
          build: {type: 'string', default: path.join(projectDir, 'build')},
          'keep-days': {type: 'string', default: '30'},
          listen: {type: 'string'},
          'search-host': {type: 'string'},
        },
      }),
    usage,
  );
  const [siteDir, ...others] = positionals;
  const keepDays = Number(values['keep-days']);
  if (!siteDir || others.length > 0 || !(keepDays >= 0)) {
    throw new UserError(
      `Name the one folder of the published site, and days as a number.\n\n${usage}`,
    );
  }
  const list = path.join(projectDir, 'deploy', 'made', FILES_LIST);
  if (!existsSync(list)) {
    throw new UserError('Nobody knows whether the build is whole: run "npm run host-files" first.');
  }
  const table = readHostTable(values.build, values['search-host']);
  const target = path.resolve(siteDir);
  // Folders too are for nginx to read.
  process.umask(0o022);
  const listen = values.listen ?? readListen(target) ?? '8080';
  const release = explain(() =>
    publish({
      buildDir: values.build,
      files: JSON.parse(readFileSync(list, 'utf8')) as BuildFiles,
      siteDir: target,
      basePath: table.basePath,
      configure: (folders) => nginxSite(table, {listen, ...folders}),
      keepDays,
    }),
  );
  process.stdout.write(
    `${release}\n${path.join(target, 'site.conf')} names it: "nginx -t && nginx -s reload" serves it.\n`,
  );
  return 0;
});
