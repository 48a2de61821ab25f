import { expect, test } from 'vitest';
import { addMember, type Client, call, makeOrganization, testEnv } from '../../../helpers.ts';
import {
  activeOrganization,
  anotherSession,
  auditOf,
  emailOf,
  get,
  join,
  type Member,
  memberId,
  ok,
  post,
  refused,
  rolesOf,
} from '../organizations/world.ts';

const NOT_MEMBER = 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION';
const setRole = (client: Client, target: Client, role: unknown) =>
  post(client, 'update-member-role', { memberId: memberId(target, client.organizationId), role });
const remove = (client: Client, memberIdOrEmail: string, more: object = {}) =>
  post(client, 'remove-member', { memberIdOrEmail, ...more });
const leave = (client: Client, organizationId = client.organizationId) =>
  post(client, 'leave', { organizationId: String(organizationId) });

async function makeTeam() {
  const owner = await makeOrganization();
  const [admin, member] = [
    await addMember(owner.organizationId, 'admin'),
    await addMember(owner.organizationId, 'member'),
  ];
  return { organizationId: owner.organizationId, owner, admin, member };
}

test('members can list members in pages; strangers cannot', async () => {
  const { organizationId, owner, admin, member } = await makeTeam();
  const all = await ok<{ members: Member[]; total: number }>(get(member, 'list-members'));
  expect(all.total).toBe(3);
  expect(all.members.map(({ id, role }) => [id, role])).toEqual([
    [memberId(owner), 'owner'],
    [memberId(admin), 'admin'],
    [memberId(member), 'member'],
  ]);
  const page = await ok<typeof all>(get(member, 'list-members?limit=1&offset=1'));
  expect(page).toEqual({ members: [all.members[1]], total: 3 });
  for (const query of ['limit=0', 'limit=201', 'offset=-1', 'limit=x']) {
    await refused(get(member, `list-members?${query}`), 400, 'VALIDATION_ERROR');
  }
  const stranger = await makeOrganization();
  await refused(get(stranger, `list-members?organizationId=${organizationId}`), 403, NOT_MEMBER);

  expect(await ok(get(member, 'get-active-member'))).toEqual(all.members[2]);
  expect(await ok(get(member, 'get-active-member-role'))).toEqual({ role: 'member' });
  expect(await ok(get(member, `get-active-member-role?userId=${admin.userId}`))).toEqual({ role: 'admin' });
  const strange = get(member, `get-active-member-role?userId=${stranger.userId}`);
  await refused(strange, 400, 'MEMBER_NOT_FOUND');
});

test('has-permission answers what a role may do', async () => {
  const { owner, admin, member } = await makeTeam();
  const ask = async (client: Client, permissions: object) =>
    (await ok<{ success: boolean }>(post(client, 'has-permission', { permissions }))).success;
  expect(await ask(owner, { organization: ['update'], member: ['create', 'delete'] })).toBe(true);
  // No endpoint deletes an organization.
  expect(await ask(owner, { organization: ['delete'] })).toBe(false);
  expect(await ask(admin, { organization: ['update'], invitation: ['create', 'cancel'] })).toBe(true);
  expect(await ask(admin, { organization: ['update', 'delete'] })).toBe(false);
  expect(await ask(member, { member: ['delete'] })).toBe(false);
  for (const nothing of [{}, { member: [] }, { constructor: ['name'] }, { __proto__x: ['update'] }]) {
    expect(await ask(owner, nothing)).toBe(false);
  }
  await refused(post(owner, 'has-permission', { permissions: 'all' }), 400, 'VALIDATION_ERROR');
});

test('who may assign which role', async () => {
  const { organizationId, owner, admin, member } = await makeTeam();
  const otherAdmin = await addMember(organizationId, 'admin');
  const forbidden = 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER';
  await refused(setRole(member, member, 'admin'), 403, forbidden);
  await refused(setRole(member, member, 'owner'), 403, forbidden);
  await refused(setRole(member, otherAdmin, 'member'), 403, forbidden);
  await refused(setRole(admin, admin, 'owner'), 403, forbidden);
  await refused(setRole(admin, member, 'owner'), 403, forbidden);
  await refused(setRole(admin, owner, 'member'), 403, forbidden);
  for (const role of ['chief', 'owner,admin', ['admin'], '', undefined]) {
    await refused(setRole(owner, member, role), 400, 'VALIDATION_ERROR');
  }
  expect(await auditOf(organizationId)).toEqual([]);

  expect(await ok(setRole(admin, member, 'admin'))).toMatchObject({ id: memberId(member), role: 'admin' });
  expect(await ok(setRole(admin, otherAdmin, 'member'))).toMatchObject({ role: 'member' });
  // The member has this role already: nothing is changed or recorded.
  await ok(setRole(admin, otherAdmin, 'member'));
  expect(await rolesOf(organizationId)).toEqual({
    [owner.userId]: 'owner',
    [admin.userId]: 'admin',
    [member.userId]: 'admin',
    [otherAdmin.userId]: 'member',
  });
  expect(await auditOf(organizationId)).toEqual([
    {
      action: 'member.role_changed',
      actor: `user:${admin.userId}`,
      target: `user:${member.userId}`,
      details: { email: await emailOf(member), from: 'member', to: 'admin' },
    },
    expect.objectContaining({ action: 'member.role_changed', target: `user:${otherAdmin.userId}` }),
  ]);
});

test('member ids that are unknown, malformed, or of another organization', async () => {
  const { organizationId, owner, member } = await makeTeam();
  const stranger = await makeOrganization();
  for (const memberIdOrEmail of [
    memberId(stranger),
    memberId(member, stranger.organizationId),
    `${organizationId}-${stranger.userId}`,
    `${organizationId}`,
    `${organizationId}-1e0`,
    `${organizationId}-${owner.userId}-`,
    `-${organizationId}-${owner.userId}`,
    '',
  ]) {
    const change = post(owner, 'update-member-role', { memberId: memberIdOrEmail, role: 'admin' });
    await refused(change, 400, 'MEMBER_NOT_FOUND');
    await refused(remove(owner, memberIdOrEmail), 400, 'MEMBER_NOT_FOUND');
  }
  await refused(remove(owner, await emailOf(stranger)), 400, 'MEMBER_NOT_FOUND');
  const elsewhere = { organizationId: String(stranger.organizationId) };
  await refused(remove(owner, memberId(stranger), elsewhere), 403, NOT_MEMBER);
  expect(await rolesOf(stranger.organizationId)).toEqual({ [stranger.userId]: 'owner' });
});

test('an owner can transfer the organization and then take a lesser role', async () => {
  const { organizationId, owner, member } = await makeTeam();
  const lastOwner = 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER';
  await refused(setRole(owner, owner, 'member'), 400, lastOwner);
  await ok(setRole(owner, member, 'owner'));
  await ok(setRole(owner, owner, 'admin'));
  await refused(setRole(member, member, 'admin'), 400, lastOwner);
  expect(await rolesOf(organizationId)).toMatchObject({
    [owner.userId]: 'admin',
    [member.userId]: 'owner',
  });
});

test('the last owner can neither leave nor be removed', async () => {
  const { organizationId, owner, admin } = await makeTeam();
  const code = 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER';
  await refused(leave(owner), 400, code);
  await refused(remove(owner, memberId(owner)), 400, code);
  await refused(remove(admin, memberId(owner)), 403, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
  expect(await rolesOf(organizationId)).toMatchObject({ [owner.userId]: 'owner' });
  expect(await activeOrganization(owner)).toBe(organizationId);
  expect(await auditOf(organizationId)).toEqual([]);
});

const rivalries: [string, (one: Client, other: Client) => Promise<Response>][] = [
  ['demote each other', (one, other) => setRole(one, other, 'member')],
  ['remove each other', (one, other) => remove(one, memberId(other))],
  ['leave', (one) => leave(one)],
  ['step down', (one) => setRole(one, one, 'admin')],
];

test.each(rivalries)('when two owners %s at the same time, one stays owner', async (_, act) => {
  for (let round = 0; round < 3; round++) {
    const one = await makeOrganization();
    const other = await addMember(one.organizationId, 'owner');
    const answers = await Promise.all([act(one, other), act(other, one)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const owners = Object.values(await rolesOf(one.organizationId)).filter((role) => role === 'owner');
    expect(owners).toHaveLength(1);
  }
});

test('a removed member loses sessions and keys of that organization, and nothing else', async () => {
  const { organizationId, admin, member } = await makeTeam();
  const elsewhere = await makeOrganization();
  await testEnv.DB.prepare("UPDATE members SET role = 'admin' WHERE user_id = ?").bind(member.userId).run();
  await join(member, elsewhere.organizationId, 'admin');
  const inOther = await anotherSession(member, elsewhere.organizationId);
  const makeKey = async (client: Client) =>
    (
      (await (await client.request('POST', '/api/settings/security/api-keys', { name: 'key' })).json()) as {
        key: string;
      }
    ).key;
  const [key, otherKey] = [await makeKey(member), await makeKey(inOther)];
  const withKey = async (value: string) =>
    (await call('GET', '/api/tasks', undefined, { 'x-api-key': value })).status;
  expect([await withKey(key), await withKey(otherKey)]).toEqual([200, 200]);

  const removed = await ok<{ member: Member }>(remove(admin, (await emailOf(member)).toUpperCase()));
  expect(removed.member).toMatchObject({ id: memberId(member), role: 'admin' });
  expect(await activeOrganization(member)).toBe(elsewhere.organizationId);
  expect(await activeOrganization(inOther)).toBe(elsewhere.organizationId);
  expect([await withKey(key), await withKey(otherKey)]).toEqual([401, 200]);
  expect((await auditOf(organizationId)).at(-1)).toEqual({
    action: 'member.removed',
    actor: `user:${admin.userId}`,
    target: `user:${member.userId}`,
    details: { email: await emailOf(member), role: 'admin' },
  });

  // After joining again, the old key is still revoked.
  await join(member, organizationId, 'admin');
  expect([await withKey(key), await withKey(otherKey)]).toEqual([401, 200]);
});

test('without another organization the sessions end; those of other users stay', async () => {
  const { organizationId, owner, admin, member } = await makeTeam();
  const second = await anotherSession(member);
  await ok(remove(admin, memberId(member)));
  expect([await activeOrganization(member), await activeOrganization(second)]).toEqual([null, null]);
  expect([await activeOrganization(owner), await activeOrganization(admin)]).toEqual([
    organizationId,
    organizationId,
  ]);
  expect((await get(member, 'list')).status).toBe(401);
  await join(member, organizationId, 'member');
  expect(await activeOrganization(member)).toBe(null);
});

test('a member who leaves goes on in another organization', async () => {
  const { organizationId, member } = await makeTeam();
  const elsewhere = await makeOrganization();
  await refused(leave(member, elsewhere.organizationId), 403, NOT_MEMBER);
  await refused(post(member, 'leave', {}), 400, 'VALIDATION_ERROR');
  await join(member, elsewhere.organizationId, 'member');
  expect(await ok(leave(member))).toMatchObject({ id: memberId(member) });
  expect(await activeOrganization(member)).toBe(elsewhere.organizationId);
  await refused(leave(member, organizationId), 403, NOT_MEMBER);
  expect(await auditOf(organizationId)).toEqual([
    expect.objectContaining({ action: 'member.left', actor: `user:${member.userId}` }),
  ]);
});

test('members cannot remove anybody', async () => {
  const { organizationId, admin, member } = await makeTeam();
  await refused(remove(member, memberId(admin)), 403, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
  expect(Object.keys(await rolesOf(organizationId))).toHaveLength(3);
});
