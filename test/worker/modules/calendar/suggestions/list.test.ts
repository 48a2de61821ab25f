import { expect, test } from 'vitest';
import { listSuggestions } from '../../../../../src/worker/modules/calendar/suggestions/list.ts';
import { removePastSuggestions } from '../../../../../src/worker/modules/calendar/suggestions/remove-past.ts';
import { testEnv } from '../../../helpers.ts';
import { ahead, DAY, MEETING, makeWorld } from './world.ts';

test('the newest come first, on pages', async () => {
  const world = await makeWorld();
  const ids = [await world.arrive(MEETING), await world.arrive(MEETING), await world.arrive(MEETING)];
  const seen: number[] = [];
  let path: string | undefined = '/api/calendar/suggestions?limit=2';
  while (path) {
    const response: Response = await world.owner.request('GET', path);
    seen.push(...((await response.json()) as { email_id: number }[]).map(({ email_id }) => email_id));
    path = /<http:\/\/localhost([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(ids.toReversed());
  expect((await world.list('?offset=1')).map(({ email_id }) => email_id)).toEqual([ids[1], ids[0]]);
});

test.each(['?limit=0', '?cursor=x', '?more=1'])('%s is refused', async (query) => {
  const { owner } = await makeWorld();
  expect((await owner.request('GET', `/api/calendar/suggestions${query}`)).status).toBe(400);
});

test('another organization sees nothing', async () => {
  const [world, other] = [await makeWorld(), await makeWorld()];
  await world.arrive(MEETING);
  expect(await other.list()).toEqual([]);
});

test('what is over is not listed, and is deleted a week later', async () => {
  const world = await makeWorld();
  await world.arrive({
    text: `Could we meet on ${ahead(2).words} at 2 pm, or on ${ahead(3).words} at 4 pm?`,
  });
  const at = async (days: number) => {
    const page = { limit: 50, offset: 0 };
    return (await listSuggestions(world.ctx({ now: () => Date.now() + days * DAY }), page)).rows.length;
  };
  const stored = async () =>
    (
      await testEnv.DB.prepare('SELECT id FROM calendar_suggestions WHERE organization_id = ?')
        .bind(world.organizationId)
        .all()
    ).results.length;
  // One of the two is still ahead.
  expect(await at(2)).toBe(1);
  expect(await at(5)).toBe(0);
  await removePastSuggestions(world.ctx({ now: () => Date.now() + 9 * DAY }));
  expect(await stored()).toBe(1);
  await removePastSuggestions(world.ctx({ now: () => Date.now() + 12 * DAY }));
  expect(await stored()).toBe(0);
});
