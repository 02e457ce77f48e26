import type {Check, Problem} from '../check';
import {plural} from '../../plural';
import {installPinned} from '../../strapi/install';
import {checkJson, checkYaml} from './data';
import {collectFences, type Fence, isChecked, isCompiled} from './fences';
import {checkShell} from './shell';
import {typecheck} from './typecheck';

/** At most this share of the code samples may be fragments. */
const FRAGMENT_LIMIT = 0.05;

/**
 * The share is of the `ts` and `tsx` fences and of what stands in for them. It has no floor: a small content with one fragment is
 * above the limit.
 */
function checkFragmentShare(fragments: readonly Fence[], total: number): Problem[] {
  const limit = Math.floor(total * FRAGMENT_LIMIT);
  return fragments.length <= limit
    ? []
    : fragments.map(({file, line, column}) => ({
        file,
        line,
        column,
        message: `${fragments.length} of ${plural(total, 'code sample')} are fragments, at most ${limit} may be (5 %): make this one compile, or another.`,
      }));
}

/** Every code block: TypeScript compiles, JSON and YAML can be read, the `strapi` commands of shell blocks exist. */
export const samples: Check = {
  name: 'samples',
  check: async ({pages, selected, cli, report}) => {
    const everywhere = collectFences(pages).fences;
    const fragments = everywhere.filter(({fragment}) => fragment);
    const total = everywhere.filter((fence) => isCompiled(fence) || fence.fragment).length;

    const {fences, problems} = collectFences(selected);
    const code = fences.filter((fence) => isCompiled(fence) && !fence.fragment);
    const json = fences.filter((fence) => isChecked(fence, 'json'));
    const yaml = fences.filter((fence) => isChecked(fence, 'yaml'));
    const shell = fences.filter((fence) => isChecked(fence, 'shell'));
    if (code.length > 0) {
      await installPinned();
    }
    // Side by side: the command line is loaded here while the compiler runs in a process of its own.
    const [ofTypes, ofShell] = await Promise.all([
      typecheck(code),
      Promise.all(shell.map((fence) => checkShell(fence, cli))),
    ]);
    report(
      `${plural(code.length, 'code sample')} compiled, ${plural(fragments.length, 'fragment')}, ${json.length} json, ${yaml.length} yaml and ${shell.length} shell blocks read`,
    );
    return [
      ...problems,
      ...ofTypes,
      ...json.flatMap(checkJson),
      ...yaml.flatMap(checkYaml),
      ...ofShell.flat(),
      ...checkFragmentShare(fragments, total),
    ];
  },
};
