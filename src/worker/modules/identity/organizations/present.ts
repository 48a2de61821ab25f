import type { Agent } from '../../../platform/agents.ts';
import type { OrganizationRow } from './store.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Returns an organization in the format of better-auth, with the time of its deletion. */
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

export function presentAgent({ id, name, model, userId }: Agent) {
  return { id, name, model, userId: String(userId) };
}
