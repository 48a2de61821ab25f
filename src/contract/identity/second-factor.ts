/** The second factor, in the settings and, on the wire contract of better-auth, under `/api/auth/two-factor`. */
import { z } from 'zod';
import { line, timestamp } from '../common.ts';
import { signUpResult } from './auth.ts';

const password = z
  .string()
  .max(1000)
  .meta({ description: 'The password of the account. Not needed when it has none.', format: 'password' });

const totpCode = z
  .string()
  .trim()
  .regex(/^\d{3} ?\d{3}$/, 'six digits')
  .meta({ description: 'What the authenticator app shows now.', example: '492039' });

/** Of either kind. One of another shape is answered like any wrong one. */
const code = z
  .string()
  .max(100)
  .meta({ description: 'A code of the authenticator app, or a recovery code.', example: '492039' });

const recoveryCodes = z
  .string()
  .meta({ example: '7k2mq-0x9ad-tz4rw' })
  .array()
  .meta({ description: 'Ten recovery codes, shown this once. Each works once.' });

const otpauthUri = z.string().meta({
  description: 'The secret as authenticator apps read it.',
  example:
    'otpauth://totp/Herald:ada%40example.com?issuer=Herald&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
});

export const secondFactorStatus = z
  .object({
    enabled: z.boolean(),
    enabled_at: timestamp.nullable(),
    recovery_codes_left: z.int().meta({ description: 'How many of the ten are unused.', example: 10 }),
  })
  .meta({ id: 'SecondFactorStatus' });

export const setUpSecondFactorRequest = z
  .strictObject({ password: password.optional() })
  .meta({ id: 'SetUpSecondFactorRequest' });

export const setUpSecondFactorResult = z
  .object({
    secret: z.string().meta({
      description: 'For typing into an authenticator app, in base32.',
      example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }),
    otpauth_uri: otpauthUri,
    qr_svg: z.string().meta({ description: 'The same as a QR code: an SVG document.' }),
  })
  .meta({ id: 'SetUpSecondFactorResult' });

export const verifySecondFactorRequest = z
  .strictObject({ code: totpCode })
  .meta({ id: 'VerifySecondFactorRequest' });

export const verifySecondFactorResult = z
  .object({ enabled: z.literal(true), recovery_codes: recoveryCodes })
  .meta({ id: 'VerifySecondFactorResult' });

export const disableSecondFactorRequest = z
  .strictObject({ password: password.optional(), code: code.optional() })
  .meta({
    id: 'DisableSecondFactorRequest',
    description: 'One of the two; with both, the code counts.',
    example: { code: '492039' },
  });

export const disableSecondFactorResult = z
  .object({ enabled: z.literal(false) })
  .meta({ id: 'DisableSecondFactorResult' });

export const enableTwoFactorRequest = z
  .object({
    password: password.optional(),
    method: z.literal('totp').optional(),
    issuer: line(64).optional().meta({ description: 'What the app is to call this service.' }),
  })
  .meta({ id: 'EnableTwoFactorRequest' });

export const enableTwoFactorResult = z
  .object({ method: z.literal('totp'), totpURI: otpauthUri, backupCodes: recoveryCodes })
  .meta({ id: 'EnableTwoFactorResult' });

export const provenTwoFactorRequest = z
  .object({ password: password.optional(), code: code.optional() })
  .meta({
    id: 'ProvenTwoFactorRequest',
    description: 'The password; an account without one gives a code, once the second factor is enabled.',
    example: { password: 'correct horse battery' },
  });

export const verifyTwoFactorRequest = z
  .object({
    code,
    trustDevice: z.boolean().optional().meta({
      description: 'True: at sign-ins from this browser no code is asked for, for 30 days.',
    }),
  })
  .meta({ id: 'VerifyTwoFactorRequest', example: { code: '492039' } });

export const verifyTwoFactorResult = z.object(signUpResult.shape).meta({ id: 'VerifyTwoFactorResult' });
export const disableTwoFactorResult = z
  .object({ status: z.literal(true) })
  .meta({ id: 'DisableTwoFactorResult' });
export const totpUriResult = z.object({ totpURI: otpauthUri }).meta({ id: 'TotpUriResult' });
export const generateBackupCodesResult = z
  .object({ status: z.literal(true), backupCodes: recoveryCodes })
  .meta({ id: 'GenerateBackupCodesResult' });
