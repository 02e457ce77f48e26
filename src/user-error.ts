/**
 * An error whose message is all that the person at the terminal needs. The command-line tools print it without a stack
 * (`runMain` of process.mjs knows it by its name).
 */
export class UserError extends Error {
  override name = 'UserError';
}
