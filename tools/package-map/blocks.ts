import {packageRoles} from '../../src/strapi/package-roles';
import type {StrapiPackageName} from '../../src/strapi/packages';
import {type Edge, edgesOf, type PackageNode, withoutDetours} from './graph';
import {starts} from './starts';

const shortOf = (name: string) => name.replace('@strapi/', '');
const idOf = (name: string) => shortOf(name).replaceAll('-', '_');
const code = (name: string) => `\`${shortOf(name)}\``;

/** The order of the roles: what builds on what. */
const order = Object.keys(packageRoles);
const inOrder = <Name extends string>(names: readonly Name[]): Name[] =>
  names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));

/** Joins words as a sentence does. */
function list(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
}

/** Says in sentences what a diagram shows. */
function describe(edges: readonly Edge[]): string {
  const sources = [...new Set(edges.map(({from}) => from))];
  return sources
    .map((source) => {
      const own = edges.filter(({from}) => from === source);
      const needs = own.filter(({isPeer}) => !isPeer).map(({to}) => shortOf(to));
      const peers = own.filter(({isPeer}) => isPeer).map(({to}) => shortOf(to));
      const parts = [
        needs.length > 0 && `needs ${list(needs)}`,
        peers.length > 0 && `has ${list(peers)} as ${peers.length > 1 ? 'peers' : 'a peer'}`,
      ];
      return `${shortOf(source)} ${list(parts.filter((part) => part !== false))}.`;
    })
    .join(' ');
}

function diagram(
  direction: 'TD' | 'LR',
  title: string,
  nodes: readonly PackageNode[],
  edges: readonly Edge[],
): string {
  return [
    '```mermaid',
    `flowchart ${direction}`,
    `  accTitle: ${title}`,
    `  accDescr: ${describe(edges)}`,
    ...nodes.map(({name}) => `  ${idOf(name)}["${shortOf(name)}"]`),
    ...edges.map(
      ({from, to, isPeer}) => `  ${idOf(from)} ${isPeer ? '-. "peer" .->' : '-->'} ${idOf(to)}`,
    ),
    // A package that no page explains opens its folder.
    ...nodes.map(({name, directory}) => {
      const address = packageRoles[name].page?.to ?? `/${directory}`;
      return `  click ${idOf(name)} href "${address}"`;
    }),
    '```',
  ].join('\n');
}

function table(nodes: readonly PackageNode[]): string {
  const rows = nodes.map(({name, directory, dependencies, peers}) => {
    const {role, page} = packageRoles[name];
    const needs = [
      dependencies.map(code).join(', '),
      peers.length > 0 && `${peers.length > 1 ? 'peers' : 'peer'}: ${peers.map(code).join(', ')}`,
    ].filter(Boolean);
    const {code: start, label} = starts[name];
    return [
      code(name),
      role,
      needs.join('; ') || 'nothing',
      page ? `[${page.label}](${page.to})` : '–',
      `\`${directory}\`, from [${label}](code:${start})`,
    ];
  });
  return [
    ['Package', 'What it is for', 'Depends on', 'Page', 'Source'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The packages that all others of a list name, in one way of naming them. */
function common(nodes: readonly PackageNode[], way: 'dependencies' | 'peers'): StrapiPackageName[] {
  const [first, ...others] = nodes.map((node) => node[way]);
  return (first ?? []).filter((name) => others.every((names) => names.includes(name)));
}

const isProvider = ({name}: PackageNode) => name.startsWith('@strapi/provider-');

/** The packages that dependencies lead to from the one that every application installs. */
function comingWithStrapi(nodes: readonly PackageNode[]): ReadonlySet<StrapiPackageName> {
  const found = new Set<StrapiPackageName>(['@strapi/strapi']);
  // A set is walked to its end, also over what is added on the way.
  for (const name of found) {
    const {dependencies = []} = nodes.find((node) => node.name === name) ?? {};
    dependencies.forEach((dependency) => found.add(dependency));
  }
  return found;
}

/** Says what all plugins of a diagram need. */
function sayCommon(needed: readonly string[], peers: readonly string[]): string {
  const parts = [
    needed.length > 0 && `also depends on ${list(needed.map(code))}`,
    peers.length > 0 && `has ${list(peers.map(code))} as ${peers.length > 1 ? 'peers' : 'a peer'}`,
  ].filter((part) => part !== false);
  return parts.length > 0
    ? `Each of these plugins ${list(parts)}; those arrows are left out.`
    : 'These plugins need no package in common.';
}

/** Returns the parts about some plugins and providers, except what all the plugins need. */
function aboutPlugins(
  nodes: readonly PackageNode[],
  all: readonly PackageNode[],
  title: (left: readonly string[]) => string,
): {common: string; diagram: string; table: string} {
  const plugins = nodes.filter(({isPlugin}) => isPlugin);
  const needed = common(plugins, 'dependencies');
  const peers = common(plugins, 'peers');
  const left = new Set<string>([...needed, ...peers]);
  const edges = edgesOf(nodes).filter(({to}) => !left.has(to));
  const names = new Set([...nodes.map(({name}) => name), ...edges.map(({to}) => to)]);
  const drawn = all.filter(({name}) => names.has(name));
  return {
    common: sayCommon(needed, peers),
    diagram: diagram('LR', title([...left].map(shortOf)), drawn, edges),
    table: table(nodes),
  };
}

/**
 * Returns the generated parts of the page, by their names.
 *
 * @param packages what the published package.json files say
 */
export function makeBlocks(packages: readonly PackageNode[]): Record<string, string> {
  const nodes = packages
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map((node) => ({
      ...node,
      dependencies: inOrder(node.dependencies),
      peers: inOrder(node.peers),
    }));
  const addOns = [...nodes.filter(({isPlugin}) => isPlugin), ...nodes.filter(isProvider)];
  const framework = nodes.filter((node) => !addOns.includes(node));
  const isFramework = (name: string) => framework.some((node) => node.name === name);
  const frameworkEdges = withoutDetours(edgesOf(framework).filter(({to}) => isFramework(to)));

  const isPresent = comingWithStrapi(nodes);
  const plugins = aboutPlugins(
    addOns.filter(({name}) => isPresent.has(name)),
    nodes,
    (left) => `What plugins and providers need besides ${list(left)}`,
  );
  const installed = aboutPlugins(
    addOns.filter(({name}) => !isPresent.has(name)),
    nodes,
    (left) => `What a project may install, and what that needs besides ${list(left)}`,
  );
  return {
    framework: diagram('TD', 'The packages of the framework', framework, frameworkEdges),
    'framework-table': table(framework),
    'plugins-common': plugins.common,
    plugins: plugins.diagram,
    'plugins-table': plugins.table,
    'installed-common': installed.common,
    installed: installed.diagram,
    'installed-table': installed.table,
  };
}
