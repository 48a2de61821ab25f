import { expect, test } from 'vitest';
import { addMember, type Client, makeOrganization, testEnv } from '../../helpers.ts';
import { emailOf, join } from '../identity/organizations/world.ts';

interface OwnData {
  user: Record<string, unknown>;
  sessions: unknown[];
  api_keys: unknown[];
  organizations: (Record<string, unknown[]> & { id: number; role: string })[];
}

async function post<T>(client: Client, path: string, body?: unknown, method = 'POST'): Promise<T> {
  const response = await client.request(method, path, body);
  expect(response.status, `${path} ${await response.clone().text()}`).toBeLessThan(300);
  return (await response.json()) as T;
}

test('a user gets what is theirs from all their organizations, nothing of others, and no secret', async () => {
  const owner = await makeOrganization();
  const member = await addMember(owner.organizationId, 'admin');
  const second = await makeOrganization();
  await join(member, second.organizationId, 'member');
  const email = await post<{ id: number }>(owner, '/api/emails', {
    from_address: 'writer@example.org',
    to_address: 'support@example.com',
    subject: 'x',
    body_text: 'x',
  });
  for (let n = 0; n < 250; n++)
    await testEnv.DB.prepare(
      `INSERT INTO notes (id, organization_id, email_id, author_id, text, mentions, notified, created_at)
        VALUES (?1 * 4294967296 + 1000 + ?2, ?1, ?3, ?4, ?5, '[]', '[]', 1)`,
    )
      .bind(owner.organizationId, n, email.id, n % 2 === 0 ? member.userId : owner.userId, `note ${n}`)
      .run();
  await post(member, '/api/signatures/own', { html: '<p>Mine</p>' }, 'PUT');
  await post(owner, '/api/signatures/own', { html: '<p>Theirs</p>' }, 'PUT');
  await post(member, '/api/drafts', { subject: 'My draft', body: 'text' });
  await post(owner, '/api/drafts', { subject: 'Their draft', body: 'text' });
  const { key } = await post<{ key: string }>(member, '/api/settings/security/api-keys', { name: 'Laptop' });
  await testEnv.DB.prepare("UPDATE users SET password_hash = 'planted-hash' WHERE id = ?")
    .bind(member.userId)
    .run();

  const response = await member.request('GET', '/api/settings/profile/export');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('herald-own-data.json');
  const text = await response.text();
  const data = JSON.parse(text) as OwnData;
  expect(data.user).toMatchObject({
    id: member.userId,
    email: await emailOf(member),
    has_password: true,
    is_email_verified: true,
    deletes_at: null,
    created_at: expect.stringMatching(/Z$/),
  });
  expect(data.sessions).toHaveLength(1);
  expect(data.api_keys).toMatchObject([{ name: 'Laptop', last_four: key.slice(-4) }]);
  expect(data.organizations.map(({ id, role }) => [id, role])).toEqual([
    [owner.organizationId, 'admin'],
    [second.organizationId, 'member'],
  ]);
  const [first] = data.organizations;
  expect(first!['notes']).toHaveLength(125);
  expect(first!['signatures']).toHaveLength(1);
  expect(first!['drafts']).toMatchObject([{ subject: 'My draft' }]);
  expect(first!['audit_log']).toContainEqual(expect.objectContaining({ action: 'api_key.created' }));
  expect(data.organizations[1]!['notes']).toEqual([]);
  const secrets = [key, 'planted-hash', member.cookie.split('=')[1]!, 'Theirs', 'Their draft', 'note 1"'];
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/_hash|"secret|token/);
});
