import type { OrganizationRow } from './store.ts';

/** An organization, as better-auth shows one. */
export function shownOrganization({ id, createdAt, ...row }: OrganizationRow) {
  return { id: String(id), ...row, createdAt: new Date(createdAt).toISOString() };
}
