import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../../../../src/lib/ical/index.ts';
import { considerEmail } from '../../../../../src/worker/modules/calendar/incoming/email.ts';
import { respondToInvitation } from '../../../../../src/worker/modules/calendar/responses/respond-to-invitation.ts';
import { makeOrganization } from '../../../helpers.ts';
import { refused } from '../../sending/outgoing/world.ts';
import { type Body, calendarOf, calendarPart, header, kickOff, makeWorld, partsOf } from './world.ts';

async function invited(...more: string[]) {
  const world = await makeWorld();
  const emailId = await world.receive(calendarOf('REQUEST', ...kickOff(world.address, ...more)));
  return { ...world, emailId, id: await world.eventId() };
}

describe('an answer', () => {
  test('goes to the organizer as a REPLY with one attendee (RFC 5546, RFC 6047)', async () => {
    const { address, id, respond, sendMails, smtp } = await invited();
    const answer = await respond(id, { response: 'accepted', comment: 'See you there,\nKim.' });
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as Body;
    expect(body).toMatchObject({ id, my_response: 'accepted', status: 'confirmed' });
    expect(body.attendees.map(({ status }) => status)).toEqual(['accepted', 'accepted']);

    await sendMails();
    expect(smtp.parcels.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: address, to: ['kim@example.com'] },
    ]);
    const [message] = smtp.texts();
    expect(header(message!, 'From')).toBe(`Support <${address}>`);
    expect(header(message!, 'To')).toBe('Kim Sato <kim@example.com>');
    expect(header(message!, 'Subject')).toBe(
      'Accepted: Kick-off with Kim (26 Nov 2096, 14:00 Europe/Berlin)',
    );
    expect(header(message!, 'In-Reply-To')).toBe('<invitation-1@example.com>');
    expect(header(message!, 'References')).toBe('<invitation-1@example.com>');

    const parts = partsOf(message!);
    expect(parts.map(({ type }) => type)).toEqual([
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
      'text/calendar; charset=utf-8; method=REPLY',
      'application/ics; name=invite.ics',
    ]);
    expect(parts[3]!.content).toBe(`${parts[2]!.content}\r\n`);
    const { lines } = calendarPart(message!);
    const event = lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('END:VEVENT'));
    const stamp = event.find((line) => line.startsWith('DTSTAMP:'));
    expect(stamp).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
    expect(lines).toContain('METHOD:REPLY');
    expect(event).toEqual([
      'BEGIN:VEVENT',
      'UID:kick-off@example.com',
      stamp,
      'SEQUENCE:2',
      'DTSTART;TZID=Europe/Berlin:20961126T140000',
      'DTEND;TZID=Europe/Berlin:20961126T150000',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'SUMMARY:Kick-off with Kim',
      'COMMENT:See you there\\,\\nKim.',
      'ORGANIZER;CN=Kim Sato:mailto:kim@example.com',
      `ATTENDEE;CN=Support;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${address}`,
    ]);
  });

  test('is read by ical.js and by the calendar itself as what it says', async () => {
    const { address, id, respond, sendMails, smtp } = await invited();
    await respond(id, { response: 'tentative' });
    await sendMails();
    const { text } = calendarPart(smtp.texts()[0]!);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getFirstSubcomponent('vevent')!;
    expect(calendar.getFirstPropertyValue('method')).toBe('REPLY');
    expect(event.getAllProperties('attendee').map((each) => each.getFirstParameter('partstat'))).toEqual([
      'TENTATIVE',
    ]);
    expect(new ICAL.Event(event).startDate.toJSDate().toISOString()).toBe('2096-11-26T13:00:00.000Z');
    const { method, events, refused: left } = readCalendar(text);
    expect({ method, left }).toEqual({ method: 'REPLY', left: [] });
    expect(events[0]?.master).toMatchObject({
      uid: 'kick-off@example.com',
      sequence: 2,
      organizer: { email: 'kim@example.com' },
      attendees: [{ email: address, status: 'tentative' }],
    });
  });

  test('is in the thread of the invitation, and reading it there changes nothing', async () => {
    const { client, ctx, emailId, id, respond, rows, sendMails } = await invited();
    await respond(id, { response: 'declined' });
    await sendMails();
    const [reply] = await rows(`SELECT id FROM emails WHERE organization_id = ? AND id <> ${emailId}`);
    const detail = (await (await client.request('GET', `/api/emails/${reply!.id}`)).json()) as Body;
    expect(detail).toMatchObject({
      direction: 'outbound',
      send_state: 'sent',
      thread_count: 2,
      attachments: [{ filename: 'invite.ics', content_type: 'application/ics' }],
    });
    const version = () => rows('SELECT version, my_response FROM calendar_events WHERE organization_id = ?');
    const before = await version();
    expect(before).toEqual([{ version: 2, my_response: 'declined' }]);
    await considerEmail(ctx(), Number(reply!.id));
    expect(await version()).toEqual(before);
  });

  test('to one occurrence names it, and leaves the others open', async () => {
    const { id, respond, sendMails, smtp, waiting } = await invited('RRULE:FREQ=WEEKLY;COUNT=4');
    const answer = await respond(id, { response: 'declined', recurrence_id: '2096-12-03T13:00:00.000Z' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ my_response: 'needs_action' });
    await sendMails();
    const [message] = smtp.texts();
    expect(header(message!, 'Subject')).toBe('Declined: Kick-off with Kim (3 Dec 2096, 14:00 Europe/Berlin)');
    const { lines } = calendarPart(message!);
    expect(lines).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20961203T140000');
    expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20961203T140000');
    expect(lines.filter((line) => line.startsWith('RRULE:FREQ=WEEKLY'))).toEqual([]);
    await respond(id, { response: 'declined', recurrence_id: '2096-12-03T13:00:00.000Z' });
    expect(await waiting()).toEqual([]);
    await respond(id, { response: 'declined', recurrence_id: '2096-12-10T13:00:00.000Z' });
    expect(await waiting()).toHaveLength(1);
  });

  test('to an occurrence that moved is one to where it is now', async () => {
    const world = await invited('RRULE:FREQ=WEEKLY;COUNT=4');
    const moved = kickOff(world.address, 'RECURRENCE-ID;TZID=Europe/Berlin:20961203T140000').map((line) =>
      line.replace(/^(DTSTART|DTEND)(.*:)20961126/, '$1$220961204').replace('SEQUENCE:2', 'SEQUENCE:3'),
    );
    await world.receive(calendarOf('REQUEST', ...moved));
    await world.respond(world.id, { response: 'accepted', recurrence_id: '2096-12-03T13:00:00.000Z' });
    await world.sendMails();
    const { lines } = calendarPart(world.smtp.texts()[0]!);
    expect(lines).toEqual(
      expect.arrayContaining([
        'SEQUENCE:3',
        'RECURRENCE-ID;TZID=Europe/Berlin:20961203T140000',
        'DTSTART;TZID=Europe/Berlin:20961204T140000',
      ]),
    );
  });

  test('of who is invited to one occurrence only is for that', async () => {
    const world = await makeWorld();
    const part = kickOff(world.address, 'RECURRENCE-ID;TZID=Europe/Berlin:20961126T140000');
    await world.receive(calendarOf('REQUEST', ...part));
    const answer = await world.respond(await world.eventId(), { response: 'accepted' });
    expect(await answer.json()).toMatchObject({ my_response: 'accepted' });
    await world.sendMails();
    expect(calendarPart(world.smtp.texts()[0]!).lines).toContain(
      'RECURRENCE-ID;TZID=Europe/Berlin:20961126T140000',
    );
  });

  test('to an invitation of somebody unknown lets it into the calendar', async () => {
    const { id, respond, rows } = await invited();
    const flags = () =>
      rows('SELECT is_busy, in_feed, remind_at FROM calendar_events WHERE organization_id = ?');
    expect(await flags()).toEqual([{ is_busy: 0, in_feed: 0, remind_at: null }]);
    await respond(id, { response: 'accepted' });
    const [row] = await flags();
    expect(row).toMatchObject({ is_busy: 1, in_feed: 1 });
  });
});

describe('who was invited by another address', () => {
  async function answerTo(
    attendee: string,
    mail: Parameters<Awaited<ReturnType<typeof makeWorld>>['receive']>[1],
  ) {
    const world = await makeWorld();
    await world.receive(calendarOf('REQUEST', ...kickOff(attendee)), mail);
    const answer = await world.respond(await world.eventId(), { response: 'accepted' });
    await world.sendMails();
    const [message] = world.smtp.texts();
    const attendees = message
      ? calendarPart(message).lines.filter((line) => line.startsWith('ATTENDEE'))
      : [];
    return { world, answer, attendees, from: world.smtp.parcels[0]?.from };
  }
  const forAlias = ({ address }: { address: string }) =>
    `ATTENDEE;CN=Support;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;SENT-BY="mailto:${address}":mailto:Sales@alias.example`;

  test('such as an alias that the mail was delivered to, is answered for by the inbox', async () => {
    const headers = ['Delivered-To: sales@alias.example'];
    const { world, attendees, from } = await answerTo('Sales@alias.example', {
      headers,
      to: 'team@example.com',
    });
    expect(attendees).toEqual([forAlias(world)]);
    expect(from).toBe(world.address);
  });

  test('is found as the only attendee that the mail is addressed to', async () => {
    const { world, attendees } = await answerTo('Sales@alias.example', { to: 'sales@alias.example' });
    expect(attendees).toEqual([forAlias(world)]);
  });

  test('is not guessed if several attendees are addressed', async () => {
    const { answer, world } = await answerTo('sales@alias.example', {
      to: 'sales@alias.example, ann@example.com',
    });
    await refused(answer, 422, 'NOT_INVITED');
    expect(world.smtp.parcels).toEqual([]);
  });
});

test('who was invited with a +detail answers with it', async () => {
  const world = await makeWorld();
  const detailed = world.address.replace('@', '+events@');
  await world.receive(calendarOf('REQUEST', ...kickOff(detailed)));
  await world.respond(await world.eventId(), { response: 'accepted' });
  await world.sendMails();
  expect(calendarPart(world.smtp.texts()[0]!).text.replaceAll('\r\n ', '')).toContain(`:mailto:${detailed}`);
});

describe('the answer is sent once', () => {
  test('however often and however many at once give it', async () => {
    const world = await invited();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.respond(world.id, { response: 'accepted' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await world.respond(world.id, { response: 'accepted' });
    await world.sendMails();
    expect(world.smtp.parcels).toHaveLength(1);
    expect(await world.waiting()).toEqual([]);
  });

  test('and again with a comment, or if it is another one: what is sent later is newer', async () => {
    const world = await invited();
    const ctx = () => world.ctx();
    await respondToInvitation(ctx(), world.id, { response: 'accepted' });
    await respondToInvitation(ctx(), world.id, { response: 'accepted', comment: '  ' });
    await respondToInvitation(ctx(), world.id, { response: 'accepted', comment: 'With cake.' });
    await respondToInvitation(ctx(), world.id, { response: 'declined' });
    await world.sendMails();
    const sent = world.smtp.texts().map((message) => {
      const { lines } = calendarPart(message);
      return `${/PARTSTAT=(\w+)/.exec(lines.join())![1]} ${lines.find((line) => line.startsWith('DTSTAMP'))!.slice(8)}`;
    });
    expect(sent.toSorted()).toEqual([
      'ACCEPTED 20961121T090000Z',
      'ACCEPTED 20961121T090001Z',
      'DECLINED 20961121T090002Z',
    ]);
    const event = (await (
      await world.client.request('GET', `/api/calendar/events/${world.id}`)
    ).json()) as Body;
    expect(event.my_response).toBe('declined');
  });

  test('and again after the organizer changed the event', async () => {
    const world = await invited();
    await world.respond(world.id, { response: 'accepted' });
    const later = kickOff(world.address).map((line) =>
      line.replace('SEQUENCE:2', 'SEQUENCE:3').replace('T140000', 'T130000'),
    );
    await world.receive(calendarOf('REQUEST', ...later));
    const answer = await world.respond(world.id, { response: 'accepted' });
    expect(await answer.json()).toMatchObject({ my_response: 'accepted', sequence: 3 });
    await world.sendMails();
    expect(
      world.smtp
        .texts()
        .map((message) => calendarPart(message).lines.find((line) => line.startsWith('SEQUENCE')))
        .toSorted(),
    ).toEqual(['SEQUENCE:2', 'SEQUENCE:3']);
  });
});

describe('no answer is possible', () => {
  test('to the event of another organization, nor to one that is not there or deleted', async () => {
    const { id, respond, rows, request } = await invited();
    const stranger = await makeOrganization();
    const body = { response: 'accepted' };
    await refused(
      request('POST', `/api/calendar/events/${id}/respond`, body, {}, stranger),
      404,
      'NOT_FOUND',
    );
    await refused(respond(id + 1, body), 404, 'NOT_FOUND');
    expect(await rows('SELECT * FROM calendar_mails WHERE organization_id = ?')).toEqual([]);
  });

  test('to an occurrence that is not in the series, or that is cancelled', async () => {
    const { id, respond, receive, address } = await invited('RRULE:FREQ=WEEKLY;COUNT=4');
    const cancelled = kickOff(
      address,
      'RECURRENCE-ID;TZID=Europe/Berlin:20961203T140000',
      'STATUS:CANCELLED',
    );
    await receive(calendarOf('CANCEL', ...cancelled.map((line) => line.replace('SEQUENCE:2', 'SEQUENCE:3'))));
    for (const recurrence_id of ['2096-12-04T13:00:00.000Z', '2096-12-03T13:00:00.000Z', 'soon']) {
      await refused(respond(id, { response: 'accepted', recurrence_id }), 404, 'NO_SUCH_OCCURRENCE');
    }
  });

  test('to an event that is cancelled', async () => {
    const { id, respond, receive, address } = await invited();
    const lines = kickOff(address).map((line) => line.replace('SEQUENCE:2', 'SEQUENCE:3'));
    await receive(calendarOf('CANCEL', ...lines));
    await refused(respond(id, { response: 'declined' }), 422, 'EVENT_CANCELLED');
  });

  test('to an event that nobody here was invited to', async () => {
    const world = await makeWorld();
    await world.receive(calendarOf('REQUEST', ...kickOff('someone@example.org')));
    await refused(world.respond(await world.eventId(), { response: 'accepted' }), 422, 'NOT_INVITED');
  });

  test('from an inbox that cannot send: nothing is kept of it', async () => {
    const { id, respond, rows, inboxId, request } = await invited();
    await request('PATCH', `/api/inboxes/${inboxId}`, { smtp_host: null });
    await refused(respond(id, { response: 'accepted' }), 422, 'SMTP_MISSING');
    expect(await rows('SELECT my_response FROM calendar_events WHERE organization_id = ?')).toEqual([
      { my_response: 'needs_action' },
    ]);
  });
});
