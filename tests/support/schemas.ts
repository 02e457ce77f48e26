import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectDir} from '../paths';

const formats = {uri: /^https?:\/\//u, date: /^\d{4}-\d\d-\d\d$/u};

const validators = new Map<string, ValidateFunction>();

/**
 * Compiles a schema of `static/schemas/`. Clients have to take fields that they do not know, so the schemas allow them; our
 * files have none, so here they are errors.
 */
function compileClosed(name: string): ValidateFunction {
  const file = path.join(projectDir, 'static', 'schemas', `${name}.v1.json`);
  const schema = JSON.parse(readFileSync(file, 'utf8'), (_, part: unknown) =>
    isObject(part) && isObject(part.properties) && part.additionalProperties === undefined
      ? {...part, additionalProperties: false}
      : part,
  ) as object;
  return new Ajv2020({allErrors: true, formats}).compile(schema);
}

/**
 * Returns what a schema finds wrong with a value.
 *
 * @param name `pages` or `symbols`
 */
export function findSchemaErrors(name: string, value: object): unknown[] {
  const validate = validators.get(name) ?? compileClosed(name);
  validators.set(name, validate);
  return validate(value) ? [] : validate.errors!;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
