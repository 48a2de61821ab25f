import { expect, test } from 'vitest';
import { addMember, call, makeOrganization, testEnv } from '../../../helpers.ts';
import {
  activeOrganization,
  auditOf,
  get,
  join,
  memberId,
  newSlug,
  ok,
  post,
  refused,
  rolesOf,
} from './world.ts';

interface Organization {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  metadata: Record<string, unknown> | null;
  members: { id: string; role: string }[];
  invitations: { id: string }[];
}

const CREATE = '/api/auth/organization/create';
const create = (client: Parameters<typeof post>[0], more: object = {}) =>
  post(client, 'create', { name: 'Lighthouse', slug: newSlug(), ...more });

test('the creator of an organization is its owner, and it becomes active', async () => {
  const client = await makeOrganization('member');
  const slug = newSlug();
  const logo = 'https://example.com/logo.svg';
  const created = await ok<Organization>(create(client, { slug, logo, metadata: { plan: 'pro' } }));
  expect(created).toEqual({
    id: expect.stringMatching(/^\d+$/),
    name: 'Lighthouse',
    slug,
    logo,
    metadata: { plan: 'pro' },
    createdAt: expect.stringMatching(/Z$/),
    deletesAt: null,
    members: [
      {
        id: memberId(client, Number(created.id)),
        organizationId: created.id,
        userId: String(client.userId),
        role: 'owner',
        createdAt: expect.stringMatching(/Z$/),
        user: {
          id: String(client.userId),
          name: 'Test User',
          email: expect.stringContaining('@example.com'),
          image: null,
        },
      },
    ],
  });
  expect(await activeOrganization(client)).toBe(Number(created.id));
  expect(await auditOf(Number(created.id))).toEqual([
    {
      action: 'organization.created',
      actor: `user:${client.userId}`,
      target: `organization:${slug}`,
      details: { name: 'Lighthouse' },
    },
  ]);
  // The role in the active organization counts: a member of the first organization may not call this owner's route.
  expect((await client.request('GET', '/api/audit-log')).status).toBe(200);
});

test('keepCurrentActiveOrganization leaves the session where it is', async () => {
  const client = await makeOrganization();
  await ok(create(client, { keepCurrentActiveOrganization: true }));
  expect(await activeOrganization(client)).toBe(client.organizationId);
});

test('of two organizations with one slug at the same time, one is created', async () => {
  const [one, other] = [await makeOrganization(), await makeOrganization()];
  const slug = newSlug();
  const statuses = await Promise.all(
    [create(one, { slug }), create(other, { slug })].map(async (answer) => (await answer).status),
  );
  expect(statuses.sort()).toEqual([200, 400]);
  await refused(create(one, { slug }), 400, 'ORGANIZATION_ALREADY_EXISTS');
  await refused(post(one, 'check-slug', { slug }), 400, 'ORGANIZATION_SLUG_ALREADY_TAKEN');
  expect(await ok(post(one, 'check-slug', { slug: newSlug() }))).toEqual({ status: true });
});

test('a user owns at most 20 organizations, also when they are created at once', async () => {
  const client = await makeOrganization();
  await testEnv.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 17)
      INSERT INTO members (organization_id, user_id, role, created_at) SELECT 900000000 + i, ?, 'owner', 0 FROM n`,
  )
    .bind(client.userId)
    .run();
  const answers = await Promise.all(Array.from({ length: 4 }, () => create(client)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
  await refused(create(client), 422, 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS');
});

test.each([
  ['name', { name: '' }],
  ['name', { name: 'two\nlines' }],
  ['name', { name: 'x'.repeat(201) }],
  ['slug', { slug: 'Not A Slug' }],
  ['slug', { slug: '-x' }],
  ['slug', { slug: 'x'.repeat(65) }],
  ['logo', { logo: 'javascript:alert(1)' }],
  ['metadata', { metadata: { big: 'x'.repeat(4000) } }],
  ['metadata', { metadata: 'text' }],
])('a wrong %s is refused', async (field, wrong) => {
  const client = await makeOrganization();
  const response = await create(client, wrong);
  expect(response.status).toBe(400);
  const body = (await response.json()) as { code: string; errors: { path: string }[] };
  expect(body.code).toBe('VALIDATION_ERROR');
  expect(body.errors.map(({ path }) => path)).toEqual([field]);
  expect(await activeOrganization(client)).toBe(client.organizationId);
});

test("the list has only the caller's organizations, and set-active moves between them", async () => {
  const client = await makeOrganization();
  const other = await makeOrganization();
  const strange = await makeOrganization();
  await join(client, other.organizationId, 'member');
  const listed = await ok<Organization[]>(get(client, 'list'));
  expect(listed.map(({ id }) => Number(id))).toEqual([client.organizationId, other.organizationId]);

  const moved = await ok<Organization>(post(client, 'set-active', { organizationId: listed[1]!.id }));
  expect(moved).toEqual(listed[1]);
  expect(await activeOrganization(client)).toBe(other.organizationId);
  // In that organization the user is only a member.
  await refused(client.request('GET', '/api/audit-log'), 403, 'ROLE_REQUIRED');
  await ok(post(client, 'set-active', { organizationSlug: listed[0]!.slug }));
  expect(await activeOrganization(client)).toBe(client.organizationId);

  for (const organizationId of [String(strange.organizationId), '999999999']) {
    const named = { organizationId };
    await refused(post(client, 'set-active', named), 403, 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  }
  const slug = { organizationSlug: 'nowhere' };
  await refused(post(client, 'set-active', slug), 403, 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION');
  for (const organizationId of [null, '', '1e3', '-1', '01', 7]) {
    await refused(post(client, 'set-active', { organizationId }), 400, 'VALIDATION_ERROR');
  }
  expect(await activeOrganization(client)).toBe(client.organizationId);
});

test('the full organization shows its members, and its invitations to admins and owners only', async () => {
  const owner = await makeOrganization();
  const member = await addMember(owner.organizationId, 'member');
  const invited = await ok<{ id: string }>(
    post(owner, 'invite-member', { email: 'full@example.com', role: 'member' }),
  );
  const full = await ok<Organization>(get(owner, 'get-full-organization'));
  expect(full).toMatchObject({ id: String(owner.organizationId), invitations: [{ id: invited.id }] });
  expect(full.members.map(({ id, role }) => [id, role])).toEqual([
    [memberId(owner), 'owner'],
    [memberId(member), 'member'],
  ]);
  const seen = await ok<Organization>(get(member, 'get-full-organization?membersLimit=1'));
  expect(seen.members.map(({ id }) => id)).toEqual([memberId(owner)]);
  expect(seen.invitations).toEqual([]);

  const stranger = await makeOrganization();
  for (const query of [`organizationId=${owner.organizationId}`, `organizationSlug=${full.slug}`]) {
    await refused(
      get(stranger, `get-full-organization?${query}`),
      403,
      'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
    );
  }
  await refused(get(owner, 'get-full-organization?membersLimit=0'), 400, 'VALIDATION_ERROR');
});

test('admins may change name and logo, owners the slug too, members nothing', async () => {
  const owner = await makeOrganization();
  const admin = await addMember(owner.organizationId, 'admin');
  const member = await addMember(owner.organizationId, 'member');
  const slug = newSlug();
  const forbidden = 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION';
  await refused(post(member, 'update', { data: { name: 'Mine' } }), 403, forbidden);
  await refused(post(admin, 'update', { data: { name: 'Mine', slug } }), 403, forbidden);
  await refused(post(admin, 'update', { data: {} }), 400, 'VALIDATION_ERROR');
  await refused(post(admin, 'update', { data: { logo: 'javascript:alert(1)' } }), 400, 'VALIDATION_ERROR');
  const logo = 'https://example.com/new.png';
  expect(await ok(post(admin, 'update', { data: { name: 'New name', logo } }))).toMatchObject({
    name: 'New name',
    logo,
  });
  expect(await ok(post(owner, 'update', { data: { slug, logo: null } }))).toMatchObject({
    name: 'New name',
    slug,
    logo: null,
  });
  const other = await makeOrganization();
  await refused(post(other, 'update', { data: { slug } }), 400, 'ORGANIZATION_SLUG_ALREADY_TAKEN');
  await refused(
    post(other, 'update', { data: { name: 'x' }, organizationId: String(owner.organizationId) }),
    403,
    'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  );
  expect(
    (await auditOf(owner.organizationId)).map(({ action, actor, details }) => [action, actor, details]),
  ).toEqual([
    ['organization.updated', `user:${admin.userId}`, { fields: ['name', 'logo'] }],
    ['organization.updated', `user:${owner.userId}`, { fields: ['slug', 'logo'] }],
  ]);
});

test('the role in the named organization counts', async () => {
  const owner = await makeOrganization();
  const member = await makeOrganization('owner');
  await join(member, owner.organizationId, 'member');
  const organizationId = String(owner.organizationId);
  await refused(
    post(member, 'update', { data: { name: 'Mine' }, organizationId }),
    403,
    'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  );
  await ok(post(member, 'update', { data: { name: 'My own' } }));
  expect(await rolesOf(owner.organizationId)).toEqual({ [owner.userId]: 'owner', [member.userId]: 'member' });
});

test('no API key can manage organizations', async () => {
  const owner = await makeOrganization();
  const created = await owner.request('POST', '/api/settings/security/api-keys', { name: 'n8n' });
  const { key } = (await created.json()) as { key: string };
  await refused(
    call('POST', CREATE, { name: 'x', slug: newSlug() }, { 'x-api-key': key }),
    403,
    'SESSION_REQUIRED',
  );
  await refused(
    call('GET', '/api/auth/organization/list', undefined, { 'x-api-key': key }),
    403,
    'SESSION_REQUIRED',
  );
});
