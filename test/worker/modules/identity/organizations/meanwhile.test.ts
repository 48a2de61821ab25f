import { expect, test } from 'vitest';
import { acceptInvitation } from '../../../../../src/worker/modules/identity/invitations/accept.ts';
import { cancelInvitation } from '../../../../../src/worker/modules/identity/invitations/cancel.ts';
import { inviteMember } from '../../../../../src/worker/modules/identity/invitations/invite-member.ts';
import { rejectInvitation } from '../../../../../src/worker/modules/identity/invitations/reject.ts';
import { removeMember } from '../../../../../src/worker/modules/identity/members/remove.ts';
import { updateMemberRole } from '../../../../../src/worker/modules/identity/members/update-role.ts';
import { updateOrganization } from '../../../../../src/worker/modules/identity/organizations/update.ts';
import type { Ctx, Role } from '../../../../../src/worker/platform/ctx.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv, withBatches } from '../../../helpers.ts';
import { newEmail } from '../auth-helpers.ts';
import { auditOf, type Invitation, mailsTo, makeOutsider, memberId, ok, post, rolesOf } from './world.ts';

/** The least number of statements in the batch of the change: reads have fewer. */
const CHANGE = 3;

/** Creates a user's context. The statement `meanwhile` runs between their reads and their change. */
async function ctxOf(client: Client, role: Role, meanwhile: string, ...values: unknown[]): Promise<Ctx> {
  const sessionId = await testEnv.DB.prepare('SELECT public_id FROM sessions WHERE user_id = ?')
    .bind(client.userId)
    .first<string>('public_id');
  const actor = { type: 'user', userId: client.userId, role, sessionId: sessionId! } as const;
  const ctx = testCtx(client.organizationId, { actor });
  let happened = false;
  const env = withBatches(ctx.env, async (run, queries) => {
    if (!happened && queries.length >= CHANGE) {
      happened = true;
      const { meta } = await testEnv.DB.prepare(meanwhile)
        .bind(...values)
        .run();
      expect(meta.changes).toBeGreaterThan(0);
    }
    return run();
  });
  return { ...ctx, db: openDatabase(env) };
}

const SET_ROLE = 'UPDATE members SET role = ? WHERE user_id = ? AND organization_id = ?';
const SET_STATUS = 'UPDATE invitations SET status = ? WHERE id = ?';

async function makeInvited() {
  const owner = await makeOrganization();
  const admin = await addMember(owner.organizationId, 'admin');
  const guest = await makeOutsider();
  const body = { email: guest.email, role: 'member' };
  const { id } = await ok<Invitation>(post(admin, 'invite-member', body));
  return { organizationId: owner.organizationId, owner, admin, guest, id };
}

test.each(['canceled', 'rejected', 'accepted'])(
  'an invitation that is %s meanwhile cannot be accepted',
  async (status) => {
    const { organizationId, guest, id } = await makeInvited();
    const ctx = await ctxOf(guest, 'owner', SET_STATUS, status, id);
    await expect(acceptInvitation(ctx, id)).rejects.toMatchObject({ code: 'INVITATION_NOT_FOUND' });
    expect((await rolesOf(organizationId))[guest.userId]).toBeUndefined();
    expect((await auditOf(organizationId)).map(({ action }) => action)).toEqual(['invitation.created']);
  },
);

test('nor one that expires meanwhile', async () => {
  const { organizationId, guest, id } = await makeInvited();
  const ctx = await ctxOf(guest, 'owner', 'UPDATE invitations SET expires_at = 1 WHERE id = ?', id);
  await expect(acceptInvitation(ctx, id)).rejects.toMatchObject({ code: 'INVITATION_NOT_FOUND' });
  expect((await rolesOf(organizationId))[guest.userId]).toBeUndefined();
});

test('nor one whose inviter loses the role meanwhile', async () => {
  const { organizationId, admin, guest, id } = await makeInvited();
  const ctx = await ctxOf(guest, 'owner', SET_ROLE, 'member', admin.userId, organizationId);
  const code = 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION';
  await expect(acceptInvitation(ctx, id)).rejects.toMatchObject({ code });
  expect((await rolesOf(organizationId))[guest.userId]).toBeUndefined();
});

test('nor when the organization fills up meanwhile, or the guest changes their address', async () => {
  const { organizationId, guest, id } = await makeInvited();
  const fill = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 198)
    INSERT INTO members (organization_id, user_id, role, created_at) SELECT ?, 900000000 + i, 'member', 0 FROM n`;
  const full = await ctxOf(guest, 'owner', fill, organizationId);
  await expect(acceptInvitation(full, id)).rejects.toMatchObject({
    code: 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
  });
  await testEnv.DB.prepare('DELETE FROM members WHERE organization_id = ? AND user_id > 900000000')
    .bind(organizationId)
    .run();
  const moved = await ctxOf(
    guest,
    'owner',
    'UPDATE users SET email = ? WHERE id = ?',
    newEmail(),
    guest.userId,
  );
  await expect(acceptInvitation(moved, id)).rejects.toMatchObject({
    code: 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION',
  });
  expect((await rolesOf(organizationId))[guest.userId]).toBeUndefined();
});

test('an invitation that is accepted meanwhile cannot be canceled or rejected', async () => {
  const { organizationId, owner, id } = await makeInvited();
  const ctx = await ctxOf(owner, 'owner', SET_STATUS, 'accepted', id);
  await expect(cancelInvitation(ctx, id)).rejects.toMatchObject({ code: 'INVITATION_NOT_FOUND' });
  const other = await makeInvited();
  const reader = await ctxOf(other.guest, 'owner', SET_STATUS, 'accepted', other.id);
  await expect(rejectInvitation(reader, other.id)).rejects.toMatchObject({ code: 'INVITATION_NOT_FOUND' });
  expect((await auditOf(organizationId)).map(({ action }) => action)).toEqual(['invitation.created']);
});

test('an admin who loses the role meanwhile cannot invite, rename, promote or remove', async () => {
  const owner = await makeOrganization();
  const { organizationId } = owner;
  const admin = await addMember(organizationId, 'admin');
  const member = await addMember(organizationId, 'member');
  const email = newEmail();
  const forbidden = 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION';
  const acts: [(ctx: Ctx) => Promise<unknown>, string][] = [
    [(ctx) => inviteMember(ctx, { email, role: 'member' }), 'CHANGED_MEANWHILE'],
    [(ctx) => updateMemberRole(ctx, { memberId: memberId(member), role: 'admin' }), 'CHANGED_MEANWHILE'],
    [(ctx) => removeMember(ctx, { memberIdOrEmail: memberId(member) }), 'CHANGED_MEANWHILE'],
    [(ctx) => updateOrganization(ctx, { data: { name: 'Mine' } }), forbidden],
  ];
  for (const [act, code] of acts) {
    const ctx = await ctxOf(admin, 'admin', SET_ROLE, 'member', admin.userId, organizationId);
    await expect(act(ctx)).rejects.toMatchObject({ code });
  }
  expect(await auditOf(organizationId)).toEqual([]);
  expect(await mailsTo(email)).toEqual([]);
  expect((await rolesOf(organizationId))[member.userId]).toBe('member');
});

test('a member who becomes owner meanwhile is neither demoted nor removed by an admin', async () => {
  const owner = await makeOrganization();
  const { organizationId } = owner;
  const admin = await addMember(organizationId, 'admin');
  const other = await addMember(organizationId, 'admin');
  for (const act of [
    (ctx: Ctx) => updateMemberRole(ctx, { memberId: memberId(other), role: 'member' }),
    (ctx: Ctx) => removeMember(ctx, { memberIdOrEmail: memberId(other) }),
  ]) {
    await testEnv.DB.prepare(SET_ROLE).bind('admin', other.userId, organizationId).run();
    const ctx = await ctxOf(admin, 'admin', SET_ROLE, 'owner', other.userId, organizationId);
    await expect(act(ctx)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await rolesOf(organizationId))[other.userId]).toBe('owner');
  }
});
