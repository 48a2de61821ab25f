import { emailAddress } from '../../../../contract/common.ts';
import { DomainError } from '../../../../lib/errors.ts';

/**
 * Returns the form in which addresses are stored and compared: trimmed, NFKC (full-width letters become plain ones),
 * lower-case.
 */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/**
 * Whether a normalized address may have an account. ASCII only, which excludes look-alikes of other addresses: an
 * internationalized domain must be in its `xn--` form.
 */
export function isEmailAddress(email: string): boolean {
  return emailAddress.safeParse(email).success;
}

/** Returns the error for an address that `isEmailAddress` refuses. */
export function invalidEmail(): DomainError {
  const message = 'expected an email address such as name@example.com, with an ASCII (xn--…) domain';
  return new DomainError('invalid', 'INVALID_EMAIL', `email: ${message}`, {
    errors: [{ path: 'email', message }],
  });
}
