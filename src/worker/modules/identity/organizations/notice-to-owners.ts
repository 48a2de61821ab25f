import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { hasSystemMail } from '../../../platform/outside/system-mail.ts';
import { addresses, type Notice, noticesTo, plainWords } from '../../notices/index.ts';
import { listOwners } from './deletion-store.ts';
import type { OrganizationRow } from './store.ts';

export const MAX_NAME_LENGTH = 80;

/** The name of an organization as a mail of the service may quote it. */
export function quotable({ name, slug }: OrganizationRow): string {
  return plainWords(name, MAX_NAME_LENGTH) || slug;
}

/**
 * Statements that mail all owners, for the batch of what it reports; call `wakeNotices` after the commit. Unverified
 * addresses get none from the service's own server, as in `accountNotice`.
 */
export async function noticeToOwners(ctx: Ctx, notice: Notice): Promise<Statement[]> {
  const owners = await listOwners(ctx);
  const reached = owners.filter(({ isVerified }) => isVerified === 1 || !hasSystemMail(ctx.env));
  return noticesTo(ctx, ctx.organizationId, addresses(reached.map(({ email }) => email)), notice);
}
