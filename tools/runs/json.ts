/** A value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | {[name: string]: Json};

function isObject(value: Json | undefined): value is {[name: string]: Json} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns what a value has of the shape of another: the same names in objects, the same order of names. */
export function pick(value: Json, shape: Json): Json {
  if (Array.isArray(value) && Array.isArray(shape)) {
    return value.map((item, index) => pick(item, shape[index] ?? shape.at(-1) ?? item));
  }
  if (isObject(value) && isObject(shape)) {
    const names = Object.keys(shape).filter((name) => Object.hasOwn(value, name));
    return Object.fromEntries(names.map((name) => [name, pick(value[name]!, shape[name]!)]));
  }
  return value;
}

/** Returns a value with the names of its objects in the order of another value, the others behind them. */
export function order(value: Json, like: Json): Json {
  if (Array.isArray(value)) {
    const shapes = Array.isArray(like) ? like : [];
    return value.map((item, index) => order(item, shapes[index] ?? shapes.at(-1) ?? null));
  }
  if (isObject(value)) {
    const shape = isObject(like) ? like : {};
    const names = [...new Set([...Object.keys(shape), ...Object.keys(value)])];
    return Object.fromEntries(
      names.flatMap((name) =>
        Object.hasOwn(value, name) ? [[name, order(value[name]!, shape[name] ?? null)]] : [],
      ),
    );
  }
  return value;
}

/** Returns the value of a text, undefined when it is not JSON. */
export function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
