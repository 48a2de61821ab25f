import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface Details {
  type?: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  code?: string;
  message: string;
  param?: string;
}

/** An error in the format of Stripe's API. */
export class StripeProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, details: Details) {
    super(details.message);
    this.status = status;
    this.details = { type: 'invalid_request_error', ...details };
  }
}

/** The error for an invalid request. Nothing was executed, so its Idempotency-Key stays free. */
export class InvalidRequest extends StripeProblem {
  constructor(details: Details) {
    super(400, details);
  }
}

/** Returns the row with this id. Throws a 404 in Stripe's wording if it does not exist. */
export function find<T>(table: Record<string, T>, what: string, id: string, param: string): T {
  const row = Object.hasOwn(table, id) ? table[id] : undefined;
  if (row !== undefined) return row;
  throw new StripeProblem(404, { code: 'resource_missing', message: `No such ${what}: '${id}'`, param });
}
