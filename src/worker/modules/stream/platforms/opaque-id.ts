/** Ids are the platforms' own affair. Only those that are safe in a path are taken. */
const OPAQUE_ID = /^[A-Za-z0-9_-]{1,100}$/;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && OPAQUE_ID.test(value);
}
