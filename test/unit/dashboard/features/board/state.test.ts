import { describe, expect, test } from 'vitest';
import { blockOf, nextHour } from '../../../../../src/dashboard/features/board/pane/block-times.ts';
import { descriptionOf } from '../../../../../src/dashboard/features/board/pane/description.ts';
import { sentenceOf } from '../../../../../src/dashboard/features/board/pane/history-sentence.ts';
import { neighbourOf, stepFrom } from '../../../../../src/dashboard/features/board/state/steps.ts';
import { boardText } from '../../../../../src/dashboard/lib/text/tasks/board.ts';
import { tasksText } from '../../../../../src/dashboard/lib/text/tasks/tasks.ts';

const GRID = [[9, 8, 7], [], [6]];

describe('the board', () => {
  test.each([
    [undefined, 'down', 9],
    [9, 'down', 8],
    [7, 'down', 7],
    [9, 'up', 9],
    [8, 'right', 6],
    [6, 'left', 9],
    [6, 'right', 6],
    [55, 'down', 9],
  ] as const)('leads from %s %s to %s', (from, direction, to) => {
    expect(stepFrom(GRID, from, direction)).toBe(to);
  });

  test('has nowhere to go while it is empty', () => {
    expect(stepFrom([[], []], undefined, 'down')).toBeUndefined();
  });

  test('goes on with the next task of a column, or the one before at its end', () => {
    expect(neighbourOf(GRID, 8)).toBe(7);
    expect(neighbourOf(GRID, 7)).toBe(8);
    expect(neighbourOf(GRID, 6)).toBeUndefined();
  });
});

describe('a task', () => {
  test('leaves out the reference to its mail that Herald writes for the API', () => {
    expect(
      descriptionOf({ description: 'Email from Kim <kim@example.com>: /api/emails/12', email_id: 12 }),
    ).toBe('');
    const own = 'See also: /api/emails/12';
    expect(descriptionOf({ description: own, email_id: null })).toBe(own);
    expect(descriptionOf({ description: `Call first.\n${own}`, email_id: 12 })).toBe(`Call first.\n${own}`);
  });

  test('is given time from the next full hour in the zone of whoever looks, also over midnight', () => {
    const now = new Date('2026-11-26T22:10:00Z');
    expect(nextHour(now, 'Europe/Berlin')).toEqual({ day: '2026-11-27', time: '00:00' });
    expect(nextHour(now, 'Asia/Kolkata')).toEqual({ day: '2026-11-27', time: '04:00' });
    expect(blockOf({ day: '2026-12-31', time: '23:30' }, 90)).toEqual({
      start: '2026-12-31T23:30:00',
      end: '2027-01-01T01:00:00',
    });
  });

  test.each([
    ['status', 'todo', 'done', 'user:7', 'You moved it from “To do” to “Done”.'],
    ['status', 'todo', 'done', 'agent:4294967303', 'Claude for Kim moved it from “To do” to “Done”.'],
    ['priority', 'low', 'urgent', 'system', 'Herald changed the priority from “Low” to “Urgent”.'],
    ['assignee', null, '8', 'user:8', 'Kim assigned it to Kim.'],
    ['assignee', '8', '7', 'key:3', 'An API key reassigned it from Kim to Demo.'],
    ['assignee', '8', null, 'user:7', 'You unassigned Kim.'],
    ['due_at', null, 'Friday', 'user:7', 'You set the due date to Friday.'],
    ['due_at', 'Friday', 'Monday', 'user:8', 'Kim moved the due date from Friday to Monday.'],
    ['due_at', 'Friday', null, 'key:3', 'An API key removed the due date.'],
    ['snoozed_until', null, 'Friday', 'user:7', 'You snoozed it until Friday.'],
    ['snoozed_until', 'Friday', null, 'user:8', 'Kim unsnoozed it.'],
    ['snoozed_until', 'Friday', null, 'system', 'The snooze ended.'],
  ] as const)(
    'tells the change of its %s from %s to %s by %s in a sentence',
    (field, from, to, actor, said) => {
      const agent = actor.startsWith('agent:') ? { name: 'Claude', user_id: 9 } : null;
      const created_at = '2026-11-26T13:00:00.000Z';
      const change = { id: 1, task_id: 2, field, from, to, actor, agent, created_at };
      const nameOf = (id: number) => (id === 7 ? 'Demo' : 'Kim');
      const words = { text: boardText.en, tasks: tasksText.en, me: 7, nameOf, timeOf: (at: string) => at };
      expect(sentenceOf(change, words)).toBe(said);
    },
  );
});
