/** `/api/auth/*`, on the wire contract of better-auth: camelCase names, string ids. */
import { z } from 'zod';
import { line, timestamp } from './common.ts';

const user = z
  .object({
    id: z.string().meta({ example: '1' }),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    image: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    twoFactorEnabled: z.boolean(),
  })
  .meta({ id: 'User' });

const session = z
  .object({
    id: z.string(),
    token: z
      .string()
      .meta({ description: 'A public id of the session, with which it can be revoked. Not the secret.' }),
    userId: z.string(),
    expiresAt: timestamp,
    createdAt: timestamp,
    updatedAt: timestamp,
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
    activeOrganizationId: z.string(),
  })
  .meta({ id: 'Session' });

/** Length is checked by the rule, which answers better-auth's own codes. */
const password = z
  .string()
  .meta({ description: '8 to 128 characters.', minLength: 8, maxLength: 128, format: 'password' });
/** Loose on purpose: the rules normalize it, and sign-in refuses an address of another shape as an unknown account. */
const email = z.string().max(320).meta({ format: 'email', example: 'ada@example.com' });
const rememberMe = z
  .boolean()
  .optional()
  .meta({ description: 'False: the cookie ends with the browser session.' });

export const signUpRequest = z
  .object({
    name: line(200).trim().min(1).meta({ example: 'Ada Moreau' }),
    email,
    password,
    image: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional(),
    rememberMe,
  })
  .meta({ id: 'SignUpRequest' });

export const signInRequest = z.object({ email, password, rememberMe }).meta({
  id: 'SignInRequest',
  example: { email: 'ada@example.com', password: 'correct horse battery' },
});

const token = z
  .string()
  .nullable()
  .meta({ description: 'A public id of the session; the secret is in the cookie.' });

export const signUpResult = z.object({ token, user }).meta({ id: 'SignUpResult' });
export const signInResult = z.object({ redirect: z.boolean(), token, user }).meta({ id: 'SignInResult' });
export const signOutResult = z.object({ success: z.boolean() }).meta({ id: 'SignOutResult' });
export const getSessionResult = z.object({ session, user }).nullable();
