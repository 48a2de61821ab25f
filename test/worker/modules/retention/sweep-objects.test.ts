import { beforeEach, expect, test } from 'vitest';
import { ingest } from '../../../../src/worker/modules/mail/index.ts';
import { sweepObjects } from '../../../../src/worker/modules/retention/sweep-objects.ts';
import { modules } from '../../../../src/worker/modules.ts';
import { openDatabase } from '../../../../src/worker/platform/data/database.ts';
import { type Client, makeOrganization, testCtx, testEnv, withBatches } from '../../helpers.ts';
import { objectKeys, rawOf, saveMail } from '../mail/deletion/world.ts';

const { BUCKET, DB } = testEnv;
const DAY = 86_400_000;
const owners = modules.flatMap((module) => module.objects ?? []);

let client: Client;
beforeEach(async () => {
  client = await makeOrganization();
});

/** What cron does, at that time, until it has looked at all objects. */
async function sweep(now: number, organizationId = client.organizationId): Promise<void> {
  await DB.prepare("DELETE FROM positions WHERE name = 'objects'").run();
  for (let n = 0; n < 100; n++) {
    await sweepObjects(testCtx(organizationId, { now: () => now }), modules);
    if ((await DB.prepare("SELECT value FROM positions WHERE name = 'objects'").first('value')) === '')
      return;
  }
  throw new Error('The sweep does not end.');
}

const long = 'again and again '.repeat(2000);

test('a save that dies between its objects and its row leaves nothing after a day', async () => {
  await saveMail(client, { id: 'whole', file: true, text: long });
  const whole = await objectKeys(client);
  expect(whole).toHaveLength(3);
  const db = openDatabase(withBatches(testEnv, () => Promise.reject(new Error('died'))));
  const raw = new TextEncoder().encode(rawOf({ id: 'dying', file: true, text: long }));
  const inbox = { id: 1, emailAddress: 'support@herald.test', tag: 'Support' as const };
  const dying = ingest(testCtx(client.organizationId, { db }), { raw, arrivedAt: Date.now(), inbox });
  await expect(dying).rejects.toThrow('died');
  const orphans = (await objectKeys(client)).filter((key) => !whole.includes(key));
  expect(orphans).toHaveLength(3);
  const others = [
    `organizations/${client.organizationId}/uploads/nobody`,
    `audits/${client.organizationId}/7`,
  ];
  for (const key of others) await BUCKET.put(key, 'x');
  orphans.push(...others);
  await sweep(Date.now());
  for (const key of orphans) expect([key, await BUCKET.head(key)]).toEqual([key, expect.anything()]);
  await sweep(Date.now() + 2 * DAY);
  for (const key of orphans) expect([key, await BUCKET.head(key)]).toEqual([key, null]);
  expect(await objectKeys(client)).toEqual(whole);
});

test('two sweeps at once delete the same, and an object that no module knows stays', async () => {
  const orphan = `organizations/${client.organizationId}/raw/${crypto.randomUUID()}.eml`;
  const unknown = `zzz-unknown/${client.organizationId}`;
  await BUCKET.put(orphan, 'x');
  await BUCKET.put(unknown, 'x');
  const now = Date.now() + 2 * DAY;
  await Promise.all([sweep(now), sweep(now)].map((done) => done.catch(() => null)));
  await sweep(now);
  expect(await BUCKET.head(orphan)).toBeNull();
  expect(await BUCKET.head(unknown)).not.toBeNull();
  await BUCKET.delete(unknown);
});

test('what Herald writes belongs to a module, and stays as long as a row names it', async () => {
  await saveMail(client, { id: 'mail', file: true, text: long });
  const form = new FormData();
  form.set('file', new File(['x'], 'a.txt', { type: 'text/plain' }));
  expect((await client.request('POST', '/api/upload-attachment', form)).status).toBe(201);
  await client.request('POST', '/api/stream/milestone-card', { threshold: 1000 });
  const { objects } = await BUCKET.list();
  const prefixes = new Set(
    objects.map(({ key }) => key.replace(/\d+\//, '').split('/').slice(0, 2).join('/')),
  );
  expect([...prefixes].filter((prefix) => prefix.startsWith('organizations/')).sort()).toEqual([
    'organizations/attachments',
    'organizations/bodies',
    'organizations/raw',
    'organizations/uploads',
  ]);
  for (const { key } of objects.filter(({ key }) => !key.startsWith('test/'))) {
    expect([key, owners.filter(({ owns }) => owns(key)).length]).toEqual([key, 1]);
  }
  const before = await objectKeys(client);
  await sweep(Date.now() + 2 * DAY);
  expect(await objectKeys(client)).toEqual(before);
});
