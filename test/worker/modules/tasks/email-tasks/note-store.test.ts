import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertNote } from '../../../../../src/worker/modules/tasks/index.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { makeOrganization, testCtx } from '../../../helpers.ts';
import { create } from '../calls.ts';

test('a note cannot be added to a task of another organization', async () => {
  const client = await makeOrganization();
  const other = await makeOrganization();
  const task = await create(client, { title: 't' });
  const read = async () => (await client.request('GET', `/api/tasks/${task.id}`)).json();
  const write = (organizationId: number) => {
    const ctx = testCtx(organizationId, { now: () => 1000 });
    const note = { taskId: task.id, text: 'It bounced.', emailId: sql`NULL`, when: sql`true` };
    return commit(database(ctx), insertNote(ctx, note));
  };
  await write(other.organizationId);
  expect(await read()).toEqual({ ...task, notes: [] });
  await write(client.organizationId);
  expect(await read()).toMatchObject({
    updated_at: '1970-01-01T00:00:01.000Z',
    notes: [{ text: 'It bounced.', email_id: null }],
  });
});
