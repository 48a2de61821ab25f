/** The deletion of a tag whose mail moves while the database dies and more mail comes. */
import { expect } from 'vitest';
import { moveTaggedMail } from '../../../../src/worker/modules/tags/move-mail.ts';
import { openDatabase } from '../../../../src/worker/platform/data/database.ts';
import { findTags } from '../../../../src/worker/platform/tags.ts';
import { makeOrganization, testCtx, testEnv, withBatches } from '../../helpers.ts';
import { expectKept } from '../mail/conversations/model.ts';
import { expectAsModel, read, tagId } from './as-model.ts';
import { saveTo } from './many.ts';
import { Model } from './model.ts';

const HOUR = 3_600_000;

/** Creates a database that dies before or after the `n`-th batch that moves mail. */
function dying(n: number, isAfter: boolean) {
  let left = n;
  const env = withBatches(testEnv, async (run, queries) => {
    const dead = () => new Error('the database did not answer');
    if (left === 0) throw dead();
    if (queries.some(({ sql }) => sql.includes('UPDATE "emails" SET tag ='))) left--;
    if (left === 0 && !isAfter) throw dead();
    const results = await run();
    if (left === 0) throw dead();
    return results;
  });
  return openDatabase(env);
}

/** Checks that nothing is lost or moved twice when a tag with so many mails is deleted. */
export async function checkDeletion(count: number): Promise<void> {
  const client = await makeOrganization();
  const model = new Model();
  const { organizationId } = client;
  const ask = async <Answer>(expected: number, method: string, path: string, body?: unknown) => {
    const response = await client.request(method, path, body);
    expect([method, path, response.status]).toEqual([method, path, expected]);
    return response.json<Answer>();
  };
  const save = async (addresses: string[], over = {}, tag?: string) => {
    const ids = await saveTo(organizationId, addresses, model.mails.length, over);
    for (const [i, id] of ids.entries()) {
      const mail = model.save(id, addresses[i]!);
      if (tag) mail.tag = tag;
    }
  };
  const hide = async (every: number, state: 'trash' | 'spam') => {
    const mails = model.mails.filter((_, i) => i % every === every - 1);
    for (let at = 0; at < mails.length; at += 100) {
      const some = mails.slice(at, at + 100);
      await ask(200, 'PATCH', '/api/threads', { ids: some.map(({ id }) => id), state });
      for (const mail of some) model.setState(mail, state);
    }
  };

  const stored = async () => {
    const query = 'SELECT id, tag FROM emails WHERE organization_id = ?';
    return (await testEnv.DB.prepare(query).bind(organizationId).all<{ id: number; tag: string }>()).results;
  };

  await ask(model.add('Billing'), 'POST', '/api/tags', { name: 'Billing' });
  await save(Array.from({ length: count }, () => 'billing@company.example'));
  await save(Array.from({ length: 20 }, (_, i) => `${['support', 'neo'][i % 2]}@company.example`));
  await hide(11, 'trash');
  await hide(17, 'spam');
  const rule = await ask<{ id: number }>(201, 'POST', '/api/rules', {
    name: 'r',
    conditions: [
      { field: 'tag', operator: 'is', value: 'Billing' },
      { field: 'subject', operator: 'contains', value: 'parcel' },
    ],
    actions: [{ type: 'move', tag: 'Billing' }],
  });
  const reply = await ask<{ id: number }>(201, 'POST', '/api/canned-replies', {
    name: 'c',
    html: '<p>Hello.</p>',
    tags: ['Billing', 'Support'],
  });
  // What began before still knows the tag.
  const tags = await findTags(testCtx(organizationId));
  await ask(
    model.remove(6, 'Support'),
    'DELETE',
    `/api/tags/${tagId({ organizationId }, 6)}?move_to=Support`,
  );

  for (const [n, isAfter] of [
    [1, true],
    [2, false],
    [2, true],
  ] as const) {
    const last = model.mails.at(-1)!;
    const [outcome] = await Promise.allSettled([
      moveTaggedMail(testCtx(0, { db: dying(n, isAfter) })),
      (async () => {
        await save(['billing@company.example', 'neo@company.example']);
        await save(['billing@company.example'], { tags }, 'billing');
        await ask(200, 'PATCH', `/api/emails/${last.id}`, { tag: 'Hello' });
        last.tag = 'hello';
      })(),
    ]);
    expect(outcome).toMatchObject({ status: 'rejected' });
    await expectKept(organizationId);
    expect(await stored()).toHaveLength(model.mails.length);
  }

  const runs = Math.ceil(count / 2000) + 1;
  for (let n = 0; n < runs; n++) {
    // Two ticks at once, while mail comes.
    await Promise.all([
      moveTaggedMail(testCtx(0)),
      moveTaggedMail(testCtx(0)),
      save(['sales@company.example']),
    ]);
  }
  expect((await stored()).filter(({ tag }) => tag === 'billing')).toEqual([]);
  await save(['billing@company.example'], { tags }, 'billing');
  await moveTaggedMail(testCtx(0, { now: () => Date.now() + HOUR }));
  model.upkeep(true);
  await expectAsModel(client, model);
  const shown = await read<{ conditions: unknown[]; actions: unknown[] }>(client, `/api/rules/${rule.id}`);
  expect(shown).toMatchObject({
    conditions: [{ value: 'Support' }, { field: 'subject' }],
    actions: [{ type: 'move', tag: 'Support' }],
  });
  expect(await read(client, `/api/canned-replies/${reply.id}`)).toMatchObject({ tags: ['Support'] });
  expect((await findTags(testCtx(organizationId))).list.entries).toHaveLength(5);
}
