import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { changeEvent } from '../../../../../src/worker/modules/calendar/events/change-event.ts';
import { getCalendarFeed } from '../../../../../src/worker/modules/calendar/feed/get.ts';
import { addMember, type Client, call, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { compact, contentOf, putEvents, type Seed } from '../reading/seed.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 22, 12);
const LONG = 'Besprechung über die Größe der Zeilen, die länger als fünfundsiebzig Oktette sind 🗓️'.repeat(3);

const EVENTS: Seed[] = [
  {
    lines: [
      'DTSTART;TZID=Europe/Berlin:20261102T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'EXDATE;TZID=Europe/Berlin:20261109T090000',
      `SUMMARY:${LONG}`,
      'ORGANIZER:mailto:boss@example.com',
      'ATTENDEE:mailto:secret@example.com',
      '-',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261116T090000',
      'DTSTART;TZID=Europe/Berlin:20261116T140000',
      'DURATION:PT1H',
      'SUMMARY:Moved',
      'ATTENDEE:mailto:secret@example.com',
    ],
  },
  { lines: ['DTSTART;VALUE=DATE:20261224', 'SUMMARY:Holiday', 'DESCRIPTION:a\\, b\\nc'] },
  { lines: ['DTSTART:20261201T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED', 'SUMMARY:Off'] },
  { lines: ['DTSTART:20261202T090000Z', 'DURATION:PT1H', 'SUMMARY:Of a stranger'], inFeed: false },
  { lines: ['DTSTART:20260720T090000Z', 'DURATION:PT1H', 'SUMMARY:Long over'] },
];

async function makeFeed(client: Client): Promise<string> {
  const response = await client.request('POST', '/api/calendar/feed');
  expect(response.status).toBe(200);
  const { url } = (await response.json()) as { url: string };
  expect(url).toMatch(/^http:\/\/localhost\/api\/calendar\/feed\/[0-9a-z]+-[0-9A-Za-z]{32}\.ics$/);
  return new URL(url).pathname;
}

const tokenOf = (path: string) => path.split('/').at(-1)!;

async function read(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await call(method, path, undefined, headers);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the feed', () => {
  test('is read by two parsers, and is folded at 75 octets', async () => {
    const client = await makeOrganization();
    await putEvents(client.organizationId, EVENTS);
    await putEvents((await makeOrganization()).organizationId, [
      { lines: ['DTSTART:20261203T090000Z', 'SUMMARY:Of others'] },
    ]);
    const { status, headers, text } = await read(await makeFeed(client));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(text).toMatch(/\r\n$/);
    expect(text).toContain('\r\n ');
    const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);

    const first = new ICAL.Component(ICAL.parse(text));
    const events = first.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(events.map(({ summary }) => summary)).toEqual([LONG, 'Moved', 'Holiday', 'Off']);
    expect(events[0]?.isRecurring()).toBe(true);
    expect(events[2]?.description).toBe('a, b\nc');

    const second = convertIcsCalendar(undefined, text);
    expect(second.events?.map(({ summary }) => summary)).toEqual([LONG, 'Moved', 'Holiday', 'Off']);
    expect(second.events?.[1]?.start.date.toISOString()).toBe('2026-11-16T13:00:00.000Z');
    expect(second.timezones?.map(({ id }) => id)).toEqual(['Europe/Berlin']);
  });

  test('names nobody', async () => {
    const client = await makeOrganization();
    await putEvents(client.organizationId, EVENTS);
    const { text } = await read(await makeFeed(client));
    expect(text).not.toMatch(/secret|boss|ATTENDEE|ORGANIZER/);
  });

  test('is found with and without .ics, and HEAD has no body', async () => {
    const client = await makeOrganization();
    await putEvents(client.organizationId, EVENTS);
    const path = await makeFeed(client);
    const whole = await read(path);
    expect((await read(path.replace('.ics', ''))).text).toBe(whole.text);
    const head = await read(path, {}, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
    expect((await read(path, {}, 'POST')).status).not.toBe(200);
  });

  test('of an empty calendar is a calendar', async () => {
    const { status, text } = await read(await makeFeed(await makeOrganization()));
    expect(status).toBe(200);
    expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents()).toEqual([]);
  });

  test('has at most 2,000 events of each kind, the latest', async () => {
    const client = await makeOrganization();
    const seeds = Array.from({ length: 2_100 }, (_, i) => ({
      lines: [`DTSTART:${compact(NOON + i * 3_600_000)}`, 'DURATION:PT1H', `SUMMARY:n${i}`],
    }));
    await putEvents(client.organizationId, seeds);
    const { text } = await read(await makeFeed(client));
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2_000);
    expect(text).toContain('SUMMARY:n2099\r\n');
    expect(text).not.toContain('SUMMARY:n99\r\n');
  });

  test('leaves the largest out if it becomes too large', async () => {
    const client = await makeOrganization();
    const dates = Array.from({ length: 4_000 }, (_, i) => compact(NOON + i * DAY)).join();
    await putEvents(client.organizationId, [
      ...Array.from({ length: 40 }, (_, i) => ({
        lines: ['DTSTART:20261123T090000Z', `SUMMARY:large ${i}`, 'RRULE:FREQ=DAILY', `EXDATE:${dates}`],
      })),
      { lines: ['DTSTART:20261123T090000Z', 'SUMMARY:small', 'RRULE:FREQ=DAILY'] },
    ]);
    const { text } = await read(await makeFeed(client));
    expect(text).toContain('SUMMARY:small');
    expect(text.length).toBeLessThan(8_000_000);
    expect(text.match(/SUMMARY:large/g)?.length).toBeLessThan(40);
  });
});

describe('the ETag', () => {
  test('holds until something changes, and then differs', async () => {
    const client = await makeOrganization();
    const [id] = await putEvents(client.organizationId, EVENTS);
    const path = await makeFeed(client);
    const ctx = testCtx(client.organizationId);
    const tags = new Set<string>();
    const etag = async () => {
      const { status, headers } = await read(path);
      expect(status).toBe(200);
      return headers.get('etag')!;
    };
    const expectNew = async () => {
      const now = await etag();
      expect(tags.has(now)).toBe(false);
      tags.add(now);
      const same = await read(path, { 'if-none-match': `"x", ${now}` });
      expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', now]);
      expect(await etag()).toBe(now);
    };
    await expectNew();
    const content = contentOf('new@test', { lines: ['DTSTART:20261205T090000Z', 'SUMMARY:New'] });
    await changeEvent(ctx, { uid: 'new@test' }, () => ({ content }));
    await expectNew();
    await changeEvent(ctx, { uid: 'new@test' }, () => ({ content: { ...content, reminderMinutes: 5 } }));
    await expectNew();
    await changeEvent(ctx, { uid: 'new@test' }, () => ({ content: { ...content, inFeed: false } }));
    // The same content as at first.
    expect(await etag()).toBe([...tags][0]);
    await changeEvent(ctx, { id: id! }, () => ({ content: 'delete' }));
    await expectNew();
    const before = [...tags].at(-1)!;
    await putEvents((await makeOrganization()).organizationId, EVENTS);
    expect((await read(path, { 'if-none-match': before.replace('W/', '') })).status).toBe(304);
    expect((await read(path, { 'if-none-match': '*' })).status).toBe(304);
    expect((await read(path, { 'if-none-match': [...tags][0]! })).status).toBe(200);
  });

  test('is the same all month if nobody changes the calendar', async () => {
    const client = await makeOrganization();
    await putEvents(client.organizationId, EVENTS);
    const token = tokenOf(await makeFeed(client));
    const at = async (now: number) => {
      const ctx = { ...testCtx(0), now: () => now };
      return (await getCalendarFeed(ctx, token, () => true)).etag;
    };
    expect(await at(Date.UTC(2026, 10, 1))).toBe(await at(Date.UTC(2026, 11, 1) - 1));
    expect(await at(Date.UTC(2026, 10, 1))).not.toBe(await at(Date.UTC(2026, 11, 1)));
  });
});

describe('an address ends', () => {
  test('with the next one of the same member, but not with that of another', async () => {
    const ada = await makeOrganization();
    const ben = await addMember(ada.organizationId, 'member');
    const [first, other] = [await makeFeed(ada), await makeFeed(ben)];
    const second = await makeFeed(ada);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await read(other)).status).toBe(200);
  });

  test('when the member leaves, and does not come back with the member', async () => {
    const owner = await makeOrganization();
    const member = await addMember(owner.organizationId, 'member');
    const path = await makeFeed(member);
    expect((await read(path)).status).toBe(200);
    const left = await member.request('POST', '/api/auth/organization/leave', {
      organizationId: String(owner.organizationId),
    });
    expect(left.status).toBe(200);
    expect((await read(path)).status).toBe(404);
    await testEnv.DB.prepare(
      "INSERT INTO members (organization_id, user_id, role, created_at) VALUES (?, ?, 'member', ?)",
    )
      .bind(owner.organizationId, member.userId, Date.now() + 1000)
      .run();
    expect((await read(path)).status).toBe(404);
  });

  test.each([
    'x',
    'x.ics',
    '.ics',
    '1-',
    '0-00000000000000000000000000000000',
    '%00',
    'zzzzzzzz-x',
    // Well-formed tokens of organizations that do not exist.
    `zzzzz-${'a'.repeat(32)}.ics`,
    `zzzzzzzz-${'a'.repeat(32)}`,
    '1'.repeat(199),
  ])('none is %s', async (token) => {
    expect((await read(`/api/calendar/feed/${token}`)).status).toBe(404);
  });

  test('and the secret of one organization opens no other', async () => {
    const [ada, ben] = [await makeOrganization(), await makeOrganization()];
    const [first, second] = [tokenOf(await makeFeed(ada)), tokenOf(await makeFeed(ben))];
    const forged = `${second.split('-')[0]}-${first.split('-')[1]}`;
    expect((await read(`/api/calendar/feed/${forged}`)).status).toBe(404);
    expect((await read(`/api/calendar/feed/${first.toLowerCase()}`)).status).toBe(404);
  });

  test('and is nowhere in the database', async () => {
    const ada = await makeOrganization();
    const secret = tokenOf(await makeFeed(ada)).replace('.ics', '');
    const { results } = await testEnv.DB.prepare('SELECT * FROM calendar_feeds').all();
    const { results: log } = await testEnv.DB.prepare(
      "SELECT * FROM audit_log WHERE action = 'calendar_feed.created' AND organization_id = ?",
    )
      .bind(ada.organizationId)
      .all();
    expect(log).toHaveLength(1);
    expect(JSON.stringify([results, log])).not.toContain(secret.split('-')[1]);
  });
});
