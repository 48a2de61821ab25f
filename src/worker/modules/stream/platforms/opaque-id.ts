/** The form of an ID that is safe in a path. The format of IDs is up to the platforms; others are refused. */
const OPAQUE_ID = /^[A-Za-z0-9_-]{1,100}$/;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && OPAQUE_ID.test(value);
}
