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
  const [local = '', domain = '', ...rest] = email.split('@');
  return (
    email.length <= 254 &&
    rest.length === 0 &&
    local.length <= 64 &&
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(local) &&
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/.test(domain)
  );
}
