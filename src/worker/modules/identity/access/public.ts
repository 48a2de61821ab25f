/**
 * The routes under /api that need neither session nor key. Everything else does: `authenticate` reads this
 * list, and a test walks the route table with it. `{…}` stands for one segment.
 */
export const PUBLIC_ROUTES: readonly { method: string; path: string }[] = [
  { method: 'POST', path: '/api/auth/sign-up/email' },
  { method: 'POST', path: '/api/auth/sign-in/email' },
  // Whoever has no session is signed out already.
  { method: 'POST', path: '/api/auth/sign-out' },
  // Answers null without a session.
  { method: 'GET', path: '/api/auth/get-session' },
];

const PATTERNS = PUBLIC_ROUTES.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

export function isPublic(method: string, path: string): boolean {
  return PATTERNS.some((route) => route.method === method && route.pattern.test(path));
}
