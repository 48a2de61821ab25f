/** An endpoint keeps working after the user who set it up has left, and still shows who that was. */
import { expect, test } from 'vitest';
import { addMember, type Client, makeOrganization, testEnv } from '../../../helpers.ts';

interface Shown {
  id: number;
  set_up_by: { id: number; name: string; role: string | null } | null;
}

const url = 'https://hooks.example.com/herald';

async function bodyOf<T>(answer: Promise<Response>, status = 200): Promise<T> {
  const response = await answer;
  if (response.status !== status) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const add = (by: Client) => bodyOf<Shown>(by.request('POST', '/api/webhooks', { url }), 201);
const seen = async (by: Client, { id }: { id: number }) => {
  const listed = await bodyOf<Shown[]>(by.request('GET', '/api/webhooks'));
  const one = await bodyOf<Shown>(by.request('GET', `/api/webhooks/${id}`));
  expect(listed).toContainEqual(one);
  return one.set_up_by;
};
const organization = (by: Client, path: string, body: unknown) =>
  bodyOf(by.request('POST', `/api/auth/organization/${path}`, body, { origin: 'http://localhost' }));

async function makeTeam() {
  const owner = await makeOrganization();
  return { owner, admin: await addMember(owner.organizationId, 'admin') };
}

test('a removed admin is shown without a role, a demoted one with the new role', async () => {
  const { owner, admin } = await makeTeam();
  const webhook = await add(admin);
  const person = { id: admin.userId, name: 'Test User' };
  expect(webhook.set_up_by).toEqual({ ...person, role: 'admin' });
  const { members } = await bodyOf<{ members: { id: string; userId: string }[] }>(
    owner.request('GET', '/api/auth/organization/list-members'),
  );
  const { id: memberId } = members.find(({ userId }) => userId === String(admin.userId))!;
  await organization(owner, 'update-member-role', { memberId, role: 'member' });
  expect(await seen(owner, webhook)).toEqual({ ...person, role: 'member' });
  await organization(owner, 'remove-member', { memberIdOrEmail: memberId });
  expect(await seen(owner, webhook)).toEqual({ ...person, role: null });
});

test('a user who changes the URL has set it up; a user who changes anything else has not', async () => {
  const { owner, admin } = await makeTeam();
  const webhook = await add(owner);
  const change = (body: unknown) =>
    bodyOf<Shown>(admin.request('PATCH', `/api/webhooks/${webhook.id}`, body)).then(
      (changed) => changed.set_up_by,
    );
  expect(await change({ description: 'Orders' })).toMatchObject({ id: owner.userId });
  expect(await change({ url })).toMatchObject({ id: owner.userId });
  expect(await change({ url: 'https://elsewhere.example.com/' })).toMatchObject({ id: admin.userId });
});

test('an endpoint that an API key sets up belongs to the key’s creator', async () => {
  const { owner, admin } = await makeTeam();
  const created = admin.request('POST', '/api/settings/security/api-keys', { name: 'k' });
  const { key } = await bodyOf<{ key: string }>(created, 201);
  const withKey = owner.request('POST', '/api/webhooks', { url }, { cookie: '', 'x-api-key': key });
  expect((await bodyOf<Shown>(withKey, 201)).set_up_by).toMatchObject({ id: admin.userId, role: 'admin' });
});

test('a role in another organization is not shown', async () => {
  const { owner, admin } = await makeTeam();
  const webhook = await add(admin);
  const { organizationId } = await makeOrganization();
  await testEnv.DB.prepare('UPDATE members SET organization_id = ? WHERE user_id = ?')
    .bind(organizationId, admin.userId)
    .run();
  expect(await seen(owner, webhook)).toMatchObject({ id: admin.userId, role: null });
});
