import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../../../../src/lib/ical/index.ts';
import { changeEvent, newUid } from '../../../../../src/worker/modules/calendar/events/change-event.ts';
import type { EventContent } from '../../../../../src/worker/modules/calendar/events/event.ts';
import { acceptSuggestion } from '../../../../../src/worker/modules/calendar/suggestions/accept.ts';
import { testEnv } from '../../../helpers.ts';
import { MEETING, makeWorld, type World } from './world.ts';

/** Creates an event that accepts a suggestion, as the API does. */
async function accept(world: World, id: number) {
  const uid = newUid();
  return changeEvent(world.ctx(), { uid }, async () => {
    const { emailId, also } = await acceptSuggestion(world.ctx(), id, uid);
    return { content: { ...contentAt(uid), emailId }, also };
  });
}

function contentAt(uid: string): EventContent {
  const digits = MEETING.utc.replace(/[-:]/g, '');
  const event = ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:${digits}`, 'SUMMARY:Kick-off', 'END:VEVENT'];
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR'].join('\r\n');
  return {
    source: 'suggestion',
    series: readCalendar(text).events[0]!,
    state: null,
    myResponse: null,
    isBusy: true,
    inFeed: true,
    isVerified: null,
    reminderMinutes: 15,
    inboxId: null,
    emailId: null,
    taskId: null,
    connectionId: null,
  };
}

test('an accepted suggestion is linked to its event and email, and does not come back', async () => {
  const world = await makeWorld();
  const emailId = await world.arrive(MEETING);
  const [open] = await world.list();
  const event = await accept(world, open!.id);
  expect(event).toMatchObject({ emailId, source: 'suggestion' });
  const row = await testEnv.DB.prepare('SELECT state, event_id FROM calendar_suggestions WHERE id = ?')
    .bind(open!.id)
    .first();
  expect(row).toEqual({ state: 'accepted', event_id: event!.id });
  expect(await world.list()).toEqual([]);
  expect(await world.detect(emailId)).toEqual([]);
  expect(await world.events()).toHaveLength(1);
});

test('the API accepts a suggestion by creating the event, once', async () => {
  const world = await makeWorld();
  const emailId = await world.arrive(MEETING);
  const [open] = await world.list();
  const body = { title: open!.title, start: open!.times[0]!.start, suggestion_id: open!.id };
  const created = await world.ask<{ event_id: number; source: string; email_id: number; start: string }>(
    'POST',
    '/api/calendar/events',
    body,
  );
  expect(created).toMatchObject({ source: 'suggestion', email_id: emailId });
  expect(Date.parse(created.start)).toBe(Date.parse(MEETING.utc));
  expect(await world.list()).toEqual([]);
  const again = await world.owner.request('POST', '/api/calendar/events', body);
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'SUGGESTION_CLOSED' }]);
  const happened = await world.ask('GET', `/api/threads/${emailId}/activity?type=meeting`);
  expect(happened).toMatchObject([
    { via: 'person', by: { id: world.owner.userId }, to: String(created.event_id), email_id: emailId },
  ]);
});

test('of two who accept a suggestion at the same time, one makes the event', async () => {
  const world = await makeWorld();
  await world.arrive(MEETING);
  const [open] = await world.list();
  const results = await Promise.allSettled([1, 2, 3].map(() => accept(world, open!.id)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toMatchObject([{ code: 'SUGGESTION_CLOSED' }, { code: 'SUGGESTION_CLOSED' }]);
  const { results: events } = await testEnv.DB.prepare(
    'SELECT id FROM calendar_events WHERE organization_id = ?',
  )
    .bind(world.organizationId)
    .all();
  expect(events).toHaveLength(1);
});

describe('nobody accepts a suggestion', () => {
  test('that was dismissed', async () => {
    const world = await makeWorld();
    await world.arrive(MEETING);
    const [open] = await world.list();
    await world.dismiss(open!.id);
    await expect(accept(world, open!.id)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'SUGGESTION_CLOSED',
    });
  });

  test('of another organization', async () => {
    const [world, other] = [await makeWorld(), await makeWorld()];
    await world.arrive(MEETING);
    const [open] = await world.list();
    await expect(accept(other, open!.id)).rejects.toMatchObject({ kind: 'not_found' });
    expect(await world.list()).toEqual([open]);
  });
});

describe('dismissing', () => {
  test('may be repeated', async () => {
    const world = await makeWorld();
    await world.arrive(MEETING);
    const [open] = await world.list();
    for (const _ of [1, 2]) {
      const response = await world.dismiss(open!.id);
      expect([response.status, await response.json()]).toEqual([200, { message: 'Suggestion dismissed.' }]);
    }
    expect(await world.list()).toEqual([]);
  });

  test('changes nothing of an accepted suggestion', async () => {
    const world = await makeWorld();
    await world.arrive(MEETING);
    const [open] = await world.list();
    await accept(world, open!.id);
    const response = await world.dismiss(open!.id);
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'SUGGESTION_CLOSED' }]);
  });

  test('is refused for the suggestion of another organization, and for none', async () => {
    const [world, other] = [await makeWorld(), await makeWorld()];
    await world.arrive(MEETING);
    const [open] = await world.list();
    expect((await other.dismiss(open!.id)).status).toBe(404);
    expect((await world.dismiss(open!.id + 1)).status).toBe(404);
    expect(await world.list()).toEqual([open]);
  });
});
