import type { BookingProvider, BookingWebhookOutcome } from '../../../../contract/calendar/bookings.ts';
import {
  type Applied,
  applyCalComEvent,
  applyCalendlyEvent,
  type Bookings,
  verifyCalComSignature,
  verifyCalendlySignature,
} from '../../../../lib/bookings/index.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { organizationOf } from '../../../platform/outside/organization-token.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import { recordBookings } from '../booking-sync/record-bookings.ts';
import { takeBookings } from '../booking-sync/take-booking.ts';
import {
  BOOKINGS,
  findConnectionByToken,
  requestSync,
  updateHeard,
  updateWebhookError,
} from '../bookings/connection-store.ts';
import type { ConnectionRow } from '../bookings/schema.ts';
import { openSecret } from '../bookings/secrets.ts';

/** A webhook as received: the service has signed the raw body. */
export interface Webhook {
  token: string;
  body: Uint8Array;
  headers: Headers;
}

interface Service {
  isGenuine(webhook: Webhook, secret: string, now: number): boolean;
  apply(state: Bookings, body: unknown): Applied;
}

const SERVICES: Record<BookingProvider, Service> = {
  cal_com: {
    isGenuine: ({ body, headers }, secret) =>
      verifyCalComSignature(body, headers.get('x-cal-signature-256'), secret),
    apply: applyCalComEvent,
  },
  calendly: {
    isGenuine: ({ body, headers }, secret, now) =>
      verifyCalendlySignature(body, headers.get('calendly-webhook-signature'), secret, now),
    apply: applyCalendlyEvent,
  },
};

const WRONG_SIGNATURE =
  'A webhook came whose signature does not match the secret. Enter the same secret at the service, or create the connection again.';
const NEEDS_SYNC =
  'The service told of a change without naming the booking, as of a single seat. Only a connection with an API token can look it up: create it again with one.';

/**
 * Applies a webhook of a booking service to the calendar. Idempotent; the order of arrival does not matter. Throws
 * `not_found`; `unauthenticated` (INVALID_SIGNATURE).
 */
export async function receiveBookingWebhook(
  service: ServiceCtx,
  webhook: Webhook,
): Promise<BookingWebhookOutcome> {
  const organizationId = organizationOf(webhook.token);
  const ctx = organizationId === null ? null : forOrganization(service, organizationId);
  const connection = ctx && (await findConnectionByToken(ctx, webhook.token));
  if (!ctx || !connection) throw new DomainError('not_found', 'NOT_FOUND', 'There is no such webhook.');
  const { isGenuine, apply } = SERVICES[connection.provider];
  if (!isGenuine(webhook, await openSecret(ctx.env, connection), ctx.now())) {
    await commit(database(ctx), [updateWebhookError(ctx, connection.id, WRONG_SIGNATURE)]);
    throw new DomainError('unauthenticated', 'INVALID_SIGNATURE', 'The signature is not that of this body.');
  }
  const { state, outcome } = apply({}, parse(webhook.body));
  const uids = await recordBookings(ctx, connection.id, state);
  await takeBookings(ctx, connection, uids);
  const isIncomplete = outcome === 'incomplete';
  const error = isIncomplete && connection.apiToken === null ? NEEDS_SYNC : null;
  await commit(database(ctx), [updateHeard(ctx, connection.id, error)]);
  if (isIncomplete && connection.apiToken !== null) await pullSoon(ctx, connection);
  if (outcome === 'unknown' || outcome === 'too_many') return 'ignored';
  return uids.length > 0 ? 'changed' : 'unchanged';
}

async function pullSoon(ctx: Ctx, { id }: ConnectionRow): Promise<void> {
  const [, jobs] = await commit(database(ctx), requestSync(ctx, id));
  wakeJobs(ctx, BOOKINGS, jobs);
}

/** Returns null for invalid JSON, which is handled as an unknown event. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
