import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {explain, projectDir, runMain, UserError} from '../process.mjs';
import {readHostTable} from './files';
import {nginxSite} from './nginx';
import {type BuildFiles, FILES_LIST, publish} from './publish';

const usage = `npm run publish-build -- /srv/site   publishes the build for an nginx on this machine

--build <folder>        takes another build than build/.
--listen <address>      what nginx listens on; 8080 when it is not named.
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
          listen: {type: 'string', default: '8080'},
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
  const release = explain(() =>
    publish({
      buildDir: values.build,
      files: JSON.parse(readFileSync(list, 'utf8')) as BuildFiles,
      siteDir: target,
      basePath: table.basePath,
      configure: (folders) => nginxSite(table, {listen: values.listen, ...folders}),
      keepDays,
    }),
  );
  process.stdout.write(
    `${release}\n${path.join(target, 'site.conf')} names it: "nginx -t && nginx -s reload" serves it.\n`,
  );
  return 0;
});
