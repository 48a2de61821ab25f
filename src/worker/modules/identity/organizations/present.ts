import type { OrganizationRow } from './store.ts';

const iso = (time: number) => new Date(time).toISOString();

/** An organization as better-auth returns it, and when it will be deleted. */
export function presentOrganization({
  id,
  name,
  slug,
  logo,
  metadata,
  createdAt,
  deletesAt,
}: OrganizationRow) {
  return {
    id: String(id),
    name,
    slug,
    logo,
    metadata,
    createdAt: iso(createdAt),
    deletesAt: deletesAt === null ? null : iso(deletesAt),
  };
}
