import type { ServiceCtx } from '../../platform/ctx.ts';
import { open, seal } from '../../platform/encryption.ts';
import type { Env } from '../../platform/env.ts';
import { resealPart } from '../../platform/reseal.ts';
import type { InboxRow } from './schema.ts';
import { selectSealedBefore, selectSealedCount, updateSeals } from './store.ts';

/** Inboxes per call. The next cron tick continues. */
const BATCH = 50;

type SecretColumn = 'imap_password' | 'smtp_password' | 'refresh_token' | 'access_token';

/** Returns the name that a secret is bound to: a ciphertext copied to another inbox or column cannot be decrypted. */
const record = (secretId: string, column: SecretColumn) => `inboxes/${secretId}/${column}`;

export function sealSecret(env: Env, secretId: string, column: SecretColumn, plain: string): Promise<string> {
  return seal(env, plain, record(secretId, column));
}

/** Decrypts a secret. Throws if that fails. */
export function openSecret(
  env: Env,
  { secretId }: Pick<InboxRow, 'secretId'>,
  column: SecretColumn,
  sealed: string,
): Promise<string> {
  return open(env, sealed, record(secretId, column));
}

/** Decrypts both passwords. Throws if that fails. */
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

/** Reseals the passwords and tokens of all organizations. */
export const resealPasswordsPart = resealPart({
  event: 'inboxes.resealed',
  limit: BATCH,
  select: selectSealedBefore,
  reseal,
  update: updateSeals,
  logFailure: (ctx, { id: inbox, encryptionKey: key }, error) =>
    ctx.log.error('inbox.reseal_failed', error, { inbox, key }),
  count: selectSealedCount,
});

async function reseal(ctx: ServiceCtx, row: InboxRow) {
  const { env } = ctx;
  const { imapPassword, smtpPassword } = await openPasswords(env, row);
  const refreshToken = row.refreshToken && (await openSecret(env, row, 'refresh_token', row.refreshToken));
  return {
    imapPassword: await sealSecret(env, row.secretId, 'imap_password', imapPassword),
    smtpPassword: await sealSecret(env, row.secretId, 'smtp_password', smtpPassword),
    refreshToken: refreshToken && (await sealSecret(env, row.secretId, 'refresh_token', refreshToken)),
    // The refresh token gets a new one.
    accessToken: null,
  };
}
