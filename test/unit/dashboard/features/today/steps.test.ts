import { expect, test } from 'vitest';
import {
  isNew,
  nextSteps,
  STEPS,
  type Step,
} from '../../../../../src/dashboard/features/today/steps/steps.ts';

const state = (value: boolean | undefined, over: Partial<Record<Step, boolean | undefined>> = {}) =>
  ({ ...Object.fromEntries(STEPS.map((step) => [step, value])), ...over }) as Record<
    Step,
    boolean | undefined
  >;
const first: Partial<Record<Step, boolean>> = { inbox: true, invite: true, signature: true, autoReply: true };

test.each<[string, Record<Step, boolean | undefined>, Step[], Step[]]>([
  ['nothing is known', state(undefined), [], []],
  ['nothing is done', state(false), [], ['inbox', 'invite', 'signature', 'autoReply']],
  ['an inbox is there', state(false, { inbox: true }), [], ['invite', 'signature', 'autoReply']],
  ['one is left', state(false), ['invite'], ['inbox', 'signature', 'autoReply']],
  [
    'a later one is done first',
    state(false, { audit: true }),
    [],
    ['inbox', 'invite', 'signature', 'autoReply'],
  ],
  ['one of the first is unknown', state(false, { ...first, signature: undefined }), [], []],
  ['the first are done', state(false, first), [], ['channel', 'audit', 'calendar']],
  [
    'the first are left',
    state(false),
    ['inbox', 'invite', 'signature', 'autoReply'],
    ['channel', 'audit', 'calendar'],
  ],
  [
    'the first are done or left',
    state(false, { ...first, invite: false }),
    ['invite'],
    ['channel', 'audit', 'calendar'],
  ],
  ['a later one is unknown', state(false, { ...first, channel: undefined }), ['audit'], ['calendar']],
  [
    'an unknown one was left',
    state(false, { ...first, invite: undefined }),
    ['invite'],
    ['channel', 'audit', 'calendar'],
  ],
  ['all are done', state(true), [], []],
  ['all are left', state(false), [...STEPS], []],
])('the next steps when %s', (_, isDone, left, steps) => {
  expect(nextSteps(isDone, left)).toEqual(steps);
});

test('an organization is new for thirty days', () => {
  const at = (time: string) => isNew('2026-11-01T00:00:00.000Z', Date.parse(time));
  expect([at('2026-11-01T00:00:00Z'), at('2026-11-30T23:59:59Z'), at('2026-12-01T00:00:00Z')]).toEqual([
    true,
    true,
    false,
  ]);
});
