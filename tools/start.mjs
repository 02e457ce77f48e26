import {createServer} from 'node:net';
import {installIfMissing} from './install.mjs';
import {runBin, runMain, UserError} from './process.mjs';

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

/**
 * Checks that the port is free, before minutes go into a build that could not be served.
 *
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {UserError} when it is not
 */
function assertFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${error.message})`;
      reject(
        new UserError(
          `Port ${port} ${reason}. Stop what listens there, or choose another port: PORT=${port === 65_535 ? 3000 : port + 1} npm start`,
        ),
      );
    });
    server.listen(port, 'localhost', () => server.close(() => resolve()));
  });
}

await runMain(async () => {
  const port = readPort();
  await assertFree(port);
  await installIfMissing();
  const built = await runBin('@docusaurus/core', ['build']);
  if (built !== 0) {
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
