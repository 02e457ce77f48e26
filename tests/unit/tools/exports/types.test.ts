import {expect, test} from 'vitest';
import type {ModelType} from '../../../../tools/exports/model';
import {checkModel} from '../../../../tools/exports/read';
import {fullWriter, textOf} from '../../../../tools/exports/types';

const string: ModelType = {type: 'intrinsic', name: 'string'};

const written: [type: ModelType, text: string][] = [
  [{type: 'tuple', elements: [{type: 'optional', elementType: string}]}, '[string?]'],
  [
    {
      type: 'tuple',
      elements: [string, {type: 'rest', elementType: {type: 'array', elementType: string}}],
    },
    '[string, ...string[]]',
  ],
  [
    {
      type: 'tuple',
      elements: [{type: 'namedTupleMember', name: 'key', isOptional: true, element: string}],
    },
    '[key?: string]',
  ],
  [
    {
      type: 'templateLiteral',
      head: 'api::',
      tail: [
        [string, '.'],
        [string, ''],
      ],
    },
    '`api::${string}.${string}`',
  ],
  [{type: 'inferred', name: 'T', constraint: string}, 'infer T extends string'],
];

for (const [type, text] of written) {
  test(`${text} is written`, () => {
    expect(textOf(fullWriter.type(type))).toBe(text);
  });
}

/** A model of one export with a type. */
function model(type: unknown): unknown {
  return {
    symbolIdMap: {},
    children: [
      {id: 1, name: 'useThing', kind: 64, flags: {}, signatures: [{name: 'useThing', type}]},
    ],
  };
}

test('a kind of type that cannot be written names itself and the export', () => {
  expect(() => checkModel(model({type: 'array', elementType: {type: 'brandNew'}}), false)).toThrow(
    'useThing: TypeDoc describes a type of it as "brandNew", which tools/exports/types.ts cannot write',
  );
  expect(() => checkModel(model({type: 'array', elementType: string}), false)).not.toThrow();
});

test('a model in another form is refused', () => {
  for (const value of [undefined, [], {children: {}}, {children: []}]) {
    expect(() => checkModel(value, false)).toThrow('The model of TypeDoc has no exports');
  }
});
