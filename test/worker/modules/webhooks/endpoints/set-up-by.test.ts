/** An endpoint goes on after who set it up has left: the others see whose it is. */
import { expect, test } from 'vitest';
import { addMember, type Client, makeOrganization, testEnv } from '../../../helpers.ts';

interface Shown {
  id: number;
  set_up_by: { id: number; name: string; role: string | null } | null;
}

const url = 'https://hooks.example.com/herald';

async function asked<T>(answer: Promise<Response>, status = 200): Promise<T> {
  const response = await answer;
  if (response.status !== status) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const add = (by: Client) => asked<Shown>(by.request('POST', '/api/webhooks', { url }), 201);
const seen = async (by: Client, { id }: { id: number }) => {
  const listed = await asked<Shown[]>(by.request('GET', '/api/webhooks'));
  const one = await asked<Shown>(by.request('GET', `/api/webhooks/${id}`));
  expect(listed).toContainEqual(one);
  return one.set_up_by;
};
const organization = (by: Client, path: string, body: unknown) =>
  asked(by.request('POST', `/api/auth/organization/${path}`, body, { origin: 'http://localhost' }));

async function makeTeam() {
  const owner = await makeOrganization();
  return { owner, admin: await addMember(owner.organizationId, 'admin') };
}

test('an admin who is removed has no role any more in what they set up; one who is demoted another', async () => {
  const { owner, admin } = await makeTeam();
  const webhook = await add(admin);
  const person = { id: admin.userId, name: 'Test User' };
  expect(webhook.set_up_by).toEqual({ ...person, role: 'admin' });
  const { members } = await asked<{ members: { id: string; userId: string }[] }>(
    owner.request('GET', '/api/auth/organization/list-members'),
  );
  const { id: memberId } = members.find(({ userId }) => userId === String(admin.userId))!;
  await organization(owner, 'update-member-role', { memberId, role: 'member' });
  expect(await seen(owner, webhook)).toEqual({ ...person, role: 'member' });
  await organization(owner, 'remove-member', { memberIdOrEmail: memberId });
  expect(await seen(owner, webhook)).toEqual({ ...person, role: null });
});

test('who gives it another address has set it up; who changes anything else has not', async () => {
  const { owner, admin } = await makeTeam();
  const webhook = await add(owner);
  const change = (body: unknown) =>
    asked<Shown>(admin.request('PATCH', `/api/webhooks/${webhook.id}`, body)).then(
      (shown) => shown.set_up_by,
    );
  expect(await change({ description: 'Orders' })).toMatchObject({ id: owner.userId });
  expect(await change({ url })).toMatchObject({ id: owner.userId });
  expect(await change({ url: 'https://elsewhere.example.com/' })).toMatchObject({ id: admin.userId });
});

test('what an API key sets up is of its maker', async () => {
  const { owner, admin } = await makeTeam();
  const made = admin.request('POST', '/api/settings/security/api-keys', { name: 'k' });
  const { key } = await asked<{ key: string }>(made, 201);
  const withKey = owner.request('POST', '/api/webhooks', { url }, { cookie: '', 'x-api-key': key });
  expect((await asked<Shown>(withKey, 201)).set_up_by).toMatchObject({ id: admin.userId, role: 'admin' });
});

test('a role elsewhere is none here', async () => {
  const { owner, admin } = await makeTeam();
  const webhook = await add(admin);
  const { organizationId } = await makeOrganization();
  await testEnv.DB.prepare('UPDATE members SET organization_id = ? WHERE user_id = ?')
    .bind(organizationId, admin.userId)
    .run();
  expect(await seen(owner, webhook)).toMatchObject({ id: admin.userId, role: null });
});
