import { describe, expect, test } from 'vitest';
import { considerEmail } from '../../../../../src/worker/modules/calendar/incoming/email.ts';
import { invitationMailJob } from '../../../../../src/worker/modules/calendar/outgoing/index.ts';
import { sendJob } from '../../../../../src/worker/modules/sending/outgoing/attempt.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { listNotices } from '../../../notices.ts';
import { failure, jobs, SENT } from '../../sending/outgoing/world.ts';
import {
  type Body,
  calendarOf,
  calendarPart,
  header,
  kickOff,
  makeWorld,
  partsOf,
} from '../responses/world.ts';

const MEETING = {
  title: 'Kick-off with Kim',
  start: '2096-11-26T14:00:00',
  timezone: 'Europe/Berlin',
  location: 'Room 1',
  description: 'Bring the numbers.\n<b>Really</b>.',
  conference_url: 'https://meet.example.com/kick-off?a=1&b=2',
  attendees: [{ email: 'kim@example.com', name: 'Kim Lee' }, { email: 'ann@example.com' }],
};

/** Creates an event that is organized here, and sends its invitations. */
async function organized(over: Record<string, unknown> = {}) {
  const world = await makeWorld();
  const answer = await world.request('POST', '/api/calendar/events', { ...MEETING, ...over });
  const event = (await answer.json()) as Body;
  if (answer.status !== 201) throw new Error(JSON.stringify(event));
  await world.sendMails();
  const sent = world.smtp.parcels.length;
  return {
    ...world,
    event,
    change: (body: Record<string, unknown>, query = '') =>
      world.request('PATCH', `/api/calendar/events/${event.id}${query}`, body),
    remove: (query = '') => world.request('DELETE', `/api/calendar/events/${event.id}${query}`),
    /** Returns the mails sent since: the recipients, the subject, and the lines of the event. */
    async sentSince() {
      await world.sendMails();
      return world.smtp.parcels.slice(sent).map(({ to, raw }) => {
        const message = new TextDecoder().decode(raw);
        return { to, subject: header(message, 'Subject'), ...calendarPart(message) };
      });
    },
  };
}

const lineOf = (lines: string[], name: string) => lines.findLast((line) => line.startsWith(name));

describe('an event that is organized here', () => {
  test('invites by a mail that people without a calendar program understand too', async () => {
    const { address, event, smtp } = await organized();
    expect(smtp.parcels.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: address, to: ['kim@example.com', 'ann@example.com'] },
    ]);
    const [message] = smtp.texts();
    expect(header(message!, 'To')).toBe('Kim Lee <kim@example.com>, ann@example.com');
    expect(header(message!, 'Subject')).toBe(
      'Invitation: Kick-off with Kim (26 Nov 2096, 14:00 Europe/Berlin)',
    );
    const [text, html, calendar] = partsOf(message!);
    expect(text!.content.replaceAll('\r\n', '\n')).toBe(
      `Support invites you to this event:

Kick-off with Kim

When:      Monday, 26 November 2096, 14:00–15:00 (Europe/Berlin)
Where:     Room 1
Link:      https://meet.example.com/kick-off?a=1&b=2
Organizer: Support <${address}>
Guests:    Kim Lee <kim@example.com>
           ann@example.com

Bring the numbers.
<b>Really</b>.

To answer, open the attached file in your calendar, or reply to this email.`,
    );
    expect(html!.content).toContain(
      '<a href="https://meet.example.com/kick-off?a=1&amp;b=2">https://meet.example.com/kick-off?a=1&amp;b=2</a>',
    );
    expect(html!.content).toContain('&lt;b&gt;Really&lt;/b&gt;.');
    expect(calendar!.type).toBe('text/calendar; charset=utf-8; method=REQUEST');
    const { lines } = calendarPart(message!);
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${event.uid}`,
        'DTSTART;TZID=Europe/Berlin:20961126T140000',
        `ORGANIZER;CN=Support:mailto:${address}`,
        'ATTENDEE;CN=Kim Lee;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:kim@example.com',
        'CONFERENCE;VALUE=URI;FEATURE=VIDEO:https://meet.example.com/kick-off?a=1&b=2',
      ]),
    );
  });

  test('tells of a new time with a higher SEQUENCE, in the thread of the invitation', async () => {
    const { change, sentSince, rows } = await organized();
    expect((await change({ start: '2096-11-26T15:00:00' })).status).toBe(200);
    const [mail] = await sentSince();
    expect(mail).toMatchObject({
      to: ['kim@example.com', 'ann@example.com'],
      subject: 'Updated invitation: Kick-off with Kim (26 Nov 2096, 15:00 Europe/Berlin)',
      method: 'REQUEST',
    });
    expect(lineOf(mail!.lines, 'SEQUENCE')).toBe('SEQUENCE:1');
    expect(lineOf(mail!.lines, 'DTSTART;')).toBe('DTSTART;TZID=Europe/Berlin:20961126T150000');
    const threads = await rows('SELECT DISTINCT thread_id FROM emails WHERE organization_id = ?');
    expect(threads).toHaveLength(1);
  });

  test('tells who is no longer invited, and who is new, and nobody else', async () => {
    const { change, sentSince } = await organized();
    await change({ attendees: [{ email: 'ann@example.com' }, { email: 'eve@example.com' }] });
    const mails = await sentSince();
    const byName = mails.toSorted((a, b) => (a.method! < b.method! ? -1 : 1));
    expect(byName.map(({ to, method }) => ({ to, method }))).toEqual([
      { to: ['kim@example.com'], method: 'CANCEL' },
      { to: ['eve@example.com'], method: 'REQUEST' },
    ]);
    const [cancel] = byName;
    expect(cancel!.lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(lineOf(cancel!.lines, 'STATUS')).toBeUndefined();
  });

  test('is cancelled for everybody when it is deleted', async () => {
    const { remove, sentSince } = await organized();
    expect((await remove()).status).toBe(200);
    const [mail] = await sentSince();
    expect(mail).toMatchObject({
      to: ['kim@example.com', 'ann@example.com'],
      subject: 'Cancelled: Kick-off with Kim (26 Nov 2096, 14:00 Europe/Berlin)',
      method: 'CANCEL',
    });
    expect(lineOf(mail!.lines, 'STATUS')).toBe('STATUS:CANCELLED');
    expect(lineOf(mail!.lines, 'SEQUENCE')).toBe('SEQUENCE:1');
  });

  test('is cancelled for one day when that is deleted', async () => {
    const { remove, sentSince } = await organized({ recurrence: 'FREQ=WEEKLY;COUNT=3' });
    await remove('?scope=one&recurrence_id=2096-12-03T13:00:00.000Z');
    const [mail] = await sentSince();
    expect(mail).toMatchObject({
      subject: 'Cancelled: Kick-off with Kim (3 Dec 2096, 14:00 Europe/Berlin)',
      method: 'CANCEL',
    });
    expect(mail!.lines).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20961203T140000');
    expect(lineOf(mail!.lines, 'RRULE:FREQ=WEEKLY')).toBeUndefined();
  });

  test('is not cancelled by its own mails when they are read', async () => {
    const { change, ctx, rows, sendMails, event, request } = await organized();
    await change({ attendees: [{ email: 'ann@example.com' }] });
    await sendMails();
    const before = await rows('SELECT version FROM calendar_events WHERE organization_id = ?');
    const mails = await rows('SELECT id FROM emails WHERE organization_id = ?');
    expect(mails).toHaveLength(2);
    for (const { id } of mails) await considerEmail(ctx(), Number(id));
    expect(await rows('SELECT version FROM calendar_events WHERE organization_id = ?')).toEqual(before);
    const shown = await request('GET', `/api/calendar/events/${event.id}`);
    expect(await shown.json()).toMatchObject({ status: 'confirmed' });
  });

  test('counts the answers that come back', async () => {
    const { address, event, receive, request } = await organized();
    const lines = kickOff('kim@example.com').map((line) =>
      line
        .replace(/^UID:.*/, `UID:${event.uid}`)
        .replace(/^ORGANIZER.*/, `ORGANIZER:mailto:${address}`)
        .replace(/PARTSTAT=NEEDS-ACTION/, 'PARTSTAT=ACCEPTED'),
    );
    const reply = lines.filter((line) => !line.includes('mailto:ann@'));
    await receive(calendarOf('REPLY', ...reply), { from: 'Kim Lee <kim@example.com>' });
    const shown = (await (await request('GET', `/api/calendar/events/${event.id}`)).json()) as Body;
    expect(shown.attendees).toEqual([
      { email: 'kim@example.com', name: 'Kim Lee', status: 'accepted' },
      { email: 'ann@example.com', name: null, status: 'needs_action' },
    ]);
  });
});

test('no title and no name adds a header, a recipient, or a line to the calendar', async () => {
  const nasty = 'Hi\\nBcc: eve@example.org\u2028X: y\u202e" <eve@example.org>, "\u0007';
  const world = await makeWorld();
  const lines = kickOff(world.address).map((line) =>
    line
      .replace('SUMMARY:Kick-off with Kim', `SUMMARY:${nasty}`)
      .replace('CN=Kim Sato', 'CN="Kim\' <eve@example.org>^nBcc: eve@example.org"'),
  );
  await world.receive(calendarOf('REQUEST', ...lines));
  await world.respond(await world.eventId(), {
    response: 'accepted',
    comment: 'a\r\nATTENDEE:mailto:eve@x.org',
  });
  await world.sendMails();
  expect(world.smtp.parcels.map(({ to }) => to)).toEqual([['kim@example.com']]);
  const [message] = world.smtp.texts();
  const head = message!.slice(0, message!.indexOf('\r\n\r\n'));
  const names = [...head.matchAll(/^([A-Za-z-]+):/gm)].map(([, name]) => name);
  expect(names).toEqual([
    'From',
    'To',
    'In-Reply-To',
    'References',
    'Subject',
    'Message-ID',
    'Date',
    'MIME-Version',
    'Content-Type',
  ]);
  expect(header(message!, 'To')).toBe('kim@example.com');
  const event = calendarPart(message!).lines;
  expect(event.filter((line) => /^(ATTENDEE|BCC|X)\b/i.test(line))).toHaveLength(1);
  expect(event).toContain('COMMENT:a\\nATTENDEE:mailto:eve@x.org');
});

describe('a mail that waits', () => {
  async function answered() {
    const world = await makeWorld();
    await world.receive(calendarOf('REQUEST', ...kickOff(world.address)));
    const id = await world.eventId();
    expect((await world.respond(id, { response: 'accepted' })).status).toBe(200);
    return world;
  }
  const jobOf = async (world: Awaited<ReturnType<typeof answered>>) =>
    (await jobs(world, 'calendar-mail'))[0]!;

  test('is sent after the process died between the answer and its mail', async () => {
    const world = await answered();
    expect(await world.waiting()).toHaveLength(1);
    expect(world.smtp.parcels).toEqual([]);
    await world.sendMails();
    expect(world.smtp.parcels).toHaveLength(1);
    expect(await world.waiting()).toEqual([]);
    expect(await jobs(world, 'calendar-mail')).toEqual([]);
  });

  test('is sent once, although the run that sent it died before it ended its job', async () => {
    const world = await answered();
    const { id } = await jobOf(world);
    // The delivery never ends, and nobody waits for the run any more.
    await new Promise<void>((reached) => {
      const deliver = () => {
        reached();
        return new Promise<never>(() => {});
      };
      void runJob(world.ctx({ deliver }), invitationMailJob, Number(id));
    });
    expect(await world.waiting()).toEqual([]);
    world.clock.now += 6 * 60_000;
    await world.sendMails();
    for (const job of await jobs(world)) await runJob(world.ctx(), sendJob, Number(job.id));
    expect(await jobs(world, 'calendar-mail')).toEqual([]);
    expect(
      await world.rows("SELECT send_state FROM emails WHERE organization_id = ? AND direction = 'outbound'"),
    ).toEqual([{ send_state: 'unconfirmed' }]);
    expect(world.smtp.parcels).toEqual([]);
  });

  test('is sent once by two runs at the same time', async () => {
    const world = await answered();
    const { id } = await jobOf(world);
    const runs = await Promise.allSettled(
      [1, 2].map(() => invitationMailJob.run(world.ctx(), claimOf(world, Number(id)))),
    );
    expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(world.smtp.parcels).toHaveLength(1);
    expect(await world.waiting()).toEqual([]);
    await world.sendMails();
    expect(world.smtp.parcels).toHaveLength(1);
  });

  test('becomes an email that is tried again while the mail server is down', async () => {
    const world = await answered();
    world.smtp.answers = [failure('retry'), SENT];
    await world.sendMails();
    expect(await world.waiting()).toEqual([]);
    expect(
      await world.rows("SELECT send_state FROM emails WHERE organization_id = ? AND direction = 'outbound'"),
    ).toEqual([{ send_state: 'queued' }]);
    world.clock.now += 60_000;
    await world.sendAgain();
    expect(world.smtp.parcels).toHaveLength(2);
    expect(world.smtp.texts()[0]).toBe(world.smtp.texts()[1]);
    expect(await jobs(world)).toEqual([]);
  });

  test('stays while its inbox cannot send, and goes out when it can', async () => {
    const world = await answered();
    const smtp = { smtp_host: '127.0.0.1', smtp_port: 9, smtp_user: 'support', smtp_password: 'p' };
    await world.request('PATCH', `/api/inboxes/${world.inboxId}`, { smtp_host: null });
    await world.sendMails();
    expect(await world.waiting()).toHaveLength(1);
    expect(await jobOf(world)).toMatchObject({ attempts: 1, due_at: world.clock.now + 60_000, lease: null });
    expect((await world.request('PATCH', `/api/inboxes/${world.inboxId}`, smtp)).status).toBe(200);
    world.clock.now += 60_000;
    await world.sendMails();
    expect(world.smtp.parcels).toHaveLength(1);
  });

  test('is given up after a day, and the admins are told', async () => {
    const world = await answered();
    await world.request('PATCH', `/api/inboxes/${world.inboxId}`, { smtp_host: null });
    for (let n = 0; n < 10 && (await world.waiting()).length > 0; n++) {
      await world.sendMails();
      world.clock.now += 12 * 3_600_000;
    }
    expect(await world.waiting()).toEqual([]);
    expect(await jobs(world, 'calendar-mail')).toEqual([]);
    expect(world.smtp.parcels).toEqual([]);
    expect(await listNotices(world.client.organizationId)).toEqual([
      {
        userId: world.client.userId,
        subject: 'Not sent: answer (Kick-off with Kim)',
        text: [
          'For a day, Herald could not send this answer to one person from the inbox Support:',
          '',
          'Kick-off with Kim',
          '',
          'The inbox has no server for outgoing mail. Set one in the settings of the inbox.',
          '',
          'Herald has given up. The calendar shows the event as if they knew.',
          '',
          'Tell them yourself, or mend the inbox and then answer the invitation again.',
          '',
        ].join('\n'),
      },
    ]);
  });

  function claimOf({ client }: Awaited<ReturnType<typeof answered>>, id: number) {
    const subjectId = client.organizationId * 2 ** 32 + 1;
    const claim = { id, organizationId: client.organizationId, subjectId, lease: 'lease', attempts: 0 };
    return { ...claim, died: false, lane: null, claimedAt: 0 };
  }
});
