import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { scryptSync } from 'node:crypto';
import { createApp } from '../../../../../src/worker/app.ts';
import { open } from '../../../../../src/worker/platform/encryption.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { type Client, makeOrganization, testEnv } from '../../../helpers.ts';
import { readLetter } from '../../../notices.ts';
import { PASSWORD, request, value } from '../auth-helpers.ts';

/** Returns a hash that verifies quickly, because it names a low cost. */
export function cheapHash(password: string): string {
  const salt = Buffer.alloc(16, 5);
  const key = scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 });
  return `$scrypt$ln=1,r=1,p=1$${salt.toString('base64')}$${key.toString('base64')}`;
}

export interface Account extends Client {
  email: string;
}

/** Creates an organization with a signed-in owner who has this password. */
export async function makeAccount(password = PASSWORD): Promise<Account> {
  const client = await makeOrganization();
  await testEnv.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?')
    .bind(cheapHash(password), client.userId)
    .run();
  return { ...client, email: (await value<string>('SELECT email FROM users WHERE id = ?', client.userId))! };
}

/** Makes a call from a new network address. Resolves when its deferred work is done too. */
export async function settled(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  env: Partial<Env> = {},
): Promise<Response> {
  const execution = createExecutionContext();
  const response = await createApp().fetch(
    request(method, path, body, headers),
    { ...testEnv, ...env },
    execution,
  );
  await waitOnExecutionContext(execution);
  return response;
}

/** Returns the mails to this address that wait to be sent, oldest first. */
export async function mailsTo(address: string) {
  const { results } = await testEnv.DB.prepare('SELECT * FROM notices WHERE address = ? ORDER BY id')
    .bind(address)
    .all<{ organization_id: number; secret_id: string; content: string }>();
  return Promise.all(
    results.map(async (row) => {
      const content = await open(testEnv, row.content, `notices/${row.secret_id}`);
      const { subject, text } = readLetter(content);
      return {
        organizationId: row.organization_id,
        subject,
        text,
        link: text.match(/https?:\S+/)?.[0] ?? '',
      };
    }),
  );
}

/** Signs in the same user again. Returns the cookie of the new session. */
export async function signInAgain(email: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await settled('POST', '/api/auth/sign-in/email', { email, password: PASSWORD }, headers);
  const [cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
  if (!cookie) throw new Error(`no cookie in the response ${response.status}`);
  return cookie;
}

export const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await (await settled('GET', '/api/auth/get-session', undefined, { cookie })).json()) !== null;

/** Returns the error code of a response. */
export const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

/** Creates an API key of the client. Returns it as a header. */
export async function keyOf(client: Client): Promise<Record<string, string>> {
  const response = await client.request('POST', '/api/settings/security/api-keys', { name: 'probe' });
  return { 'x-api-key': ((await response.json()) as { key: string }).key };
}
