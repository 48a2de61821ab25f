import { expect, test } from 'vitest';
import { createInbox } from '../../../../src/worker/modules/inboxes/create.ts';
import { openInbox } from '../../../../src/worker/modules/inboxes/index.ts';
import { resealPasswordsPart } from '../../../../src/worker/modules/inboxes/secrets.ts';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import { openDatabase } from '../../../../src/worker/platform/data/database.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { createLog } from '../../../../src/worker/platform/log.ts';
import { testEnv, withBatches } from '../../helpers.ts';
import { inboxBody, makeWorld, type World } from '../sync/world.ts';

const KEY_2 = Buffer.alloc(32, 2).toString('base64');

interface Sealed {
  id: number;
  imap_password: string;
  smtp_password: string;
  encryption_key: number;
  updated_at: number;
}

async function findSealed(id: number): Promise<Sealed> {
  const row = await testEnv.DB.prepare(
    'SELECT id, imap_password, smtp_password, encryption_key, updated_at FROM inboxes WHERE id = ?',
  )
    .bind(id)
    .first<Sealed>();
  return row!;
}

/** Returns the environment after an operator has set a second key. */
const withKey2 = (world: World) => ({ ...world.env, ENCRYPTION_KEY_2: KEY_2 }) as Env;

async function passwords(world: World, id: number, env = world.env) {
  const inbox = await openInbox(world.ctx({ env }), id);
  return [inbox?.imap.password, inbox?.smtp?.password];
}

/** Reseals one batch of all organizations. Returns the log lines. */
async function reseal(world: World, env: Env): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({}, (_level, line) => lines.push(JSON.parse(line)));
  await resealPasswordsPart.run(world.ctx({ env, log, organizationId: 0 }));
  return lines;
}

/** Reseals until only the inboxes that tests have broken remain. */
async function resealAll(world: World, env: Env): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const summary = (await reseal(world, env)).find((line) => line['event'] === 'inboxes.resealed');
    if (!summary || summary['resealed'] === 0) return;
  }
  throw new Error('It does not come to an end.');
}

test('a ciphertext copied to another column or inbox does not open', async () => {
  const world = await makeWorld();
  const a = (await world.addInbox()).id;
  const b = (await world.addInbox({ tag: 'Info' })).id;
  expect(await passwords(world, a)).toEqual(['imap-pass-word', 'smtp-pass-word']);
  const of = { a: await findSealed(a), b: await findSealed(b) };
  const put = (imap: string) =>
    testEnv.DB.prepare('UPDATE inboxes SET imap_password = ? WHERE id = ?').bind(imap, a).run();
  for (const moved of [of.a.smtp_password, of.b.imap_password]) {
    await put(moved);
    await expect(openInbox(world.ctx(), a)).rejects.toMatchObject({ code: 'PASSWORD_UNREADABLE' });
  }
  await put(of.a.imap_password);
  expect(await passwords(world, a)).toEqual(['imap-pass-word', 'smtp-pass-word']);
});

test('the same password is sealed differently each time', async () => {
  const world = await makeWorld();
  const a = await findSealed((await world.addInbox()).id);
  const b = await findSealed((await world.addInbox({ tag: 'Info' })).id);
  expect(new Set([a.imap_password, b.imap_password]).size).toBe(2);
});

test('openInbox does not open an inbox of another organization', async () => {
  const world = await makeWorld();
  const { id } = await world.addInbox();
  expect(await openInbox((await makeWorld()).ctx(), id)).toBeNull();
});

test('a changed password is sealed with the current key; the other does not change', async () => {
  const world = await makeWorld();
  const { id } = await world.addInbox();
  const before = await findSealed(id);
  const env = withKey2(world);
  await updateInbox(world.ctx({ env }), id, { smtp_password: 'changed' });
  const after = await findSealed(id);
  expect(after.imap_password).toBe(before.imap_password);
  expect(after.smtp_password).toMatch(/^2\./);
  expect(after.encryption_key).toBe(1);
  expect(await passwords(world, id, env)).toEqual(['imap-pass-word', 'changed']);
  await updateInbox(world.ctx({ env }), id, { imap_password: 'changed, too' });
  expect((await findSealed(id)).encryption_key).toBe(2);
});

test('after a new key all passwords are resealed in batches; then the old key can be removed', async () => {
  const world = await makeWorld();
  const { id } = await world.addInbox();
  for (let n = 0; n < 3; n++) {
    const other = await makeWorld();
    for (let i = 0; i < 20; i++) {
      await createInbox(other.ctx(), { ...inboxBody, email_address: `k${i}@example.com`, is_active: false });
    }
  }
  const before = await findSealed(id);
  const env = withKey2(world);
  const lines = await reseal(world, env);
  const summary = lines.at(-1) as { resealed: number; left: number };
  expect(lines.filter((line) => line['event'] === 'inbox.reseal_failed').length + summary['resealed']).toBe(
    50,
  );
  expect(summary['left']).toBeGreaterThanOrEqual(11);
  await resealAll(world, env);
  const after = await findSealed(id);
  expect(after).toMatchObject({ encryption_key: 2, updated_at: before.updated_at });
  const { ENCRYPTION_KEY_1: _gone, ...onlyKey2 } = env;
  expect(await passwords(world, id, onlyKey2 as Env)).toEqual(['imap-pass-word', 'smtp-pass-word']);
});

test('an inbox whose passwords do not open is logged and does not stop the others', async () => {
  const world = await makeWorld();
  const broken = (await world.addInbox()).id;
  const sound = (await world.addInbox({ tag: 'Info' })).id;
  await testEnv.DB.prepare("UPDATE inboxes SET imap_password = '1.AAAA.AAAA' WHERE id = ?")
    .bind(broken)
    .run();
  const env = withKey2(world);
  await resealAll(world, env);
  expect((await findSealed(sound)).encryption_key).toBe(2);
  const lines = await reseal(world, env);
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'inbox.reseal_failed', inbox: broken, key: 1 }),
  );
  expect(lines.at(-1)).toMatchObject({ event: 'inboxes.resealed', resealed: 0, left: lines.length - 1 });
  expect(JSON.stringify(lines)).not.toContain('pass-word');
  await testEnv.DB.prepare('DELETE FROM inboxes WHERE id = ?').bind(broken).run();
});

test('a password that changes in between is not overwritten', async () => {
  const world = await makeWorld();
  const { id } = await world.addInbox();
  const env = withKey2(world);
  let batches = 0;
  // The change happens between reading and writing the old seals.
  const late = withBatches(env, async (run) => {
    if (++batches === 2) await updateInbox(world.ctx({ env }), id, { imap_password: 'the newest' });
    return run();
  });
  const ctx = world.ctx({ env, organizationId: 0, db: openDatabase(late) });
  await resealPasswordsPart.run(ctx);
  expect(batches).toBe(2);
  expect((await passwords(world, id, env))[0]).toBe('the newest');
});
