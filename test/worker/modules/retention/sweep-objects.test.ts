import { beforeEach, expect, test } from 'vitest';
import { newMeter } from '../../../../bench/counting.ts';
import { builtInTag, Tags } from '../../../../src/lib/tags.ts';
import { ingest } from '../../../../src/worker/modules/mail/index.ts';
import { sweepObjects } from '../../../../src/worker/modules/retention/sweep-objects.ts';
import { loadWork } from '../../../../src/worker/modules.ts';
import { openDatabase } from '../../../../src/worker/platform/data/database.ts';
import { createLog } from '../../../../src/worker/platform/log.ts';
import { mayDelete } from '../../../../src/worker/platform/work/installation.ts';
import { type Client, makeOrganization, meteredEnv, testCtx, testEnv, withBatches } from '../../helpers.ts';
import { objectKeys, rawOf, saveMail } from '../mail/deletion/world.ts';

const { BUCKET, DB } = testEnv;
const DAY = 86_400_000;
const work = await loadWork();
const owners = work.flatMap(({ objects }) => objects ?? []);

let client: Client;
beforeEach(async () => {
  client = await makeOrganization();
});

/** Runs cron at that time, until it has checked all objects. */
async function sweep(now: number): Promise<void> {
  const ctx = testCtx(client.organizationId, { now: () => now });
  expect(await mayDelete(ctx)).toBe(true);
  await DB.prepare("DELETE FROM positions WHERE name = 'sweep'").run();
  for (let n = 0; n < 100; n++) {
    await sweepObjects(ctx, work);
    const position = await DB.prepare("SELECT value FROM positions WHERE name = 'sweep'").first('value');
    if (JSON.parse(String(position)).after === null) return;
  }
  throw new Error('The sweep does not end.');
}

/** Makes two passes of cron that are a week apart, the first one in two days. */
async function sweepTwice(): Promise<void> {
  await sweep(Date.now() + 2 * DAY);
  await sweep(Date.now() + 9 * DAY);
}

const sightings = async () =>
  (await DB.prepare('SELECT key FROM object_sightings ORDER BY key').all<{ key: string }>()).results.map(
    ({ key }) => key,
  );

const long = 'again and again '.repeat(2000);

test('a save that dies between its objects and its row leaves nothing after two sightings a week apart', async () => {
  await saveMail(client, { id: 'whole', file: true, text: long });
  const whole = await objectKeys(client);
  expect(whole).toHaveLength(3);
  const db = openDatabase(withBatches(testEnv, () => Promise.reject(new Error('died'))));
  const raw = new TextEncoder().encode(rawOf({ id: 'dying', file: true, text: long }));
  const inbox = { id: 1, emailAddress: 'support@herald.test', aliases: [], tag: builtInTag('Support') };
  const dying = ingest(testCtx(client.organizationId, { db, tags: new Tags() }), {
    raw,
    arrivedAt: Date.now(),
    inbox,
  });
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
  expect(await sightings()).toEqual([]);
  for (const days of [2, 3, 8.9]) {
    await sweep(Date.now() + days * DAY);
    for (const key of orphans) expect([key, await BUCKET.head(key)]).toEqual([key, expect.anything()]);
    expect(await sightings()).toEqual(orphans.toSorted());
  }
  await sweep(Date.now() + 9 * DAY);
  for (const key of orphans) expect([key, await BUCKET.head(key)]).toEqual([key, null]);
  expect(await sightings()).toEqual([]);
  expect(await objectKeys(client)).toEqual(whole);
});

test('two sweeps at once delete the same, and an object that no module knows stays', async () => {
  const orphan = `organizations/${client.organizationId}/raw/${crypto.randomUUID()}.eml`;
  const unknown = `zzz-unknown/${client.organizationId}`;
  await BUCKET.put(orphan, 'x');
  await BUCKET.put(unknown, 'x');
  for (const days of [2, 9]) {
    const now = Date.now() + days * DAY;
    await Promise.all([sweep(now), sweep(now)].map((done) => done.catch(() => null)));
    await sweep(now);
  }
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
  for (const { key } of objects.filter(({ key }) => !/^test\/|^installation$/.test(key))) {
    expect([key, owners.filter(({ owns }) => owns(key)).length]).toEqual([key, 1]);
  }
  const before = await objectKeys(client);
  await sweepTwice();
  expect(await objectKeys(client)).toEqual(before);
});

test('an object that a row names again begins anew', async () => {
  await saveMail(client, { id: 'again' });
  const [key = ''] = await objectKeys(client);
  const rename = (from: string, to: string) =>
    DB.prepare('UPDATE emails SET raw_key = ? WHERE raw_key = ?').bind(to, from).run();
  await rename(key, 'elsewhere');
  await sweep(Date.now() + 2 * DAY);
  expect(await sightings()).toEqual([key]);
  await rename('elsewhere', key);
  await sweep(Date.now() + 3 * DAY);
  expect(await sightings()).toEqual([]);
  await rename(key, 'elsewhere');
  await sweep(Date.now() + 10 * DAY);
  expect(await BUCKET.head(key)).not.toBeNull();
  await sweep(Date.now() + 17 * DAY);
  expect(await BUCKET.head(key)).toBeNull();
});

test('more new orphans than two dead saves leave stop it, until the operator says that they are none', async () => {
  const folder = `organizations/${client.organizationId}/attachments`;
  const orphans = Array.from({ length: 51 }, (_, n) => `${folder}/dead-${n}/1`);
  for (const key of orphans.slice(1)) await BUCKET.put(key, 'x');
  for (let n = 2; n < 60; n++) await BUCKET.put(`${folder}/dead-1/${n}`, 'x');
  const at = (days: number, lines: string[] = []) =>
    testCtx(client.organizationId, {
      now: () => Date.now() + days * DAY,
      log: createLog({}, (_, line) => lines.push(line)),
    });
  await sweep(Date.now() + 2 * DAY);
  expect(await stops()).toEqual([]);
  for (const key of orphans) await BUCKET.put(`${key}-more`, 'x');
  await DB.prepare('DELETE FROM object_sightings').run();
  const lines: string[] = [];
  await DB.prepare("DELETE FROM positions WHERE name = 'sweep'").run();
  await sweepObjects(at(10, lines), work);
  expect(lines.join()).toMatch(/"event":"upkeep.stopped".*No row names 51 of \d+ objects/);
  expect(await sightings()).toEqual([]);
  expect(await stops()).toEqual(['TOO_MANY_ORPHANS']);
  expect(await mayDelete(at(11))).toBe(false);
  const ctx = at(11);
  await testEnv.DB.prepare('UPDATE installation SET stop = NULL, resumed_at = ? WHERE number = 1')
    .bind(ctx.now())
    .run();
  expect(await mayDelete(ctx)).toBe(true);
  await BUCKET.delete(orphans.map((key) => `${key}-more`));
});

test('between two passes a tick reads one row, and writes none', async () => {
  const meter = newMeter();
  const now = Date.now() + 30 * DAY;
  await sweep(now);
  const ctx = testCtx(client.organizationId, { now: () => now, env: meteredEnv(meter) });
  await sweepObjects({ ...ctx, db: openDatabase(ctx.env) }, work);
  expect(meter).toMatchObject({ rowsRead: 1, rowsWritten: 0 });
});

/** Returns the subjects of upkeep that has stopped, as the operator sees them. */
async function stops(): Promise<unknown[]> {
  const { results } = await DB.prepare("SELECT about FROM conditions WHERE kind = 'upkeep_stopped'").all();
  return results.map(({ about }) => about);
}
