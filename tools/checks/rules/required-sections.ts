import {fieldPlace} from '../content/front-matter';
import {type PageKind, pageKindOf} from '../../../src/markdown/front-matter';
import {isGenerated, requiredSections, type RequiredSection} from '../content/page-kinds';
import {type PageSection, sectionsOf} from '../content/page-sections';
import {type Check, eachPage} from '../check';

/** Something wrong, at a section; at the page where there is none. */
type Defect = {section: PageSection | undefined; message: string};

function matches(required: RequiredSection, section: PageSection): boolean {
  if (required.heading) {
    return section.heading
      ? required.heading.test(section.heading.text)
      : required.mayBeOpening === true && section.nodes.length > 0;
  }
  return required.holds!.isIn(section);
}

/** The first place from `start` on that has the section; -1 when there is none. */
function find(required: RequiredSection, sections: readonly PageSection[], start: number): number {
  return sections.findIndex((section, at) => at >= start && matches(required, section));
}

function nameOf({heading}: PageSection): string {
  return heading ? `"${heading.text}"` : 'the opening';
}

function describe({name, accepts}: RequiredSection): string {
  return accepts ? `"${name}" (accepted: ${accepts})` : `"${name}"`;
}

/** What is wrong with a section that is in its place. */
function defects(required: RequiredSection, section: PageSection, next?: PageSection): Defect[] {
  const found: Defect[] = [];
  if (section.nodes.length === 0) {
    found.push({section, message: `Section ${nameOf(section)} is empty: write it.`});
  } else if (required.holds && !required.holds.isIn(section)) {
    found.push({
      section,
      message: `Section ${nameOf(section)} has no ${required.holds.what}: add one.`,
    });
  }
  if (required.isLast && next) {
    found.push({
      section: next,
      message: `Section ${nameOf(next)} stands after ${nameOf(section)}, which ends the page: move it up.`,
    });
  }
  return found;
}

function compare(kind: PageKind, sections: readonly PageSection[]): Defect[] {
  const found: Defect[] = [];
  const taken: number[] = [];
  for (const [place, required] of requiredSections[kind].entries()) {
    const {mayShare} = required;
    const last = taken.at(-1);
    const start = last === undefined ? 0 : last + 1;
    // What shares its place stands between its neighbours, or in one of them.
    const end = mayShare ? find(requiredSections[kind][place + 1]!, sections, start) : -1;
    const upTo = sections.slice(0, end === -1 ? undefined : end + 1);
    const index = find(required, upTo, mayShare ? (last ?? 0) : start);
    if (index !== -1) {
      taken.push(mayShare && index === end ? index - 1 : index);
      found.push(...defects(required, sections[index]!, sections[index + 1]));
      continue;
    }
    const early = sections.find((section, at) => !taken.includes(at) && matches(required, section));
    const after = last === undefined ? 'at the beginning' : `after ${nameOf(sections[last]!)}`;
    found.push(
      early && !mayShare
        ? {
            section: early,
            message: `Section ${nameOf(early)} stands too early: a page of kind "${kind}" has it ${after}. Move it.`,
          }
        : {
            section: last === undefined ? undefined : sections[last],
            message: `A page of kind "${kind}" needs the section ${describe(required)}: add it ${after}.`,
          },
    );
  }
  return found;
}

/** Every page has the sections of its kind, in their order, and each holds what it is for; see page-kinds.ts. */
export const requiredSectionsRule: Check = {
  name: 'required-sections',
  check: eachPage((page) => {
    const kind = pageKindOf(page.frontMatter);
    return kind && !isGenerated(page)
      ? compare(kind, sectionsOf(page)).map(({section, message}) => ({
          ...(section?.heading?.place ?? fieldPlace(page, 'kind')),
          message,
        }))
      : [];
  }),
};
