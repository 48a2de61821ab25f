import { expect, test } from 'vitest';
import { removeExpired } from '../../../../../src/worker/modules/identity/remove-expired.ts';

import type { Env } from '../../../../../src/worker/platform/env.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { newEmail, request, withEnv } from '../auth-helpers.ts';
import {
  activeOrganization,
  auditOf,
  emailOf,
  get,
  type Invitation,
  join,
  mailsTo,
  makeOutsider,
  ok,
  post,
  refused,
  rolesOf,
} from '../organizations/world.ts';

const NOT_FOUND = 'INVITATION_NOT_FOUND';
const invite = (client: Client, email: string, role = 'member', more: object = {}) =>
  post(client, 'invite-member', { email, role, ...more });
const invited = (client: Client, email: string, role = 'member') =>
  ok<Invitation>(invite(client, email, role));
const accept = (client: Client, invitationId: string) => post(client, 'accept-invitation', { invitationId });
const reject = (client: Client, invitationId: string) => post(client, 'reject-invitation', { invitationId });
const cancel = (client: Client, invitationId: string) => post(client, 'cancel-invitation', { invitationId });
const listed = (client: Client) => ok<Invitation[]>(get(client, 'list-invitations'));
const run = (sql: string, ...values: unknown[]) =>
  testEnv.DB.prepare(sql)
    .bind(...values)
    .run();
/** Runs a statement in the directory, which counts the limits of an hour even with several databases. */
const runInDirectory = (sql: string, ...values: unknown[]) =>
  testEnv.DB.withSession('first-primary')
    .prepare(sql)
    .bind(...values)
    .run();
/** Returns a pattern for the link in the mail, whose token verifies the address. */
const linkTo = (id: string) =>
  new RegExp(`http://localhost/accept-invitation/${id}\\?token=([\\w-]{22})$`, 'm');
const tokenOf = async (email: string, id: string) =>
  linkTo(id).exec((await mailsTo(email)).at(-1)!.text)![1]!;
const verified = (client: Client, is: 0 | 1) =>
  run('UPDATE users SET email_verified = ? WHERE id = ?', is, client.userId);

test('an invitation is mailed, accepted once, and makes its organization the active one', async () => {
  const owner = await makeOrganization();
  const guest = await makeOutsider();
  await run('UPDATE users SET name = ? WHERE id = ?', 'Ada\r\nBcc: x@y.z', owner.userId);
  const { organizationId } = owner;
  const created = await invited(owner, ` ${guest.email.toUpperCase()}`, 'admin');
  expect(created).toEqual({
    id: expect.stringMatching(/^[0-9A-Za-z]{32}$/),
    organizationId: String(organizationId),
    email: guest.email,
    role: 'admin',
    status: 'pending',
    inviterId: String(owner.userId),
    createdAt: expect.stringMatching(/Z$/),
    expiresAt: expect.stringMatching(/Z$/),
  });
  const life =
    Date.parse(created.expiresAt) - Date.parse((created as unknown as { createdAt: string }).createdAt);
  expect(life).toBe(48 * 3600_000);

  const [mail, ...more] = await mailsTo(guest.email);
  expect(more).toEqual([]);
  const { name, slug } = await ok<{ name: string; slug: string }>(get(owner, 'get-full-organization'));
  expect(mail).toMatchObject({
    organization_id: organizationId,
    subject: `Ada Bcc: invites you to ${name}`,
  });
  expect(mail?.text).toMatch(linkTo(created.id));

  expect(await ok(get(guest, `get-invitation?id=${created.id}`))).toEqual({
    ...created,
    organizationName: name,
    organizationSlug: slug,
    inviterEmail: await emailOf(owner),
  });
  const joined = await ok<{ invitation: Invitation; member: object }>(accept(guest, created.id));
  expect(joined.invitation).toEqual({ ...created, status: 'accepted' });
  expect(joined.member).toMatchObject({ id: `${organizationId}-${guest.userId}`, role: 'admin' });
  expect(await activeOrganization(guest)).toBe(organizationId);
  expect(await rolesOf(organizationId)).toEqual({ [owner.userId]: 'owner', [guest.userId]: 'admin' });

  await refused(accept(guest, created.id), 400, NOT_FOUND);
  await refused(reject(guest, created.id), 400, NOT_FOUND);
  await refused(cancel(owner, created.id), 400, NOT_FOUND);
  await refused(invite(owner, guest.email), 400, 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  expect(await auditOf(organizationId)).toEqual([
    {
      action: 'invitation.created',
      actor: `user:${owner.userId}`,
      target: `invitation:${guest.email}`,
      details: { role: 'admin', resent: false },
    },
    {
      action: 'invitation.accepted',
      actor: `user:${guest.userId}`,
      target: `invitation:${guest.email}`,
      details: {},
    },
    {
      action: 'member.joined',
      actor: `user:${guest.userId}`,
      target: `user:${guest.userId}`,
      details: { email: guest.email, role: 'admin' },
    },
  ]);
});

test.each([
  ['http://evil.example', undefined],
  ['evil.example/path', undefined],
  ['Pay now www.evil.example', 'Pay now'],
  ['a@evil.example', undefined],
  ['Pay\r\nBcc: a@evil.example\r\n\r\nhttps://evil.example', 'Pay Bcc:'],
  ['Pay evil\uFF0Eexample, evil\u3002example, evil\u2024example', 'Pay'],
  ['\u202Eelpmaxe.live\u202C evil.\u200Bexample', undefined],
  ['Pay evil.example '.repeat(12), 'Pay Pay Pay Pay Pay Pay Pay Pay Pay Pay Pay Pay'],
])('the mail quotes no link or address of the name %j', async (name, remaining) => {
  const owner = await makeOrganization();
  await run('UPDATE users SET name = ? WHERE id = ?', name, owner.userId);
  await run('UPDATE organizations SET name = ? WHERE id = ?', name, owner.organizationId);
  const email = newEmail();
  const { id } = await invited(owner, email);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe(`${remaining ?? 'Somebody'} invites you to ${remaining ?? 'an organization'}`);
  const lines = mail?.text.split('\n') ?? [];
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe(
    `${remaining ?? 'Somebody'} invites you to join ${remaining ? `the organization ${remaining}` : 'an organization'} in Herald.`,
  );
  expect(mail?.text.match(/\S*[@/]\S*/g)).toEqual([expect.stringMatching(linkTo(id))]);
});

test('who may invite whom', async () => {
  const owner = await makeOrganization();
  const admin = await addMember(owner.organizationId, 'admin');
  const member = await addMember(owner.organizationId, 'member');
  const email = newEmail();
  await refused(invite(member, email), 403, 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION');
  for (const client of [owner, admin]) {
    await refused(invite(client, email, 'owner'), 403, 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE');
  }
  const stranger = await makeOrganization();
  await refused(
    invite(stranger, email, 'member', { organizationId: String(owner.organizationId) }),
    403,
    'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  );
  for (const role of ['chief', 'admin,member', ['admin']]) {
    await refused(post(admin, 'invite-member', { email, role }), 400, 'VALIDATION_ERROR');
  }
  expect(await auditOf(owner.organizationId)).toEqual([]);
  expect(await mailsTo(email)).toEqual([]);
  await invited(admin, email, 'admin');
});

test('a user with an unverified address cannot invite, in any role', async () => {
  const owner = await makeOrganization();
  const admin = await addMember(owner.organizationId, 'admin');
  const email = newEmail();
  for (const client of [owner, admin]) {
    await verified(client, 0);
    await refused(invite(client, email), 403, 'EMAIL_NOT_VERIFIED');
    await refused(invite(client, email, 'member', { resend: true }), 403, 'EMAIL_NOT_VERIFIED');
  }
  expect(await listed(owner)).toEqual([]);
  expect(await mailsTo(email)).toEqual([]);
  await verified(admin, 1);
  await invited(admin, email);
});

test('an unverified user can neither read nor answer an invitation, also with its id', async () => {
  const owner = await makeOrganization();
  const guest = await makeOutsider();
  const { id } = await invited(owner, guest.email);
  await verified(guest, 0);
  const toAnswer = 'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION';
  await refused(accept(guest, id), 403, toAnswer);
  await refused(reject(guest, id), 403, toAnswer);
  const toRead = 'EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION';
  await refused(get(guest, `get-invitation?id=${id}`), 403, toRead);
  await refused(get(guest, 'list-user-invitations'), 403, toRead);
  expect(Object.keys(await rolesOf(owner.organizationId))).toEqual([String(owner.userId)]);
  expect(await listed(owner)).toMatchObject([{ id, status: 'pending' }]);
  await verified(guest, 1);
  await ok(accept(guest, id));
});

test('without a mail server of the service, the error says that no address can be verified by mail', async () => {
  const owner = await makeOrganization();
  await verified(owner, 0);
  const body = { email: newEmail(), role: 'member' };
  const path = '/api/auth/organization/invite-member';
  const inviteWith = async (env: Partial<Env>) => {
    const answer = await withEnv(env, request('POST', path, body, { cookie: owner.cookie }));
    expect(answer.status).toBe(403);
    return answer.json();
  };
  const code = 'EMAIL_NOT_VERIFIED';
  expect(await inviteWith({})).toMatchObject({
    code,
    detail: expect.stringContaining('send-verification-email'),
  });
  expect(await inviteWith({ SYSTEM_SMTP_URL: undefined })).toMatchObject({
    code,
    detail: expect.stringContaining('SYSTEM_SMTP_URL is not set'),
  });
});

test.each([
  '',
  'x',
  'a@b',
  'ädä@example.com',
  'ada@exämple.com',
  'a@x.com, b@x.com',
  'a@x.com\r\nBcc: b@x.com',
])('the address %j is refused', async (email) => {
  const owner = await makeOrganization();
  await refused(invite(owner, email), 400, 'INVALID_EMAIL');
  expect(await listed(owner)).toEqual([]);
});

test('an address has one open invitation, which resend renews', async () => {
  const owner = await makeOrganization();
  const guest = await makeOutsider();
  const { email } = guest;
  const answers = await Promise.all([invite(owner, email), invite(owner, email)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  await refused(invite(owner, email), 400, 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION');
  const [first] = await listed(owner);
  expect(await mailsTo(email)).toHaveLength(1);

  await run('UPDATE invitations SET expires_at = expires_at - 3600000 WHERE id = ?', first!.id);
  const again = await ok<Invitation>(invite(owner, email, 'admin', { resend: true }));
  expect(again).toMatchObject({ id: first!.id, role: 'admin', status: 'pending' });
  expect(Date.parse(again.expiresAt)).toBeGreaterThanOrEqual(Date.parse(first!.expiresAt));
  expect(await mailsTo(email)).toHaveLength(2);
  expect(await listed(owner)).toEqual([again]);

  // An expired invitation is renewed without `resend`.
  await run('UPDATE invitations SET expires_at = 1 WHERE id = ?', first!.id);
  await refused(accept(guest, first!.id), 400, NOT_FOUND);
  await invited(owner, email);
  await ok(accept(guest, first!.id));
});

test('only the invited address can accept, reject or read an invitation', async () => {
  const owner = await makeOrganization();
  const guest = await makeOutsider();
  const thief = await makeOutsider();
  const { id } = await invited(owner, guest.email);
  const code = 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION';
  for (const client of [thief, owner]) {
    await refused(accept(client, id), 403, code);
    await refused(reject(client, id), 403, code);
    await refused(get(client, `get-invitation?id=${id}`), 403, code);
  }
  for (const wrong of [id.slice(1), `${id}x`, "' OR 1=1 --"]) {
    await refused(accept(guest, wrong), 400, NOT_FOUND);
    await refused(get(guest, `get-invitation?id=${encodeURIComponent(wrong)}`), 400, NOT_FOUND);
  }
  await refused(accept(guest, ''), 400, 'VALIDATION_ERROR');
  expect(Object.keys(await rolesOf(owner.organizationId))).toHaveLength(1);
  expect(await listed(owner)).toMatchObject([{ id, status: 'pending' }]);
  expect(await activeOrganization(thief)).toBe(thief.organizationId);
});

test('two acceptances at the same time create one member', async () => {
  const owner = await makeOrganization();
  const guest = await makeOutsider();
  const { id } = await invited(owner, guest.email);
  const answers = await Promise.all([accept(guest, id), accept(guest, id), accept(guest, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const joined = (await auditOf(owner.organizationId)).filter(({ action }) => action === 'member.joined');
  expect(joined).toHaveLength(1);
});

test('a canceled, rejected or expired invitation cannot be accepted', async () => {
  const owner = await makeOrganization();
  const member = await addMember(owner.organizationId, 'member');
  const stranger = await makeOrganization();
  const guest = await makeOutsider();
  const first = await invited(owner, guest.email);
  await refused(cancel(member, first.id), 403, 'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION');
  await refused(cancel(stranger, first.id), 400, NOT_FOUND);
  expect(await ok(cancel(owner, first.id))).toEqual({ ...first, status: 'canceled' });
  await refused(accept(guest, first.id), 400, NOT_FOUND);

  const second = await invited(owner, guest.email);
  expect(await ok(reject(guest, second.id))).toEqual({
    invitation: { ...second, status: 'rejected' },
    member: null,
  });
  await refused(accept(guest, second.id), 400, NOT_FOUND);

  const third = await invited(owner, guest.email);
  await run('UPDATE invitations SET expires_at = ? WHERE id = ?', Date.now(), third.id);
  await refused(accept(guest, third.id), 400, NOT_FOUND);

  expect((await rolesOf(owner.organizationId))[guest.userId]).toBeUndefined();
  expect((await listed(owner)).map(({ status }) => status).sort()).toEqual([
    'canceled',
    'pending',
    'rejected',
  ]);
  expect((await auditOf(owner.organizationId)).map(({ action }) => action)).toEqual([
    'invitation.created',
    'invitation.canceled',
    'invitation.created',
    'invitation.rejected',
    'invitation.created',
  ]);
});

test('of accepting and canceling at the same time, one wins', async () => {
  const owner = await makeOrganization();
  const guest = await makeOutsider();
  const { id } = await invited(owner, guest.email);
  const [accepted, canceled] = await Promise.all([accept(guest, id), cancel(owner, id)]);
  expect([accepted.status, canceled.status].sort()).toEqual([200, 400]);
  const isMember = (await rolesOf(owner.organizationId))[guest.userId] !== undefined;
  expect(isMember).toBe(accepted.status === 200);
});

test('a member gains nothing by an invitation', async () => {
  const owner = await makeOrganization();
  const guest = await makeOutsider();
  const { id } = await invited(owner, guest.email, 'admin');
  await run(
    "INSERT INTO members (organization_id, user_id, role, created_at) VALUES (?, ?, 'member', 0)",
    owner.organizationId,
    guest.userId,
  );
  await refused(accept(guest, id), 400, 'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  expect((await rolesOf(owner.organizationId))[guest.userId]).toBe('member');
});

test.each([
  'UPDATE members SET role = ? WHERE user_id = ?',
  "DELETE FROM members WHERE ? <> '' AND user_id = ?",
])('an invitation is void when its inviter may no longer invite: %s', async (loss) => {
  const owner = await makeOrganization();
  const admin = await addMember(owner.organizationId, 'admin');
  const guest = await makeOutsider();
  const { id } = await invited(admin, guest.email);
  await run(loss, 'member', admin.userId);
  const code = 'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION';
  await refused(accept(guest, id), 400, code);
  await refused(get(guest, `get-invitation?id=${id}`), 400, code);
  expect((await rolesOf(owner.organizationId))[guest.userId]).toBeUndefined();
});

test('members see no invitations of the organization; every user sees those for their address', async () => {
  const owner = await makeOrganization();
  const member = await addMember(owner.organizationId, 'member');
  const guest = await makeOutsider();
  const { id } = await invited(owner, guest.email);
  await refused(get(member, 'list-invitations'), 403, 'ROLE_REQUIRED');
  await refused(
    get(guest, `list-invitations?organizationId=${owner.organizationId}`),
    403,
    'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  );
  expect(await ok(get(guest, 'list-user-invitations'))).toMatchObject([
    { id, organizationName: expect.any(String), status: 'pending' },
  ]);
  expect(await ok(get(member, 'list-user-invitations'))).toEqual([]);
});

test('an organization has at most 200 members', async () => {
  const owner = await makeOrganization();
  await run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 198)
      INSERT INTO members (organization_id, user_id, role, created_at) SELECT ?, 900000000 + i, 'member', 0 FROM n`,
    owner.organizationId,
  );
  const guests = [await makeOutsider(), await makeOutsider()];
  const ids = [await invited(owner, guests[0]!.email), await invited(owner, guests[1]!.email)];
  const answers = await Promise.all(guests.map((guest, i) => accept(guest, ids[i]!.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const late = answers[0]?.status === 422 ? 0 : 1;
  await refused(accept(guests[late]!, ids[late]!.id), 422, 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED');
});

test('at most 100 invitations are pending, and 50 are mailed an hour', async () => {
  const owner = await makeOrganization();
  const many = (count: number, from: number, status: string, expiresAt: number) =>
    run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO invitations (id, organization_id, email, role, status, inviter_id, created_at, expires_at)
        SELECT ?1 || '-' || ?2 || '-' || ?3 || i, ?2, 'guest' || (?3 + i) || '@example.com', 'member', ?4, ?5, 0, ?6 FROM n`.replace(
        'i < ?)',
        'i < ?1)',
      ),
      count,
      owner.organizationId,
      from,
      status,
      owner.userId,
      expiresAt,
    );
  await many(99, 0, 'pending', Date.now() + 3600_000);
  // Neither of these is pending.
  await many(50, 1000, 'canceled', Date.now() + 3600_000);
  await many(50, 2000, 'pending', 1);
  const answers = await Promise.all([invite(owner, newEmail()), invite(owner, newEmail())]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  await refused(invite(owner, newEmail()), 422, 'INVITATION_LIMIT_REACHED');
  await run("UPDATE invitations SET status = 'canceled' WHERE organization_id = ?", owner.organizationId);

  await runInDirectory(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 48)
      INSERT INTO audit_log (organization_id, created_at, actor, action, target, details, request_id)
      SELECT ?, ?, 'user:1', 'invitation.created', 'x', '{}', 'x' FROM n`,
    owner.organizationId,
    Date.now(),
  );
  const email = newEmail();
  await invited(owner, email);
  const limited = await invite(owner, email, 'member', { resend: true });
  expect(limited.status).toBe(429);
  expect(limited.headers.get('retry-after')).toBe('3600');
  expect(await mailsTo(email)).toHaveLength(1);
  await run(
    'UPDATE audit_log SET created_at = created_at - 3600001 WHERE organization_id = ?',
    owner.organizationId,
  );
  await ok(invite(owner, email, 'member', { resend: true }));
});

test('one user mails at most 50 an hour from all organizations together', async () => {
  const owner = await makeOrganization();
  const others = await Promise.all([makeOrganization(), makeOrganization()]);
  for (const { organizationId } of others) await join(owner, organizationId, 'owner');
  const mailed = (organizationId: number, count: number, at: number) =>
    runInDirectory(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO audit_log (organization_id, created_at, actor, action, target, details, request_id)
        SELECT ?, ?, ?, 'invitation.created', 'x', '{}', 'x' FROM n`,
      count,
      organizationId,
      at,
      `user:${owner.userId}`,
    );
  await mailed(owner.organizationId, 30, Date.now());
  await mailed(others[0]!.organizationId, 19, Date.now());
  await mailed(others[0]!.organizationId, 60, Date.now() - 3600_001);
  const into = (organizationId: number, email = newEmail()) =>
    invite(owner, email, 'member', { organizationId: String(organizationId) });
  const answers = await Promise.all([into(others[0]!.organizationId), into(others[1]!.organizationId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  const email = newEmail();
  for (const { organizationId } of [owner, ...others]) {
    await refused(into(organizationId, email), 429, 'TOO_MANY_REQUESTS');
  }
  expect(await mailsTo(email)).toEqual([]);
  // The count of another admin is separate.
  await invited(await addMember(owner.organizationId, 'admin'), email);
});

test('an invitation is deleted 30 days after it expires, not before', async () => {
  const owner = await makeOrganization();
  const email = newEmail();
  const { id } = await invited(owner, email);
  const end = Date.now() - 30 * 86_400_000;
  await run('UPDATE invitations SET expires_at = ? WHERE id = ?', end + 60_000, id);
  await removeExpired(testCtx(owner.organizationId));
  expect(await listed(owner)).toHaveLength(1);
  await run('UPDATE invitations SET expires_at = ? WHERE id = ?', end, id);
  await removeExpired(testCtx(owner.organizationId));
  expect(await listed(owner)).toEqual([]);
});

test('an invitation that does not exist cannot be canceled', async () => {
  const owner = await makeOrganization();
  await refused(cancel(owner, 'x'.repeat(32)), 400, NOT_FOUND);
});

test('the token of the mailed link proves the address: no other mail is needed', async () => {
  const owner = await makeOrganization();
  const guest = await makeOutsider();
  await verified(guest, 0);
  const { id } = await invited(owner, guest.email);
  const token = await tokenOf(guest.email, id);
  expect(JSON.stringify([await listed(owner), await auditOf(owner.organizationId)])).not.toContain(token);

  const other = await makeOutsider();
  const elsewhere = await tokenOf(other.email, (await invited(owner, other.email)).id);
  const code = 'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION';
  for (const wrong of [elsewhere, `${token}x`, `A${token}`.slice(0, 22), '']) {
    await refused(post(guest, 'accept-invitation', { invitationId: id, token: wrong }), 403, code);
    await refused(post(guest, 'reject-invitation', { invitationId: id, token: wrong }), 403, code);
  }
  // The token works only for the invited address.
  const thief = 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION';
  await refused(post(other, 'accept-invitation', { invitationId: id, token }), 403, thief);
  expect(await ok(get(guest, `get-invitation?id=${id}&token=${token}`))).toMatchObject({ id });
  const isVerified = () =>
    testEnv.DB.prepare('SELECT email_verified FROM users WHERE id = ?')
      .bind(guest.userId)
      .first('email_verified');
  expect(await isVerified()).toBe(0);
  await ok(post(guest, 'accept-invitation', { invitationId: id, token }));
  expect(await isVerified()).toBe(1);
  expect(await activeOrganization(guest)).toBe(owner.organizationId);
});

test('an unverified guest declines by the token', async () => {
  const owner = await makeOrganization();
  const guest = await makeOutsider();
  await verified(guest, 0);
  const { id } = await invited(owner, guest.email);
  await ok(post(guest, 'reject-invitation', { invitationId: id, token: await tokenOf(guest.email, id) }));
  expect(await listed(owner)).toMatchObject([{ id, status: 'rejected' }]);
});

test('a mail that leaves through an inbox of the organization has no token', async () => {
  const owner = await makeOrganization();
  const email = newEmail();
  const headers = { cookie: owner.cookie };
  const path = '/api/auth/organization/invite-member';
  const asked = request('POST', path, { email, role: 'member' }, headers);
  expect((await withEnv({ SYSTEM_SMTP_URL: undefined } as Partial<Env>, asked)).status).toBe(200);
  const [mail] = await mailsTo(email);
  expect(mail!.text).toMatch(/accept-invitation\/\w{32}$/m);
  expect(mail!.text).not.toContain('token');
});

test('a mailbox gets five invitations a day, over all organizations and whatever is behind a plus', async () => {
  const user = newEmail().replace('@example.com', '');
  for (let n = 0; n < 5; n++) await invited(await makeOrganization(), `${user}+${n}@example.com`);
  const answer = await invite(await makeOrganization(), `${user}@example.com`);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await mailsTo(`${user}@example.com`)).toEqual([]);
});

test('an invitation is in the language of its address, else in that of who invites', async () => {
  const owner = await makeOrganization();
  const guest = await makeOutsider();
  const stranger = newEmail();
  await run("UPDATE users SET language = 'de', name = 'Ada' WHERE id = ?", owner.userId);
  await invited(owner, guest.email);
  await invited(owner, stranger);
  const [[known], [unknown]] = [await mailsTo(guest.email), await mailsTo(stranger)];
  expect(known?.subject).toMatch(/^Ada invites you to /);
  expect(unknown?.subject).toMatch(/^Ada lädt dich zu .* ein$/);
  expect(unknown?.text).toContain('Zum Annehmen meldest du dich mit dieser Adresse an');
});
