import { open, seal } from '../../platform/encryption.ts';
import type { Env } from '../../platform/env.ts';
import type { InboxRow } from './schema.ts';

type SecretColumn = 'imap_password' | 'smtp_password' | 'refresh_token' | 'access_token';

/** The name that a secret is bound to: a ciphertext copied to another inbox or column does not open. */
const record = (secretId: string, column: SecretColumn) => `inboxes/${secretId}/${column}`;

export function sealSecret(env: Env, secretId: string, column: SecretColumn, plain: string): Promise<string> {
  return seal(env, plain, record(secretId, column));
}

/** Throws if the secret does not open. */
export function openSecret(
  env: Env,
  { secretId }: Pick<InboxRow, 'secretId'>,
  column: SecretColumn,
  sealed: string,
): Promise<string> {
  return open(env, sealed, record(secretId, column));
}

/** Both passwords in clear text. Throws if one does not open. */
export async function openPasswords(
  env: Env,
  row: InboxRow,
): Promise<{ imapPassword: string; smtpPassword: string }> {
  const [imapPassword, smtpPassword] = await Promise.all([
    openSecret(env, row, 'imap_password', row.imapPassword),
    openSecret(env, row, 'smtp_password', row.smtpPassword),
  ]);
  return { imapPassword, smtpPassword };
}
