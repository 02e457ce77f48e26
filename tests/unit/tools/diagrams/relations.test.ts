import {expect, test} from 'vitest';
import {type Database, tellRelations} from '../../../../tools/diagrams/relations';

const tell = (type: string, db: Database) => tellRelations({type, db});

test('a flowchart: what leads to what, what a group contains', () => {
  expect(
    tell('flowchart-v2', {
      getVertices: () =>
        new Map([
          ['a', {text: 'Open<br/>the #quot;door#quot;'}],
          ['b', {}],
        ]),
      getSubGraphs: () => [{id: 'g', title: 'House', nodes: ['a', 'b']}],
      getEdges: () => [
        {start: 'a', end: 'b', text: 'if there is one', type: 'arrow_point'},
        {start: 'b', end: 'g', text: '', type: 'arrow_open'},
        {start: 'b', end: 'a', text: '', type: 'double_arrow_point'},
      ],
    }),
  ).toEqual([
    '“House” contains “Open the "door"”, “b”',
    '“Open the "door"” leads to “b”: if there is one',
    '“b” is connected to “House”',
    '“b” leads to and comes from “Open the "door"”',
  ]);
});

test('a sequence: messages, notes and blocks in their order', () => {
  const LINETYPE = {SOLID: 0, NOTE: 2, LOOP_START: 10, LOOP_END: 11};
  expect(
    tell('sequence', {
      LINETYPE,
      getActors: () => new Map([['A', {description: 'Client'}]]),
      getMessages: () => [
        {type: LINETYPE.LOOP_START, message: 'each page'},
        {from: 'A', to: 'B', type: LINETYPE.SOLID, message: 'GET'},
        {from: 'A', to: 'A', type: LINETYPE.SOLID, message: 'waits'},
        {type: LINETYPE.LOOP_END, message: undefined},
        {from: 'A', to: 'B', type: LINETYPE.NOTE, message: 'done'},
      ],
    }),
  ).toEqual([
    'Repeated: each page',
    '“Client” to “B”: GET',
    '“Client” itself: waits',
    'End of this part',
    'Note: done',
  ]);
});

test('states: where each leads, from the start to the end', () => {
  expect(
    tell('stateDiagram', {
      getStates: () =>
        new Map([
          ['c', {type: 'choice'}],
          ['s', {descriptions: ['Still here']}],
        ]),
      getRelations: () => [
        {id1: 'root_start', id2: 's'},
        {id1: 's', id2: 'c', relationTitle: 'asked'},
        {id1: 'c', id2: 'root_end'},
      ],
    }),
  ).toEqual([
    'From the start to “Still here”',
    'From “Still here” to the choice “c”: asked',
    'From the choice “c” to the end',
  ]);
});

test('entities: how many of each belong to the other', () => {
  expect(
    tell('er', {
      getEntities: () =>
        new Map([
          ['W', {id: 'e-W', label: 'WORKFLOW'}],
          ['S', {id: 'e-S', label: 'STAGE', alias: ''}],
        ]),
      getRelationships: () => [
        {
          entityA: 'e-W',
          entityB: 'e-S',
          roleA: 'stages',
          relSpec: {cardA: 'ONE_OR_MORE', cardB: 'ONLY_ONE'},
        },
      ],
    }),
  ).toEqual(['Exactly one “WORKFLOW” to one or more “STAGE”: stages']);
});

test('another kind is not told', () => {
  expect(tell('pie', {})).toEqual([]);
});
