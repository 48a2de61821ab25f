import { beforeAll, expect, test } from 'vitest';
import { catchFetch, makeWorld } from '../../ai/world.ts';

const SECRET = 'margin-is-forty-percent';

beforeAll(catchFetch);

test('no mail, no list, no search and no prompt of the AI has what notes say', async () => {
  const world = await makeWorld();
  const id = await world.receive({ subject: 'My parcel', body_text: 'Hello, where is my parcel? Kim' });
  await world.ask('/api/notes', { email_id: id, text: SECRET });
  const drafts = [
    await world.ask('/api/ai/generate/reply', { email_id: id }),
    await world.ask(`/api/ai/emails/${id}/analyze`),
    await world.ask(`/api/ai/threads/${id}/summarize`),
    await (await world.request('POST', '/api/ai/chat', { message: 'What about the parcel of Kim?' })).text(),
  ];
  expect(world.models.calls.length).toBeGreaterThanOrEqual(drafts.length);
  expect(JSON.stringify(world.models.calls.map(({ body }) => body))).not.toContain(SECRET);
  const shown = [
    `/api/emails/${id}`,
    `/api/emails/${id}/thread`,
    `/api/threads/${id}`,
    `/api/emails?search=${SECRET}`,
    `/api/threads?search=${SECRET}`,
  ];
  const bodies = await Promise.all(shown.map((path) => world.ask(path, {}, 'GET')));
  expect(JSON.stringify([drafts, bodies])).not.toContain(SECRET);
  expect(await world.ask(`/api/notes?thread=${id}`, {}, 'GET')).toMatchObject([{ text: SECRET }]);
});
