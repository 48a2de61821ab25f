/** The format of IDs is up to the platforms. Only those safe in a path are accepted. */
const OPAQUE_ID = /^[A-Za-z0-9_-]{1,100}$/;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && OPAQUE_ID.test(value);
}
