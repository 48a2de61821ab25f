/**
 * The routes under /api that need neither session nor key. Everything else does: `authenticate` reads this
 * list, and a test walks the route table with it. `{…}` stands for one segment.
 */
export const PUBLIC_ROUTES: readonly { method: string; path: string }[] = [
  { method: 'POST', path: '/api/auth/sign-up/email' },
  { method: 'POST', path: '/api/auth/sign-in/email' },
  { method: 'POST', path: '/api/auth/sign-in/social' },
  { method: 'GET', path: '/api/auth/callback/google' },
  // Whoever has no session is signed out already.
  { method: 'POST', path: '/api/auth/sign-out' },
  // Answers null without a session.
  { method: 'GET', path: '/api/auth/get-session' },
  // The links that come by mail, and asking for them.
  { method: 'GET', path: '/api/auth/verify-email' },
  { method: 'POST', path: '/api/auth/request-password-reset' },
  { method: 'GET', path: '/api/auth/reset-password/{token}' },
  { method: 'POST', path: '/api/auth/reset-password' },
  // With a session they confirm a set-up, without one they finish a sign-in.
  { method: 'POST', path: '/api/auth/two-factor/verify-totp' },
  { method: 'POST', path: '/api/auth/two-factor/verify-backup-code' },
  // Where Google and Microsoft send the browser back to: known by its state and its cookie.
  { method: 'GET', path: '/api/inboxes/connect/callback' },
  // Signed by Stripe.
  { method: 'POST', path: '/api/billing/webhook' },
];

const PATTERNS = PUBLIC_ROUTES.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

export function isPublic(method: string, path: string): boolean {
  return PATTERNS.some((route) => route.method === method && route.pattern.test(path));
}
