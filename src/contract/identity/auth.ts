/** `/api/auth/*` follows better-auth's wire contract: camelCase names, string ids. */
import { z } from 'zod';
import { timestamp } from '../common.ts';
import { proof } from './proof.ts';
import { imageUrl, language, userName } from './settings.ts';

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
    deletesAt: timestamp.nullable().meta({
      description: 'When the account will be deleted, unless its user takes that back. Null: it stays.',
    }),
  })
  .meta({ id: 'User' });

const session = z
  .object({
    id: z.string(),
    token: z
      .string()
      .meta({ description: 'A public id of the session, used to revoke it. It is not the secret.' }),
    userId: z.string(),
    expiresAt: timestamp,
    createdAt: timestamp,
    updatedAt: timestamp,
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
    activeOrganizationId: z.string(),
  })
  .meta({ id: 'Session' });

/** The verb checks the length, as it responds with better-auth's own codes. */
export const password = z
  .string()
  .meta({ description: '8 to 128 characters.', minLength: 8, maxLength: 128, format: 'password' });
/** Loose on purpose: the verbs normalize it, and sign-in treats a malformed address as an unknown account. */
const email = z.string().max(320).meta({ format: 'email', example: 'ada@example.com' });
const rememberMe = z
  .boolean()
  .optional()
  .meta({ description: '`false`: the cookie expires when the browser closes.' });

const callbackURL = z.string().max(2000).meta({
  description:
    'Where the browser goes afterwards: a path, or a URL of this service or of an allowed dashboard.',
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
    timezone: z.string().max(64).optional().meta({
      description:
        'The time zone of the profile: a name from the IANA time zone database. UTC without it, and if the name is unknown.',
      example: 'Europe/Berlin',
    }),
    language: language.optional().meta({
      description:
        'The language of the mails to the user. Without it, the first one of `Accept-Language` that Herald has, else English.',
    }),
  })
  .meta({ id: 'SignUpRequest' });

/** Who may sign up, beside the first account and whoever is invited. */
export const signUpRules = ['open', 'domains', 'invited'] as const;

export const signInOptions = z
  .object({
    google: z.boolean().meta({ description: 'Sign-in with Google is configured.' }),
    links: z
      .boolean()
      .meta({ description: 'The service can mail links that verify an address or reset a password.' }),
    signUp: z.object({
      rule: z.enum(signUpRules).meta({
        description:
          'Who may sign up: everybody, addresses at `domains`, or nobody else. The first account may always be made, and those of invited addresses.',
      }),
      domains: z.array(z.string()).meta({ description: 'Empty unless the rule is `domains`.' }),
    }),
    demo: z
      .object({ email: z.string(), password: z.string() })
      .nullable()
      .meta({ description: 'The demo account of `npm start`. Always null in production.' }),
    developmentMail: z
      .object({
        domain: z.string(),
        imap_host: z.string(),
        imap_port: z.int(),
        smtp_host: z.string(),
        smtp_port: z.int(),
        password: z.string(),
      })
      .nullable()
      .meta({
        description:
          'The mail server of `npm start`, in clear text: every address of the domain is a mailbox with this password. Always null in production.',
      }),
  })
  .meta({
    id: 'SignInOptions',
    example: {
      google: true,
      links: true,
      signUp: { rule: 'open', domains: [] },
      demo: null,
      developmentMail: null,
    },
  });

export const signInRequest = z
  .object({ email, password, callbackURL: callbackURL.optional(), rememberMe })
  .meta({
    id: 'SignInRequest',
    example: { email: 'ada@example.com', password: 'correct horse battery' },
  });

const token = z
  .string()
  .nullable()
  .meta({ description: 'A public id of the session. The secret is in the cookie.' });

export const signUpResult = z.object({ token, user }).meta({ id: 'SignUpResult' });
export const signInResult = z
  .union([
    z.object({
      redirect: z.boolean().meta({ description: 'True if the client should go to `url`.' }),
      url: z.string().optional().meta({
        description: 'The `callbackURL` of the request: an unchanged path, or an absolute URL.',
        example: '/welcome',
      }),
      token,
      user,
    }),
    z
      .object({ twoFactorRedirect: z.literal(true), twoFactorMethods: z.array(z.literal('totp')) })
      .meta({ description: 'The password was correct, and a code of the second factor is required.' }),
  ])
  .meta({ id: 'SignInResult' });
export const signOutResult = z.object({ success: z.boolean() }).meta({ id: 'SignOutResult' });
export const getSessionResult = z
  .object({
    session,
    user,
    mustVerify: z.literal(true).optional().meta({
      description:
        'The address has to be verified first: until then, most calls answer 403 `EMAIL_NOT_VERIFIED`.',
    }),
  })
  .nullable();

export const changePasswordRequest = z
  .object({
    currentPassword: password,
    newPassword: password,
    revokeOtherSessions: z
      .boolean()
      .optional()
      .meta({ description: '`true`: end all sessions and start a new one.' }),
  })
  .meta({ id: 'AuthChangePasswordRequest' });
export const changePasswordResult = z
  .object({
    token: z
      .string()
      .nullable()
      .meta({ description: 'The public id of the new session, if one was started.' }),
    user,
  })
  .meta({ id: 'AuthChangePasswordResult' });

export const sendVerificationRequest = z
  .object({ email, callbackURL: callbackURL.optional() })
  .meta({ id: 'SendVerificationRequest' });
/** The token from a link. Its format is not checked: any other text is just a wrong token. */
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
    token: z.string().max(200).meta({ description: 'The `token` (public id) of a session from the list.' }),
  })
  .meta({ id: 'RevokeSessionRequest' });

export const updateUserRequest = z
  .object({
    name: userName.optional(),
    image: imageUrl.nullable().optional(),
    email: z
      .never('the email address cannot be changed')
      .optional()
      .meta({ type: 'string', description: 'Cannot be changed. Omit it.' }),
  })
  .refine(({ name, image }) => name !== undefined || image !== undefined, 'expected name or image')
  .meta({ id: 'UpdateUserRequest' });

export const statusResult = z.object({ status: z.boolean() }).meta({ id: 'StatusResult' });

export const deleteUserRequest = z
  .strictObject(proof)
  .meta({ id: 'DeleteUserRequest', example: { password: 'correct horse battery' } });
export const deleteUserResult = z
  .object({ success: z.literal(true), message: z.string(), deletesAt: timestamp })
  .meta({ id: 'DeleteUserResult' });
