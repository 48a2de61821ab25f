import type { Ctx, Role } from '../../../platform/ctx.ts';
import { actIn } from './acting.ts';

const MANAGER = {
  organization: ['update'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
};
/** The permissions that better-auth's clients ask about, by role. */
const PERMISSIONS: Record<Role, Readonly<Record<string, readonly string[]>>> = {
  owner: MANAGER,
  admin: MANAGER,
  member: {},
};

/** Whether the caller may do all of these actions. False for an empty list. */
export async function hasPermission(
  caller: Ctx,
  { permissions, organizationId }: { permissions: Record<string, string[]>; organizationId?: string },
): Promise<boolean> {
  const ctx = await actIn(caller, { organizationId });
  const allowed = new Map(Object.entries(PERMISSIONS[ctx.actor.role]));
  const requested = Object.entries(permissions);
  return (
    requested.length > 0 &&
    requested.every(
      ([subject, actions]) =>
        actions.length > 0 && actions.every((action) => allowed.get(subject)?.includes(action)),
    )
  );
}
