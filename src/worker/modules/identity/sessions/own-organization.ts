import { randomBase62 } from '../../../platform/random.ts';

/** Returns the organization that a user with this name gets at sign-up. */
export function ownOrganization(userName: string): { name: string; slug: string } {
  return { name: `${userName}'s organization`, slug: slugFor(userName) };
}

/** Builds a slug of the ASCII part of the name and enough random characters to be unique: `ada-moreau-x4k2m9q0tz`. */
function slugFor(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return [
    ...(words ?? []).join('-').slice(0, 40).split('-').filter(Boolean),
    randomBase62(10).toLowerCase(),
  ].join('-');
}
