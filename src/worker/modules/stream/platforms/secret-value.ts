import { z } from 'zod';
import { invalid } from '../../../../lib/errors.ts';
import { isId } from './opaque-id.ts';

/** A key or token for a header. */
export const secretText = z
  .string()
  .max(4096)
  .regex(/^[\x21-\x7e]+$/, 'visible ASCII characters');

/** An account ID. A JSON number would lose digits. */
export const accountId = z.string().refine(isId, 'a string of letters and digits');

/** Parses the JSON in `credential_value`. Throws `invalid`, without its content. */
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
