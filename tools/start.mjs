import {createServer} from 'node:net';
import {installIfMissing} from './install.mjs';
import {listen, runBin, runMain, UserError} from './process.mjs';

/**
 * @returns {number} the port to serve on: `PORT`, or 3000
 * @throws {UserError} when PORT is not a port number
 */
function readPort() {
  const wanted = process.env.PORT || '3000';
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`PORT is "${wanted}". Set it to a number from 1 to 65535.`);
  }
  return port;
}

await runMain(async () => {
  const port = readPort();
  // Before minutes go into a build that could not be served.
  const server = createServer();
  await listen(server, port, `PORT=${port === 65_535 ? 3000 : port + 1} npm start`);
  server.close();
  await installIfMissing();
  const isBuilt =
    (await runBin('@docusaurus/core', ['build'])) === 0 &&
    (await runBin('tsx', ['tools/offline/cli.ts'])) === 0;
  if (!isBuilt) {
    throw new UserError('The site did not build, see above; nothing is served.');
  }
  // Ctrl+C is the ordinary end of a server, and no error.
  let wasStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      wasStopped = true;
    });
  }
  const code = await runBin('@docusaurus/core', ['serve', '--no-open', '--port', String(port)]);
  return wasStopped ? 0 : code;
});
