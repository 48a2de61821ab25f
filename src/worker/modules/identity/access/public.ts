/**
 * The routes under /api that need neither session nor key. All others need one: `authenticate` reads this list, and a
 * test checks the route table against it. `{…}` matches one segment.
 */
export const PUBLIC_ROUTES: readonly { method: string; path: string }[] = [
  { method: 'POST', path: '/api/auth/sign-up/email' },
  { method: 'POST', path: '/api/auth/sign-in/email' },
  { method: 'POST', path: '/api/auth/sign-in/social' },
  { method: 'GET', path: '/api/auth/sign-in-options' },
  { method: 'GET', path: '/api/auth/callback/google' },
  // Without a session, the caller is signed out already.
  { method: 'POST', path: '/api/auth/sign-out' },
  // Returns null without a session.
  { method: 'GET', path: '/api/auth/get-session' },
  // Links in mails, and requests for them.
  { method: 'GET', path: '/api/auth/verify-email' },
  { method: 'POST', path: '/api/auth/request-password-reset' },
  { method: 'GET', path: '/api/auth/reset-password/{token}' },
  { method: 'POST', path: '/api/auth/reset-password' },
  // With a session they confirm a setup, without one they finish a sign-in.
  { method: 'POST', path: '/api/auth/two-factor/verify-totp' },
  { method: 'POST', path: '/api/auth/two-factor/verify-backup-code' },
  // Google and Microsoft redirect the browser here; state and cookie identify it.
  { method: 'GET', path: '/api/inboxes/connect/callback' },
  // Uses the operator's token, not a session.
  { method: 'GET', path: '/api/health' },
  // Uses the token of the sidecar.
  { method: 'POST', path: '/api/sync/news' },
  { method: 'POST', path: '/api/sync/started' },
  // Signed by Stripe.
  { method: 'POST', path: '/api/billing/webhook' },
  // Signed by Cal.com and Calendly.
  { method: 'POST', path: '/api/calendar/booking-webhooks/{token}' },
  // Cards and images of captions, which platforms fetch. Their names cannot be guessed.
  { method: 'GET', path: '/api/stream/images/{name}' },
  // Calendar programs can neither sign in nor send a header. The token cannot be guessed.
  { method: 'GET', path: '/api/calendar/feed/{token}' },
];

const PATTERNS = PUBLIC_ROUTES.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Whether a route is public. HEAD is treated like GET. */
export function isPublic(method: string, path: string): boolean {
  const answered = method === 'HEAD' ? 'GET' : method;
  return PATTERNS.some((route) => route.method === answered && route.pattern.test(path));
}
