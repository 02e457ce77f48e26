import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

/** @typedef {Record<string, unknown>} Exports */

const parameters = 'exports, require, module, __filename, __dirname, __result';

/** The samples of a page as modules: each is evaluated once, when it is its turn or when another imports it. */
export class Modules {
  /** @type {Map<string, Promise<Exports>>} */
  #evaluated = new Map();

  /** Everything that the samples have exported up to now. @type {Exports} */
  session = {};

  /**
   * @param {Record<string, string>} code of each sample, by its name, as CommonJS that may wait
   * @param {string} project folder whose packages the samples import
   */
  constructor(code, project) {
    this.code = code;
    this.require = createRequire(path.join(project, 'package.json'));
    this.project = project;
  }

  /** @param {string} from @param {string} wanted @returns {string | undefined} name of the sample that is imported */
  #find(from, wanted) {
    const base = path.posix.join(path.posix.dirname(from), wanted);
    const names = [base, `${base}.ts`, `${base}/index.ts`, base.replace(/\.m?js$/u, '.ts')];
    return wanted.startsWith('.')
      ? names.find((name) => Object.hasOwn(this.code, name))
      : undefined;
  }

  /**
   * @param {string} name
   * @param {(value: unknown) => void} onResult takes the value of its last line
   * @returns {Promise<Exports>} what the sample exports
   */
  evaluate(name, onResult = () => {}) {
    const before = this.#evaluated.get(name);
    if (before) {
      return before;
    }
    const evaluated = this.#run(name, onResult);
    this.#evaluated.set(name, evaluated);
    return evaluated;
  }

  /** @param {string} name @param {(value: unknown) => void} onResult @returns {Promise<Exports>} */
  async #run(name, onResult) {
    const code = this.code[name] ?? '';
    /** @type {Map<string, Exports>} */
    const imported = new Map();
    for (const [, wanted = ''] of code.matchAll(/\brequire\("(\.[^"]*)"\)/gu)) {
      const found = this.#find(name, wanted);
      if (found) {
        imported.set(wanted, await this.evaluate(found));
      }
    }
    const require = Object.assign(
      (/** @type {string} */ wanted) => imported.get(wanted) ?? this.require(wanted),
      this.require,
    );
    const module = {exports: /** @type {Exports} */ ({})};
    const wrapped = `(async function (${parameters}) {${code}\n})`;
    const body = new vm.Script(wrapped, {filename: name}).runInThisContext();
    await body(module.exports, require, module, name, this.project, onResult);
    const {default: _, ...names} = module.exports;
    Object.assign(this.session, names);
    return module.exports;
  }
}
