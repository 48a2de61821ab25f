/** `/api/settings/security`: the password, sessions and sign-in history of the signed-in user. */
import { z } from 'zod';
import { timestamp } from '../common.ts';
import { password } from './auth.ts';

export const changePasswordRequest = z
  .strictObject({ current_password: password, new_password: password })
  .meta({ id: 'ChangePasswordRequest' });
export const changePasswordResult = z.object({ message: z.string() }).meta({ id: 'ChangePasswordResult' });

const client = {
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
};

export const sessionId = z.object({
  id: z
    .string()
    .max(100)
    .meta({ description: 'The id of a session from the list.', example: 'Zk3vQ8mW1xY7bN5tR2cD' }),
});
export const activeSession = z
  .object({
    id: z.string(),
    device: z.string().nullable().meta({
      description: 'The browser and operating system, derived from the user agent.',
      example: 'Firefox on Windows',
    }),
    ...client,
    created_at: timestamp,
    last_used_at: timestamp.meta({ description: 'Accurate to about an hour.' }),
    expires_at: timestamp,
    is_current: z.boolean(),
  })
  .meta({ id: 'ActiveSession' });
export const revokeSessionResult = z.object({ message: z.string() }).meta({ id: 'RevokeSessionResult' });

export const signInAttempt = z
  .object({
    id: z.int(),
    created_at: timestamp,
    outcome: z.enum(['signed_in', 'second_factor_asked', 'wrong_password', 'wrong_code']),
    method: z.enum(['password', 'google', 'two_factor']),
    ...client,
  })
  .meta({ id: 'SignInAttempt' });
