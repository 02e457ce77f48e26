import path from 'node:path';
import {explain, projectDir, runMain} from '../process.mjs';
import {writeOffline} from './write';

const show = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** After the build, because all of its plugins write files at its end, at the same time. */
void runMain(async () => {
  const {download, stored} = explain(() => writeOffline(path.join(projectDir, 'build')));
  process.stdout.write(
    `A copy for offline: ${show(download)} to download, ${show(stored)} in the browser.\n`,
  );
  return 0;
});
