import {compareFiles} from './files';
import {objectsWith} from './objects';
import {toPattern} from './pattern';

const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|ALL)\b/;

/** `GET`, `POST /a` are `GET /a` and `POST /a`. */
function readRoutes(texts: readonly string[]): string[] {
  const routes: string[] = [];
  let methods: string[] = [];
  for (const text of texts) {
    const [method] = METHOD.exec(text) ?? [];
    const path = text.slice(method?.length ?? 0).trim();
    methods.push(...(method ? [method] : []));
    if (path) {
      routes.push(...(methods.length > 0 ? methods.map((each) => `${each} ${path}`) : [path]));
      methods = [];
    }
  }
  return [...routes, ...methods];
}

/** The routes of files: objects with `method` and `path`. A word that begins with a slash is what the table has before each path. */
export const routes = compareFiles(
  (files) =>
    objectsWith(files, 'method', 'path').map(({method, path}) => `${method.toUpperCase()} ${path}`),
  (names, [prefix = '']) =>
    (texts) =>
      readRoutes(texts).flatMap((route) => {
        const below = route.replace(` ${prefix}`, ' ').replace(/ $/, ' /');
        const pattern = toPattern(below, /…/);
        const found = names.filter((name) => pattern.test(name));
        return found.length > 0 ? found : [route];
      }),
);
