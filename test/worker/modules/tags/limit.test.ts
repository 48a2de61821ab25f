import { expect, test } from 'vitest';
import { MAX_TAGS, type OrganizationTag } from '../../../../src/contract/tags.ts';
import { BUILT_IN, Tags, withNew } from '../../../../src/lib/tags.ts';
import { moveTaggedMail } from '../../../../src/worker/modules/tags/move-mail.ts';
import { replaceTags } from '../../../../src/worker/platform/tags.ts';
import { makeOrganization, testCtx } from '../../helpers.ts';
import { inboxBody } from '../sync/world.ts';
import { read } from './as-model.ts';
import { saveTo } from './many.ts';

test('an organization with all tags that it may have finds each, and gets no other', async () => {
  const client = await makeOrganization();
  const ctx = testCtx(client.organizationId);
  let list = BUILT_IN;
  while (list.entries.length < MAX_TAGS) list = withNew(list, `Tag ${list.nextId} ${'日'.repeat(30)}`);
  list = { ...list, entries: list.entries.toSpliced(-1, 1) };
  await replaceTags(ctx, new Tags(), list);
  const add = async (name: string) => {
    const response = await client.request('POST', '/api/tags', { name });
    return [response.status, (await response.json<{ code?: string }>()).code];
  };
  expect(await add('Billing')).toEqual([201, undefined]);
  expect(await add('Sales')).toEqual([422, 'TOO_MANY_TAGS']);
  const inbox = { ...inboxBody, email_address: 'sales@company.example', tag: 'Sales' };
  expect((await client.request('POST', '/api/inboxes', inbox)).status).toBe(422);
  expect(await read(client, '/api/inboxes')).toEqual([]);

  await saveTo(client.organizationId, ['billing@company.example'], 0);
  const tags = await read<OrganizationTag[]>(client, '/api/tags');
  expect(tags).toHaveLength(MAX_TAGS);
  expect(tags.at(-1)).toMatchObject({ name: 'Billing', order: MAX_TAGS, counts: { emails: 1 } });
  for (const { name } of [tags[5]!, tags.at(-2)!]) {
    expect(await read(client, `/api/emails?tag=${encodeURIComponent(name)}`)).toEqual([]);
  }
  expect(await read(client, '/api/reports')).toMatchObject({ by_tag: [{ tag: 'Billing', received: 1 }] });
  const unknown = await client.request('GET', '/api/emails?tag=sales');
  const { errors } = await unknown.json<{ errors: { message: string }[] }>();
  expect(errors[0]!.message).toMatch(/^expected one of Hello, .*, …$/);

  // What is deleted leaves room at once.
  expect((await client.request('DELETE', `/api/tags/${tags.at(-1)!.id}?move_to=neo`)).status).toBe(200);
  expect(await add('Sales')).toEqual([201, undefined]);
  await moveTaggedMail(testCtx(0));
  expect(await read(client, '/api/emails?tag=neo')).toHaveLength(1);
});
