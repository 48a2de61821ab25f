import type { Ctx, Role } from '../../../platform/ctx.ts';
import { actIn } from './acting.ts';

const MANAGING = {
  organization: ['update'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
};
/** What better-auth's clients ask for, by role. */
const PERMISSIONS: Record<Role, Readonly<Record<string, readonly string[]>>> = {
  owner: MANAGING,
  admin: MANAGING,
  member: {},
};

/** Whether the caller may do all of these actions; nothing asked for is no. */
export async function hasPermission(
  given: Ctx,
  { permissions, organizationId }: { permissions: Record<string, string[]>; organizationId?: string },
): Promise<boolean> {
  const ctx = await actIn(given, { organizationId });
  const allowed = new Map(Object.entries(PERMISSIONS[ctx.actor.role]));
  const asked = Object.entries(permissions);
  return (
    asked.length > 0 &&
    asked.every(
      ([subject, actions]) =>
        actions.length > 0 && actions.every((action) => allowed.get(subject)?.includes(action)),
    )
  );
}
