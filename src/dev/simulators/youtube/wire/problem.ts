/** Errors in the JSON form of Google's APIs. The reasons are those of the reference of the YouTube Data API, v3. */

interface Detail {
  message: string;
  domain: string;
  reason: string;
  location?: string;
  locationType?: string;
}

export class ApiProblem extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, detail: Detail, googleStatus?: string, details?: unknown[]) {
    super(detail.message);
    this.status = status;
    this.body = {
      error: {
        code: status,
        message: detail.message,
        errors: [detail],
        ...(googleStatus ? { status: googleStatus } : {}),
        ...(details ? { details } : {}),
      },
    };
  }
}

export const quotaExceeded = () =>
  new ApiProblem(403, {
    message: 'The <a href="/youtube/v3/getting-started#quota">quota</a> of the day is used up.',
    domain: 'youtube.quota',
    reason: 'quotaExceeded',
  });

/** The reason is `keyInvalid` as in the reference, or `badRequest` as the API returns since 2020. */
export const keyInvalid = (reason: 'keyInvalid' | 'badRequest' = 'keyInvalid') => {
  const message = 'API key not valid.';
  const domain = reason === 'keyInvalid' ? 'usageLimits' : 'global';
  return new ApiProblem(400, { message, domain, reason }, 'INVALID_ARGUMENT', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'youtube.googleapis.com' },
    },
  ]);
};

export const keyMissing = () =>
  new ApiProblem(
    403,
    { message: 'A call without an API key is not allowed.', domain: 'global', reason: 'forbidden' },
    'PERMISSION_DENIED',
  );

export const accessNotConfigured = () =>
  new ApiProblem(
    403,
    {
      message: 'The YouTube Data API v3 is not enabled in this project.',
      domain: 'usageLimits',
      reason: 'accessNotConfigured',
    },
    'PERMISSION_DENIED',
  );

/** 403 as in the reference, or 429 as newer servers return. */
export const rateLimitExceeded = (status: 403 | 429 = 403) =>
  new ApiProblem(
    status,
    { message: 'Too many calls in a short time.', domain: 'usageLimits', reason: 'rateLimitExceeded' },
    status === 429 ? 'RESOURCE_EXHAUSTED' : undefined,
  );

export const backendError = (status: 500 | 503) =>
  new ApiProblem(
    status,
    { message: 'The server failed.', domain: 'global', reason: 'backendError' },
    status === 500 ? 'INTERNAL' : 'UNAVAILABLE',
  );

export const notFound = (message: string, domain = 'global', reason = 'notFound', location?: string) =>
  new ApiProblem(404, {
    message,
    domain,
    reason,
    ...(location ? { location, locationType: 'parameter' } : {}),
  });

export const badParameter = (reason: string, message: string, location: string) =>
  new ApiProblem(400, { message, domain: 'youtube.parameter', reason, location, locationType: 'parameter' });

export const badRequest = (message: string) =>
  new ApiProblem(400, { message, domain: 'global', reason: 'badRequest' }, 'INVALID_ARGUMENT');
