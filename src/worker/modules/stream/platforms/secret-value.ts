import { z } from 'zod';
import { invalid } from '../../../platform/errors.ts';

/** A key or token: it stands in a header. */
export const secretText = z
  .string()
  .max(4096)
  .regex(/^[\x21-\x7e]+$/, 'visible ASCII characters');

/** An id of an account. A JSON number would lose digits. */
export const accountId = z.string().regex(/^\d{1,30}$/, 'a string of digits');

/** The JSON in `credential_value`. Throws `invalid`, without what it holds. */
export function parseJsonValue<T>(value: string, schema: z.ZodType<T>, expected: string): T {
  let json: unknown;
  try {
    json = JSON.parse(value);
  } catch {
    throw wrongValue(expected);
  }
  const { data, success } = schema.safeParse(json);
  if (!success) throw wrongValue(expected);
  return data;
}

export function wrongValue(expected: string) {
  return invalid('credential_value', `expected ${expected}`);
}
