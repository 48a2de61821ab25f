import { expect, test } from 'vitest';
import { momentOf, NOBODY } from '../../../../../src/worker/modules/notices/index.ts';
import { addMember, makeOrganization, testEnv } from '../../../helpers.ts';
import { PASSWORD } from '../auth-helpers.ts';
import { codeOf, makeHolder, makeUser } from '../second-factor/world.ts';
import { auditOf, emailOf, get, join, mailsTo, ok, post, refused } from './world.ts';

interface Organization {
  id: string;
  slug: string;
  name: string;
  deletesAt: string | null;
}

const full = (client: Parameters<typeof get>[0]) => ok<Organization>(get(client, 'get-full-organization'));
const DAYS_MS = 7 * 86_400_000;

test('an owner asks for the deletion: it is in a week, all owners have mail, and nothing else changes', async () => {
  const owner = await makeOrganization();
  const second = await addMember(owner.organizationId, 'owner');
  const member = await addMember(owner.organizationId, 'member');
  const { slug } = await full(owner);
  const asked = Date.now();
  const answer = await ok<Organization>(post(owner, 'delete', { confirm: slug }));
  expect(answer).toMatchObject({ slug, deletesAt: expect.stringMatching(/Z$/) });
  const deletesAt = Date.parse(answer.deletesAt!);
  expect(deletesAt).toBeGreaterThanOrEqual(asked + DAYS_MS);
  expect(deletesAt).toBeLessThanOrEqual(Date.now() + DAYS_MS);
  expect((await full(member)).deletesAt).toBe(answer.deletesAt);
  expect(await ok<Organization[]>(get(member, 'list'))).toMatchObject([{ deletesAt: answer.deletesAt }]);
  for (const one of [owner, second]) {
    const [mail] = await mailsTo(await emailOf(one));
    expect(mail?.subject).toBe(`The organization ${slug} will be deleted`);
    expect(mail?.text).toContain(`on ${momentOf(NOBODY, deletesAt)}.`);
  }
  expect(await mailsTo(await emailOf(member))).toEqual([]);
  expect((await auditOf(owner.organizationId)).at(-1)).toMatchObject({
    action: 'organization.deletion_requested',
    actor: `user:${owner.userId}`,
    target: `organization:${owner.organizationId}`,
    details: { deletes_at: answer.deletesAt },
  });
  expect((await member.request('GET', '/api/emails')).status).toBe(200);
  const sent = { from_address: 'a@example.org', to_address: 'b@example.org', subject: 'x', body_text: 'x' };
  expect((await member.request('POST', '/api/emails', sent)).status).toBe(201);

  const again = await ok<Organization>(post(second, 'delete', { confirm: slug }));
  expect(again.deletesAt).toBe(answer.deletesAt);
  expect(await mailsTo(await emailOf(owner))).toHaveLength(1);
});

test('any owner takes it back, also twice, and it can be asked for again', async () => {
  const owner = await makeOrganization();
  const second = await addMember(owner.organizationId, 'owner');
  const { name } = await full(owner);
  await ok(post(owner, 'delete', { confirm: name }));
  const organizationId = String(owner.organizationId);
  expect((await ok<Organization>(post(second, 'cancel-deletion', { organizationId }))).deletesAt).toBeNull();
  expect((await ok<Organization>(post(second, 'cancel-deletion', {}))).deletesAt).toBeNull();
  expect((await full(owner)).deletesAt).toBeNull();
  expect((await mailsTo(await emailOf(owner))).map(({ subject }) => subject)).toEqual([
    `The organization ${name} will be deleted`,
    `The organization ${name} stays`,
  ]);
  expect((await auditOf(owner.organizationId)).map(({ action }) => action)).toEqual([
    'organization.deletion_requested',
    'organization.deletion_canceled',
  ]);
  expect((await ok<Organization>(post(second, 'delete', { confirm: name }))).deletesAt).not.toBeNull();
});

test('of requests at once, one begins it: all name the same time', async () => {
  const owner = await makeOrganization();
  const { slug } = await full(owner);
  await Promise.all(Array.from({ length: 8 }, () => ok(post(owner, 'delete', { confirm: slug }))));
  const { deletesAt } = await full(owner);
  const repeated = await ok<Organization>(post(owner, 'delete', { confirm: slug }));
  expect(repeated.deletesAt).toBe(deletesAt);
});

test('an organization that is not active is named, and must be the one in `confirm`', async () => {
  const owner = await makeOrganization();
  const other = await makeOrganization();
  await join(owner, other.organizationId, 'owner');
  const [own, named] = [await full(owner), await full(other)];
  const body = { organizationId: String(other.organizationId) };
  await refused(post(owner, 'delete', { ...body, confirm: own.slug }), 400, 'CONFIRMATION_MISMATCH');
  await refused(post(owner, 'delete', { ...body, confirm: `${named.slug}x` }), 400, 'CONFIRMATION_MISMATCH');
  await refused(post(owner, 'delete', body), 400, 'VALIDATION_ERROR');
  await refused(post(owner, 'delete', { ...body, confirm: '' }), 400, 'VALIDATION_ERROR');
  expect((await full(other)).deletesAt).toBeNull();
  await ok(post(owner, 'delete', { ...body, confirm: ` ${named.slug} ` }));
  expect((await full(other)).deletesAt).not.toBeNull();
  expect((await full(owner)).deletesAt).toBeNull();
});

test('admins and members may neither ask nor take back; strangers learn nothing', async () => {
  const owner = await makeOrganization();
  const { slug } = await full(owner);
  const stranger = await makeOrganization();
  const organizationId = String(owner.organizationId);
  const code = 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION';
  for (const role of ['admin', 'member'] as const) {
    const client = await addMember(owner.organizationId, role);
    await refused(post(client, 'delete', { confirm: slug }), 403, code);
    await refused(post(client, 'cancel-deletion', {}), 403, code);
  }
  const notAMember = 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION';
  await refused(post(stranger, 'delete', { organizationId, confirm: slug }), 403, notAMember);
  await refused(post(stranger, 'cancel-deletion', { organizationId }), 403, notAMember);
  expect((await full(owner)).deletesAt).toBeNull();
});

test('it needs the password, or a code', async () => {
  const owner = await makeUser();
  const { slug } = await full(owner);
  await refused(post(owner, 'delete', { confirm: slug }), 400, 'INVALID_PASSWORD');
  await refused(post(owner, 'delete', { confirm: slug, password: 'wrong' }), 400, 'INVALID_PASSWORD');
  expect((await full(owner)).deletesAt).toBeNull();
  await ok(post(owner, 'delete', { confirm: slug, password: PASSWORD }));

  const holder = await makeHolder();
  const theirs = await full(holder);
  await refused(post(holder, 'delete', { confirm: theirs.slug, code: '000000' }), 401, 'INVALID_CODE');
  await ok(post(holder, 'delete', { confirm: theirs.slug, code: codeOf(holder.secret) }));
});

test('a subscription that renews itself must be canceled first', async () => {
  const owner = await makeOrganization();
  const { slug } = await full(owner);
  const subscribe = (status: string, ends: number) =>
    testEnv.DB.prepare(
      `INSERT OR REPLACE INTO subscriptions (organization_id, stripe_subscription_id, plan, status, current_period_start,
        current_period_end, cancel_at_period_end, fetch, updated_at) VALUES (?, 'sub_1', 'business', ?, 0, 1, ?, 1, 0)`,
    )
      .bind(owner.organizationId, status, ends)
      .run();
  for (const status of ['active', 'trialing', 'past_due']) {
    await subscribe(status, 0);
    await refused(post(owner, 'delete', { confirm: slug }), 409, 'SUBSCRIPTION_RUNNING');
  }
  expect((await full(owner)).deletesAt).toBeNull();
  await subscribe('active', 1);
  expect((await ok<Organization>(post(owner, 'delete', { confirm: slug }))).deletesAt).not.toBeNull();
});

test('an owner whose account will be deleted is no other owner: the last one who stays cannot leave', async () => {
  const owner = await makeOrganization();
  const leaving = await addMember(owner.organizationId, 'owner');
  expect((await leaving.request('POST', '/api/auth/delete-user', {})).status).toBe(200);
  const organizationId = String(owner.organizationId);
  await refused(
    post(owner, 'leave', { organizationId }),
    400,
    'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  );
  expect((await leaving.request('POST', '/api/auth/cancel-user-deletion')).status).toBe(200);
  await ok(post(owner, 'leave', { organizationId }));
});

test('the name of an organization is quoted without links', async () => {
  const owner = await makeOrganization();
  await ok(post(owner, 'update', { data: { name: 'Win at evil.example now' } }));
  await ok(post(owner, 'delete', { confirm: (await full(owner)).slug }));
  const [mail] = await mailsTo(await emailOf(owner));
  expect(mail?.subject).toBe('The organization Win at now will be deleted');
});
