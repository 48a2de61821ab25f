import type { Dialect } from '../platforms/simulator.ts';
import { graphProblem, invalidToken, missingPermission, noObject } from './problem.ts';

const RATE_LIMITS: Record<number, string> = {
  4: 'Application request limit reached',
  17: 'User request limit reached',
  32: 'Page request limit reached',
  613: 'Calls to this api have exceeded the rate limit.',
  80001: 'There have been too many calls to this Page account. Wait a bit and try again.',
  80002: 'There have been too many calls to this Instagram account. Wait a bit and try again.',
};
const PAGE_STEPS = ['graph.photo', 'graph.feed'];

/** Meta's responses to common faults. Its rate limits have status 400. */
export const refusals: Dialect['refusals'] = {
  status_500: () =>
    graphProblem(500, { message: 'An unknown error has occurred.', code: 1, isTransient: true }),
  status_503: () =>
    graphProblem(503, { message: 'Service temporarily unavailable', code: 2, isTransient: true }),
  rate_limited: ({ step, seconds, code = PAGE_STEPS.includes(step) ? 32 : 80_002 }) => {
    const message = `(#${code}) ${RATE_LIMITS[code] ?? 'Rate limit reached'}`;
    const usage = { call_count: 100, total_cputime: 25, total_time: 25 };
    const isBusiness = code >= 80_000;
    const type = code === 80_002 ? 'instagram' : 'pages';
    const entry = { type, ...usage, estimated_time_to_regain_access: Math.ceil(seconds / 60) };
    const headers: Record<string, string> = isBusiness
      ? { 'x-business-use-case-usage': JSON.stringify({ 1600000000000000: [entry] }) }
      : { 'x-app-usage': JSON.stringify(usage) };
    return graphProblem(400, { message, code, isTransient: true }, headers);
  },
  expired_token: () => invalidToken(463),
  forbidden: ({ step }) =>
    missingPermission(PAGE_STEPS.includes(step) ? 'pages_manage_posts' : 'instagram_content_publish'),
  gone: ({ step }) => noObject(step === 'graph.status' || step === 'graph.read' ? 'get' : 'post', '0'),
  duplicate: () =>
    graphProblem(400, {
      message: '(#506) Duplicate status message',
      code: 506,
      subcode: 1_455_006,
      userMessage: 'This status update is identical to the last one you posted.',
    }),
};
