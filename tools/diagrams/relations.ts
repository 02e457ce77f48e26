/* oxlint-disable unicorn/consistent-function-scoping -- the function runs in a page, where nothing outside of it is. */

/** What Mermaid has read of a diagram's text: the parts of its databases that tell relations. */
export type Database = {
  getVertices?(): Map<string, {text?: string}>;
  getEdges?(): {start: string; end: string; text: string; type: string}[];
  getSubGraphs?(): {id: string; title: string; nodes: string[]}[];
  getActors?(): Map<string, {description: string}>;
  getMessages?(): {from?: string; to?: string; message: unknown; type: number}[];
  LINETYPE?: Record<string, number>;
  getStates?(): Map<string, {descriptions?: string[]; type?: string}>;
  getRelations?(): {id1: string; id2: string; relationTitle?: string}[];
  getEntities?(): Map<string, {id: string; label: string; alias?: string}>;
  getRelationships?(): {
    entityA: string;
    entityB: string;
    roleA: string;
    relSpec: {cardA: string; cardB: string};
  }[];
};

/**
 * Returns what a diagram shows in words, a sentence for each of its relations; none for kinds of diagrams that it cannot tell.
 *
 * Runs in the page, hence imports nothing.
 *
 * @param diagram what Mermaid has read, with the kind as it calls it: `flowchart-v2`
 */
export function tellRelations({type: kind, db: database}: {type: string; db: Database}): string[] {
  const plain = (text: unknown) =>
    String(text ?? '')
      .replaceAll(/<br\s*\/?>|\\n/giu, ' ')
      .replaceAll(/#(\w+);/gu, (entity, name: string) =>
        name === 'quot' ? '"' : /^\d+$/u.test(name) ? String.fromCodePoint(Number(name)) : entity,
      )
      .replaceAll(/\s+/gu, ' ')
      .trim();
  const quoted = (text: unknown) => `“${plain(text)}”`;
  const labelled = (sentence: string, label: unknown) =>
    plain(label) ? `${sentence}: ${plain(label)}` : sentence;

  const tellFlowchart = () => {
    const vertices = database.getVertices!();
    const groups = database.getSubGraphs!();
    const nameOf = (id: string) =>
      quoted(groups.find((group) => group.id === id)?.title ?? (vertices.get(id)?.text || id));
    const edges = database.getEdges!();
    return [
      ...groups.map(({id, nodes}) => `${nameOf(id)} contains ${nodes.map(nameOf).join(', ')}`),
      ...edges.map(({start, end, text, type}) => {
        const verb = type.startsWith('double_')
          ? 'leads to and comes from'
          : type === 'arrow_open'
            ? 'is connected to'
            : 'leads to';
        return labelled(`${nameOf(start)} ${verb} ${nameOf(end)}`, text);
      }),
    ];
  };

  const tellSequence = () => {
    const types = database.LINETYPE!;
    const actors = database.getActors!();
    const nameOf = (id: string) => quoted(actors.get(id)?.description ?? id);
    const typeNames = new Map(Object.entries(types).map(([name, type]) => [type, name]));
    /** What begins a block, in words. */
    const blocks: Record<string, string> = {
      LOOP_START: 'Repeated',
      ALT_START: 'If',
      ALT_ELSE: 'Else',
      OPT_START: 'Only if',
      PAR_START: 'At the same time',
      PAR_AND: 'and',
      PAR_OVER_START: 'At the same time',
      CRITICAL_START: 'Critical',
      CRITICAL_OPTION: 'Else',
      BREAK_START: 'It ends here if',
    };
    return database.getMessages!().flatMap(({from, to, message, type}) => {
      const name = typeNames.get(type) ?? '';
      if (name === 'NOTE') {
        return [`Note: ${plain(message)}`];
      }
      if (blocks[name]) {
        return [labelled(blocks[name], message)];
      }
      if (/^(?:LOOP|ALT|OPT|PAR|CRITICAL|BREAK)_END$/u.test(name)) {
        return ['End of this part'];
      }
      return from && to && typeof message === 'string'
        ? [
            labelled(
              from === to ? `${nameOf(from)} itself` : `${nameOf(from)} to ${nameOf(to)}`,
              message,
            ),
          ]
        : [];
    });
  };

  const tellStates = () => {
    const states = database.getStates!();
    const nameOf = (id: string) => {
      if (/_start\d*$/u.test(id)) {
        return 'the start';
      }
      if (/_end\d*$/u.test(id)) {
        return 'the end';
      }
      const {descriptions = [], type} = states.get(id) ?? {};
      return type === 'choice' ? `the choice ${quoted(id)}` : quoted(descriptions.join(' ') || id);
    };
    return database.getRelations!().map(({id1, id2, relationTitle}) =>
      labelled(`From ${nameOf(id1)} to ${nameOf(id2)}`, relationTitle),
    );
  };

  const tellEntities = () => {
    const names = new Map(
      [...database.getEntities!().values()].map(({id, label, alias}) => [id, alias || label]),
    );
    const counts: Record<string, string> = {
      ONLY_ONE: 'exactly one',
      ZERO_OR_ONE: 'zero or one',
      ZERO_OR_MORE: 'zero or more',
      ONE_OR_MORE: 'one or more',
      MD_PARENT: 'a parent',
    };
    // The cardinality that is written at the one entity says how many of it belong to the other.
    return database.getRelationships!()
      .map(({entityA, entityB, roleA, relSpec}) =>
        labelled(
          `${counts[relSpec.cardB]} ${quoted(names.get(entityA))} to ${counts[relSpec.cardA]} ${quoted(names.get(entityB))}`,
          roleA,
        ),
      )
      .map((sentence) => sentence[0]!.toUpperCase() + sentence.slice(1));
  };

  if (kind.startsWith('flowchart')) {
    return tellFlowchart();
  }
  const tellers: Record<string, () => string[]> = {
    sequence: tellSequence,
    stateDiagram: tellStates,
    er: tellEntities,
  };
  return tellers[kind]?.() ?? [];
}
