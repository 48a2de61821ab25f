import type { BookingConnection, CreateConnection } from '../../../../contract/calendar/bookings.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { newToken } from '../../../platform/outside/organization-token.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import { BOOKINGS, insertConnection, requireRoom } from '../bookings/connection-store.ts';
import { MAX_CONNECTIONS } from '../bookings/limits.ts';
import { sealSecrets } from '../bookings/secrets.ts';
import { toConnection } from './present.ts';

/**
 * Connects a booking service. With an API token, its bookings are pulled at once, and then every few hours. Throws
 * `refused` (TOO_MANY_CONNECTIONS), `unavailable` (NOT_CONFIGURED) and the errors of `limitOutside`.
 */
export async function createBookingConnection(ctx: Ctx, input: CreateConnection): Promise<BookingConnection> {
  publicUrl(ctx.env);
  const { provider, name, secret, api_token: apiToken = null } = input;
  if (apiToken !== null) await limitOutside(ctx, 'booking');
  const secretId = crypto.randomUUID();
  const [insert, advance, job] = insertConnection(ctx, {
    provider,
    name,
    token: newToken(ctx.organizationId),
    secretId,
    syncAt: apiToken === null ? null : ctx.now(),
    ...(await sealSecrets(ctx.env, secretId, { secret, apiToken })),
  });
  const results = await commitUnlessRefused(
    database(ctx),
    [
      requireRoom(ctx, MAX_CONNECTIONS),
      insert,
      advance,
      job,
      audit(ctx, 'booking_connection.created', `booking_connection:${provider}`, { name }),
    ],
    () => {
      const detail = `An organization has at most ${MAX_CONNECTIONS} connections to booking services.`;
      return new DomainError('refused', 'TOO_MANY_CONNECTIONS', detail);
    },
  );
  if (apiToken !== null) wakeJobs(ctx, BOOKINGS, results.of(job));
  return toConnection(ctx, results.of(insert)[0]!);
}
