import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface Told {
  type?: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  code?: string;
  message: string;
  param?: string;
}

/** An error as Stripe's API answers it. */
export class StripeProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly told: Told;

  constructor(status: ContentfulStatusCode, told: Told) {
    super(told.message);
    this.status = status;
    this.told = { type: 'invalid_request_error', ...told };
  }
}

/** What is asked is wrong in itself: nothing was begun, and nothing of it is kept for its Idempotency-Key. */
export class InvalidRequest extends StripeProblem {
  constructor(told: Told) {
    super(400, told);
  }
}

/** The row of this id; 404 as Stripe words it when there is none. */
export function find<T>(table: Record<string, T>, what: string, id: string, param: string): T {
  const found = Object.hasOwn(table, id) ? table[id] : undefined;
  if (found !== undefined) return found;
  throw new StripeProblem(404, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param });
}
