/** What happens while the mail of a deleted tag moves. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OrganizationTag } from '../../../../src/contract/tags.ts';
import { createInbox } from '../../../../src/worker/modules/inboxes/create.ts';
import { moveTaggedMail } from '../../../../src/worker/modules/tags/move-mail.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import { findTags, nameInSql } from '../../../../src/worker/platform/tags.ts';
import { makeOrganization, testCtx } from '../../helpers.ts';
import { inboxBody } from '../sync/world.ts';
import { read, tagId } from './as-model.ts';
import { saveTo } from './many.ts';

const HOUR = 3_600_000;

/** Creates an organization with an email of the tag Billing (6), and the tag Sales (7). */
async function makeBilling() {
  const client = await makeOrganization();
  for (const name of ['Billing', 'Sales']) {
    expect((await client.request('POST', '/api/tags', { name })).status).toBe(201);
  }
  await saveTo(client.organizationId, ['billing@company.example'], 0);
  const tags = () => read<OrganizationTag[]>(client, '/api/tags');
  const codeOf = async (response: Response) => (await response.json<{ code: string }>()).code;
  return { client, tags, codeOf };
}

test('mail on its way to a tag is the tag’s already: it is neither deleted without move_to nor hidden', async () => {
  const { client, tags, codeOf } = await makeBilling();
  expect((await client.request('DELETE', `/api/tags/${tagId(client, 6)}?move_to=sales`)).status).toBe(200);
  expect((await tags()).at(-1)).toMatchObject({ name: 'Sales', counts: { emails: 1, unread: 1 } });
  expect(await codeOf(await client.request('DELETE', `/api/tags/${tagId(client, 7)}`))).toBe('TAG_IN_USE');
  expect((await client.request('DELETE', `/api/tags/${tagId(client, 7)}?move_to=neo`)).status).toBe(200);
  expect(
    await codeOf(await client.request('PATCH', `/api/tags/${tagId(client, 5)}`, { is_hidden: true })),
  ).toBe('TAG_IN_USE');
  await moveTaggedMail(testCtx(0));
  expect(await read(client, '/api/emails?tag=neo')).toMatchObject([{ tag: 'Neo' }]);
});

test('queries name the tag that mail moves to, and names that no object should have', async () => {
  const { client } = await makeBilling();
  expect((await client.request('PATCH', `/api/tags/${tagId(client, 7)}`, { name: '__proto__' })).status).toBe(
    200,
  );
  expect((await client.request('DELETE', `/api/tags/${tagId(client, 6)}?move_to=sales`)).status).toBe(200);
  expect((await client.request('POST', '/api/tags', { name: '["X"]' })).status).toBe(201);
  const ctx = testCtx(client.organizationId);
  const tags = await findTags(ctx);
  const [name, quoted] = [nameInSql(tags, sql`tag`), nameInSql(tags, sql`'["x"]'`)];
  const [rows] = await commit(database(ctx), [
    database(ctx).all(
      sql`SELECT ${name} AS name, ${quoted} AS quoted FROM emails WHERE organization_id = ${ctx.organizationId}`,
    ),
  ]);
  expect(rows).toEqual([{ name: '__proto__', quoted: '["X"]' }]);
});

test('a tag that an inbox gets while it is deleted comes back', async () => {
  const { client, tags } = await makeBilling();
  const before = await findTags(testCtx(client.organizationId));
  expect((await client.request('DELETE', `/api/tags/${tagId(client, 6)}?move_to=sales`)).status).toBe(200);
  const ctx = testCtx(client.organizationId, { tags: before });
  const { id } = await createInbox(ctx, {
    ...inboxBody,
    email_address: 'money@company.example',
    tag: 'Billing',
  });
  await ctx.waited();
  await moveTaggedMail(testCtx(0));
  await moveTaggedMail(testCtx(0, { now: () => Date.now() + HOUR }));
  expect((await tags())[5]).toMatchObject({ id: tagId(client, 6), name: 'Billing', inbox_id: id });
  await saveTo(client.organizationId, ['money@company.example'], 1);
  expect(await read(client, '/api/emails?tag=billing')).toHaveLength(2);
});

test('the name of a deleted tag is free after an hour, for a tag with another id', async () => {
  const { client } = await makeBilling();
  expect((await client.request('DELETE', `/api/tags/${tagId(client, 6)}?move_to=sales`)).status).toBe(200);
  const add = () => client.request('POST', '/api/tags', { name: 'BILLING' });
  await moveTaggedMail(testCtx(0, { now: () => Date.now() + HOUR - 60_000 }));
  expect((await add()).status).toBe(409);
  await moveTaggedMail(testCtx(0, { now: () => Date.now() + HOUR }));
  expect(await (await add()).json()).toMatchObject({
    id: tagId(client, 8),
    name: 'BILLING',
    counts: { emails: 0 },
  });
});
