/** The data that the calendar reads from an email. */
import { describe, expect, test } from 'vitest';
import { readIncomingMail } from '../../../../../src/worker/modules/calendar/invitations/mail.ts';
import { hasWrittenTo } from '../../../../../src/worker/modules/mail/index.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { countingEnv } from '../../../counting.ts';
import { testEnv } from '../../../helpers.ts';
import { calendar, calendarPart, itip, KIM, makeWorld, rawMail, US } from '../incoming/world.ts';

describe('an email', () => {
  test('is read as it came: HTML with scripts, headers in order, calendars decoded', async () => {
    const world = await makeWorld();
    const { id: inboxId } = await world.inbox();
    const html =
      'Content-Type: text/html; charset=utf-8\r\n\r\n<p>Hi</p><script type="application/ld+json">{"a":1}</script>';
    const date = new Date('2026-11-20T08:00:00Z');
    const headers = ['Precedence: bulk'];
    const parts = [html, calendarPart(calendar(null, {}), 'REQUEST')];
    const id = await world.receive({ from: `Kim Sato <${KIM}>`, subject: 'Hello', date, headers, parts });
    expect(await readIncomingMail(world.newCtx(), id)).toMatchObject({
      ...{ emailId: id, inboxId, direction: 'inbound', from: KIM, subject: 'Hello' },
      ...{ sentAt: date.toISOString(), isBulk: true, isAutomatic: true },
      text: expect.stringContaining('Please come.'),
      html: expect.stringContaining('<script type="application/ld+json">{"a":1}</script>'),
      headers: expect.arrayContaining([{ key: 'precedence', originalKey: 'Precedence', value: 'bulk' }]),
      calendars: [expect.stringMatching(/^BEGIN:VCALENDAR\nMETHOD:REQUEST\nVERSION:2.0\n/)],
    });
  });

  test.each([
    ['Fri, 20 Nov 2026 03:00:00 -0500', '2026-11-20T03:00:00-05:00'],
    ['Fri, 20 Nov 2026 13:30:00 +0530 (IST)', '2026-11-20T13:30:00+05:30'],
    ['Fri, 20 Nov 2026 08:00:00 +0000', '2026-11-20T08:00:00.000Z'],
  ])('that is dated %s was sent at %s', async (written, sentAt) => {
    const world = await makeWorld();
    const date = new Date('2026-11-20T08:00:00Z');
    const raw = rawMail({ date }).replace(/^Date: .*$/m, `Date: ${written}`);
    const id = await world.receive(raw);
    expect((await readIncomingMail(world.newCtx(), id))?.sentAt).toBe(sentAt);
  });

  test('that was posted as fields has no headers, no calendars and clean HTML', async () => {
    const world = await makeWorld();
    const fields = { from_address: KIM, subject: 'Hi', body_html: '<p>Hi</p><script>1</script>' };
    const { id } = await world.post<{ id: number }>('/api/emails', fields);
    expect(await readIncomingMail(world.newCtx(), id)).toMatchObject({
      ...{ text: 'Hi', html: '<p>Hi</p>', headers: [], calendars: [], isAutomatic: false, isBulk: false },
    });
  });

  test('with an invitation in an enclosed message has that too, once', async () => {
    const world = await makeWorld();
    const enclosed = `Content-Type: message/rfc822\r\n\r\n${rawMail(itip('REQUEST'))}`.replaceAll(
      'border',
      'inner',
    );
    const id = await world.receive({ parts: [enclosed, calendarPart(calendar('REQUEST', {}))] });
    expect((await readIncomingMail(world.newCtx(), id))?.calendars).toHaveLength(1);
  });

  test('of another organization is none', async () => {
    const [world, other] = [await makeWorld(), await makeWorld()];
    const id = await world.receive(itip('REQUEST'));
    expect(await readIncomingMail(other.newCtx(), id)).toBeNull();
  });
});

describe('earlier correspondence', () => {
  test('is that of one organization, whatever the case of the address', async () => {
    const [world, other] = [await makeWorld(), await makeWorld()];
    await world.writeTo('Kim@Customer.example');
    expect(await hasWrittenTo(world.newCtx(), 'kim@customer.EXAMPLE', Date.now())).toBe(true);
    expect(await hasWrittenTo(other.newCtx(), KIM, Date.now())).toBe(false);
  });

  test('is with every recipient of what Herald sent, hidden ones too', async () => {
    const world = await makeWorld();
    const id = await world.writeTo(US);
    await world.rows(`INSERT INTO outgoing_recipients (email_id, position, organization_id, address, kind, state)
      SELECT id, 2, organization_id, '${KIM}', 'bcc', 'sent' FROM emails WHERE organization_id = ? AND id = ${id} RETURNING 1`);
    expect(await hasWrittenTo(world.newCtx(), KIM, Date.now())).toBe(true);
    expect(await hasWrittenTo(world.newCtx(), KIM, Date.now() - 7_200_000)).toBe(false);
    await world.rows(`UPDATE emails SET is_automatic = 1 WHERE organization_id = ? RETURNING 1`);
    expect(await hasWrittenTo(world.newCtx(), KIM, Date.now())).toBe(false);
  });

  test('is found by an index, however much was sent', async () => {
    const world = await makeWorld();
    await world.writeTo('somebody@customer.example');
    const columns =
      'organization_id, thread_id, direction, tag, is_read, received_at, created_at, from_address, from_name, to_address, recipients, subject, body_text, size';
    await world.rows(`INSERT INTO emails (id, save_id, message_id, ${columns})
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      SELECT id + i, save_id || i, message_id || i, ${columns} FROM emails, n WHERE organization_id = ? RETURNING id`);
    await world.rows(`INSERT INTO outgoing_recipients (email_id, position, organization_id, address, kind, state)
      SELECT id, 1, organization_id, to_address, 'to', 'sent' FROM emails WHERE organization_id = ? RETURNING 1`);
    const costOf = async (address: string) => {
      const cost = { rowsRead: 0, roundTrips: 0 };
      const db = openDatabase(countingEnv(testEnv, cost));
      const isKnown = await hasWrittenTo(world.newCtx({ db }), address, Date.now());
      return { isKnown, roundTrips: cost.roundTrips, rows: cost.rowsRead };
    };
    expect(await costOf('nobody@customer.example')).toMatchObject({ isKnown: false, roundTrips: 1 });
    expect((await costOf('nobody@customer.example')).rows).toBeLessThan(5);
    expect(await costOf('somebody@customer.example')).toMatchObject({ isKnown: true });
    expect((await costOf('somebody@customer.example')).rows).toBeLessThan(5);
  });
});
