import { applyD1Migrations, createExecutionContext, reset, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, expect } from 'vitest';
import { onTick } from '../../src/worker/jobs.ts';
import { forgetHomes } from '../../src/worker/platform/data/commit/homes.ts';
import { fetchWorker, testEnv, testOfOneDatabase } from './helpers.ts';

/** An API key of the owner in the old state. */
const KEY = 'herald_a1B2c3D4a1B2c3D4a1B2c3D4a1B2c3D4a1B2c3D4';
/** The id of the first email, and of the first task. */
const FIRST = 2 ** 32 + 1;

beforeAll(async () => {
  await reset();
  forgetHomes();
  await env.DB.batch(env.TEST_OLD_STATE.map((query) => env.DB.prepare(query)));
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => name > '0075'),
  );
});

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request = new Request(`http://localhost/api/${path}`, {
    method,
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await fetchWorker(request);
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return response.json<Answer>();
}

testOfOneDatabase('Herald works on what 0.1 left', async () => {
  const both = [FIRST + 1, FIRST].map((id) => expect.objectContaining({ id, tag: 'Support' }));
  expect(await ask('GET', 'emails')).toEqual(both);
  expect(await ask('GET', `threads/${FIRST}`)).toMatchObject({ message_count: 2, task: { id: FIRST } });
  expect(await ask('GET', 'emails?search=wombat')).toEqual(both);
  expect(await ask('GET', 'inboxes')).toMatchObject([{ id: 1, email_address: 'support@example.com' }]);
  expect(await ask('GET', 'webhooks')).toMatchObject([{ id: 1 }]);
  expect(await ask('PATCH', `tasks/${FIRST}`, { status: 'in_progress' })).toMatchObject({
    status: 'in_progress',
  });
  expect(await ask('GET', `tasks/${FIRST}/history`)).toHaveLength(2);
});

testOfOneDatabase('Cron goes on to fill in what 0.1 had not come to', async () => {
  const execution = createExecutionContext();
  await onTick(testEnv, execution);
  await waitOnExecutionContext(execution);
  expect(await ask('GET', 'threads')).toMatchObject([{ message_count: 2, unread_count: 2 }]);
  expect(await ask('GET', 'contacts')).toMatchObject([{ address: 'pat@example.net', mails_in: 2 }]);
});
