/** `/api/auth/*`, on the wire contract of better-auth: camelCase names, string ids. */
import { z } from 'zod';
import { timestamp } from '../common.ts';
import { imageUrl, userName } from './settings.ts';

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
export const password = z
  .string()
  .meta({ description: '8 to 128 characters.', minLength: 8, maxLength: 128, format: 'password' });
/** Loose on purpose: the rules normalize it, and sign-in refuses an address of another shape as an unknown account. */
const email = z.string().max(320).meta({ format: 'email', example: 'ada@example.com' });
const rememberMe = z
  .boolean()
  .optional()
  .meta({ description: 'False: the cookie ends with the browser session.' });

const callbackURL = z.string().max(2000).meta({
  description: 'Where the browser goes in the end: a path, or an address of this service or of a dashboard.',
  example: '/welcome',
});

export const signUpRequest = z
  .object({
    name: userName,
    email,
    password,
    image: imageUrl.optional(),
    callbackURL: callbackURL.optional(),
    rememberMe,
  })
  .meta({ id: 'SignUpRequest' });

export const signInRequest = z
  .object({ email, password, callbackURL: callbackURL.optional(), rememberMe })
  .meta({
    id: 'SignInRequest',
    example: { email: 'ada@example.com', password: 'correct horse battery' },
  });

const token = z
  .string()
  .nullable()
  .meta({ description: 'A public id of the session; the secret is in the cookie.' });

export const signUpResult = z.object({ token, user }).meta({ id: 'SignUpResult' });
export const signInResult = z
  .union([
    z.object({
      redirect: z.boolean().meta({ description: 'Whether there is a `url` to go on to.' }),
      url: z.string().optional().meta({
        description: 'The `callbackURL` of the request: a path as it came, else an absolute address.',
        example: '/welcome',
      }),
      token,
      user,
    }),
    z
      .object({ twoFactorRedirect: z.literal(true), twoFactorMethods: z.array(z.literal('totp')) })
      .meta({ description: 'Not yet: a code is asked for.' }),
  ])
  .meta({ id: 'SignInResult' });
export const signOutResult = z.object({ success: z.boolean() }).meta({ id: 'SignOutResult' });
export const getSessionResult = z.object({ session, user }).nullable();

export const changePasswordRequest = z
  .object({
    currentPassword: password,
    newPassword: password,
    revokeOtherSessions: z
      .boolean()
      .optional()
      .meta({ description: 'True: all sessions end but a new one.' }),
  })
  .meta({ id: 'AuthChangePasswordRequest' });
export const changePasswordResult = z
  .object({
    token: z.string().nullable().meta({ description: 'The public id of the new session, if there is one.' }),
    user,
  })
  .meta({ id: 'AuthChangePasswordResult' });

export const sendVerificationRequest = z
  .object({ email, callbackURL: callbackURL.optional() })
  .meta({ id: 'SendVerificationRequest' });
/** A token of a link; any other text is a wrong token. */
const linkToken = z.string().max(200);
export const verifyEmailQuery = z.object({ token: linkToken, callbackURL: callbackURL.optional() });
export const verifyEmailResult = z.object({ status: z.boolean(), user }).meta({ id: 'VerifyEmailResult' });

export const requestResetRequest = z
  .object({ email, redirectTo: callbackURL.optional() })
  .meta({ id: 'RequestPasswordResetRequest' });
export const requestResetResult = z
  .object({ status: z.boolean(), message: z.string() })
  .meta({ id: 'RequestPasswordResetResult' });
export const resetLinkParams = z.object({ token: linkToken });
export const resetLinkQuery = z.object({ callbackURL: callbackURL.optional() });
export const resetPasswordRequest = z
  .object({ newPassword: password, token: linkToken })
  .meta({ id: 'ResetPasswordRequest' });

export const listSessionsResult = session.array();
export const revokeSessionRequest = z
  .object({
    token: z.string().max(200).meta({ description: 'The `token` of a session in the list: its public id.' }),
  })
  .meta({ id: 'RevokeSessionRequest' });

export const updateUserRequest = z
  .object({
    name: userName.optional(),
    image: imageUrl.nullable().optional(),
    email: z
      .never('the address cannot be changed')
      .optional()
      .meta({ type: 'string', description: 'Cannot be changed: leave it out.' }),
  })
  .refine(({ name, image }) => name !== undefined || image !== undefined, 'name or image')
  .meta({ id: 'UpdateUserRequest' });

export const statusResult = z.object({ status: z.boolean() }).meta({ id: 'StatusResult' });
