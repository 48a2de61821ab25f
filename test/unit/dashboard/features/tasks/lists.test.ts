import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changeList,
  effective,
  fits,
  type ListedTask,
  PRIORITIES,
  reversed,
  STATUSES,
  type TaskList,
  type TaskQuery,
} from '../../../../../src/dashboard/features/tasks/lists.ts';

const ME = 7;
const NOW = '2026-11-26T13:00:00.000Z';

function task(id: number, fields: Partial<ListedTask> = {}): ListedTask {
  return {
    id,
    title: `Task ${id}`,
    priority: 'medium',
    status: 'todo',
    assignee_id: null,
    email_id: null,
    tag: null,
    from_address: null,
    subject: null,
    created_at: NOW,
    updated_at: NOW,
    due_at: null,
    snoozed_until: null,
    position: id.toString(16).padStart(8, '0'),
    ...fields,
  };
}

const pages = (...ids: number[][]): TaskList => ({
  pages: ids.map((each, index) => ({
    items: each.map((id) => task(id)),
    next: index < ids.length - 1 ? `cursor=${index}` : undefined,
    total: index === 0 ? ids.flat().length : undefined,
  })),
  pageParams: ids.map(() => undefined),
});
const idsOf = (list: TaskList) =>
  (Array.isArray(list) ? list : list.pages.flatMap(({ items }) => items)).map(({ id }) => id);

describe('lists of tasks that the page holds', () => {
  test('know who “me” and “none” are', () => {
    expect(fits(task(1, { assignee_id: ME }), { assignee_id: 'me' }, ME)).toBe(true);
    expect(fits(task(1, { assignee_id: 8 }), { assignee_id: 'me' }, ME)).toBe(false);
    expect(fits(task(1), { assignee_id: 'me' }, undefined)).toBe(false);
    expect(fits(task(1), { assignee_id: 'none' }, ME)).toBe(true);
    expect(fits(task(1, { assignee_id: 8 }), { assignee_id: '8' }, ME)).toBe(true);
  });

  test('lose a task that no longer fits, and count one less', () => {
    const after = changeList(
      pages([5, 4], [3, 2]),
      { status: 'todo' },
      { task: task(3), change: { status: 'done' } },
      ME,
    );
    expect(idsOf(after)).toEqual([5, 4, 2]);
    expect((after as { pages: { total?: number }[] }).pages[0]!.total).toBe(3);
  });

  test('know what is snoozed and what is overdue', () => {
    const [past, future] = ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
    const asleep = task(1, { snoozed_until: future });
    expect(['true', 'false'].map((snoozed) => fits(asleep, { snoozed }, ME))).toEqual([true, false]);
    const isLate = (fields: Partial<ListedTask>) => fits(task(1, fields), { overdue: 'true' }, ME);
    expect(isLate({ due_at: past })).toBe(true);
    expect([{}, { due_at: future }, { due_at: past, status: 'done' as const }].map(isLate)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('a task that is done is not snoozed, and is snoozed again when that is taken back', () => {
    const until = '2999-01-01T00:00:00.000Z';
    const edits = effective([task(3, { snoozed_until: until })], { status: 'done' });
    const [back] = reversed(edits);
    expect(back).toMatchObject({
      task: { status: 'done', snoozed_until: null },
      change: { status: 'todo', snoozed_until: until },
    });
    expect(reversed(effective([task(3)], { status: 'done' }))[0]?.change).toEqual({ status: 'todo' });
  });

  test('of overdue tasks wait for the API to know the place of another one', () => {
    const edit = { task: task(3), change: { due_at: '2020-01-01T00:00:00.000Z' } };
    expect(idsOf(changeList(pages([6, 5]), { overdue: 'true' }, edit, ME))).toEqual([6, 5]);
  });

  test('take a task in at its place, and count one more', () => {
    const edit = { task: task(3, { status: 'done' }), change: { status: 'todo' as const } };
    const after = changeList(pages([6, 5], [4, 2]), { status: 'todo' }, edit, ME);
    expect(idsOf(after)).toEqual([6, 5, 4, 3, 2]);
    expect((after as { pages: { total?: number }[] }).pages[0]!.total).toBe(5);
  });

  test('count a task whose place is further on than what is loaded, without showing it', () => {
    const list = pages([6, 5], [4]) as Exclude<TaskList, ListedTask[]>;
    list.pages = list.pages.slice(0, 1);
    const edit = { task: task(1, { status: 'done' }), change: { status: 'todo' as const } };
    const after = changeList(list, { status: 'todo' }, edit, ME);
    expect(idsOf(after)).toEqual([6, 5]);
    expect((after as { pages: { total?: number }[] }).pages[0]!.total).toBe(4);
  });

  const fields = fc.record({
    status: fc.constantFrom(...STATUSES),
    priority: fc.constantFrom(...PRIORITIES),
    assignee_id: fc.constantFrom(null, ME, 8),
  });
  const query: fc.Arbitrary<TaskQuery> = fc.record(
    {
      status: fc.constantFrom(...STATUSES),
      priority: fc.constantFrom(...PRIORITIES),
      assignee_id: fc.constantFrom('me', 'none', '8'),
    },
    { requiredKeys: [] },
  );

  test('are after any change what the API would answer', () => {
    fc.assert(
      fc.property(
        fc.array(fields, { minLength: 1, maxLength: 12 }),
        query,
        fields,
        fc.nat(11),
        fc.nat(12),
        (all, filter, change, which, cut) => {
          const tasks = all.map((each, index) => task(100 - index, each));
          const edit = { task: tasks[which % tasks.length]!, change };
          const answer = (list: ListedTask[]) => list.filter((each) => fits(each, filter, ME));
          const wanted = answer(tasks.map((each) => (each === edit.task ? { ...each, ...change } : each)));
          const before = answer(tasks);
          expect(changeList(before, filter, edit, ME)).toEqual(wanted);
          const paged: TaskList = {
            pages: [
              { items: before.slice(0, cut), next: 'cursor=1', total: before.length },
              { items: before.slice(cut), next: undefined, total: undefined },
            ],
            pageParams: [],
          };
          const after = changeList(paged, filter, edit, ME);
          expect(idsOf(after)).toEqual(wanted.map(({ id }) => id));
          expect((after as { pages: { total?: number }[] }).pages[0]!.total).toBe(wanted.length);
        },
      ),
    );
  });

  test('are as before once a change is taken back', () => {
    fc.assert(
      fc.property(fc.array(fields, { minLength: 1, maxLength: 8 }), query, fields, (all, filter, change) => {
        const tasks = all.map((each, index) => task(100 - index, each));
        const before: TaskList = tasks.filter((each) => fits(each, filter, ME));
        const edits = effective(tasks, change);
        const apply = (list: TaskList, edit: (typeof edits)[number]) => changeList(list, filter, edit, ME);
        expect(reversed(edits).reduce(apply, edits.reduce(apply, before))).toEqual(before);
      }),
    );
  });

  test('have a moved task at its place, and as before once that is taken back', () => {
    const before = pages([5, 4], [3, 2]);
    const [edit] = effective([task(2)], { position: '00000004i' });
    const after = changeList(before, { status: 'todo' }, edit!, ME);
    expect(idsOf(after)).toEqual([5, 2, 4, 3]);
    expect(after).toMatchObject({ pages: [{ total: 4 }, {}] });
    const [back] = reversed([edit!]);
    expect(idsOf(changeList(after, { status: 'todo' }, back!, ME))).toEqual([5, 4, 3, 2]);

    const other = changeList(
      before,
      { status: 'todo' },
      { task: task(9, { status: 'done' }), change: { status: 'todo', position: '00000003i' } },
      ME,
    );
    expect(idsOf(other)).toEqual([5, 4, 9, 3, 2]);
    expect(other).toMatchObject({ pages: [{ total: 5 }, {}] });
    const left = changeList(
      before,
      { status: 'todo' },
      { task: task(4), change: { status: 'done', position: '00000009i' } },
      ME,
    );
    expect(idsOf(left)).toEqual([5, 3, 2]);
    expect(left).toMatchObject({ pages: [{ total: 3 }, {}] });
  });

  test('hear nothing of a change to what already is', () => {
    expect(effective([task(1), task(2, { status: 'done' })], { status: 'done' })).toEqual([
      { task: task(1), change: { status: 'done' } },
    ]);
  });
});
