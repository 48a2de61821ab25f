/** Creates a secret of each kind as users do, then searches the whole database and the log for it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { open } from '../../../../../src/worker/platform/encryption.ts';
import { call, testEnv } from '../../../helpers.ts';
import { makeWorld } from '../../inboxes/connect/world.ts';
import { cookieOf, dump, get, newEmail, PASSWORD, post, signUp } from '../auth-helpers.ts';
import { AUTH, codeOf } from '../second-factor/world.ts';

const INBOX_PASSWORD = 'planted-imap-Wm55';
const SMTP_PASSWORD = 'planted-smtp-Vt21';

/** The secrets by kind, each with at least eight characters. */
const secrets: Record<string, string> = {};
const logged: string[] = [];

beforeAll(() => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...args) => void logged.push(args.join(' ')));
  }
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Waits for a mail to this address that matches `pattern`, decrypted. Returns the first group of the match. */
async function mailed(address: string, pattern: RegExp): Promise<string> {
  return vi.waitUntil(async () => {
    const { results } = await testEnv.DB.prepare('SELECT content, secret_id FROM notices WHERE address = ?')
      .bind(address)
      .all<{ content: string; secret_id: string }>();
    const texts = await Promise.all(
      results.map(({ content, secret_id }) => open(testEnv, content, `notices/${secret_id}`)),
    );
    return texts.map((text) => pattern.exec(text)?.[1]).find(Boolean);
  }, 30_000);
}

const value = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);

test('sessions, passwords, links, keys, inboxes and a second factor are created and used', async () => {
  const { email, cookie } = await signUp();
  const as = (path: string, body: unknown) => post(path, body, { cookie });
  secrets['password'] = PASSWORD;
  secrets['session'] = value(cookie);
  secrets['wrong password'] = 'planted-wrong-Ha07';
  await post('/api/auth/sign-in/email', { email, password: secrets['wrong password'] });
  await post('/api/auth/sign-in/email', { email: newEmail(), password: secrets['wrong password'] });
  secrets['verification token'] = await mailed(email, /verify-email\?token=([^&\s"\\]+)/);
  const verified = await get(`/api/auth/verify-email?token=${secrets['verification token']}`, { cookie });
  expect(verified.status).toBe(200);

  const invited = await as('/api/auth/organization/invite-member', { email: newEmail(), role: 'member' });
  expect(invited.status).toBe(200);

  const key = await as('/api/settings/security/api-keys', { name: 'planted' });
  secrets['API key'] = ((await key.json()) as { key: string }).key;
  await call('GET', '/api/tasks', undefined, { 'x-api-key': secrets['API key'] });

  const inbox = {
    name: 'Support',
    email_address: newEmail(),
    tag: 'Support',
    imap_host: '127.0.0.1',
    imap_port: 9,
    imap_user: 'u',
    imap_password: INBOX_PASSWORD,
    smtp_host: '127.0.0.1',
    smtp_port: 9,
    smtp_user: 'u',
    smtp_password: SMTP_PASSWORD,
    smtp_tls: false,
  };
  const created = await as('/api/inboxes', inbox);
  expect(created.status).toBe(201);
  await as(`/api/inboxes/${((await created.json()) as { id: number }).id}/test`, {});
  secrets['IMAP password'] = INBOX_PASSWORD;
  secrets['SMTP password'] = SMTP_PASSWORD;

  const webhook = await as('/api/webhooks', { url: 'https://hooks.example.com/x' });
  secrets['webhook secret'] = ((await webhook.json()) as { secret: string }).secret.replace('whsec_', '');

  const enabled = await as(`${AUTH}/enable`, { password: PASSWORD });
  const setUp = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
  const totp = new URL(setUp.totpURI).searchParams.get('secret') ?? '';
  secrets['TOTP secret'] = totp;
  secrets['recovery code'] = setUp.backupCodes[0] ?? '';
  secrets['recovery code without hyphens'] = secrets['recovery code'].replaceAll('-', '');
  expect((await as(`${AUTH}/verify-totp`, { code: codeOf(totp, -1) })).status).toBe(200);
  const challenged = await post('/api/auth/sign-in/email', { email, password: PASSWORD });
  const challenge =
    challenged.headers.getSetCookie().find((one) => one.startsWith('herald_two_factor=')) ?? '';
  secrets['challenge'] = value(challenge.split(';')[0] ?? '');
  const body = { code: codeOf(totp, 0), trustDevice: true };
  const finished = await post(`${AUTH}/verify-totp`, body, { cookie: challenge.split(';')[0] ?? '' });
  expect(finished.status).toBe(200);
  const device = finished.headers.getSetCookie().find((one) => one.startsWith('herald_trusted_device='));
  const knownDevice = finished.headers.getSetCookie().find((one) => one.startsWith('herald_known_device='));
  secrets['known device'] = value(knownDevice?.split(';')[0] ?? '');
  secrets['trusted device'] = value(device?.split(';')[0] ?? '');

  await post('/api/auth/request-password-reset', { email });
  secrets['reset token'] = await mailed(email, /\b([0-9A-Za-z]{32})\b/);
  const changed = await as('/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'planted-newer-Bx93',
    revokeOtherSessions: true,
  });
  expect(changed.status).toBe(200);
  secrets['new password'] = 'planted-newer-Bx93';
  secrets['new session'] = value(cookieOf(changed));
});

test('a mailbox is connected by OAuth, and its access token renewed', async () => {
  const world = await makeWorld();
  const { url, cookie } = await world.start();
  secrets['OAuth state'] = new URL(url).searchParams.get('state') ?? '';
  const { id } = await world.connect();
  const tokens = await testEnv.DB.prepare('SELECT refresh_token, access_token FROM inboxes WHERE id = ?')
    .bind(id)
    .first<Record<string, string>>();
  for (const column of ['refresh_token', 'access_token']) {
    const plain = await openColumn(id, column, tokens?.[column] ?? '');
    expect(plain).toContain(column.replace('_', '-'));
    secrets[`OAuth ${column} of inbox ${id}`] = plain;
  }
  expect(cookie).toContain('=');
});

async function openColumn(inbox: number, column: string, sealed: string): Promise<string> {
  const secretId = await testEnv.DB.prepare('SELECT secret_id FROM inboxes WHERE id = ?')
    .bind(inbox)
    .first<string>('secret_id');
  return open(testEnv, sealed, `inboxes/${secretId}/${column}`);
}

test('no secret is in the database or in the log, in plain text, base64 or hex', async () => {
  const text = await dump();
  const log = logged.join('\n');
  expect(text).toContain('hooks.example.com');
  expect(log.length).toBeGreaterThan(0);
  expect(Object.keys(secrets).length).toBeGreaterThanOrEqual(19);
  for (const [kind, secret] of Object.entries(secrets)) {
    expect(secret.length, kind).toBeGreaterThanOrEqual(8);
    const hex = Buffer.from(secret).toString('hex');
    for (const form of [secret, Buffer.from(secret).toString('base64').replace(/=+$/, ''), hex]) {
      expect(text.includes(form), `${kind} in the database`).toBe(false);
      expect(log.includes(form), `${kind} in the log`).toBe(false);
    }
  }
});
