import {isGenerated} from '../content/page-kinds';
import {partsOf, sectionsOf} from '../content/page-sections';
import {type Check, eachPage} from '../check';

const MOST = 5;

/** A page has at most five traps, each an H3 below the H2 "Traps". */
export const trapCount: Check = {
  name: 'trap-count',
  check: eachPage((page) => {
    const sections = sectionsOf(page).filter(
      ({heading}) => heading && /\btraps\b/iu.test(heading.text),
    );
    const traps = sections.flatMap((section) => partsOf(page, section).slice(1));
    return traps.length > MOST && !isGenerated(page)
      ? [
          {
            ...traps[MOST]!.heading!.place,
            message: `The page has ${traps.length} traps, ${MOST} at most: keep the most damaging, move the others to an operations page or drop them.`,
          },
        ]
      : [];
  }),
};
