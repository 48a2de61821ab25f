import { beforeAll, expect, test } from 'vitest';
import { catchFetch, makeWorld } from '../world.ts';

beforeAll(catchFetch);

test('what an answer may link to is known before a model is called: without PUBLIC_URL nothing is charged', async () => {
  const world = await makeWorld({ PUBLIC_URL: '' });
  const id = await world.receive({ subject: 'Parcel', body_text: 'Hello, where is my parcel? Thanks, Kim' });
  const calls: [string, object, string?][] = [
    ['/api/ai/generate/reply', { email_id: id }],
    ['/api/ai/generate/reply', { email_id: id }, 'text/event-stream'],
    ['/api/ai/generate/compose', { instructions: 'Invite Kim.' }],
    ['/api/ai/generate/rewrite', { text: 'tomorow', action: 'fix' }],
    [`/api/ai/threads/${id}/summarize`, {}],
    [`/api/ai/emails/${id}/extract`, {}],
    ['/api/ai/chat', { message: 'Where is the parcel?' }],
  ];
  for (const [path, body, accept] of calls) {
    const response = await world.request('POST', path, body, accept ? { accept } : {});
    expect([path, response.status]).toEqual([path, 503]);
  }
  expect(world.models.calls).toHaveLength(0);
  expect(await world.charged()).toBe(0);
});
