/** The demo user, who owns the demo organization. */
import { cookieOf, read, send } from './calls.ts';

export const DEMO_USER = { name: 'Demo', email: 'demo@herald.test' };
export const DEMO_PASSWORD = 'herald-demo';
/** The domain of the development mail server. */
export const DOMAIN = 'herald.test';

/** Returns the session cookie; null if the user has changed the password or set up a second factor. */
export async function signIn(origin: string, email = DEMO_USER.email): Promise<string | null> {
  const answer = await send('POST', `${origin}/api/auth/sign-in/email`, { email, password: DEMO_PASSWORD });
  if (answer.status === 401) return null;
  const { twoFactorRedirect } = await read<{ twoFactorRedirect?: boolean }>(answer);
  return twoFactorRedirect ? null : cookieOf(answer);
}
