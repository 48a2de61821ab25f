import { expect, test } from 'vitest';
import {
  type Conversation,
  changeHeld,
  isGone,
  putBack,
  withChange,
  withRead,
  withStatus,
} from '../../../../src/dashboard/features/mail/actions/change.ts';

const conversation = (id: number, more: Partial<Conversation> = {}) =>
  ({
    id,
    unread_count: 1,
    message_count: 3,
    state: 'open',
    snoozed_until: null,
    label_ids: [5],
    tags: ['Info', 'Support'],
    assignee_id: null,
    last_message: { received_at: `2026-11-${10 + id}T08:00:00.000Z` },
    task: { id, status: 'todo', assignee_id: null },
    ...more,
  }) as Conversation;
const [one, two, three] = [conversation(1), conversation(2), conversation(3)];
const keyOf = (query: object) => ['get', '/api/threads', { params: { query } }];
const idsOf = (held: { pages: { items: Conversation[] }[] }) =>
  held.pages.map(({ items }) => items.map(({ id }) => id));

test('a change reaches pages, lists and single conversations, and nothing else', () => {
  const ids = new Set([2]);
  const read = withRead(true);
  expect(changeHeld({ pages: [{ items: [one] }, { items: [two] }] }, keyOf({}), ids, read)).toMatchObject({
    pages: [{ items: [{ unread_count: 1 }] }, { items: [{ unread_count: 0 }] }],
  });
  expect(changeHeld([one, two], keyOf({}), ids, read)).toMatchObject([
    { unread_count: 1 },
    { unread_count: 0 },
  ]);
  const key = ['get', '/api/threads/{id}', { params: { path: { id: 1 } } }];
  expect(changeHeld(one, key, ids, read)).toBe(one);
  expect(changeHeld(two, key, ids, withRead(false))).toMatchObject({ unread_count: 3 });
});

test('what no longer belongs in a list leaves it, and stays open beside it', () => {
  const done = withChange({ state: 'done' });
  const ids = new Set([2]);
  expect(changeHeld([one, two], keyOf({}), ids, done)).toEqual([one]);
  expect(changeHeld([done(one), done(two)], keyOf({ state: 'done' }), ids, done)).toHaveLength(2);
  expect(changeHeld([one, two], keyOf({ label_id: 5 }), ids, withChange({ remove_label_ids: [5] }))).toEqual([
    one,
  ]);
  expect(changeHeld(two, ['get', '/api/threads/{id}', {}], ids, done)).toMatchObject({
    id: 2,
    state: 'done',
  });
  // A list whose items have no state, such as that of another screen.
  const { state: _, ...part } = two;
  expect(changeHeld([part as Conversation], keyOf({}), ids, withRead(true))).toHaveLength(1);
});

test('only what leaves the list is gone from it', () => {
  expect(isGone(one, { state: 'trash' }, {})).toBe(true);
  expect(isGone(one, { state: 'trash' }, { state: 'trash' })).toBe(false);
  expect(isGone(one, { assignee_id: 7 }, {})).toBe(false);
  expect(isGone(one, { remove_label_ids: [5] }, { label_id: 5 })).toBe(true);
  expect(isGone(one, { tag: 'Neo' }, { tag: 'Info' })).toBe(true);
  expect(isGone(one, { tag: 'Info' }, { tag: 'Info' })).toBe(false);
  expect(isGone(one, { tag: 'Neo' }, {})).toBe(false);
  expect(withChange({ tag: 'Neo' })(one).tags).toEqual(['Neo']);
});

const ME = 7;
const last = (direction: 'inbound' | 'outbound') =>
  ({ direction, received_at: '2026-11-11T08:00:00.000Z' }) as Conversation['last_message'];

test.each<
  [
    query: Parameters<typeof isGone>[2],
    one: Partial<Conversation>,
    change: Parameters<typeof isGone>[1],
    isGone: boolean,
  ]
>([
  [{ assignee_id: 'me' }, { assignee_id: ME }, { assignee_id: null }, true],
  [{ assignee_id: 'me' }, { assignee_id: ME }, { assignee_id: 8 }, true],
  [{ assignee_id: 'me' }, { assignee_id: ME }, { assignee_id: ME }, false],
  [{ assignee_id: 'me' }, { assignee_id: ME }, { state: 'done' }, true],
  [{ assignee_id: 'me' }, { assignee_id: ME }, { add_label_ids: [6] }, false],
  [{ assignee_id: 'me', state: 'done' }, { assignee_id: ME, state: 'done' }, { state: 'open' }, true],
  [{ assignee_id: 'none' }, {}, { assignee_id: ME }, true],
  [{ assignee_id: 'none' }, {}, { assignee_id: 8 }, true],
  [{ assignee_id: 'none' }, {}, { assignee_id: null }, false],
  [{ assignee_id: 'none' }, {}, { state: 'spam' }, true],
  [{ assignee_id: '8' }, { assignee_id: 8 }, { assignee_id: ME }, true],
  [{ assignee_id: '8' }, { assignee_id: 8 }, { assignee_id: null }, true],
  [{ assignee_id: '8' }, { assignee_id: 8 }, { assignee_id: 8 }, false],
  [{ assignee_id: '7' }, { assignee_id: ME }, { assignee_id: ME }, false],
  [{ direction: 'inbound' }, { last_message: last('inbound') }, { state: 'done' }, true],
  [{ direction: 'inbound' }, { last_message: last('inbound') }, { assignee_id: ME }, false],
  [{ direction: 'outbound' }, { last_message: last('outbound') }, { state: 'trash' }, true],
  [{ direction: 'outbound' }, { last_message: last('outbound') }, { add_label_ids: [6] }, false],
  // It was in no such list, so it does not leave one.
  [{ direction: 'outbound' }, { last_message: last('inbound') }, { state: 'done' }, false],
  [{ assignee_id: 'me' }, { assignee_id: 8 }, { assignee_id: null }, false],
  [{ assignee_id: 'none', label_id: 5 }, {}, { remove_label_ids: [5] }, true],
  [
    { assignee_id: 'me', direction: 'inbound' },
    { assignee_id: ME, last_message: last('inbound') },
    { assignee_id: null },
    true,
  ],
])('of the list %j, %j leaves with %j: %s', (query, more, change, gone) => {
  const changed = conversation(1, more);
  expect(isGone(changed, change, query, ME)).toBe(gone);
  if (gone)
    expect(changeHeld([changed, two], keyOf(query), new Set([1]), withChange(change), ME)).toEqual([two]);
});

test('nothing leaves a list of mine while nobody knows who that is', () => {
  expect(isGone(conversation(1, { assignee_id: ME }), { assignee_id: null }, { assignee_id: 'me' })).toBe(
    false,
  );
});

test('a conversation whose last message changes sides leaves the list of those who wait', () => {
  const answered = (each: Conversation) => ({ ...each, last_message: last('outbound') });
  const held = [conversation(1, { last_message: last('inbound') })];
  expect(changeHeld(held, keyOf({ direction: 'inbound' }), new Set([1]), answered, ME)).toEqual([]);
  expect(changeHeld(held, keyOf({ direction: 'outbound' }), new Set([1]), answered, ME)).toHaveLength(1);
  // A list whose messages have no direction.
  expect(changeHeld([one], keyOf({ direction: 'inbound' }), new Set([1]), withRead(true), ME)).toHaveLength(
    1,
  );
});

test('what comes back is where it was, once, whatever page that is', () => {
  const pages = (...lists: Conversation[][]) => ({ pages: lists.map((items) => ({ items })) });
  expect(idsOf(putBack(pages([three], [one]), [two]))).toEqual([[3], [2, 1]]);
  expect(idsOf(putBack(pages([three, two], [one]), [two]))).toEqual([[3, 2], [1]]);
  expect(idsOf(putBack(pages([three], [two]), [one]))).toEqual([[3], [2, 1]]);
  expect(idsOf(putBack(pages([]), [one, three, two]))).toEqual([[3, 2, 1]]);
  expect(putBack([two], [three])).toEqual([three, two]);
});

test('a task changes only what is named, and nobody gets one by it', () => {
  expect(withStatus('done')(one)).toMatchObject({ task: { status: 'done', assignee_id: null } });
  const without = conversation(1, { task: null });
  expect(withStatus('done')(without)).toBe(without);
  expect(withChange({ assignee_id: 4 })(without)).toMatchObject({ task: null, assignee_id: 4 });
});

test('tasks follow their conversation', () => {
  expect(withChange({ state: 'done' })(one).task).toMatchObject({ status: 'done' });
  expect(withChange({ state: 'trash' })(one).task).toMatchObject({ status: 'todo' });
  expect(withChange({ assignee_id: 4 })(one)).toMatchObject({
    assignee_id: 4,
    task: { status: 'todo', assignee_id: 4 },
  });
});

test('a conversation wakes without its time, and labels are added and removed once', () => {
  const until = '2026-11-30T07:00:00.000Z';
  const asleep = withChange({ state: 'snoozed', snoozed_until: until })(one);
  expect(asleep).toMatchObject({ state: 'snoozed', snoozed_until: until });
  expect(withChange({ state: 'open' })(asleep)).toMatchObject({ state: 'open', snoozed_until: null });
  expect(withChange({ add_label_ids: [5, 6] })(one).label_ids).toEqual([5, 6]);
  expect(withChange({ remove_label_ids: [5] })(one).label_ids).toEqual([]);
});
