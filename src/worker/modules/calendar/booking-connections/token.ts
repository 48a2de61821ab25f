import { randomBase62 } from '../../../platform/random.ts';

const TOKEN = /^([0-9a-z]{1,11})-[0-9A-Za-z]{32}$/;

/** A word for the address of a webhook: it names the organization, and nobody can guess it. */
export function newToken(organizationId: number): string {
  return `${organizationId.toString(36)}-${randomBase62(32)}`;
}

/** The organization that the word names, or null for what `newToken` did not make. */
export function organizationOf(token: string): number | null {
  const word = TOKEN.exec(token)?.[1];
  const organizationId = word === undefined ? 0 : Number.parseInt(word, 36);
  return organizationId > 0 && Number.isSafeInteger(organizationId) ? organizationId : null;
}
