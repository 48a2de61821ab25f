import { resealPart } from '../../../platform/reseal.ts';
import { openSecret, sealSecret } from './secrets.ts';
import { selectSealedBefore, selectSealedCount, updateSeal } from './store.ts';

/** The number of rows per call. The next cron tick continues. */
const BATCH = 50;

/** Reseals the credentials of all organizations. */
export const resealCredentialsPart = resealPart({
  event: 'platform_credentials.resealed',
  limit: BATCH,
  select: selectSealedBefore,
  reseal: async ({ env }, row) => sealSecret(env, row.secretId, await openSecret(env, row)),
  update: updateSeal,
  logFailure: (ctx, { organizationId: organization, platform, encryptionKey: key }, error) =>
    ctx.log.error('credential.reseal_failed', error, { organization, platform, key }),
  count: selectSealedCount,
});
