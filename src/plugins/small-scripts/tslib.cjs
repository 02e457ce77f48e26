/* oxlint-disable no-underscore-dangle -- the names of TypeScript */
/**
 * Returns a CommonJS module in the form of an ES module: the one helper of tslib that the scripts of every page use.
 *
 * @param {any} module
 */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
