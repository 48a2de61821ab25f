/** What a user sees and changes of their own account's safety, under /api/settings/security. */
import { z } from 'zod';
import { timestamp } from '../common.ts';
import { password } from './auth.ts';

export const changePasswordRequest = z
  .strictObject({ current_password: password, new_password: password })
  .meta({ id: 'ChangePasswordRequest' });
export const changePasswordResult = z.object({ message: z.string() }).meta({ id: 'ChangePasswordResult' });

const from = {
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
};

export const sessionId = z.object({
  id: z
    .string()
    .max(100)
    .meta({ description: 'The id of a session in the list.', example: 'Zk3vQ8mW1xY7bN5tR2cD' }),
});
export const activeSession = z
  .object({
    id: z.string(),
    device: z
      .string()
      .nullable()
      .meta({ description: 'The user agent in words.', example: 'Firefox on Windows' }),
    ...from,
    created_at: timestamp,
    last_used_at: timestamp.meta({ description: 'Give or take an hour.' }),
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
    ...from,
  })
  .meta({ id: 'SignInAttempt' });
