import { expect, test } from 'vitest';
import { momentOf, NOBODY } from '../../../../../src/worker/modules/notices/index.ts';
import { addMember, type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { PASSWORD } from '../auth-helpers.ts';
import { auditOf, emailOf, mailsTo, ok, refused } from '../organizations/world.ts';
import { codeOf, makeHolder, makeUser } from '../second-factor/world.ts';

interface Asked {
  success: true;
  message: string;
  deletesAt: string;
}

const ask = (client: Client, body: object = {}) => client.request('POST', '/api/auth/delete-user', body);
const cancel = (client: Client) => client.request('POST', '/api/auth/cancel-user-deletion');
const deletesAt = async (client: Client) => {
  const session = await ok<{ user: { deletesAt: string | null } }>(
    client.request('GET', '/api/auth/get-session'),
  );
  return session.user.deletesAt;
};

test('a member asks: the account goes in a week, says so when signed in, and works until then', async () => {
  const { organizationId } = await makeOrganization();
  const member = await addMember(organizationId, 'member');
  expect(await deletesAt(member)).toBeNull();
  const asked = Date.now();
  const answer = await ok<Asked>(ask(member));
  expect(answer).toMatchObject({ success: true, message: expect.stringContaining(answer.deletesAt) });
  expect(Date.parse(answer.deletesAt)).toBeGreaterThanOrEqual(asked + 7 * 86_400_000);
  expect(await deletesAt(member)).toBe(answer.deletesAt);
  expect((await member.request('GET', '/api/emails')).status).toBe(200);
  const [mail] = await mailsTo(await emailOf(member));
  expect(mail).toMatchObject({ subject: 'Your account will be deleted' });
  expect(mail?.text).toContain(`on ${momentOf(NOBODY, Date.parse(answer.deletesAt))}.`);
  expect((await auditOf(organizationId)).at(-1)).toMatchObject({
    action: 'account.deletion_requested',
    actor: `user:${member.userId}`,
  });

  expect((await ok<Asked>(ask(member))).deletesAt).toBe(answer.deletesAt);
  expect(await mailsTo(await emailOf(member))).toHaveLength(1);

  expect(await ok(cancel(member))).toEqual({ status: true });
  expect(await ok(cancel(member))).toEqual({ status: true });
  expect(await deletesAt(member)).toBeNull();
});

test('the last owner hears which organizations they own alone, and may go once these have another owner or go too', async () => {
  const owner = await makeOrganization();
  const partner = await addMember(owner.organizationId, 'admin');
  const response = await ask(owner);
  expect(response.status).toBe(409);
  const problem = (await response.json()) as { code: string; organizations: { id: string; name: string }[] };
  expect(problem).toMatchObject({
    code: 'LAST_OWNER',
    organizations: [{ id: String(owner.organizationId), name: expect.any(String) }],
  });
  expect(await deletesAt(owner)).toBeNull();

  const organization = '/api/auth/organization';
  const body = { confirm: problem.organizations[0]!.name };
  await ok(owner.request('POST', `${organization}/delete`, body));
  await ok(ask(owner));
  await ok(cancel(owner));
  await ok(owner.request('POST', `${organization}/cancel-deletion`, {}));
  await refused(ask(owner), 409, 'LAST_OWNER');

  const memberId = `${owner.organizationId}-${partner.userId}`;
  await ok(owner.request('POST', `${organization}/update-member-role`, { memberId, role: 'owner' }));
  await ok(ask(owner));
  // Only one of two owners may delete their account.
  await refused(ask(partner), 409, 'LAST_OWNER');
});

test('of two owners who ask at once, one stays', async () => {
  for (let round = 0; round < 5; round++) {
    const first = await makeOrganization();
    const second = await addMember(first.organizationId, 'owner');
    const statuses = await Promise.all([ask(first), ask(second)].map(async (one) => (await one).status));
    expect(statuses.toSorted()).toEqual([200, 409]);
  }
});

test('it needs the password or a code, if the account has them', async () => {
  const user = await makeUser();
  const holder = await makeHolder();
  for (const { userId } of [user, holder]) {
    await testEnv.DB.prepare("UPDATE members SET role = 'member' WHERE user_id = ?").bind(userId).run();
  }
  for (const client of [user, holder]) {
    await refused(ask(client), 400, 'INVALID_PASSWORD');
    await refused(ask(client, { password: 'wrong' }), 400, 'INVALID_PASSWORD');
    expect(await deletesAt(client)).toBeNull();
  }
  await refused(ask(holder, { code: '000000' }), 401, 'INVALID_CODE');
  await ok(ask(user, { password: PASSWORD }));
  await ok(ask(holder, { code: codeOf(holder.secret) }));
});

test('unknown fields are refused', async () => {
  const { organizationId } = await makeOrganization();
  const member = await addMember(organizationId, 'member');
  await refused(ask(member, { token: 'x' }), 400, 'VALIDATION_ERROR');
  expect(await deletesAt(member)).toBeNull();
});
