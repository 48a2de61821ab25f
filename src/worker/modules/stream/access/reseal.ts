import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { currentKey } from '../../../platform/encryption.ts';
import { resealRows } from '../../../platform/reseal.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { openSecret, sealSecret } from './secrets.ts';
import { selectSealedBefore, selectSealedCount, updateSeal } from './store.ts';

/** Rows per call; the next cron tick continues. */
const BATCH = 50;

/** Reseals the credentials of all organizations with the current encryption key, one batch per call. */
export async function resealCredentials(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const [rows] = await commit(database(ctx), [selectSealedBefore(ctx, key, BATCH)]);
  const done = await resealRows(database(ctx), {
    rows,
    reseal: async (row) => sealSecret(ctx.env, row.secretId, await openSecret(ctx.env, row)),
    update: (row, sealed) => updateSeal(ctx, row, sealed),
    logFailure: (row, error) =>
      ctx.log.error('credential.reseal_failed', error, {
        organization: row.organizationId,
        platform: row.platform,
        key: row.encryptionKey,
      }),
    remaining: selectSealedCount(ctx, key),
  });
  if (done) ctx.log.info('platform_credentials.resealed', done);
}

export const resealCredentialsPart: Part = {
  look: (ctx) => [selectSealedBefore(ctx, currentKey(ctx.env), 1)],
  run: resealCredentials,
};
