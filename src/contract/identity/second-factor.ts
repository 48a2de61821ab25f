/** The second factor: Herald's routes in the settings, and better-auth's wire contract under `/api/auth/two-factor`. */
import { z } from 'zod';
import { line, timestamp } from '../common.ts';
import { signUpResult } from './auth.ts';
import { code, password } from './proof.ts';

const totpCode = z
  .string()
  .trim()
  .regex(/^\d{3} ?\d{3}$/, 'expected six digits')
  .meta({ description: 'The code that the authenticator app shows now.', example: '492039' });

const recoveryCodes = z
  .string()
  .meta({ example: '7k2mq-0x9ad-tz4rw' })
  .array()
  .meta({ description: 'Ten recovery codes, shown only once. Each works once.' });

const otpauthUri = z.string().meta({
  description: 'The secret as a URI for authenticator apps.',
  example:
    'otpauth://totp/Herald:ada%40example.com?issuer=Herald&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
});

export const secondFactorStatus = z
  .object({
    enabled: z.boolean(),
    enabled_at: timestamp.nullable(),
    recovery_codes_left: z.int().meta({ description: 'Number of unused recovery codes.', example: 10 }),
  })
  .meta({ id: 'SecondFactorStatus' });

export const setUpSecondFactorRequest = z
  .strictObject({ password: password.optional() })
  .meta({ id: 'SetUpSecondFactorRequest' });

export const setUpSecondFactorResult = z
  .object({
    secret: z.string().meta({
      description: 'The secret in base32, to type into an authenticator app.',
      example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }),
    otpauth_uri: otpauthUri,
    qr_svg: z.string().meta({ description: '`otpauth_uri` as a QR code, in SVG.' }),
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
    description: 'Give `password` or `code`. With both, only the code is checked.',
    example: { code: '492039' },
  });

export const disableSecondFactorResult = z
  .object({ enabled: z.literal(false) })
  .meta({ id: 'DisableSecondFactorResult' });

export const enableTwoFactorRequest = z
  .object({
    password: password.optional(),
    method: z.literal('totp').optional(),
    issuer: line(64).optional().meta({ description: 'The name of this service in the authenticator app.' }),
  })
  .meta({ id: 'EnableTwoFactorRequest' });

export const enableTwoFactorResult = z
  .object({ method: z.literal('totp'), totpURI: otpauthUri, backupCodes: recoveryCodes })
  .meta({ id: 'EnableTwoFactorResult' });

export const provenTwoFactorRequest = z
  .object({ password: password.optional(), code: code.optional() })
  .meta({
    id: 'ProvenTwoFactorRequest',
    description: 'The password. For an account without one: a code, once the second factor is enabled.',
    example: { password: 'correct horse battery' },
  });

export const verifyTwoFactorRequest = z
  .object({
    code,
    trustDevice: z.boolean().optional().meta({
      description: '`true`: sign-ins from this browser need no code for 30 days.',
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
