import { expect, test } from 'vitest';
import type { CalendarEventBody } from '../../../../../src/contract/calendar/events.ts';
import { MEETING, makeWorld } from '../suggestions/world.ts';

test('a suggestion becomes an event of its email once, whoever else accepts it at the same time', async () => {
  const world = await makeWorld();
  const emailId = await world.arrive(MEETING);
  const [suggestion] = await world.list();
  const body = { title: suggestion!.title, start: '2026-12-01T10:00', suggestion_id: suggestion!.id };
  const path = '/api/calendar/events';
  const responses = await Promise.all([1, 2, 3].map(() => world.owner.request('POST', path, body)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const made = (await responses.find(({ status }) => status === 201)!.json()) as CalendarEventBody;
  expect(made).toMatchObject({ source: 'suggestion', email_id: emailId, timezone: 'Asia/Kolkata' });
  expect(await world.list()).toEqual([]);

  const closed = await world.owner.request('POST', path, body);
  expect(await closed.json()).toMatchObject({ status: 409, code: 'SUGGESTION_CLOSED' });
  const unknown = await world.owner.request('POST', path, { ...body, suggestion_id: 1 });
  expect(unknown.status).toBe(404);
});
