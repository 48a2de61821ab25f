/** The effects of mail on the calendar, through POST /api/emails and the job that reads it. */

import { describe, expect, test } from 'vitest';
import { PRODUCT, readCalendar } from '../../../../../src/lib/ical/index.ts';
import {
  authenticated,
  BEN,
  CAME,
  calendar,
  calendarPart,
  itip,
  KIM,
  makeWorld,
  shownOf,
  UID,
  US,
} from './world.ts';

describe('an invitation', () => {
  test('of somebody without earlier correspondence waits: no conflict, no reminder, not in the feed', async () => {
    const world = await makeWorld();
    const { id: inboxId } = await world.inbox();
    const [emailId] = await world.read(itip('REQUEST'));
    const event = await world.event();
    expect(event).toMatchObject({
      ...{ title: 'Kick-off', source: 'invitation', status: 'confirmed', myResponse: 'needs_action' },
      ...{ isShown: true, isBusy: false, inFeed: false, isVerified: false, remindAt: null },
      ...{ inboxId, emailId, taskId: null, userId: null },
    });
    expect(await world.told()).toEqual(['event.created']);
    expect(await world.suggestions()).toEqual([]);
  });

  test('of somebody we wrote to counts, and is still not answered', async () => {
    const world = await makeWorld();
    await world.writeTo(KIM);
    const start = new Date(Math.floor(Date.now() / 1000) * 1000 + 7 * 86_400_000);
    const compact = start.toISOString().replace(/[-:]|\.000/g, '');
    await world.read(itip('REQUEST', { start: compact }));
    const event = await world.event();
    expect(event).toMatchObject({
      myResponse: 'needs_action',
      isBusy: true,
      inFeed: true,
      reminderMinutes: 15,
    });
    expect(event!.remindAt).toBe(start.getTime() - 15 * 60_000);
  });

  test.each([
    ['of somebody who only wrote to us', async (world) => world.receive({ text: 'Hello?' })],
    ['of somebody we wrote to later', async (world) => world.writeTo(KIM, new Date())],
    [
      'of somebody we sent an automatic reply',
      async (world) => {
        const headers = ['Auto-Submitted: auto-replied'];
        await world.receive({
          from: US,
          to: KIM,
          headers,
          date: new Date(Date.now() - 3_600_000),
          direction: 'outbound',
        });
      },
    ],
    ['of somebody with a similar address', async (world) => world.writeTo('im@customer.example')],
  ] as [string, (world: Awaited<ReturnType<typeof makeWorld>>) => Promise<unknown>][])(
    '%s waits',
    async (_, before) => {
      const world = await makeWorld();
      await before(world);
      await world.read(itip('REQUEST'));
      expect(await world.event()).toMatchObject({ isBusy: false, inFeed: false });
    },
  );

  test('says whether the receiving server authenticated its sender', async () => {
    const world = await makeWorld();
    await world.read(
      itip('REQUEST', { uid: 'pass' }, { trace: authenticated('pass') }),
      itip('REQUEST', { uid: 'fail' }, { trace: authenticated('fail') }),
      itip('REQUEST', { uid: 'none' }, { trace: [CAME] }),
      itip('REQUEST', { uid: 'forged' }, { trace: [CAME, ...authenticated('pass')] }),
    );
    const verified = async (uid: string) => (await world.event(uid))?.isVerified;
    expect(await verified('pass')).toBe(true);
    expect(await verified('fail')).toBeUndefined();
    expect(await verified('none')).toBe(false);
    expect(await verified('forged')).toBe(false);
    expect(await world.suggestions()).toEqual([]);
  });

  test('that comes as a part and as a file is one', async () => {
    const world = await makeWorld();
    const text = calendar('REQUEST', {});
    const file = `Content-Type: application/ics; name="invite.ics"\r\nContent-Disposition: attachment; filename="invite.ics"\r\nContent-Transfer-Encoding: base64\r\n\r\n${btoa(text)}`;
    await world.read({ parts: [calendarPart(text), file] });
    expect(await world.events()).toHaveLength(1);
    expect(await world.event()).toMatchObject({ version: 1 });
    expect(await world.told()).toEqual(['event.created']);
  });

  test.each([
    [
      'quoted-printable',
      'Content-Type: text/calendar; method=REQUEST; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable',
      (text: string) =>
        new TextEncoder().encode(text.replaceAll('=', '=3D').replace('Kick-off', 'M=C3=BCller')),
    ],
    [
      'base64',
      'Content-Type: text/calendar; method=REQUEST; charset=utf-8\r\nContent-Transfer-Encoding: base64',
      (text: string) =>
        new TextEncoder().encode(Buffer.from(text.replace('Kick-off', 'Müller')).toString('base64')),
    ],
    [
      'windows-1252',
      'Content-Type: text/calendar; method=REQUEST; charset=windows-1252',
      (text: string) => Buffer.from(text.replace('Kick-off', 'Müller'), 'latin1'),
    ],
    [
      'a charset of DOS',
      'Content-Type: text/calendar; method=REQUEST; charset=cp850',
      (text: string) => Buffer.from(text.replace('Kick-off', 'M\x81ller'), 'latin1'),
    ],
    [
      'no charset',
      'Content-Type: text/calendar; method=REQUEST',
      (text: string) => Buffer.from(text.replace('Kick-off', 'Müller'), 'latin1'),
    ],
  ])('in %s is read', async (_, type, encode) => {
    const world = await makeWorld();
    const [head, tail] = (await import('./world.ts')).rawMail({ parts: [`${type}\r\n\r\n@@@`] }).split('@@@');
    const encoder = new TextEncoder();
    const pieces = [encoder.encode(head), encode(calendar('REQUEST', {})), encoder.encode(tail)];
    await world.receive(new Uint8Array(Buffer.concat(pieces)));
    await world.run();
    expect(await world.event()).toMatchObject({ title: 'Müller' });
  });

  test.each([
    ['only in the calendar', calendarPart(calendar('REQUEST', {}), null)],
    ['only in the type of the part', calendarPart(calendar(null, {}), 'request')],
  ])('names its method %s', async (_, part) => {
    const world = await makeWorld();
    await world.read({ parts: [part] });
    expect(await world.event()).toMatchObject({ source: 'invitation', myResponse: 'needs_action' });
  });

  test('that a program names octet-stream is read by the name of its file', async () => {
    const world = await makeWorld();
    const type =
      'Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="Invite.ICS"';
    await world.read({ parts: [`${type}\r\n\r\n${calendar('REQUEST', {})}`] });
    expect(await world.event()).not.toBeNull();
  });

  test('comes to each organization by itself', async () => {
    const [ours, theirs] = [await makeWorld(), await makeWorld()];
    await ours.read(itip('REQUEST'));
    await theirs.read(
      itip('REQUEST', { start: '20990311T090000Z' }),
      itip('CANCEL', { sequence: 1, stamp: 1, start: '20990311T090000Z' }),
    );
    expect(shownOf(await ours.event())).toMatchObject({ start: '2099-03-10T09:00:00', status: 'confirmed' });
    expect(shownOf(await theirs.event())).toMatchObject({
      start: '2099-03-11T09:00:00',
      status: 'cancelled',
    });
  });

  test('in two mails, to two inboxes, is one event of the first', async () => {
    const world = await makeWorld();
    const first = await world.inbox();
    await world.inbox('info@us.example', 'Info');
    await world.read(itip('REQUEST'), itip('REQUEST', {}, { to: 'info@us.example' }));
    expect(await world.event()).toMatchObject({ inboxId: first.id, version: 1 });
  });

  test('to what was over long before is not entered', async () => {
    const world = await makeWorld();
    const past = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    await world.read(itip('REQUEST', { start: `${past}T090000Z` }));
    expect(await world.events()).toEqual([]);
    expect(await world.told()).toEqual([]);
  });
});

describe('a mail suggests, and changes no event', () => {
  test.each([
    ['with a file that is no message', { parts: [calendarPart(calendar(null, {}))] }],
    ['with an event that is published', itip('PUBLISH')],
    [
      'that passes an invitation on',
      itip('REQUEST', {}, { from: 'colleague@us.example', subject: 'Fwd: Kick-off' }),
    ],
    ['of a list that writes its own address into From', itip('REQUEST', {}, { from: 'list@list.example' })],
    ['with an invitation of nobody', itip('REQUEST', { organizer: null })],
  ])('%s', async (_, mail) => {
    const world = await makeWorld();
    const [emailId] = await world.read(mail);
    expect(await world.events()).toEqual([]);
    expect(await world.suggestions()).toEqual([{ email_id: emailId }]);
  });

  test('in words', async () => {
    const world = await makeWorld();
    const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await world.read({ text: `Can we meet on ${date} at 14:00?` });
    expect(await world.events()).toEqual([]);
    expect(await world.suggestions()).toHaveLength(1);
  });
});

describe('a mail does nothing', () => {
  test.each([
    [
      'that cancels in the name of another',
      itip('CANCEL', { sequence: 9, stamp: 9 }, { from: 'mallory@evil.example' }),
    ],
    [
      'that cancels, and whose sender the server rejects',
      itip('CANCEL', { sequence: 9, stamp: 9 }, { trace: authenticated('fail') }),
    ],
    [
      'that cancels without a result, where the invitation had one',
      itip('CANCEL', { sequence: 9, stamp: 9 }, { trace: [CAME] }),
    ],
    [
      'that cancels with a forged result',
      itip('CANCEL', { sequence: 9, stamp: 9 }, { trace: [CAME, ...authenticated('pass')] }),
    ],
    [
      'of another organizer with the same UID',
      itip(
        'REQUEST',
        { organizer: 'mallory@evil.example', sequence: 9, stamp: 9, start: '20990401T090000Z' },
        { from: 'mallory@evil.example', trace: authenticated('pass', 'evil.example') },
      ),
    ],
    [
      'of somebody who writes for the organizer uninvited',
      itip(
        'REQUEST',
        { sentBy: 'mallory@evil.example', sequence: 9, stamp: 9, start: '20990401T090000Z' },
        { from: 'mallory@evil.example', trace: authenticated('pass', 'evil.example') },
      ),
    ],
    [
      'that answers for somebody else',
      itip('REPLY', { attendees: [{ email: US, status: 'ACCEPTED' }], stamp: 9 }, { from: BEN }),
    ],
  ])('%s', async (_, attack) => {
    const world = await makeWorld();
    await world.writeTo(KIM);
    const [emailId] = await world.read(itip('REQUEST', {}, { trace: authenticated('pass') }));
    const before = shownOf(await world.event());
    expect(before).toMatchObject({ status: 'confirmed', is_verified: true, is_busy: true });
    await world.read(attack);
    const event = await world.event();
    expect(shownOf(event)).toEqual(before);
    expect(event).toMatchObject({ emailId });
  });

  test.each(['REPLY', 'COUNTER'])('that answers with %s what nobody here knows of', async (method) => {
    const world = await makeWorld();
    await world.read(itip(method, { attendees: [{ email: BEN, status: 'ACCEPTED' }] }, { from: BEN }));
    expect(await world.events()).toEqual([]);
    expect(await world.suggestions()).toEqual([]);
  });

  test('that is too large', async () => {
    const world = await makeWorld();
    const attendees = Array.from({ length: 100_000 }, (_, i) => ({ email: `a${i}@x.example` }));
    await world.read(
      itip('REQUEST', { uid: 'crowd', attendees }),
      itip('REQUEST', { uid: 'long', lines: [`DESCRIPTION:${'x'.repeat(1_000_000)}`] }),
    );
    await world.read(
      itip(
        'REQUEST',
        Array.from({ length: 21 }, (_, i) => ({ uid: `many${i}` })),
      ),
    );
    await world.read(itip('REQUEST', { uid: 'after' }));
    expect(await world.events()).toEqual([{ uid: 'after', is_shown: 1 }]);
  });

  test('that is older than 60 days', async () => {
    const world = await makeWorld();
    await world.read(itip('REQUEST', {}, { date: new Date(Date.now() - 61 * 86_400_000) }));
    expect(await world.events()).toEqual([]);
  });

  test('to an event that was deleted', async () => {
    const world = await makeWorld();
    await world.read(itip('REQUEST'));
    await world.rows(
      'UPDATE calendar_events SET deleted_at = 1, is_shown = 0 WHERE organization_id = ? RETURNING id',
    );
    await world.read(itip('REQUEST'), itip('REQUEST', { sequence: 1, stamp: 1 }));
    expect(await world.event()).toMatchObject({ isShown: false, deletedAt: 1 });
  });
});

test('a mail stays a task, whatever it does to the calendar', async () => {
  const world = await makeWorld();
  const [emailId] = await world.read(itip('REQUEST'));
  const email = await (await world.client.request('GET', `/api/emails/${emailId}`)).json<{
    task_id: number | null;
  }>();
  expect(email.task_id).not.toBeNull();
});

test('a mail that an organization sent itself is its own: it organizes the meeting', async () => {
  const world = await makeWorld();
  await world.read(
    itip(
      'REQUEST',
      { organizer: US, attendees: [{ email: KIM }] },
      { from: US, to: KIM, direction: 'outbound' },
    ),
  );
  expect(await world.event()).toMatchObject({
    myResponse: null,
    isVerified: null,
    isBusy: true,
    inFeed: true,
  });
  await world.read(
    itip('REPLY', { organizer: US, attendees: [{ email: KIM, status: 'ACCEPTED' }], stamp: 1 }),
  );
  expect(shownOf(await world.event())).toMatchObject({ attendees: { [KIM]: 'accepted' }, my_response: null });
  expect(await world.told()).toEqual(['event.created', 'event.updated']);
  expect((await world.event(UID))?.source).toBe('invitation');
});

test('an answer to one occurrence is shown on that one, and the others stay as they are', async () => {
  const world = await makeWorld();
  const invited = { organizer: US, attendees: [{ email: KIM }, { email: BEN }] };
  const weekly = { ...invited, lines: ['RRULE:FREQ=WEEKLY;COUNT=3'] };
  await world.read(
    itip('REQUEST', weekly, { from: US, to: KIM, direction: 'outbound' }),
    itip('REPLY', { organizer: US, attendees: [{ email: KIM, status: 'ACCEPTED' }], stamp: 1 }),
    itip('REPLY', {
      organizer: null,
      attendees: [{ email: KIM, status: 'DECLINED' }],
      lines: ['RECURRENCE-ID:20990317T090000Z'],
      stamp: 2,
    }),
    // Of an occurrence that the series lacks.
    itip('REPLY', {
      organizer: US,
      attendees: [{ email: KIM, status: 'TENTATIVE' }],
      lines: ['RECURRENCE-ID:20990318T090000Z'],
      stamp: 3,
    }),
  );
  const { id } = (await world.event())!;
  const path = '/api/calendar/events';
  const answer = { email: KIM, name: null, status: 'declined' };
  const detail = await (await world.client.request('GET', `${path}/${id}`)).json<{
    attendees: { email: string; status: string }[];
    answers: object[];
  }>();
  expect(detail.attendees.map(({ status }) => status)).toEqual(['accepted', 'needs_action']);
  expect(detail.answers).toContainEqual({ ...answer, recurrence_id: '2099-03-17T09:00:00.000Z' });
  const list = await world.client.request('GET', `${path}?from=2099-03-01T00:00:00Z&to=2099-04-01T00:00:00Z`);
  const occurrences = await list.json<{ start: string; answers: object[] }[]>();
  expect(occurrences.map(({ start, answers }) => [start.slice(0, 10), answers])).toEqual([
    ['2099-03-10', []],
    ['2099-03-17', [answer]],
    ['2099-03-24', []],
  ]);
  const exported = await world.client.request('GET', `${path}/${id}`, undefined, { accept: 'text/calendar' });
  const { events } = readCalendar(await exported.text());
  expect(events[0]!.exceptions).toMatchObject([
    {
      start: { wall: '2099-03-17T09:00:00' },
      attendees: [
        { email: KIM, status: 'declined' },
        { email: BEN, status: 'needs_action' },
      ],
    },
  ]);
});

test('a mail that the calendar itself sent says nothing new', async () => {
  const world = await makeWorld();
  const text = calendar('REQUEST', { organizer: US }).replace('-//customer//EN', PRODUCT);
  await world.read({ from: US, to: KIM, direction: 'outbound', parts: [calendarPart(text)] });
  expect(await world.events()).toEqual([]);
  expect(await world.suggestions()).toEqual([]);
});
