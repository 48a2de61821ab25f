import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit, database, type Statement } from '../../platform/data/database.ts';
import { currentKey } from '../../platform/secrets.ts';
import type { InboxRow } from './schema.ts';
import { openPasswords, openSecret, sealSecret } from './secrets.ts';
import { countSealedBefore, inboxesSealedBefore, replaceSeals } from './store.ts';

/** Inboxes a call; the next tick goes on. */
const BATCH = 50;

/**
 * After a new encryption key was set: seals the passwords and tokens of all organizations with it, some at each call, and
 * logs how many inboxes are left. When none is, the older keys can be removed. One that does not open is
 * logged, and does not stop the others.
 */
export async function resealPasswords(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const rows = await inboxesSealedBefore(ctx, key, BATCH);
  if (rows.length === 0) return;
  const statements: Statement[] = [];
  for (const row of rows) {
    try {
      const sealed = await reseal(ctx, row);
      statements.push(replaceSeals(ctx, row, sealed));
    } catch (error) {
      ctx.log.error('inbox.reseal_failed', error, { inbox: row.id, key: row.encryptionKey });
    }
  }
  await commit(database(ctx), statements);
  const left = await countSealedBefore(ctx, key);
  ctx.log.info('inboxes.resealed', { resealed: statements.length, left });
}

async function reseal(ctx: ServiceCtx, row: InboxRow) {
  const { env } = ctx;
  const { imapPassword, smtpPassword } = await openPasswords(env, row);
  const refreshToken = row.refreshToken && (await openSecret(env, row, 'refresh_token', row.refreshToken));
  return {
    imapPassword: await sealSecret(env, row.secretId, 'imap_password', imapPassword),
    smtpPassword: await sealSecret(env, row.secretId, 'smtp_password', smtpPassword),
    refreshToken: refreshToken && (await sealSecret(env, row.secretId, 'refresh_token', refreshToken)),
    // Not missed: the refresh token brings another.
    accessToken: null,
  };
}
