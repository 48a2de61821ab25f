import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { builtInTag } from '../../../../../src/lib/tags.ts';
import { createTasksFromEmails, taskIdOfEmail } from '../../../../../src/worker/modules/tasks/index.ts';
import { commit } from '../../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../../src/worker/platform/data/database.ts';
import { idOf, makeOrganization, testCtx } from '../../../helpers.ts';
import { counts, create } from '../calls.ts';

describe('the task of an email', () => {
  const ofEmail = (organizationId: number, isSaved: boolean, subject = 'Hi') => {
    const ctx = testCtx(organizationId);
    const emailId = sql`CAST(${organizationId * 2 ** 32 + 5} AS INTEGER)`;
    const email = {
      place: 0,
      tag: builtInTag('Info'),
      fromName: 'Kim',
      fromAddress: 'kim@example.com',
      subject,
      receivedAt: 1.7e12,
    };
    return commit(database(ctx), [
      ...createTasksFromEmails(ctx, [email], {
        at: (place) => sql`(SELECT ${emailId} AS id) AS saved ON ${place} = 0 AND ${isSaved ? 1 : 0}`,
        assigneeId: sql`NULL`,
        isHidden: sql`0`,
        isHistory: false,
      }),
      database(ctx).all(sql`SELECT ${taskIdOfEmail(emailId)} AS id`),
    ]);
  };

  test('is created in the same batch, todo and medium', async () => {
    const client = await makeOrganization();
    const org = client.organizationId;
    const results = await ofEmail(org, true, 'x'.repeat(600));
    const id = idOf(org, 1);
    expect(results.at(-1)).toEqual([{ id }]);
    expect(await (await client.request('GET', `/api/tasks/${id}`)).json()).toMatchObject({
      title: 'x'.repeat(500),
      description: `Email from Kim <kim@example.com>: /api/emails/${org * 2 ** 32 + 5}`,
      status: 'todo',
      priority: 'medium',
      email_id: org * 2 ** 32 + 5,
      tag: builtInTag('Info'),
    });
    expect((await create(client, { title: 'next' })).id).toBe(id + 1);
    expect((await counts(org)).kept).toEqual([{ status: 'todo', count: 2 }]);
  });

  test('is not created if the batch does not save the email', async () => {
    const client = await makeOrganization();
    const results = await ofEmail(client.organizationId, false);
    expect(results.at(-1)).toEqual([{ id: null }]);
    expect(await counts(client.organizationId)).toEqual({ kept: [], counted: [] });
    expect((await create(client, { title: 't' })).id).toBe(idOf(client.organizationId, 1));
  });
});
