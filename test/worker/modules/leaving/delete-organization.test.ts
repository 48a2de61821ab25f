import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { beginDeletions } from '../../../../src/worker/modules/leaving/begin.ts';
import { receiveEmail } from '../../../../src/worker/modules/mail/index.ts';
import { saveEmail } from '../../../../src/worker/modules/mail/ingest/save-email.ts';
import { createLabel } from '../../../../src/worker/modules/mail/labels/create.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database, openDatabase } from '../../../../src/worker/platform/data/database.ts';
import {
  deleteOwned,
  listOwnedTables,
  listTextIndexes,
} from '../../../../src/worker/platform/data/organization-rows.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv, withBatches } from '../../helpers.ts';
import { plant } from '../identity/access/plant.ts';
import { join, ok } from '../identity/organizations/world.ts';
import {
  allRows,
  askForDeletion,
  type Clock,
  cronCtx,
  deleteWhole,
  deletion,
  objectsOf,
  QUIET_MS,
  step,
  tablesWith,
} from './world.ts';

let serial = 0;

/** Saves an email with an attachment and a long body through the API, so that R2 has three objects of it. */
async function save(client: Client, more: object = {}): Promise<Response> {
  return client.request('POST', '/api/emails', {
    from_address: `writer${++serial}@example.org`,
    to_address: 'support@example.com',
    subject: `Leaving ${serial}`,
    body_text: `quokka ${'again '.repeat(4000)}`,
    message_id: `<leaving-${crypto.randomUUID()}@example.org>`,
    ...more,
  });
}

test('of an organization with a record of each kind nothing is left, and the rows of all others are as they were', async () => {
  const other = await makeOrganization();
  expect((await save(other)).status).toBe(201);
  const clock: Clock = { at: Date.now() };
  const before = await allRows();
  const { owner, ids } = await plant();
  const id = owner.organizationId;
  await testEnv.DB.prepare("INSERT INTO sequences VALUES (?, 'email', 100)").bind(id).run();
  for (let n = 0; n < 5; n++) expect((await save(owner)).status).toBe(201);
  const images = ['card', 'caption', 'logo'].map((name) => `${name}-${id}.png`);
  for (const image of images) await testEnv.BUCKET.put(`public-images/${image}`, 'x');
  await testEnv.DB.batch([
    testEnv.DB.prepare("INSERT INTO cards VALUES (?, 'h', ?, 1, 1, 1, 0)").bind(id, images[0]),
    testEnv.DB.prepare('UPDATE captions SET image = ? WHERE organization_id = ?').bind(images[1], id),
    testEnv.DB.prepare('UPDATE brands SET logo = ? WHERE organization_id = ?').bind(images[2], id),
  ]);
  const filled = await tablesWith(id);
  expect(filled.length).toBeGreaterThan(50);
  expect(await objectsOf(id)).not.toEqual([]);

  await askForDeletion(owner, clock);
  const runs = await deleteWhole(cronCtx(clock), clock, id);
  expect(runs).toBeLessThan(8);

  expect(await tablesWith(id)).toEqual([]);
  expect(await objectsOf(id)).toEqual([]);
  for (const image of images) expect(await testEnv.BUCKET.get(`public-images/${image}`)).toBeNull();
  const after = await allRows();
  const gone = [...before].filter((row) => !after.has(row));
  const added = [...after].filter((row) => !before.has(row));
  const tables = (rows: string[]) => [...new Set(rows.map((row) => row.slice(0, row.indexOf(' '))))].sort();
  expect(tables(gone)).toEqual(['sqlite_sequence']);
  // Its two users stay, the first tick sets the installation's id, and mail to strangers is counted for a day.
  const kept = ['installation', 'sign_in_failures', 'sqlite_sequence', 'users', 'youtube_keys'];
  expect(tables(added).filter((name) => !kept.includes(name))).toEqual([]);
  expect(added.filter((row) => row.startsWith('users '))).toHaveLength(2);
  expect(ids.organization).toBe(id);
});

test('every table of an organization is deleted by an index', async () => {
  const ctx = cronCtx({ at: Date.now() });
  const tables = await listOwnedTables(database(ctx));
  expect(tables.length).toBeGreaterThan(95);
  expect(await listTextIndexes(database(ctx))).toEqual(['email_terms']);
  const scans: string[] = [];
  for (const table of tables) {
    for (const statement of deleteOwned(database(ctx), 7, table, 10)) {
      const { sql: text, params } = (
        statement as unknown as { _prepare(): { getQuery(): { sql: string; params: unknown[] } } }
      )
        ._prepare()
        .getQuery();
      const { results } = await testEnv.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
        .bind(...params)
        .all<{ detail: string }>();
      const scan = results.find(({ detail }) => /^SCAN/.test(detail) && !/events_waiting/.test(detail));
      if (scan) scans.push(`${table.name}: ${scan.detail}`);
    }
  }
  expect(scans).toEqual([]);
});

test('until the week is over nothing happens, and an owner who takes it back keeps everything', async () => {
  const owner = await makeOrganization();
  expect((await save(owner)).status).toBe(201);
  const clock: Clock = { at: Date.now() };
  await askForDeletion(owner, clock);
  const due = clock.at;
  clock.at = due - 60_000;
  expect(await step(cronCtx(clock), deletion, owner.organizationId)).toBe(false);
  expect((await owner.request('GET', '/api/emails')).status).toBe(200);
  // The job is created, and an owner cancels the deletion before it runs.
  clock.at = due;
  await beginDeletions(cronCtx(clock));
  await ok(owner.request('POST', '/api/auth/organization/cancel-deletion', {}));
  expect(await step(cronCtx(clock), deletion, owner.organizationId)).toBe(false);
  expect((await (await owner.request('GET', '/api/emails')).json()) as unknown[]).toHaveLength(1);
});

test('once it is closed, nobody acts in it, and nothing is written for it, whatever was under way', async () => {
  const owner = await makeOrganization();
  const member = await addMember(owner.organizationId, 'member');
  const elsewhere = await makeOrganization();
  await join(member, elsewhere.organizationId, 'member');
  const id = owner.organizationId;
  const { key } = await (await owner.request('POST', '/api/settings/security/api-keys', { name: 'k' })).json<{
    key: string;
  }>();
  const invited = await owner.request('POST', '/api/auth/organization/invite-member', {
    email: 'guest@example.com',
    role: 'member',
  });
  expect(invited.status).toBe(200);
  await testEnv.DB.prepare(
    `INSERT INTO inboxes (organization_id, secret_id, name, email_address, tag, imap_host, imap_port, imap_user, imap_password,
      imap_tls, smtp_host, smtp_port, smtp_user, smtp_password, smtp_tls, is_active, auto_reply_enabled, created_at, updated_at)
      VALUES (?1, ?2, 'x', ?3, 'Support', 'h', 1, 'u', '1.x.x', 'tls', 'h', 1, 'u', '1.x.x', 'tls', 1, 0, 0, 0)`,
  )
    .bind(id, `closed-${id}`, `closed-${id}@example.com`)
    .run();
  const clock: Clock = { at: Date.now() };
  await askForDeletion(owner, clock);
  // A request that began before the organization was closed continues with its context.
  const late = testCtx(id, { actor: { type: 'user', userId: owner.userId, role: 'owner', sessionId: 'x' } });
  await step(cronCtx(clock), deletion, id);

  expect((await owner.request('GET', '/api/emails')).status).toBe(401);
  expect(
    (await owner.request('GET', '/api/emails', undefined, { 'x-api-key': key, cookie: '' })).status,
  ).toBe(401);
  // The active organization of the member is now the other one.
  const organizations = await ok<{ id: string }[]>(member.request('GET', '/api/auth/organization/list'));
  expect(organizations.map((one) => Number(one.id))).toEqual([elsewhere.organizationId]);
  await expect(createLabel(late, { name: 'late', color: '#1a7f5a' })).rejects.toMatchObject({
    code: 'ORGANIZATION_CLOSED',
  });
  const raw = new TextEncoder().encode(
    `From: a@example.org\r\nTo: closed-${id}@example.com\r\nMessage-ID: <late-${id}@example.org>\r\n\r\nx`,
  );
  let refusal: string | null = null;
  await Promise.resolve(
    receiveEmail(cronCtx(clock), {
      from: 'a@example.org',
      to: `closed-${id}@example.com`,
      raw: new Blob([raw]).stream(),
      rawSize: raw.length,
      headers: new Headers(),
      setReject: (reason: string) => {
        refusal = reason;
      },
    } as unknown as ForwardableEmailMessage),
  ).catch((error: Error) => {
    refusal = error.message;
  });
  expect(refusal).not.toBeNull();
  // The last pass finds what a job that is still running leaves in R2.
  await testEnv.BUCKET.put(`organizations/${id}/raw/late`, 'x');
  expect(await deleteWhole(cronCtx(clock), clock, id)).toBeGreaterThan(0);
  expect(await tablesWith(id)).toEqual([]);
  expect(await objectsOf(id)).toEqual([]);
  expect(
    await testEnv.DB.prepare("SELECT count(*) AS n FROM emails WHERE message_id LIKE '%late-%'").first('n'),
  ).toBe(0);
});

test('mail that comes while it is deleted is refused, and nothing of it stays', async () => {
  const owner = await makeOrganization();
  const id = owner.organizationId;
  for (let n = 0; n < 3; n++) await save(owner);
  const clock: Clock = { at: Date.now() };
  await askForDeletion(owner, clock);
  const arrive = async (n: number): Promise<'saved' | 'refused'> => {
    try {
      await saveEmail(testCtx(id), {
        from_address: 'late@example.org',
        to_address: 'support@example.com',
        subject: 'late',
        body_text: `late ${'again '.repeat(4000)}`,
        message_id: `<meanwhile-${id}-${n}@example.org>`,
      } as Parameters<typeof saveEmail>[1]);
      return 'saved';
    } catch (error) {
      expect(error).toMatchObject({ code: 'ORGANIZATION_CLOSED' });
      return 'refused';
    }
  };
  let isOver = false;
  const outcomes: string[] = [];
  const mail = (async () => {
    for (let n = 0; !isOver || n < 20; n += 4) {
      if (n > 400) break;
      outcomes.push(...(await Promise.all([0, 1, 2, 3].map((m) => arrive(n + m)))));
    }
  })();
  for (let runs = 0; runs < 6; runs++) await step(cronCtx(clock), deletion, id);
  isOver = true;
  await mail;
  expect(outcomes).toContain('refused');
  // The last pass deletes the objects of refused mail.
  clock.at += QUIET_MS;
  await deleteWhole(cronCtx(clock), clock, id);
  expect(await tablesWith(id)).toEqual([]);
  expect(await objectsOf(id)).toEqual([]);
});

test('a run that dies after any of its writes is taken up again, and others keep their rows', async () => {
  const other = await makeOrganization();
  await save(other);
  const probe = await makeOrganization();
  await save(probe);
  const clock: Clock = { at: Date.now() };
  await askForDeletion(probe, clock);
  let total = 0;
  const counting = failingEnv(() => void total++);
  await deleteWhole(cronCtx(clock, contextOver(counting)), clock, probe.organizationId);
  const before = await allRows();
  for (const deathAt of [2, 5, 40, total - 2]) {
    const owner = await makeOrganization();
    await save(owner);
    const id = owner.organizationId;
    const own: Clock = { at: Date.now() };
    await askForDeletion(owner, own);
    let left = deathAt;
    const dying = failingEnv(() => {
      if (left-- <= 0) throw new Error('The Worker was killed.');
    });
    const ctx = cronCtx(own, contextOver(dying));
    await deleteWhole(ctx, own, id).catch((error: Error) => expect(error.message).toMatch(/killed/));
    // A run that died keeps its lease for a while.
    own.at += 10 * 60_000;
    await deleteWhole(cronCtx(own), own, id);
    expect(await tablesWith(id), String(deathAt)).toEqual([]);
    expect(await objectsOf(id), String(deathAt)).toEqual([]);
  }
  const after = await allRows();
  expect([...before].filter((row) => !after.has(row) && !row.startsWith('sqlite_sequence'))).toEqual([]);
});

const contextOver = (env: typeof testEnv) => ({ env, db: openDatabase(env) });

/** Returns an environment that calls `before` before each batch. */
const failingEnv = (before: () => void) =>
  withBatches(testEnv, async (run) => {
    before();
    return run();
  });

test('an organization that is closed in one database only is closed in both by the next run', async () => {
  const owner = await makeOrganization();
  const clock: Clock = { at: Date.now() };
  await askForDeletion(owner, clock);
  await testEnv.DB.prepare('UPDATE organizations SET closed_at = 1 WHERE id = ?')
    .bind(owner.organizationId)
    .run();
  await deleteWhole(cronCtx(clock), clock, owner.organizationId);
  expect(await tablesWith(owner.organizationId)).toEqual([]);
});

test('a closed organization refuses writes, and reads nothing more for it', async () => {
  const { organizationId } = await makeOrganization();
  const ctx = testCtx(organizationId);
  const write = database(ctx).run(
    sql`INSERT INTO positions (name, value) VALUES ('leaving', '1') ON CONFLICT (name) DO UPDATE SET value = '2'`,
  );
  await commit(database(ctx), [write]);
  await testEnv.DB.prepare('UPDATE residents SET closed_at = 1 WHERE organization_id = ?')
    .bind(organizationId)
    .run();
  await expect(commit(database(ctx), [write])).rejects.toMatchObject({ code: 'ORGANIZATION_CLOSED' });
  await commit(database({ ...ctx, deletesClosed: true }), [write]);
  const other = await makeOrganization();
  await commit(database(testCtx(other.organizationId)), [write]);
  await testEnv.DB.prepare("DELETE FROM positions WHERE name = 'leaving'").run();
});

test('its subscription is canceled at Stripe first, and as long as that fails nothing is deleted', async () => {
  const owner = await makeOrganization();
  const id = owner.organizationId;
  const clock: Clock = { at: Date.now() };
  await askForDeletion(owner, clock);
  await testEnv.DB.prepare(
    `INSERT INTO subscriptions (organization_id, stripe_subscription_id, plan, status, current_period_start,
      current_period_end, cancel_at_period_end, fetch, updated_at) VALUES (?, ?, 'business', 'active', 0, 1, 1, 1, 0)`,
  )
    .bind(id, `sub_${id}`)
    .run();
  const calls: string[] = [];
  let isDown = true;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return isDown
      ? Response.json({ error: { type: 'api_error' } }, { status: 401 })
      : Response.json({ id: `sub_${id}`, object: 'subscription', status: 'canceled' });
  });
  try {
    const env = { ...testEnv, STRIPE_SECRET_KEY: 'sk_test', STRIPE_API_URL: 'http://stripe.test' };
    const ctx = cronCtx(clock, { env });
    await step(ctx, deletion, id);
    expect(await tablesWith(id)).toContain('subscriptions');
    expect(await tablesWith(id)).toContain('audit_log');
    isDown = false;
    clock.at += QUIET_MS;
    await deleteWhole(ctx, clock, id);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(new Set(calls)).toEqual(new Set([`DELETE /v1/subscriptions/sub_${id}`]));
  expect(await tablesWith(id)).toEqual([]);
});
