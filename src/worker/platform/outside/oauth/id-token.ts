import { decodeIdToken } from 'arctic';
import { z } from 'zod';
import type { Provider } from './providers.ts';

/** The two providers' claims about an account (OpenID Connect Core 1.0, 2 and 5.1). */
const claims = z.object({
  iss: z.string().max(500),
  aud: z.string().max(500),
  exp: z.number(),
  nonce: z.string().max(200).optional(),
  sub: z.string().min(1).max(255),
  /** The tenant of a Microsoft account. */
  tid: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  email: z.string().max(320).optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  /** The domain of a Google Workspace account. */
  hd: z.string().max(253).optional(),
  preferred_username: z.string().max(320).optional(),
  name: z.string().max(1000).optional(),
  picture: z.string().max(4000).optional(),
});
export type Claims = z.infer<typeof claims>;

/** The maximum difference between clocks. */
const LEEWAY_MS = 60_000;

/**
 * Returns the claims of an ID token that is meant for us, for this very sign-in, and has not expired; null for any
 * other. Does not check the signature: the token came from the token endpoint itself over TLS, which vouches for it
 * (OpenID Connect Core 1.0, 3.1.3.7, 6). Never pass a token from any other source, such as a browser.
 */
export function readIdToken(
  token: string,
  provider: Provider,
  expected: { nonce: string; now: number },
): Claims | null {
  let content: unknown;
  try {
    content = decodeIdToken(token);
  } catch {
    return null;
  }
  const { data } = claims.safeParse(content);
  const isRight =
    data !== undefined &&
    provider.isIssuer(data) &&
    data.aud === provider.clientId &&
    data.nonce === expected.nonce &&
    data.exp * 1000 > expected.now - LEEWAY_MS;
  return isRight ? data : null;
}
