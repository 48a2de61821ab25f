import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeEvent } from '../../../../../src/worker/modules/calendar/events/change-event.ts';
import type { EventContent } from '../../../../../src/worker/modules/calendar/events/event.ts';
import {
  reminderMessage,
  sendReminders,
  wakeReminders,
} from '../../../../../src/worker/modules/calendar/reminders/send.ts';
import type { Ctx } from '../../../../../src/worker/platform/ctx.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { mailsTo } from '../../identity/accounts/world.ts';
import { emailOf } from '../../identity/organizations/world.ts';
import { contentOf, type Seed } from '../reading/seed.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** 08:00 in Berlin. */
const MORNING = Date.UTC(2026, 10, 23, 7);
const UID = 'meeting@test';
/** 10:00 in Berlin. */
const SINGLE = ['DTSTART:20261123T090000Z', 'DURATION:PT1H', 'SUMMARY:Kick-off'];
const DAILY = [...SINGLE, 'RRULE:FREQ=DAILY'];

let owner: Client;
let now: number;
let ctx: Ctx & { waited(): Promise<unknown> };
let id: number;

beforeEach(async () => {
  owner = await makeOrganization();
  await setZone(owner, 'Europe/Berlin');
  now = MORNING;
  ctx = testCtx(owner.organizationId, { now: () => now });
});

const setZone = ({ userId }: Client, zone: string) =>
  testEnv.DB.prepare('UPDATE users SET timezone = ? WHERE id = ?').bind(zone, userId).run();

async function put(lines: string[], more: Omit<Seed, 'lines'> = {}): Promise<void> {
  const content: EventContent = contentOf(UID, { lines, reminderMinutes: 15, ...more });
  id = (await changeEvent(ctx, { uid: UID }, () => ({ content })))!.id;
}

/** Sends the reminders that cron and the queue send at this time. */
async function tick(at: number): Promise<void> {
  now = at;
  await sendReminders(ctx, [id]);
}

const dueAt = () =>
  testEnv.DB.prepare('SELECT remind_at FROM calendar_events WHERE id = ?')
    .bind(id)
    .first<number>('remind_at');
const at = (hour: number, minute = 0, day = 23) => Date.UTC(2026, 10, day, hour, minute);
const subjects = async (client: Client) =>
  (await mailsTo(await emailOf(client))).map(({ subject }) => subject);

describe('a reminder', () => {
  test('is mailed to each member who wants it, before the event, once', async () => {
    const [kim, lee] = [
      await addMember(owner.organizationId, 'member'),
      await addMember(owner.organizationId, 'member'),
    ];
    await testEnv.DB.prepare(`UPDATE users SET notifications = '{"event_reminder":false}' WHERE id = ?`)
      .bind(lee.userId)
      .run();
    const stranger = await makeOrganization();
    await put(SINGLE);
    await tick(at(8, 44));
    expect(await subjects(owner)).toEqual([]);
    for (const minute of [45, 46, 48, 51, 59]) await tick(at(8, minute));
    await tick(at(9, 1));
    const mails = await mailsTo(await emailOf(owner));
    expect(mails.map(({ subject }) => subject)).toEqual(['Soon: Kick-off']);
    expect(mails[0]?.text).toContain('Kick-off: Monday, 23 November 2026 at 10:00');
    expect(mails[0]?.text).toContain('Europe/Berlin');
    expect(await subjects(kim)).toHaveLength(1);
    expect(await subjects(lee)).toEqual([]);
    expect(await subjects(stranger)).toEqual([]);
  });

  test('of several calls at once is mailed once', async () => {
    await put(SINGLE);
    now = at(8, 45);
    await Promise.all(Array.from({ length: 6 }, () => sendReminders(ctx, [id])));
    expect(await subjects(owner)).toHaveLength(1);
  });

  test('comes for each occurrence of a series, but not for one that is cancelled, declined or deleted', async () => {
    const series = [
      ...DAILY,
      'EXDATE:20261125T090000Z',
      '-',
      'RECURRENCE-ID:20261124T090000Z',
      'DTSTART:20261124T090000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
      '-',
      'RECURRENCE-ID:20261127T090000Z',
      'DTSTART:20261127T130000Z',
      'DURATION:PT1H',
      'SUMMARY:Later',
    ];
    await put(series);
    const declined = [{ recurrenceId: { wall: '2026-11-26T09:00:00', zone: 'UTC' }, response: 'declined' }];
    await testEnv.DB.prepare('UPDATE calendar_events SET responses = ? WHERE id = ?')
      .bind(JSON.stringify(declined), id)
      .run();
    for (let due = await dueAt(); due !== null && due < at(23, 0, 28); due = await dueAt()) await tick(due);
    const mails = await mailsTo(await emailOf(owner));
    expect(mails.map(({ text }) => text.split('\n')[0])).toEqual([
      '- Kick-off: Monday, 23 November 2026 at 10:00',
      '- Later: Friday, 27 November 2026 at 14:00',
      '- Kick-off: Saturday, 28 November 2026 at 10:00',
    ]);
  });

  test.each([
    ['that lasts all day', ['DTSTART;VALUE=DATE:20261124'], {}],
    ['that is cancelled', [...SINGLE, 'STATUS:CANCELLED'], {}],
    ['of a stranger, which nobody answered', SINGLE, { isBusy: false }],
    ['without a reminder', SINGLE, { reminderMinutes: null }],
    ['that was declined', SINGLE, { myResponse: 'declined' as const }],
    ['that begins before it could be sent', ['DTSTART:20261123T071000Z'], {}],
  ])('is not sent of an event %s', async (_, lines, more) => {
    await put(lines, more);
    for (const time of [at(7, 5), at(8, 44), at(8, 46), at(9, 1), at(22, 50), at(23, 5)]) await tick(time);
    expect(await subjects(owner)).toEqual([]);
  });

  test('is not sent long after the start, as when cron stood still', async () => {
    await put(DAILY);
    await tick(at(9, 11));
    expect(await subjects(owner)).toEqual([]);
    await tick(at(8, 50, 24));
    expect(await subjects(owner)).toHaveLength(1);
  });

  test('of a floating time comes by the clock of the oldest owner, wherever that is', async () => {
    for (const [zone, hour] of [
      ['Asia/Tokyo', -9],
      ['America/Los_Angeles', 8],
    ] as const) {
      owner = await makeOrganization();
      await setZone(owner, zone);
      ctx = testCtx(owner.organizationId, { now: () => now });
      now = at(-20);
      await put(['DTSTART:20261124T000000', 'DURATION:PT1H'], { reminderMinutes: 45 });
      const start = at(0, 0, 24) + hour * HOUR;
      for (let time = now; time < start; time += HOUR / 2) {
        await tick(time);
        expect(await subjects(owner)).toHaveLength(time < start - 45 * MINUTE ? 0 : 1);
        if (time % DAY === 0) {
          await put(['DTSTART:20261124T000000', 'DURATION:PT2H'], { reminderMinutes: 45 });
        }
      }
    }
  });

  test('quotes no links and names of others', async () => {
    await put([...SINGLE.slice(0, 2), 'SUMMARY:Pay at https://evil.example.com now\\nBcc: a@example.com']);
    await tick(at(8, 50));
    const [mail] = await mailsTo(await emailOf(owner));
    expect(mail?.subject).toBe('Soon: Pay at now Bcc:');
    expect(mail?.text).not.toContain('evil');
  });

  test('of a series by the minute is one mail of bounded length', async () => {
    await put([...SINGLE, 'RRULE:FREQ=MINUTELY'], { reminderMinutes: 40_000 });
    await tick(at(9));
    const [mail, ...more] = await mailsTo(await emailOf(owner));
    expect(more).toEqual([]);
    expect(mail?.text.length).toBeLessThan(3_000);
  });
});

describe('a change of the event', () => {
  test('between the time that the reminder is due and the mail loses nothing', async () => {
    await put(SINGLE);
    now = at(8, 46);
    await put([...SINGLE, 'LOCATION:Room 2']);
    await tick(at(8, 48));
    expect(await subjects(owner)).toHaveLength(1);
  });

  test('after the mail repeats nothing, unless the event moves', async () => {
    await put(SINGLE);
    await tick(at(8, 45));
    await put([...SINGLE, 'LOCATION:Room 2']);
    await tick(at(8, 48));
    await put(SINGLE, { reminderMinutes: 30 });
    await tick(at(8, 51));
    expect(await subjects(owner)).toHaveLength(1);
    await put(['DTSTART:20261123T140000Z', 'DURATION:PT1H', 'SUMMARY:Moved']);
    await tick(at(9));
    expect(await subjects(owner)).toHaveLength(1);
    await tick(at(13, 45));
    expect(await subjects(owner)).toEqual(['Soon: Kick-off', 'Soon: Moved']);
  });

  test('at the same moment comes first, and its new time counts', async () => {
    await put(SINGLE);
    now = at(8, 45);
    const later = ['DTSTART:20261123T100000Z', 'DURATION:PT1H', 'SUMMARY:Later'];
    await Promise.all([put(later), sendReminders(ctx, [id]), sendReminders(ctx, [id])]);
    const before = (await subjects(owner)).length;
    expect(before).toBeLessThanOrEqual(1);
    await tick(at(9, 45));
    expect((await subjects(owner)).filter((subject) => subject === 'Soon: Later')).toHaveLength(1);
  });

  test('that deletes it ends its reminders', async () => {
    await put(DAILY);
    await changeEvent(ctx, { id }, () => ({ content: 'delete' }));
    await tick(at(8, 50));
    expect(await subjects(owner)).toEqual([]);
  });
});

test('however often and however late cron runs, each occurrence is mailed at most once, and once if cron runs in time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ minutes: fc.integer({ min: 1, max: 24 }), edits: fc.boolean() }), {
        minLength: 5,
        maxLength: 15,
      }),
      async (steps) => {
        owner = await makeOrganization();
        ctx = testCtx(owner.organizationId, { now: () => now });
        now = MORNING;
        const lines = [...SINGLE.slice(0, 2), 'RRULE:FREQ=HOURLY', 'SUMMARY:Hourly'];
        await put(lines);
        const ticks = [now];
        for (const { minutes, edits } of steps) {
          now += minutes * MINUTE;
          if (edits) await put(lines);
          await tick(now);
          ticks.push(now);
        }
        const mails = await mailsTo(await emailOf(owner));
        const starts = mails.flatMap(({ text }) =>
          text.split('\n').filter((line) => line.startsWith('- Hourly:')),
        );
        expect(new Set(starts).size).toBe(starts.length);
        const expected = Array.from({ length: 24 }, (_, i) => at(9) + i * HOUR).filter((start) =>
          ticks.some((each) => each >= start - 15 * MINUTE && each < start + 10 * MINUTE),
        );
        expect(starts).toHaveLength(expected.length);
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
});

test('cron tells the queue of each organization with reminders that are due, and the queue sends them', async () => {
  await put(SINGLE);
  const other = await makeOrganization();
  const otherCtx = testCtx(other.organizationId, { now: () => now });
  const content = contentOf('x@test', { lines: SINGLE, reminderMinutes: 60 });
  const event = await changeEvent(otherCtx, { uid: 'x@test' }, () => ({ content }));
  const sent: { kind: string; organization_id: number; event_ids: number[] }[] = [];
  const queue = {
    sendBatch: async (messages: { body: (typeof sent)[number] }[]) =>
      void sent.push(...messages.map(({ body }) => body)),
  };
  const wake = async (time: number) => {
    now = time;
    sent.length = 0;
    const service = { ...ctx, env: { ...testEnv, SEND_QUEUE: queue as never } };
    await wakeReminders(service);
    await ctx.waited();
    return sent.filter(({ organization_id }) =>
      [owner.organizationId, other.organizationId].includes(organization_id),
    );
  };
  expect(await wake(at(7, 59))).toEqual([]);
  const [message, ...more] = await wake(at(8));
  expect(more).toEqual([]);
  expect(message).toMatchObject({ organization_id: other.organizationId, event_ids: [event?.id] });
  // A message with the ids of another organization changes nothing there.
  const forged = { ...message, organization_id: owner.organizationId };
  await reminderMessage.handle(ctx, forged, { lane: 'quick', isRepeated: false });
  expect(await subjects(other)).toEqual([]);
  await reminderMessage.handle(ctx, message, { lane: 'quick', isRepeated: false });
  await reminderMessage.handle(ctx, message, { lane: 'quick', isRepeated: true });
  expect(await subjects(other)).toEqual(['Soon: Kick-off']);
  expect(await subjects(owner)).toEqual([]);
});
