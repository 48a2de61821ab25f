/** The errors of signing in with a second factor, and of managing it. */

import { DomainError } from '../../../../lib/errors.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { tooManyAttempts } from '../limits.ts';

/** Returns the error if no sign-in waits for a code in this browser. */
export const noChallenge = () =>
  new DomainError(
    'unauthenticated',
    'INVALID_TWO_FACTOR_COOKIE',
    'No sign-in is waiting for a code: it took too long, or too many attempts. Sign in with the password again.',
  );

export const invalidCode = () =>
  new DomainError(
    'unauthenticated',
    'INVALID_CODE',
    'Invalid code. Each code works once: wait for the next one.',
  );

/** Returns the error after too many wrong codes: all codes are refused until then. */
export const locked = (ctx: ServiceCtx, until: number) => tooManyAttempts((until - ctx.now()) / 1000);

export const notSetUp = () =>
  new DomainError('conflict', 'NOT_SET_UP', 'Set up the second factor first: the response has its secret.');

export const notEnabled = () =>
  new DomainError('conflict', 'TWO_FACTOR_NOT_ENABLED', 'The second factor is not enabled.');

export const alreadyEnabled = () =>
  new DomainError(
    'conflict',
    'ALREADY_ENABLED',
    'The second factor is enabled. Disable it before you set it up again.',
  );

export const recoveryCodesNeeded = () =>
  new DomainError(
    'conflict',
    'RECOVERY_CODES_NEEDED',
    'This setup has no recovery codes yet. POST /api/settings/security/2fa/verify enables it and returns them.',
  );

export const changedMeanwhile = () =>
  new DomainError(
    'conflict',
    'CHANGED_MEANWHILE',
    'The password or the second factor was changed at the same time. Try again.',
  );
