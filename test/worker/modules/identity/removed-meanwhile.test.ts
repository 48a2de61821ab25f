/** Removing a user from an organization while a key or session is created leaves no key or session there. */
import { expect, test } from 'vitest';
import { createKey } from '../../../../src/worker/modules/identity/api-keys/create.ts';
import { removeMember } from '../../../../src/worker/modules/identity/members/remove.ts';
import { changePassword } from '../../../../src/worker/modules/identity/passwords/change.ts';
import { validateSession } from '../../../../src/worker/modules/identity/sessions/sessions.ts';
import { startSession } from '../../../../src/worker/modules/identity/sessions/start-session.ts';
import { listSessionsOfUser } from '../../../../src/worker/modules/identity/sessions/store.ts';
import type { User } from '../../../../src/worker/modules/identity/users/store.ts';
import type { Ctx } from '../../../../src/worker/platform/ctx.ts';
import { openDatabase } from '../../../../src/worker/platform/data/database.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv, withBatches } from '../../helpers.ts';
import { cheapHash, makeAccount } from './accounts/world.ts';
import { PASSWORD, value } from './auth-helpers.ts';
import { auditOf, join, memberId, rolesOf } from './organizations/world.ts';

const FROM = { ipAddress: null, userAgent: null };
const db = testCtx(0).db;

async function userCtx(client: Client, role: 'owner' | 'admin'): Promise<Ctx> {
  const sessionId = await value<string>('SELECT public_id FROM sessions WHERE user_id = ?', client.userId);
  const actor = { type: 'user', userId: client.userId, role, sessionId: sessionId! } as const;
  return testCtx(client.organizationId, { actor });
}

/** Returns the same context, in which `meanwhile` runs right before the key or session is inserted. */
function interrupted(ctx: Ctx, meanwhile: () => Promise<unknown>): Ctx {
  let happened = false;
  const env = withBatches(ctx.env, async (run, queries) => {
    if (!happened && queries.some(({ sql }) => /insert into "?(api_keys|sessions)\b/i.test(sql))) {
      happened = true;
      await meanwhile();
    }
    return run();
  });
  return { ...ctx, db: openDatabase(env) };
}

/** Creates an admin of an organization, and a function that removes them from it. */
async function makeAdmin() {
  const owner = await makeOrganization();
  const admin = await addMember(owner.organizationId, 'admin');
  await testEnv.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?')
    .bind(cheapHash(PASSWORD), admin.userId)
    .run();
  const remove = async () =>
    removeMember(await userCtx(owner, 'owner'), { memberIdOrEmail: memberId(admin) });
  return { organizationId: owner.organizationId, admin, remove };
}

/** Returns the organizations of the user's sessions. */
const placesOf = async (userId: number) =>
  (await listSessionsOfUser(db, userId)).map(({ organizationId }) => organizationId);

const userOf = async (userId: number) =>
  (await testEnv.DB.prepare('SELECT id, email, name FROM users WHERE id = ?')
    .bind(userId)
    .first<User>()) as User;

test('a removed member cannot create an API key', async () => {
  const { organizationId, admin, remove } = await makeAdmin();
  const ctx = interrupted(await userCtx(admin, 'admin'), remove);
  await expect(createKey(ctx, { name: 'n8n' })).rejects.toMatchObject({
    kind: 'forbidden',
    code: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  });
  expect(await value('SELECT count(*) FROM api_keys WHERE user_id = ?', admin.userId)).toBe(0);
  expect((await auditOf(organizationId)).map(({ action }) => action)).toEqual(['member.removed']);
});

test('a sign-in falls back to the next organization', async () => {
  const { organizationId, admin, remove } = await makeAdmin();
  const next = (await makeOrganization()).organizationId;
  await join(admin, next, 'member');
  const ctx = interrupted(testCtx(0), remove);
  const how = { method: 'password', remember: true, knownDevice: undefined } as const;
  const { secret, token } = await startSession(ctx, await userOf(admin.userId), FROM, how);
  expect((await validateSession(db, secret))?.session.organizationId).toBe(next);
  await join(admin, organizationId, 'member');
  expect(await placesOf(admin.userId)).toEqual([next, next]);
  expect(await auditOf(next)).toMatchObject([
    { action: 'session.created', actor: `user:${admin.userId}`, target: `session:${token}` },
  ]);
});

test('a sign-in without another organization creates one', async () => {
  const { organizationId, admin, remove } = await makeAdmin();
  const ctx = interrupted(testCtx(0), remove);
  const how = { method: 'password', remember: true, knownDevice: undefined } as const;
  const { secret } = await startSession(ctx, await userOf(admin.userId), FROM, how);
  const own = (await validateSession(db, secret))?.session.organizationId ?? 0;
  expect(own).not.toBe(organizationId);
  expect(await rolesOf(own)).toEqual({ [admin.userId]: 'owner' });
  await join(admin, organizationId, 'member');
  expect(await placesOf(admin.userId)).toEqual([own]);
});

const CHANGE = {
  currentPassword: PASSWORD,
  newPassword: 'another-planted-password-9',
  revokeOtherSessions: true,
  knownDevice: undefined,
};
const FIELDS = { current: 'currentPassword', new: 'newPassword' };

test('a password change creates the session in the organization that the calling one moved to', async () => {
  const { organizationId, admin, remove } = await makeAdmin();
  const next = (await makeOrganization()).organizationId;
  await join(admin, next, 'member');
  const ctx = interrupted(await userCtx(admin, 'admin'), remove);
  const { session } = await changePassword(ctx, CHANGE, FROM, FIELDS);
  expect((await validateSession(db, session?.secret ?? ''))?.session.organizationId).toBe(next);
  await join(admin, organizationId, 'member');
  expect(await placesOf(admin.userId)).toEqual([next]);
});

test('a password change creates no session when the calling one has ended', async () => {
  const { organizationId, admin, remove } = await makeAdmin();
  const ctx = interrupted(await userCtx(admin, 'admin'), remove);
  const { session } = await changePassword(ctx, CHANGE, FROM, FIELDS);
  expect(session).toBeNull();
  await join(admin, organizationId, 'member');
  expect(await placesOf(admin.userId)).toEqual([]);

  const ada = await makeAccount();
  const end = () => testEnv.DB.prepare('DELETE FROM sessions WHERE user_id = ?').bind(ada.userId).run();
  const revoked = await changePassword(interrupted(await userCtx(ada, 'owner'), end), CHANGE, FROM, FIELDS);
  expect(revoked.session).toBeNull();
  expect(await placesOf(ada.userId)).toEqual([]);
});
