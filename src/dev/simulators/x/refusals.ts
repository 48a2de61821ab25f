import type { Dialect } from '../platforms/simulator.ts';
import * as problems from './problem.ts';

/** Returns X's responses to common faults. */
export function refusalsAt(now: () => number): Dialect['refusals'] {
  return {
    status_500: problems.serverError,
    status_503: problems.unavailable,
    rate_limited: ({ seconds }) => {
      const { status, body } = problems.tooManyRequests();
      return {
        status,
        body,
        headers: {
          'x-rate-limit-limit': '100',
          'x-rate-limit-remaining': '0',
          'x-rate-limit-reset': String(Math.ceil(now() / 1000 + seconds)),
        },
      };
    },
    expired_token: ({ step }) =>
      step === 'x.token'
        ? problems.tokenProblem(400, 'invalid_request', 'Value passed for the token was invalid.')
        : problems.unauthorized(),
    forbidden: problems.forbidden,
    gone: problems.notFound,
    duplicate: problems.duplicateText,
    credits_depleted: problems.creditsDepleted,
  };
}
