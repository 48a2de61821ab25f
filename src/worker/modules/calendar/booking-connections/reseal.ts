import { resealPart } from '../../../platform/reseal.ts';
import { selectSealedBefore, selectSealedCount, updateSeal } from '../bookings/connection-store.ts';
import { RESEALED_PER_TICK } from '../bookings/limits.ts';
import { openApiToken, openSecret, sealSecrets } from '../bookings/secrets.ts';

/** Reseals the secrets of the connections of all organizations. */
export const resealBookingSecretsPart = resealPart({
  event: 'booking_connections.resealed',
  limit: RESEALED_PER_TICK,
  select: selectSealedBefore,
  reseal: async ({ env }, row) =>
    sealSecrets(env, row.secretId, {
      secret: await openSecret(env, row),
      apiToken: await openApiToken(env, row),
    }),
  update: updateSeal,
  logFailure: (ctx, { organizationId: organization, id: connection, encryptionKey: key }, error) =>
    ctx.log.error('booking_connection.reseal_failed', error, { organization, connection, key }),
  count: selectSealedCount,
});
