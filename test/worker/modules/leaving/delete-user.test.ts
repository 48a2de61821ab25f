import { expect, test } from 'vitest';
import { hashPassword } from '../../../../src/worker/modules/identity/passwords/password.ts';
import { userJob } from '../../../../src/worker/modules/leaving/delete-user.ts';
import { loadWork } from '../../../../src/worker/modules.ts';
import { openDatabase } from '../../../../src/worker/platform/data/database.ts';
import { addMember, type Client, call, makeOrganization, testEnv, withBatches } from '../../helpers.ts';
import { PASSWORD } from '../identity/auth-helpers.ts';
import { emailOf, join, ok } from '../identity/organizations/world.ts';
import { allRows, type Clock, cronCtx, DAY_MS, QUIET_MS, step } from './world.ts';

let serial = 0;
const job = userJob(loadWork);

const run = (query: string, ...values: unknown[]) =>
  testEnv.DB.prepare(query)
    .bind(...values)
    .run();

async function post<T>(client: Client, path: string, body: unknown, method = 'POST'): Promise<T> {
  const response = await client.request(method, path, body);
  expect(response.status, `${path} ${await response.clone().text()}`).toBeLessThan(300);
  return (await response.json()) as T;
}

/** Creates a member with data wherever data of users is stored, also in an organization that they have left. */
async function makeLeaving(): Promise<{
  owner: Client;
  left: Client;
  member: Client;
  email: string;
  name: string;
  conversation: number;
}> {
  const name = `Quintessa${++serial}Zanzibar`;
  const owner = await makeOrganization();
  const left = await makeOrganization();
  const member = await addMember(owner.organizationId, 'admin');
  const email = await emailOf(member);
  const { userId } = member;
  const now = Date.now();
  await run(
    'UPDATE users SET name = ?, company = ?, phone = ?, password_hash = ? WHERE id = ?',
    name,
    `${name} Ltd`,
    `+1 ${name}`,
    await hashPassword(PASSWORD),
    userId,
  );
  await join(member, left.organizationId, 'member');
  const inLeft: Client = { ...member, organizationId: left.organizationId };
  await ok(
    member.request('POST', '/api/auth/organization/set-active', {
      organizationId: String(left.organizationId),
    }),
  );
  await post(inLeft, '/api/signatures/own', { html: `<p>${name}</p>` }, 'PUT');
  await ok(
    member.request('POST', '/api/auth/organization/leave', { organizationId: String(left.organizationId) }),
  );
  await post(member, '/api/signatures/own', { html: `<p>${name}</p>` }, 'PUT');
  await post(member, '/api/settings/security/api-keys', { name: 'Laptop' });
  await post(member, '/api/calendar/feed', {});
  const mail = (n: number) =>
    post<{ id: number; task_id: number }>(owner, '/api/emails', {
      from_address: `writer${n}@example.org`,
      to_address: 'support@example.com',
      subject: `Mail ${n}`,
      body_text: 'text',
      message_id: `<user-${userId}-${n}@example.org>`,
    });
  const [first, second, spam] = [await mail(1), await mail(2), await mail(3)];
  await post(owner, `/api/threads/${first.id}`, { assignee_id: userId }, 'PATCH');
  await post(owner, `/api/tasks/${second.task_id}`, { assignee_id: userId, status: 'done' }, 'PATCH');
  await post(owner, `/api/threads/${spam.id}`, { assignee_id: userId, state: 'spam' }, 'PATCH');
  await post(owner, '/api/tasks', { title: 'Alone', assignee_id: userId });
  await post(member, '/api/notes', { email_id: first.id, text: 'Ask the carrier.' });
  await post(member, '/api/drafts', { subject: 'Shared', body: 'text' });
  const chat = owner.organizationId * 2 ** 32 + 1;
  await run('INSERT INTO ai_chats VALUES (?, ?, ?, ?, 2, 0, 0)', chat, owner.organizationId, userId, name);
  await run(
    "INSERT INTO ai_chat_messages VALUES (?, 1, ?, 'user', ?, '[]', 0, '[]')",
    chat,
    owner.organizationId,
    name,
  );
  await run(
    'INSERT INTO known_devices (token_hash, user_id, created_at, expires_at) VALUES (?, ?, 0, 9e15)',
    `k${userId}`,
    userId,
  );
  await run('INSERT INTO trusted_devices VALUES (?, ?, 0, 9e15)', `t${userId}`, userId);
  await run(
    "INSERT INTO second_factors (user_id, secret, encryption_key, created_at) VALUES (?, '1.x.x', 1, 0)",
    userId,
  );
  await run('INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)', userId, `r${userId}`);
  await run(
    "INSERT INTO provider_accounts (user_id, provider, subject, created_at) VALUES (?, 'google', ?, 0)",
    userId,
    `s${userId}`,
  );
  await run(
    "INSERT INTO login_history (user_id, created_at, outcome, method, user_agent) VALUES (?, 0, 'signed_in', 'password', ?)",
    userId,
    name,
  );
  await run(
    "INSERT INTO one_time_tokens VALUES (?, 'reset_password', ?, ?, ?, 9e15, NULL)",
    `o${userId}`,
    userId,
    email,
    now,
  );
  await run(
    "INSERT INTO invitations VALUES (?, ?, ?, 'member', 'pending', ?, 0, 9e15)",
    `i${userId}`,
    left.organizationId,
    email,
    left.userId,
  );
  await ok(member.request('POST', '/api/auth/delete-user', { password: PASSWORD }));
  return { owner, left, member, email, name, conversation: first.id };
}

/** Returns the columns for ids of users, in all tables, that contain this one. */
async function columnsWith(userId: number): Promise<string[]> {
  const { results } = await testEnv.DB.prepare(
    `SELECT m.name AS name, c.name AS column_name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
      WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\'
        AND (c.name LIKE '%user_id' OR c.name LIKE '%_by' OR c.name LIKE 'author%' OR c.name LIKE '%assignee_id'
          OR c.name = 'inviter_id') ORDER BY 1, 2`,
  ).all<{ name: string; column_name: string }>();
  expect(results.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { name, column_name: column } of results) {
    const row = await testEnv.DB.prepare(`SELECT 1 AS found FROM "${name}" WHERE "${column}" = ? LIMIT 1`)
      .bind(userId)
      .first();
    if (row) found.push(`${name}.${column}`);
  }
  return found;
}

test('of a deleted account only its number is left, and the work of the organization goes on', async () => {
  const { owner, left, member, email, name, conversation } = await makeLeaving();
  const { userId } = member;
  const named = async () =>
    [...(await allRows())].filter(
      (row) => row.includes(name) || row.toLowerCase().includes(email.toLowerCase()),
    );
  expect((await named()).length).toBeGreaterThan(10);
  const clock: Clock = { at: Date.now() + 6 * DAY_MS };
  expect(await step(cronCtx(clock), job, userId)).toBe(false);
  expect((await member.request('GET', '/api/emails')).status).toBe(200);

  clock.at += 2 * DAY_MS;
  expect(await step(cronCtx(clock), job, userId)).toBe(true);
  // The account is closed: nobody can sign in, and the address is free again.
  expect((await member.request('GET', '/api/emails')).status).toBe(401);
  const signIn = await call('POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
  expect(signIn.status).toBe(401);
  clock.at += QUIET_MS;
  for (let runs = 0; runs < 50 && (await step(cronCtx(clock), job, userId)); runs++);

  expect(await named()).toEqual([]);
  // What others read keeps the id of its author. Nothing belongs to the user, is assigned to them, or gives access.
  expect(await columnsWith(userId)).toEqual([
    'conversation_undos.assignee_id',
    'conversation_undos.new_assignee_id',
    'drafts.author',
    'drafts.updated_by',
    'notes.author_id',
  ]);
  for (const table of ['known_devices', 'users']) {
    const column = table === 'users' ? 'id' : 'user_id';
    const row = await testEnv.DB.prepare(`SELECT 1 AS found FROM ${table} WHERE ${column} = ?`)
      .bind(userId)
      .first();
    expect(row, table).toBeNull();
  }

  // What they wrote for others still exists.
  const notes = await post<{ text: string; author_id: number }[]>(
    owner,
    `/api/notes?thread=${conversation}`,
    undefined,
    'GET',
  );
  expect(notes).toMatchObject([{ text: 'Ask the carrier.', author_id: userId }]);
  expect(await post<unknown[]>(owner, '/api/drafts', undefined, 'GET')).toHaveLength(1);
  const members = await ok<{ members: unknown[] }>(
    owner.request('GET', '/api/auth/organization/list-members'),
  );
  expect(members.members).toHaveLength(1);
  const log = await testEnv.DB.prepare('SELECT action, details FROM audit_log WHERE target = ? ORDER BY id')
    .bind(`user:${userId}`)
    .all<{ action: string; details: string }>();
  expect(log.results.map(({ action }) => action)).toContain('account.deleted');
  expect(log.results.find(({ action }) => action === 'member.left')?.details).toBe('{"role":"member"}');
  expect((await left.request('GET', '/api/emails')).status).toBe(200);

  const again = await call('POST', '/api/auth/sign-up/email', { name: 'New', email, password: PASSWORD });
  expect(again.status).toBe(200);
});

test('an account that is taken back, also when its job waits already, stays as it was', async () => {
  const { member } = await makeLeaving();
  const clock: Clock = { at: Date.now() + 8 * DAY_MS };
  await ok(member.request('POST', '/api/auth/cancel-user-deletion'));
  expect(await step(cronCtx(clock), job, member.userId)).toBe(false);
  expect((await member.request('GET', '/api/emails')).status).toBe(200);
});

test('it waits while an organization would be left without an owner', async () => {
  const owner = await makeOrganization();
  const partner = await addMember(owner.organizationId, 'owner');
  await ok(owner.request('POST', '/api/auth/delete-user', {}));
  // The partner stops being an owner, for whatever reason.
  await run("UPDATE members SET role = 'member' WHERE user_id = ?", partner.userId);
  const clock: Clock = { at: Date.now() + 8 * DAY_MS };
  expect(await step(cronCtx(clock), job, owner.userId)).toBe(true);
  expect((await owner.request('GET', '/api/emails')).status).toBe(200);
  await run("UPDATE members SET role = 'owner' WHERE user_id = ?", partner.userId);
  clock.at += DAY_MS;
  await step(cronCtx(clock), job, owner.userId);
  expect((await owner.request('GET', '/api/emails')).status).toBe(401);
  expect((await partner.request('GET', '/api/emails')).status).toBe(200);
});

test('a run that dies after any of its batches is taken up again', async () => {
  for (const deathAt of [1, 4, 20]) {
    const { member, email, name } = await makeLeaving();
    const clock: Clock = { at: Date.now() + 8 * DAY_MS };
    let left = deathAt;
    const env = withBatches(testEnv, async (run) => {
      if (left-- <= 0) throw new Error('The Worker was killed.');
      return run();
    });
    const ctx = cronCtx(clock, { env, db: openDatabase(env) });
    for (let runs = 0; runs < 3; runs++) {
      await step(ctx, job, member.userId).catch((error: Error) => expect(error.message).toMatch(/killed/));
      clock.at += QUIET_MS;
    }
    for (let runs = 0; runs < 50 && (await step(cronCtx(clock), job, member.userId)); runs++)
      clock.at += QUIET_MS;
    const rows = [...(await allRows())].filter((row) => row.includes(name) || row.includes(email));
    expect(rows, String(deathAt)).toEqual([]);
  }
});
