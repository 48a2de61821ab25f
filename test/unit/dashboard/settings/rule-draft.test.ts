import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveItem } from '../../../../src/dashboard/features/settings/parts/order/move-item.ts';
import {
  actionOf,
  assignedTo,
  conditionOn,
  type Field,
  isComplete,
  isFinished,
  newDraft,
  operatorsOf,
} from '../../../../src/dashboard/features/settings/rules/draft.ts';

const FIELDS: Field[] = [
  'from',
  'to',
  'subject',
  'words',
  'attachment_name',
  'tag',
  'has_attachment',
  'is_automatic',
];

describe('a condition that looks at something else', () => {
  test('keeps the text, the comparison and the negation where they mean the same', () => {
    const before = { field: 'from', operator: 'ends_with', value: '@x.example', negate: true } as const;
    expect(conditionOn('to', before)).toEqual({ ...before, field: 'to' });
    expect(conditionOn('words', before)).toEqual({ ...before, field: 'words', operator: 'contains' });
    expect(conditionOn('tag', before)).toEqual({
      field: 'tag',
      operator: 'is',
      value: '',
      negate: false,
    });
    expect(conditionOn('from', conditionOn('tag', before))).toMatchObject({
      operator: 'contains',
      value: '',
    });
  });

  test('compares in a way that its field knows', () => {
    const field = fc.constantFrom(...FIELDS);
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 6 }), (path) => {
        const last = path.reduce((condition, next) => conditionOn(next, condition), conditionOn('from'));
        expect(operatorsOf(last.field)).toContain(last.operator);
      }),
    );
  });
});

test('a draft is finished once each condition and action is filled in', () => {
  const draft = newDraft();
  expect(isFinished(draft)).toBe(false);
  const conditions = [{ ...conditionOn('from'), value: 'kim' }] as typeof draft.conditions;
  expect(isFinished({ ...draft, conditions })).toBe(false);
  const actions = [{ type: 'label' as const, label_id: 7 }];
  expect(isFinished({ ...draft, conditions, actions })).toBe(true);
  expect(isFinished({ ...draft, conditions: [conditionOn('words')], actions })).toBe(false);
  expect(isComplete(actionOf('reply'))).toBe(false);
  expect(isComplete(actionOf('webhook'))).toBe(true);
});

test('a moved item is at its new place, and the others keep their order', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  const size = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(size, fc.nat(), fc.nat(), (count, from, to) => {
      const list = Array.from({ length: count }, (_, i) => i);
      const [a, b] = [from % count, to % count];
      const moved = moveItem(list, a, b);
      expect(moved[b]).toBe(a);
      expect(moved.filter((each) => each !== a)).toEqual(list.filter((each) => each !== a));
    }),
  );
});

test('another assignee of a rule takes no turns with themselves', () => {
  const action = { type: 'assign' as const, assignee_id: 1 };
  expect(assignedTo({ ...action, turns: [2, 3] }, 2)).toEqual({ type: 'assign', assignee_id: 2, turns: [3] });
  expect(assignedTo({ ...action, turns: [2] }, 2)).toEqual({ type: 'assign', assignee_id: 2 });
});
