import path from 'node:path';
import {parseArgs} from 'node:util';
import {existsSync} from 'node:fs';
import {explain, projectDir, runMain, UserError} from '../process.mjs';
import {writeFiles} from '../write-files';
import {compressTexts} from './compress';
import {hostFiles, readHostTable} from './files';
import {FILES_LIST, listBuildFiles} from './publish';

const usage = `npm run host-files   write deploy/made/, the configuration of hosts for the build in build/, and compress its texts

--build <folder>        takes another build.
--search-host <origin>  allows the hosted search service that the build asks, such as https://search.example.org.`;

void runMain(async () => {
  const {values} = explain(
    () =>
      parseArgs({
        options: {
          build: {type: 'string', default: path.join(projectDir, 'build')},
          'search-host': {type: 'string'},
        },
      }),
    usage,
  );
  if (!existsSync(path.join(values.build, 'sitemap.xml'))) {
    throw new UserError(`There is no build in ${values.build}: run "npm run build" first.`);
  }
  const files = hostFiles(readHostTable(values.build, values['search-host']));
  const count = await compressTexts(values.build);
  files.set(FILES_LIST, JSON.stringify(listBuildFiles(values.build)));
  writeFiles(path.join(projectDir, 'deploy', 'made'), files);
  process.stdout.write(
    `${[...files.keys()].map((file) => `deploy/made/${file}`).join('\n')}\n${count} texts of the build have a Brotli and a gzip file beside them.\n`,
  );
  return 0;
});
