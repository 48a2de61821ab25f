/** The changes that mail may make to existing events. */
import { describe, expect, test } from 'vitest';
import type { EventSource } from '../../../../../src/contract/calendar/events.ts';
import { readCalendar } from '../../../../../src/lib/ical/index.ts';
import { applyInvitation } from '../../../../../src/lib/invitations/index.ts';
import { changeEvent } from '../../../../../src/worker/modules/calendar/events/change-event.ts';
import {
  authenticated,
  BEN,
  calendar,
  itip,
  KIM,
  makeWorld,
  type Part,
  shownOf,
  UID,
  US,
} from '../incoming/world.ts';

const LATER = { sequence: 1, stamp: 1, start: '20990320T090000Z' };

/** Creates an organization whose calendar has an event that did not come by mail. */
async function makeWorldWith(source: EventSource, part: Part = {}) {
  const world = await makeWorld();
  const ctx = world.newCtx();
  const [series] = readCalendar(calendar(null, part)).events;
  const content = {
    ...{
      source,
      series: series!,
      state: null,
      myResponse: null,
      isBusy: true,
      inFeed: true,
      isVerified: null,
    },
    ...{ reminderMinutes: 5, inboxId: null, emailId: null, taskId: null, connectionId: null },
  };
  await changeEvent(ctx, { uid: UID }, () => ({ content }));
  return world;
}

describe('an event that was written, booked or taken from a suggestion', () => {
  test.each(['manual', 'booking', 'suggestion'] as const)('is not for mail: %s', async (source) => {
    const world = await makeWorldWith(source);
    await world.writeTo(KIM);
    const before = await world.event();
    await world.read(
      itip('REQUEST', LATER, { trace: authenticated('pass') }),
      itip('CANCEL', LATER, { trace: authenticated('pass') }),
      itip('REPLY', { ...LATER, attendees: [{ email: BEN, status: 'DECLINED' }] }, { from: BEN }),
    );
    expect(await world.event()).toEqual(before);
    expect(await world.suggestions()).toEqual([]);
  });
});

describe('an event that was written here, with guests', () => {
  test('takes their answers, and nothing in its organizer’s name', async () => {
    const world = await makeWorld();
    const [series] = readCalendar(calendar('REQUEST', { organizer: US, attendees: [{ email: BEN }] })).events;
    const own = {
      method: 'REQUEST',
      series: series!,
      from: US,
      sender: 'own',
      authentication: 'none',
    } as const;
    const { state } = applyInvitation(null, own);
    const { id: taskId } = await world.post<{ id: number }>('/api/tasks', { title: 'Prepare the kick-off' });
    const content = {
      ...{ source: 'manual' as const, series: series!, state, myResponse: null, isBusy: true, inFeed: true },
      ...{ isVerified: null, reminderMinutes: 5, inboxId: 7, emailId: null, taskId, connectionId: null },
    };
    await changeEvent(world.newCtx(), { uid: UID }, () => ({ content }));
    const ofBen = (status: string, stamp: number) => ({
      organizer: US,
      stamp,
      attendees: [{ email: BEN, status }],
    });
    await world.read(
      itip('REPLY', ofBen('TENTATIVE', 1), { from: BEN }),
      itip(
        'CANCEL',
        { ...ofBen('DECLINED', 9), sequence: 9 },
        { from: US, trace: authenticated('pass', 'us.example') },
      ),
      itip('REPLY', ofBen('ACCEPTED', 2), { from: `Ben <${BEN.toUpperCase()}>` }),
    );
    expect(shownOf(await world.event())).toMatchObject({
      status: 'confirmed',
      attendees: { [BEN]: 'accepted' },
    });
    expect(await world.event()).toMatchObject({
      ...content,
      state: expect.anything(),
      series: expect.anything(),
      emailId: expect.any(Number),
    });
    expect(await world.told()).toEqual(['event.created', 'event.updated', 'event.updated']);
  });
});

describe('an imported event', () => {
  test('becomes an invitation when its organizer writes, and keeps what was set here', async () => {
    const world = await makeWorldWith('import');
    const [emailId] = await world.read(itip('REQUEST', LATER, { trace: authenticated('pass') }));
    const event = await world.event();
    expect(shownOf(event)).toMatchObject({
      ...{ start: '2099-03-20T09:00:00', my_response: 'needs_action', is_verified: true, is_busy: true },
    });
    expect(event).toMatchObject({ source: 'invitation', reminderMinutes: 5, emailId });
  });

  test('stays newer than what comes late', async () => {
    const world = await makeWorldWith('import', { ...LATER, sequence: 2, stamp: 2 });
    await world.read(itip('REQUEST', {}, { trace: authenticated('pass') }));
    expect(shownOf(await world.event())).toMatchObject({ start: '2099-03-20T09:00:00' });
  });

  test('is cancelled by its organizer', async () => {
    const world = await makeWorldWith('import');
    await world.read(itip('CANCEL', { sequence: 1, stamp: 1 }, { trace: authenticated('pass') }));
    expect(shownOf(await world.event())).toMatchObject({ status: 'cancelled', is_busy: false });
    expect(await world.told()).toEqual(['event.created', 'event.cancelled']);
  });

  test.each([
    ['of another organizer', itip('REQUEST', { ...LATER, organizer: BEN }, { from: BEN })],
    ['of the organizer, whom nobody authenticated', itip('CANCEL', LATER)],
    ['of a stranger in the name of the organizer', itip('CANCEL', LATER, { from: BEN })],
    ['of a forger whom the server rejects', itip('CANCEL', LATER, { trace: authenticated('fail') })],
    ['with an answer', itip('REPLY', { attendees: [{ email: BEN, status: 'DECLINED' }] }, { from: BEN })],
    ['with an answer of the organizer', itip('REPLY', { attendees: [{ email: KIM, status: 'DECLINED' }] })],
  ])('is not changed by a mail %s', async (_, mail) => {
    const world = await makeWorldWith('import');
    const before = await world.event();
    await world.read(mail);
    expect(await world.event()).toEqual(before);
  });

  test('without an organizer is nobody’s', async () => {
    const world = await makeWorldWith('import', { organizer: null });
    await world.read(itip('REQUEST', LATER));
    expect(shownOf(await world.event())).toMatchObject({ start: '2099-03-10T09:00:00', my_response: null });
  });
});

test('what was answered here stays answered when the details change, and is asked again when the time does', async () => {
  const world = await makeWorld();
  const own = { from: US, to: KIM, direction: 'outbound' as const };
  await world.read(
    itip('REQUEST'),
    itip('REPLY', { stamp: 1, attendees: [{ email: US, status: 'ACCEPTED' }] }, own),
    itip('REQUEST', { stamp: 2, lines: ['LOCATION:Room 2'] }),
  );
  expect(shownOf(await world.event())).toMatchObject({ my_response: 'accepted', is_busy: true });
  await world.read(itip('REQUEST', { ...LATER, stamp: 3 }));
  expect(shownOf(await world.event())).toMatchObject({
    my_response: 'needs_action',
    start: '2099-03-20T09:00:00',
  });
});

test('the email of an event is the one that brought what is shown', async () => {
  const world = await makeWorld();
  const trace = authenticated('pass');
  const [first] = await world.read(
    itip('REQUEST', {}, { trace }),
    itip('REPLY', { stamp: 1, attendees: [{ email: BEN, status: 'ACCEPTED' }] }, { from: BEN }),
    itip('REQUEST', { ...LATER, sequence: 9 }),
  );
  expect(await world.event()).toMatchObject({ emailId: first });
  const [second] = await world.read(itip('REQUEST', LATER, { trace }));
  expect(await world.event()).toMatchObject({ emailId: second });
  await world.read(itip('REQUEST', {}, { trace }), itip('CANCEL', { ...LATER, stamp: 2 }, { trace }));
  expect(await world.event()).toMatchObject({ emailId: second, status: 'cancelled' });
});

test('series of strangers fill only their own room, and cost only themselves', async () => {
  const world = await makeWorld();
  const weekly = (uid: string) => itip('REQUEST', { uid, lines: ['RRULE:FREQ=WEEKLY'] });
  await world.read(weekly('first'));
  const columns =
    'organization_id, source, version, title, status, starts_at, ends_at, is_long, is_shown, is_busy, in_feed, created_at, updated_at, series, state';
  await world.rows(`INSERT INTO calendar_events (id, uid, ${columns})
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 49)
    SELECT id + 1000 + i, 'copy' || i, ${columns} FROM calendar_events, n WHERE organization_id = ? RETURNING id`);
  await world.read(weekly('refused'), itip('REQUEST', { uid: 'single' }));
  await world.writeTo(KIM);
  await world.read(weekly('known'));
  const uids = (await world.events()).map(({ uid }) => uid).filter((uid) => !uid.startsWith('copy'));
  expect(uids.sort()).toEqual(['first', 'known', 'single']);
});
