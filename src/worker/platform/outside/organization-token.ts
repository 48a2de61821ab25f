import { randomBase62 } from '../random.ts';

/** 190 random bits. */
const SECRET_LENGTH = 32;
const TOKEN = /^([1-9a-z][0-9a-z]{0,7})-[0-9A-Za-z]{32}$/;

/**
 * A secret for an address that others call without a session, as calendar programs and booking services do. It names its
 * organization, so that it can be looked up in the database of that organization.
 */
export function newToken(organizationId: number): string {
  return `${organizationId.toString(36)}-${randomBase62(SECRET_LENGTH)}`;
}

/** The organization that a token names, or null for what `newToken` cannot have made. It need not exist. */
export function organizationOf(token: string): number | null {
  const word = TOKEN.exec(token)?.[1];
  return word === undefined ? null : Number.parseInt(word, 36);
}
