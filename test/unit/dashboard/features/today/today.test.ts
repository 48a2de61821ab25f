import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../../../src/dashboard/api/client.ts';
import type { ListedTask } from '../../../../../src/dashboard/features/tasks/lists.ts';
import { dayOf, isNow, isOn, partOfDay } from '../../../../../src/dashboard/features/today/clock.ts';
import {
  ofSends,
  ofSync,
  ofTokens,
  ofWebhooks,
} from '../../../../../src/dashboard/features/today/troubles.ts';
import { byUrgency, toAnswer, type Waiting } from '../../../../../src/dashboard/features/today/waiting.ts';

describe('the day of whoever looks', () => {
  test('is that of their zone', () => {
    const late = new Date('2026-11-26T23:30:00Z');
    expect(dayOf(late, 'Europe/Berlin')).toBe('2026-11-27');
    expect(dayOf(late, 'America/New_York')).toBe('2026-11-26');
    expect(dayOf(new Date('2026-12-31T12:00:00Z'), 'UTC', 1)).toBe('2027-01-01');
  });

  test.each([
    ['2026-11-26T04:59:00Z', 'evening'],
    ['2026-11-26T05:00:00Z', 'morning'],
    ['2026-11-26T12:00:00Z', 'day'],
    ['2026-11-26T18:00:00Z', 'evening'],
  ])('at %s begins with %s', (at, part) => {
    expect(partOfDay(new Date(at), 'UTC')).toBe(part);
  });

  test('has the meetings that touch it, and not those that end at its midnight', () => {
    const meeting = (start: string, end: string, all_day = false) => ({ start, end, all_day });
    const berlin = (each: ReturnType<typeof meeting>) => isOn(each, '2026-11-26', 'Europe/Berlin');
    expect(berlin(meeting('2026-11-25T23:00:00Z', '2026-11-25T23:30:00Z'))).toBe(true);
    expect(berlin(meeting('2026-11-25T21:00:00Z', '2026-11-25T23:00:00Z'))).toBe(false);
    expect(berlin(meeting('2026-11-20T08:00:00Z', '2026-11-30T08:00:00Z'))).toBe(true);
    expect(berlin(meeting('2026-11-26', '2026-11-27', true))).toBe(true);
    expect(berlin(meeting('2026-11-25', '2026-11-26', true))).toBe(false);
  });

  test('marks what takes place now', () => {
    const now = new Date('2026-11-26T10:00:00Z');
    expect(isNow({ start: '2026-11-26T10:00:00Z', end: '2026-11-26T10:30:00Z', all_day: false }, now)).toBe(
      true,
    );
    expect(isNow({ start: '2026-11-26T09:30:00Z', end: '2026-11-26T10:00:00Z', all_day: false }, now)).toBe(
      false,
    );
    expect(isNow({ start: '2026-11-26', end: '2026-11-27', all_day: true }, now)).toBe(false);
  });
});

describe('what waits', () => {
  test('is mail whose task is open, newest first, whoever has it', () => {
    const mail = (id: number, at: string, status: string | null) =>
      ({
        id,
        last_message: { received_at: at },
        task: status && { id, status, assignee_id: null },
      }) as unknown as Waiting;
    const mine = [mail(1, '2026-11-24T10:00:00.000Z', 'todo'), mail(2, '2026-11-25T10:00:00.000Z', 'done')];
    const free = [
      mail(3, '2026-11-26T10:00:00.000Z', 'in_progress'),
      mail(4, '2026-11-26T11:00:00.000Z', null),
    ];
    expect(toAnswer(mine, undefined, free).map(({ id }) => id)).toEqual([3, 1]);
  });

  test('is what is begun, then the most urgent, then the oldest', () => {
    const task = (id: number, status: string, priority: string) => ({ id, status, priority }) as ListedTask;
    const tasks = [
      task(1, 'todo', 'low'),
      task(2, 'todo', 'urgent'),
      task(4, 'in_progress', 'low'),
      task(3, 'todo', 'urgent'),
      task(5, 'in_progress', 'high'),
    ];
    expect(byUrgency(tasks).map(({ id }) => id)).toEqual([5, 4, 2, 3, 1]);
  });
});

describe('what failed', () => {
  const inbox = (state: string, error = '', set_aside: { message: string }[] = []) =>
    ({ inbox_id: 3, name: 'Support', state, error, set_aside }) as unknown as Schemas['InboxSync'];
  const kinds = (...inboxes: Schemas['InboxSync'][]) =>
    ofSync({ inboxes } as Schemas['SyncStatus']).map(({ kind, detail }) => [kind, detail]);

  test('is an inbox that is refused, or whose mail could not be saved, but not one that waits', () => {
    expect(kinds(inbox('failing', 'No such host.'))).toEqual([['inbox', 'No such host.']]);
    expect(kinds(inbox('disabled', 'Wrong password.'))).toEqual([['disabled', 'Wrong password.']]);
    expect(kinds(inbox('waiting', '', [{ message: 'Too large.' }]))).toEqual([['aside', 'Too large.']]);
    expect(kinds(inbox('waiting'), inbox('inactive'), inbox('queued'))).toEqual([]);
  });

  test('is mail that did not go out, with its address', () => {
    const email = (id: number, send_state: Schemas['SendState'] | null) => ({
      id,
      subject: 'Your order',
      to_address: 'kim@example.com',
      send_state,
    });
    const found = ofSends([email(1, 'sent'), email(2, 'failed'), email(3, 'unconfirmed'), email(4, null)]);
    expect(found.map(({ kind, to }) => [kind, to])).toEqual([
      ['send', '/mail/2'],
      ['unconfirmed', '/mail/3'],
    ]);
  });

  test('is a webhook that fails or was switched off, by its host', () => {
    const hook = (failing_since: string | null, disabled_reason: string | null) =>
      ({ id: 1, url: 'https://example.com/hooks', failing_since, disabled_reason }) as Schemas['Webhook'];
    expect(ofWebhooks([hook(null, null)])).toEqual([]);
    expect(ofWebhooks([hook('2026-11-26T10:00:00.000Z', null)])[0]).toMatchObject({
      kind: 'webhook',
      name: 'example.com',
    });
    expect(ofWebhooks([hook('2026-11-26T10:00:00.000Z', 'Five days.')])[0]).toMatchObject({
      kind: 'webhookOff',
      detail: 'Five days.',
    });
  });

  test('is that the tokens end within three days at the pace of the last week', () => {
    const week = (tokens: number) => ({ total: { tokens, calls: 1 }, days: Array(7).fill({}) });
    const left = (available: number, tokens: number, used = tokens) =>
      ofTokens({ available, used_this_month: used } as Schemas['TokenBalance'], week(tokens)).map(
        ({ kind, name }) => [kind, name],
      );
    expect(left(0, 0)).toEqual([]);
    expect(left(0, 0, 10)).toEqual([['noTokens', '']]);
    expect(left(0, 10, 0)).toEqual([['noTokens', '']]);
    expect(left(1000, 0, 10)).toEqual([]);
    expect(left(1000, 0)).toEqual([]);
    expect(left(3999, 7000)).toEqual([['tokens', '3']]);
    expect(left(4000, 7000)).toEqual([]);
  });
});
