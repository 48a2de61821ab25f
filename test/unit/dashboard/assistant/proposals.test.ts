import { describe, expect, test } from 'vitest';
import { proposalsFor } from '../../../../src/dashboard/features/assistant/proposals.ts';

type Source = Parameters<typeof proposalsFor>[1][number];
const ME = 7;
const source = (
  id: number,
  mail: Partial<Source['mail']> = {},
  task: Partial<NonNullable<Source['task']>> = {},
): Source => ({
  mail: {
    id,
    direction: 'inbound',
    is_automatic: false,
    task_id: id + 100,
    from_address: `${id}@example.com`,
    subject: 'Tea',
    received_at: `2026-11-2${id}T10:00:00Z`,
    ...mail,
  },
  task: { id: id + 100, status: 'todo', assignee_id: null, priority: 'medium', ...task },
});

describe('what is proposed after an answer', () => {
  test.each([
    ['Which emails wait for an answer?', 'reply'],
    ['What did Kim write?', 'reply'],
    ['What can be closed?', 'done'],
    ['Welche Aufgaben hat niemand übernommen?', 'mine'],
    ['Was ist dringend?', 'urgent'],
  ])('%s: %s', (question, kind) => {
    expect(proposalsFor(question, [source(1)], ME)[0]).toEqual({ kind, emailId: 1, taskId: 101 });
  });

  test('at most three, and a task once', () => {
    const same = [1, 2].map((id) => source(id, { task_id: 9 }, { id: 9 }));
    expect(proposalsFor('close it', same, ME)).toHaveLength(1);
    const many = [1, 2, 3, 4].map((id) => source(id));
    expect(proposalsFor('close them', many, ME)).toHaveLength(3);
  });

  test('an answer to the last mail of those that one person wrote about one thing', () => {
    const kim = { from_address: 'kim@example.com' };
    const mails = [
      source(1, kim),
      source(3, { ...kim, subject: 'Re: Tea' }),
      source(2, { ...kim, subject: 'Cups' }),
    ];
    expect(proposalsFor('answer', mails, ME).map(({ emailId }) => emailId)).toEqual([3, 2]);
  });

  test('nothing that is done already, is mine already, or that nobody wrote', () => {
    expect(proposalsFor('close', [source(1, {}, { status: 'done' })], ME)).toEqual([]);
    expect(proposalsFor('assign', [source(1, {}, { assignee_id: ME })], ME)).toEqual([]);
    expect(proposalsFor('urgent', [source(1, {}, { priority: 'urgent' })], ME)).toEqual([]);
    expect(
      proposalsFor('answer', [source(1, { is_automatic: true }), source(2, { direction: 'outbound' })], ME),
    ).toEqual([]);
  });

  test('a task for a mail that has none', () => {
    const [proposal] = proposalsFor(
      'make a task',
      [{ ...source(1, { task_id: null }), task: undefined }],
      ME,
    );
    expect(proposal).toEqual({ kind: 'task', emailId: 1, taskId: null });
  });
});
