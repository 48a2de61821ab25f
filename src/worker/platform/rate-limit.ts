import { DomainError } from '../../lib/errors.ts';

/** The period of the rate-limit bindings in wrangler.toml. */
const PERIOD_SECONDS = 60;

/** Counts a call under `key`. Throws `limited`, TOO_MANY_REQUESTS, if there were too many within the last minute. */
export async function limitRate(limit: RateLimit, key: string, detail: string): Promise<void> {
  const { success } = await limit.limit({ key });
  if (success) return;
  throw new DomainError('limited', 'TOO_MANY_REQUESTS', detail, { retryAfterSeconds: PERIOD_SECONDS });
}
