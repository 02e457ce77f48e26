import {request} from 'node:http';

/** @typedef {{method: string, path: string, headers: Record<string, string>, body: string}} Request */
/** @typedef {{status: number, statusText: string, headers: Record<string, string>, body: string}} Response */

/** @type {Promise<number> | undefined} */
let port;

/** @param {any} strapi @returns {Promise<number>} the port that the server has got */
function listen(strapi) {
  return new Promise((resolve, reject) => {
    const server = strapi.server.httpServer;
    server.once('error', reject);
    // A sample may work for longer between two requests than the five seconds for which Node keeps a connection by default.
    server.keepAliveTimeout = 60_000;
    strapi.server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/**
 * Sends a request to the server of Strapi, which listens when the first one is sent.
 *
 * @param {any} strapi
 * @param {Request} wanted
 * @returns {Promise<Response>}
 */
export async function send(strapi, {method, path, headers, body}) {
  port ??= listen(strapi);
  const options = {host: '127.0.0.1', port: await port, method, path, headers};
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          statusText: response.statusMessage ?? '',
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: text,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
