import { randomBase62 } from '../random.ts';

/** 190 random bits. */
const SECRET_LENGTH = 32;
const TOKEN = /^([1-9a-z][0-9a-z]{0,7})-[0-9A-Za-z]{32}$/;

/**
 * Creates a secret for an address that others call without a session, as calendar programs and booking services do. It
 * contains the organization, so that it can be looked up in that organization's database.
 */
export function newToken(organizationId: number): string {
  return `${organizationId.toString(36)}-${randomBase62(SECRET_LENGTH)}`;
}

/** Returns the organization in a token, or null if `newToken` cannot have made it. The organization need not exist. */
export function organizationOf(token: string): number | null {
  const word = TOKEN.exec(token)?.[1];
  return word === undefined ? null : Number.parseInt(word, 36);
}
