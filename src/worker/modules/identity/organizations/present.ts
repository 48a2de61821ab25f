import type { OrganizationRow } from './store.ts';

/** An organization as better-auth returns it. */
export function presentOrganization({ id, createdAt, ...row }: OrganizationRow) {
  return { id: String(id), ...row, createdAt: new Date(createdAt).toISOString() };
}
