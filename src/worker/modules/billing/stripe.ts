import Stripe from 'stripe';
import { DomainError } from '../../../lib/errors.ts';
import type { ServiceCtx } from '../../platform/ctx.ts';
import type { Env } from '../../platform/env.ts';
import {
  SIGNATURE_TOLERANCE_SECONDS,
  STRIPE_PAUSE_SECONDS,
  STRIPE_RETRIES,
  STRIPE_TIMEOUT,
} from './limits.ts';

export function isConfigured(env: Env): boolean {
  return Boolean(env.STRIPE_SECRET_KEY);
}

/**
 * Calls Stripe, or the server at STRIPE_API_URL. Throws `unavailable` (NOT_CONFIGURED); `remote_failed`
 * (STRIPE_UNAVAILABLE, STRIPE_REFUSED); `refused` (PAYMENT_REFUSED); `conflict` (REQUEST_IN_PROGRESS); `limited`
 * (TOO_MANY_REQUESTS). Neither the caller nor the log gets Stripe's own texts: they may contain keys and addresses.
 */
export async function callStripe<T>(ctx: ServiceCtx, call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const client = stripeClient(ctx.env);
  try {
    return await call(client);
  } catch (error) {
    throw toDomainError(ctx, error);
  }
}

/** Returns the event if Stripe has signed it. Throws `unavailable` (NOT_CONFIGURED); `invalid` (INVALID_SIGNATURE). */
export async function verifyEvent(
  ctx: ServiceCtx,
  payload: string,
  signature: string | undefined,
): Promise<Stripe.Event> {
  const secret = ctx.env.STRIPE_WEBHOOK_SECRET;
  if (!secret || !isConfigured(ctx.env)) throw notConfigured();
  try {
    return await Stripe.webhooks.constructEventAsync(
      payload,
      signature ?? '',
      secret,
      SIGNATURE_TOLERANCE_SECONDS,
      Stripe.createSubtleCryptoProvider(),
      ctx.now(),
    );
  } catch {
    throw new DomainError(
      'invalid',
      'INVALID_SIGNATURE',
      `The stripe-signature header must be Stripe's signature of this body, at most ${SIGNATURE_TOLERANCE_SECONDS} seconds old.`,
    );
  }
}

function stripeClient(env: Env): Stripe {
  const key = env.STRIPE_SECRET_KEY;
  if (!key) throw notConfigured();
  const url = env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : null;
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient((input, init) => fetch(input, init)),
    timeout: STRIPE_TIMEOUT,
    maxNetworkRetries: STRIPE_RETRIES,
    telemetry: false,
    ...(url
      ? {
          host: url.hostname,
          port: url.port || (url.protocol === 'http:' ? 80 : 443),
          protocol: url.protocol === 'http:' ? 'http' : 'https',
        }
      : {}),
  });
}

function notConfigured(): DomainError {
  return new DomainError(
    'unavailable',
    'NOT_CONFIGURED',
    'Payment is not configured: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing.',
  );
}

function toDomainError(ctx: ServiceCtx, error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { code, param, statusCode, requestId } = error;
  ctx.log.error('stripe.failed', new Error(error.type), {
    code,
    param,
    statusCode,
    stripeRequest: requestId,
  });
  if (error instanceof Stripe.errors.StripeCardError) {
    return new DomainError('refused', 'PAYMENT_REFUSED', 'The payment was refused. Try another card.');
  }
  if (statusCode === 409) {
    return new DomainError('conflict', 'REQUEST_IN_PROGRESS', 'The same request is still running.', {
      retryAfterSeconds: 5,
    });
  }
  if (error instanceof Stripe.errors.StripeRateLimitError) {
    return new DomainError(
      'limited',
      'TOO_MANY_REQUESTS',
      'The payment service has too many requests. Try again in a few seconds.',
      { retryAfterSeconds: STRIPE_PAUSE_SECONDS },
    );
  }
  return [400, 401, 403, 404].includes(statusCode ?? 0) ? new StripeRefusal(code, param) : unavailable();
}

function unavailable(): DomainError {
  return new DomainError(
    'remote_failed',
    'STRIPE_UNAVAILABLE',
    'The payment service did not answer as expected. Try again later.',
  );
}

/** Whether Stripe does not know the customer: it was deleted, or belongs to another key. */
export function isCustomerMissing(error: unknown): boolean {
  return isMissing(error) && ['customer', 'id'].includes(error.param ?? '');
}

/** Whether Stripe does not know the resource. */
export function isMissing(error: unknown): error is StripeRefusal {
  return error instanceof StripeRefusal && error.stripeCode === 'resource_missing';
}

/** The error for a request that Stripe refused as invalid. */
export class StripeRefusal extends DomainError {
  readonly stripeCode: string | undefined;
  readonly param: string | undefined;

  constructor(stripeCode: string | undefined, param: string | undefined) {
    super(
      'remote_failed',
      'STRIPE_REFUSED',
      'The payment service refused the request. Herald has logged it.',
    );
    this.stripeCode = stripeCode;
    this.param = param;
  }
}
