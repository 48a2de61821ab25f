import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { hasSystemMail } from '../../../platform/outside/system-mail.ts';
import { addresses, type Letter, noticesTo, plainWords } from '../../notices/index.ts';
import { listOwners } from './deletion-store.ts';
import type { OrganizationRow } from './store.ts';

export const MAX_NAME_LENGTH = 80;

/** Returns the name of an organization as the service's mail may quote it. */
export function quotable({ name, slug }: OrganizationRow): string {
  return plainWords(name, MAX_NAME_LENGTH) || slug;
}

/**
 * Returns statements that mail all owners, for the batch of the change that the mail reports; call `wakeNotices` after
 * the commit. The service's own server sends nothing to unverified addresses, as in `accountNotice`.
 */
export async function noticeToOwners(ctx: Ctx, write: Letter): Promise<Statement[]> {
  const owners = await listOwners(ctx);
  const reached = owners.filter(({ isVerified }) => isVerified === 1 || !hasSystemMail(ctx.env));
  return noticesTo(ctx, ctx.organizationId, reached, write, (some) =>
    addresses(some.map(({ email }) => email)),
  );
}
