import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { currentKey, open, seal } from '../../platform/encryption.ts';
import type { Env } from '../../platform/env.ts';
import { resealRows } from '../../platform/reseal.ts';
import type { Part } from '../../platform/work/upkeep.ts';
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

/**
 * Reseals the passwords and tokens of all organizations with a new encryption key, a batch per call, and logs how many
 * inboxes remain.
 */
export async function resealPasswords(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const [rows] = await commit(database(ctx), [selectSealedBefore(ctx, key, BATCH)]);
  const done = await resealRows(database(ctx), {
    rows,
    reseal: (row) => reseal(ctx, row),
    update: (row, sealed) => updateSeals(ctx, row, sealed),
    logFailure: (row, error) =>
      ctx.log.error('inbox.reseal_failed', error, { inbox: row.id, key: row.encryptionKey }),
    remaining: selectSealedCount(ctx, key),
  });
  if (done) ctx.log.info('inboxes.resealed', done);
}

export const resealPasswordsPart: Part = {
  look: (ctx) => [selectSealedBefore(ctx, currentKey(ctx.env), 1)],
  run: resealPasswords,
};

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
