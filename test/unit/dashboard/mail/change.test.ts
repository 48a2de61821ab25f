import { expect, test } from 'vitest';
import { changeHeld, withRead, withTask } from '../../../../src/dashboard/features/mail/actions/change.ts';

const conversation = (id: number) =>
  ({
    id,
    unread_count: 1,
    message_count: 3,
    task: { id, status: 'todo', assignee_id: null },
  }) as Parameters<typeof changeHeld>[0] & { id: number; unread_count: number };

test('a change reaches pages, lists and single conversations, and nothing else', () => {
  const [one, two] = [conversation(1), conversation(2)] as [never, never];
  const ids = new Set([2]);
  const read = withRead(true);
  expect(changeHeld({ pages: [{ items: [one] }, { items: [two] }] } as never, ids, read)).toMatchObject({
    pages: [{ items: [{ unread_count: 1 }] }, { items: [{ unread_count: 0 }] }],
  });
  expect(changeHeld([one, two] as never, ids, read)).toMatchObject([
    { unread_count: 1 },
    { unread_count: 0 },
  ]);
  expect(changeHeld(one, ids, read)).toBe(one);
  expect(changeHeld(two, ids, withRead(false))).toMatchObject({ unread_count: 3 });
});

test('a task changes only what is named, and nobody gets one by it', () => {
  const one = conversation(1) as never;
  expect(withTask({ status: 'done' })(one)).toMatchObject({ task: { status: 'done', assignee_id: null } });
  expect(withTask({ assignee_id: 4 })(one)).toMatchObject({ task: { status: 'todo', assignee_id: 4 } });
  const without = { ...conversation(1), task: null } as never;
  expect(withTask({ status: 'done' })(without)).toBe(without);
});
