import {fieldPlace} from '../../../src/markdown/field-place';
import {type PageKind, pageKindOf} from '../../../src/markdown/front-matter';
import type {Page} from '../../../src/markdown/pages';
import {isGenerated, kindRules, type KindSection} from '../content/page-kinds';
import {type PageSection, partsOf, sectionsOf} from '../content/page-sections';
import {type Check, eachPage} from '../check';

/** Something wrong, at a section; at the page where there is none. */
type Defect = {section: PageSection | undefined; message: string};

function matches(wanted: KindSection, {heading, nodes, isOpening}: PageSection): boolean {
  if (isOpening) {
    return wanted.mayBeOpening === true && nodes.length > 0;
  }
  return wanted.heading ? wanted.heading.test(heading!.text) : wanted.holds!.isIn({nodes});
}

function nameOf({heading}: PageSection): string {
  return heading ? `"${heading.text}"` : 'the opening';
}

function describe({name, accepts}: KindSection): string {
  return accepts ? `"${name}" (accepted: ${accepts})` : `"${name}"`;
}

/** What is wrong with a section that is in its place. */
function defects({holds}: KindSection, section: PageSection): Defect[] {
  if (section.nodes.length === 0) {
    return [{section, message: `Section ${nameOf(section)} is empty: write it.`}];
  }
  return holds && !holds.isIn(section)
    ? [{section, message: `Section ${nameOf(section)} has no ${holds.what}: add one.`}]
    : [];
}

/** Compares sections with those of their kind, in their order. */
function compare(kind: PageKind, sections: readonly PageSection[]): Defect[] {
  const found: Defect[] = [];
  const taken: number[] = [];
  const wantedOnes = kindRules[kind].sections;
  for (const [place, wanted] of wantedOnes.entries()) {
    const last = taken.at(-1);
    const start = last === undefined ? 0 : last + 1;
    // What is found by what it holds ends where a section begins that is found by its heading.
    const later = wantedOnes.slice(place + 1).filter(({heading}) => heading);
    const isTaken = (section: PageSection) =>
      !wanted.heading && later.some((other) => matches(other, section));
    const index = sections.findIndex(
      (section, at) => at >= start && matches(wanted, section) && !isTaken(section),
    );
    if (index !== -1) {
      taken.push(index);
      found.push(...defects(wanted, sections[index]!));
      continue;
    }
    const early = wanted.heading
      ? sections.find((section, at) => !taken.includes(at) && matches(wanted, section))
      : undefined;
    const after = last === undefined ? 'at the beginning' : `after ${nameOf(sections[last]!)}`;
    if (early) {
      found.push({
        section: early,
        message: `Section ${nameOf(early)} stands too early: a page of kind "${kind}" has it ${after}. Move it.`,
      });
    } else if (!wanted.isOptional) {
      found.push({
        section: last === undefined ? undefined : sections[last],
        message: `A page of kind "${kind}" needs the section ${describe(wanted)}: add it ${after}.`,
      });
    }
  }
  return found;
}

/** Tells whether a section has one of those of an operations page below it. */
const isFault = (parts: readonly PageSection[]) =>
  kindRules.operations.sections
    .slice(1)
    .some((wanted) => parts.slice(1).some((part) => matches(wanted, part)));

/** The pages in a page: an operations page about several faults has an H2 for each, whose H3 are its sections. */
function unitsOf(page: Page, kind: PageKind): PageSection[][] {
  const sections = sectionsOf(page);
  const faults = sections.slice(1).map((section) => partsOf(page, section));
  return kind === 'operations' && faults.some(isFault) ? faults.filter(isFault) : [sections];
}

/** Every page has what its kind needs: its sections in their order, none empty, each with what it is for; see page-kinds.ts. */
export const requiredSections: Check = {
  name: 'required-sections',
  check: eachPage((page) => {
    const kind = pageKindOf(page.frontMatter);
    if (!kind || isGenerated(page)) {
      return [];
    }
    const {holds} = kindRules[kind];
    const found = unitsOf(page, kind).flatMap((sections) => compare(kind, sections));
    if (holds && !holds.isIn({nodes: page.tree.children})) {
      const message = `A page of kind "${kind}" has no ${holds.what}: add one.`;
      found.push({section: undefined, message});
    }
    return found.map(({section, message}) => ({
      ...(section?.heading?.place ?? fieldPlace(page, 'kind')),
      message,
    }));
  }),
};
