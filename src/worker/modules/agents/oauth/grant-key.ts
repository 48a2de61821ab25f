/** Returns the id of the connection in the key of a grant, `grant:<connection>:<grant>`; null for any other key. */
export function connectionOfGrant(key: string): number | null {
  const [kind, id] = key.split(':');
  return kind === 'grant' ? Number(id) : null;
}
