import { z } from 'zod';
import { timestamp } from '../common.ts';
import { PLATFORMS, platform } from './stream.ts';

export const PLATFORM_CODES = [
  'RATE_LIMITED',
  'SIGN_IN_AGAIN',
  'PERMISSION_MISSING',
  'CONTENT_REFUSED',
  'DUPLICATE',
  'MEDIA_REFUSED',
  'GONE',
  'DAILY_LIMIT',
  'PLATFORM_DOWN',
  'OUTCOME_UNKNOWN',
] as const;
export const platformCode = z.enum(PLATFORM_CODES).meta({
  id: 'PlatformCode',
  description: 'Why a platform did not take a post. `OUTCOME_UNKNOWN`: it may have taken it.',
});
export type PlatformCode = z.infer<typeof platformCode>;

export const credential = z
  .object({
    platform,
    connected: z.boolean(),
    account_id: z.string().nullable(),
    account_name: z.string().nullable().meta({ example: '#announcements' }),
    last_checked_at: timestamp.nullable(),
    expires_at: timestamp
      .nullable()
      .meta({ description: 'When the access expires. Null: never, or unknown.' }),
    scopes: z.array(z.string()).meta({ example: ['tweet.write', 'users.read'] }),
    problem: z
      .object({ code: platformCode, message: z.string() })
      .nullable()
      .meta({ description: 'What keeps Herald from posting, and what to do.' }),
  })
  .meta({ id: 'Credential', description: 'The connection to a platform. The secret is never returned.' });
export type Credential = z.infer<typeof credential>;

const credentialValue = z.string().trim().min(1).max(10_000).meta({
  description:
    'Discord: the URL of a webhook, as Discord shows it. Others: JSON. X: `{"access_token", "refresh_token", "client_id", "client_secret"?}` (OAuth 2.0) or `{"consumer_key", "consumer_secret", "access_token", "access_token_secret"}` (OAuth 1.0a). Instagram: `{"access_token", "ig_user_id"}`. Facebook: `{"access_token", "page_id"}`.',
  example: 'https://discord.com/api/webhooks/1234567890/token',
});

export const credentialRequest = z
  .strictObject({ platform, credential_value: credentialValue })
  .meta({ id: 'CredentialRequest' });
export const putCredentialRequest = z
  .strictObject({ credential_value: credentialValue })
  .meta({ id: 'PutCredential' });

/** Any word: a platform that does not exist is answered 404 by the verb. */
export const platformParam = z.object({
  platform: z
    .string()
    .max(100)
    .meta({ enum: [...PLATFORMS], example: 'discord' }),
});

export const credentialTest = z
  .object({
    success: z.boolean(),
    account_name: z.string().nullable(),
    missing: z
      .array(z.string())
      .meta({ description: 'Permissions or steps that are missing.', example: ['tweet.write'] }),
    error: z.string().meta({ description: 'Empty when the test succeeds.' }),
    cost_usd: z.number().nullable().meta({
      description: 'What the platform charges for this test. Null: nothing.',
      example: 0.01,
    }),
  })
  .meta({ id: 'CredentialTest' });
export type CredentialTest = z.infer<typeof credentialTest>;
