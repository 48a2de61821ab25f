import type { Dialect } from '../platforms/simulator.ts';
import { discordProblem, invalidToken, unknownWebhook } from './problem.ts';

/** Discord's responses to common faults. Its edge responds with 503 without JSON. */
export const refusals: Dialect['refusals'] = {
  status_500: () => ({ status: 500, body: { message: '500: Internal Server Error', code: 0 } }),
  status_503: () => ({ status: 503, body: 'upstream connect error or disconnect/reset before headers' }),
  rate_limited: ({ seconds }) => ({
    status: 429,
    body: { message: 'You are being rate limited.', retry_after: seconds, global: false },
    headers: {
      'retry-after': String(Math.ceil(seconds)),
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset-after': String(seconds),
      'x-ratelimit-scope': 'shared',
    },
  }),
  expired_token: invalidToken,
  forbidden: () => discordProblem(403, 50_013, 'Missing Permissions'),
  gone: unknownWebhook,
};
