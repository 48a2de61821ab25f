import { randomBase62 } from '../../../platform/random.ts';

/** 190 random bits. */
const SECRET_LENGTH = 32;

/** A secret that names its organization, so that it can be looked up in the database of that organization. */
export function newToken(organizationId: number): string {
  return `${organizationId.toString(36)}-${randomBase62(SECRET_LENGTH)}`;
}

/** The organization of a token, or null for what cannot be one. */
export function organizationOf(token: string): number | null {
  const [, organization] = /^([1-9a-z][0-9a-z]{0,7})-[0-9A-Za-z]{32}$/.exec(token) ?? [];
  return organization === undefined ? null : Number.parseInt(organization, 36);
}
