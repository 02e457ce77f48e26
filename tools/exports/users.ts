import type {Entry} from './entries';

/** Numbers of all reflections that a part of the model refers to; what it inherits from is no use of it. */
function targetsIn(value: unknown, found = new Set<number>()): Set<number> {
  if (Array.isArray(value)) {
    for (const item of value) {
      targetsIn(item, found);
    }
  } else if (typeof value === 'object' && value !== null) {
    const {type, target, refersToTypeParameter} = value as Record<string, unknown>;
    if (type === 'reference' && typeof target === 'number' && !refersToTypeParameter) {
      found.add(target);
    }
    for (const [key, inner] of Object.entries(value)) {
      if (!['inheritedFrom', 'overwrites', 'extendedBy', 'implementedBy'].includes(key)) {
        targetsIn(inner, found);
      }
    }
  }
  return found;
}

/** Returns, for each export, the others whose declaration names it. */
export function findUsers(entries: readonly Entry[]): (entry: Entry) => Entry[] {
  const targets = new Map(
    entries.map((entry) => [entry, targetsIn([entry.reflection, entry.namespace])]),
  );
  return (entry) => {
    const own = [entry.reflection.id, ...(entry.namespace?.children ?? []).map(({id}) => id)];
    return entries.filter(
      (other) => other !== entry && own.some((id) => targets.get(other)!.has(id)),
    );
  };
}
