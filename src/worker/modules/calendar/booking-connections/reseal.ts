import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { currentKey } from '../../../platform/encryption.ts';
import { resealRows } from '../../../platform/reseal.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { selectSealedBefore, selectSealedCount, updateSeal } from '../bookings/connection-store.ts';
import { RESEALED_PER_TICK } from '../bookings/limits.ts';
import { openApiToken, openSecret, sealSecrets } from '../bookings/secrets.ts';

/** Reseals the secrets of all organizations with the current encryption key, one batch per call. */
export async function resealBookingSecrets(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const [rows] = await commit(database(ctx), [selectSealedBefore(ctx, key, RESEALED_PER_TICK)]);
  const done = await resealRows(database(ctx), {
    rows,
    reseal: async (row) =>
      sealSecrets(ctx.env, row.secretId, {
        secret: await openSecret(ctx.env, row),
        apiToken: await openApiToken(ctx.env, row),
      }),
    update: (row, sealed) => updateSeal(ctx, row, sealed),
    logFailure: (row, error) =>
      ctx.log.error('booking_connection.reseal_failed', error, {
        organization: row.organizationId,
        connection: row.id,
        key: row.encryptionKey,
      }),
    remaining: selectSealedCount(ctx, key),
  });
  if (done) ctx.log.info('booking_connections.resealed', done);
}

export const resealBookingSecretsPart: Part = {
  look: (ctx) => [selectSealedBefore(ctx, currentKey(ctx.env), 1)],
  run: resealBookingSecrets,
};
