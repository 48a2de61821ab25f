import { expect } from 'vitest';
import { sha256 } from '../../../../../src/lib/hash.ts';
import type { Role } from '../../../../../src/worker/platform/ctx.ts';
import { open } from '../../../../../src/worker/platform/encryption.ts';
import { randomBase62 } from '../../../../../src/worker/platform/random.ts';
import { type Client, call, makeOrganization, testEnv } from '../../../helpers.ts';
import { readLetter } from '../../../notices.ts';

export interface Member {
  id: string;
  organizationId: string;
  userId: string;
  role: Role;
}

export interface Invitation {
  id: string;
  email: string;
  role: Role;
  status: string;
  expiresAt: string;
}

export const newSlug = () => `o-${randomBase62(12).toLowerCase()}`;
export const memberId = (client: Client, organizationId = client.organizationId) =>
  `${organizationId}-${client.userId}`;

/** Sends POST /api/auth/organization/{path}. */
export const post = (client: Client, path: string, body: unknown) =>
  client.request('POST', `/api/auth/organization/${path}`, body);
export const get = (client: Client, path: string) => client.request('GET', `/api/auth/organization/${path}`);

/** Returns the body of a successful response. Throws for any other response. */
export async function ok<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Expects an error of this status and code. */
export async function refused(answer: Promise<Response>, status: number, code: string): Promise<void> {
  const response = await answer;
  const { code: actual, detail } = (await response.json()) as { code: string; detail: string };
  expect({ status: response.status, code: actual, detail }).toMatchObject({ status, code });
}

/** Makes a user a member of another organization. */
export async function join(client: Client, organizationId: number, role: Role): Promise<void> {
  await testEnv.DB.prepare(
    'INSERT INTO members (organization_id, user_id, role, created_at) VALUES (?, ?, ?, ?)',
  )
    .bind(organizationId, client.userId, role, Date.now())
    .run();
}

/** Creates another session of the same user. */
export async function anotherSession(
  client: Client,
  organizationId = client.organizationId,
): Promise<Client> {
  const token = randomBase62(40);
  const now = Date.now();
  await testEnv.DB.prepare(
    'INSERT INTO sessions (id_hash, public_id, user_id, organization_id, created_at, updated_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
    .bind(sha256(token), randomBase62(20), client.userId, organizationId, now, now, now + 86_400_000)
    .run();
  const cookie = `herald_session=${token}`;
  return {
    ...client,
    organizationId,
    cookie,
    request: (method, path, body, headers = {}) => call(method, path, body, { cookie, ...headers }),
  };
}

/** Creates a user with an organization of their own. Returns their address too. */
export async function makeOutsider(): Promise<Client & { email: string }> {
  const client = await makeOrganization();
  return { ...client, email: await emailOf(client) };
}

export async function emailOf(client: Client): Promise<string> {
  const email = await testEnv.DB.prepare('SELECT email FROM users WHERE id = ?')
    .bind(client.userId)
    .first<string>('email');
  return email!;
}

/** Returns the active organization of this session, or null when the session has ended. */
export async function activeOrganization(client: Client): Promise<number | null> {
  const body = (await (await client.request('GET', '/api/auth/get-session')).json()) as {
    session: { activeOrganizationId: string };
  } | null;
  return body && Number(body.session.activeOrganizationId);
}

export async function rolesOf(organizationId: number): Promise<Record<number, Role>> {
  const { results } = await testEnv.DB.prepare('SELECT user_id, role FROM members WHERE organization_id = ?')
    .bind(organizationId)
    .all<{ user_id: number; role: Role }>();
  return Object.fromEntries(results.map((row) => [row.user_id, row.role]));
}

/** Returns the entries of an organization's audit log, oldest first. */
export async function auditOf(organizationId: number) {
  const { results } = await testEnv.DB.prepare(
    'SELECT action, actor, target, details FROM audit_log WHERE organization_id = ? ORDER BY id',
  )
    .bind(organizationId)
    .all<{ action: string; actor: string; target: string; details: string }>();
  return results.map((row) => ({ ...row, details: JSON.parse(row.details) as unknown }));
}

/** Returns the mails to this address that wait to be sent, decrypted. */
export async function mailsTo(
  address: string,
): Promise<{ organization_id: number; subject: string; text: string }[]> {
  const { results } = await testEnv.DB.prepare(
    `SELECT organization_id, secret_id, content,
      EXISTS (SELECT 1 FROM jobs WHERE kind = 'notice' AND subject_id = notices.id) AS has_job
      FROM notices WHERE address = ? ORDER BY id`,
  )
    .bind(address)
    .all<{ organization_id: number; secret_id: string; content: string; has_job: number }>();
  return Promise.all(
    results.map(async ({ organization_id, secret_id, content, has_job }) => {
      expect(has_job).toBe(1);
      return { organization_id, ...readLetter(await open(testEnv, content, `notices/${secret_id}`)) };
    }),
  );
}
