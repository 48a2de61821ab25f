import { emailAddress } from '../../../../contract/common.ts';

/**
 * The form in which addresses are stored and compared: trimmed, NFKC (full-width letters become plain ones),
 * lower-case.
 */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/**
 * Whether a normalized address may have an account. ASCII only, so no look-alike of another address can:
 * an internationalized domain has to come in its `xn--` form.
 */
export function isEmailAddress(email: string): boolean {
  return emailAddress.safeParse(email).success;
}
