import {codeOf, type Description} from '../descriptions';
import type {Entry} from '../entries';
import {codeLink, routeOf} from '../links';
import {hiddenBases, partsOf} from '../members';
import {Kind, type Reflection} from '../model';
import {writeSignature} from '../signature';
import {cellWriter, parameterName, type Token} from '../types';
import type {RenderContext} from './context';
import {blocks, enumerate, fence, table} from './markdown';

/** The description of an export; `checkDescriptions` has made sure that there is one. */
export function descriptionOf({descriptions}: RenderContext, {name}: Entry): Description {
  return descriptions.get(name)!;
}

/** A link to where an export is documented. */
export function entryLink(entry: Entry): string {
  const label = entry.name === 'default' ? 'default export' : `\`${entry.name}\``;
  return `[${label}](${routeOf(entry)})`;
}

/** What the prefix and the tags of an export say about its stability. */
export function stability({name, tags}: Entry): string {
  const prefix = /^(unstable|private)_/.exec(name)?.[1];
  const marks = [
    ...(prefix === 'unstable' ? ['**Unstable**: it can change in any release.'] : []),
    ...(prefix === 'private' ? ['**Private**: not for plugins.'] : []),
    ...(tags.length > 0
      ? [`The source marks it ${enumerate(tags.map((tag) => `\`${tag}\``))}.`]
      : []),
  ];
  return marks.length === 0
    ? ''
    : `${marks.join(' ')} See [what the prefixes mean](/exports/modules#what-the-prefixes-mean).`;
}

/** The pages that explain an export. */
export function explainedIn(context: RenderContext, {name}: Entry): string {
  const routes = context.explainedIn.get(name) ?? [];
  const pages = routes.map((route) => `[${context.titles.get(route)}](${route})`);
  return pages.length === 0 ? '' : `Explained in ${enumerate(pages)}.`;
}

/** The line that imports an export. */
export function importLine({name, module, typeOnly}: Entry): string {
  if (name === 'default') {
    return `import contentManager from '${module}';`;
  }
  return `import ${typeOnly ? 'type ' : ''}{ ${name} } from '${module}';`;
}

/** The declaration of an export with what its types are. */
export async function signatureBlock(context: RenderContext, entry: Entry): Promise<string> {
  const {signature} = descriptionOf(context, entry);
  if (signature) {
    return fence('ts', signature);
  }
  const written = await writeSignature(entry, context.links, context.packagesDir);
  const internal = written.internal.map(({name, source}) =>
    source ? codeLink(source, name) : `\`${name}\``,
  );
  const linked = written.linked.map(entryLink);
  return blocks([
    fence(written.isComplete ? 'ts' : 'ts signature', written.code),
    linked.length > 0 ? `Documented types: ${linked.join(', ')}.` : '',
    internal.length > 0 ? `Types that are not exported: ${internal.join(', ')}.` : '',
  ]);
}

function memberTokens({kind, signatures, getSignature, type}: Reflection): Token[] {
  if (kind === Kind.method && signatures) {
    return cellWriter.signature(signatures[0]!, ' => ');
  }
  const shown = getSignature?.type ?? type;
  return shown ? cellWriter.type(shown) : [{text: 'interface'}];
}

function memberType(context: RenderContext, member: Reflection, here: Entry): string {
  return context.links.markdown(memberTokens(member), here);
}

/** The name of a member as it is declared: optional, or a method. */
function memberName({name, flags, kind}: Reflection): string {
  return `\`${name}${flags.isOptional ? '?' : ''}${kind === Kind.method ? '()' : ''}\``;
}

/** The table of the members of an export. */
export function membersTable(context: RenderContext, entry: Entry): string {
  const {members, defaults} = descriptionOf(context, entry);
  const shown = partsOf(entry).members;
  const bases = hiddenBases(entry.reflection).map((type) =>
    context.links.markdown(cellWriter.type(type), entry),
  );
  return blocks([
    shown.length > 0
      ? table(
          ['Member', 'Type', 'Default', 'What it is'],
          shown.map((member) => [
            memberName(member),
            memberType(context, member, entry),
            defaults[member.name] ? `\`${defaults[member.name]}\`` : '',
            members[member.name]!,
          ]),
        )
      : '',
    bases.length > 0 ? `It also takes everything of ${enumerate(bases)}.` : '',
  ]);
}

/** The table of the parameters of an export. */
export function parametersTable(context: RenderContext, entry: Entry): string {
  const {parameters} = partsOf(entry);
  const {params, defaults} = descriptionOf(context, entry);
  return parameters.length === 0
    ? ''
    : table(
        ['Parameter', 'Type', 'Default', 'What it is'],
        parameters.map((parameter) => {
          const name = parameterName(parameter);
          const fallback = defaults[name];
          return [
            `\`${name}${parameter.flags.isOptional || parameter.defaultValue ? '?' : ''}\``,
            context.links.markdown(cellWriter.type(parameter.type), entry),
            fallback ? `\`${fallback}\`` : '',
            params[name]!,
          ];
        }),
      );
}

/** Where an export is defined, and its name there where that differs. */
export function definedIn(context: RenderContext, entry: Entry): string {
  const code = codeOf(descriptionOf(context, entry));
  const {symbol} = code;
  return symbol && symbol !== entry.name
    ? `defined as \`${symbol}\` in ${codeLink(code)}`
    : `defined in ${codeLink(code)}`;
}
