import type { SmtpInbox } from '../../../contract/inboxes.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import { senderAddresses } from './fields.ts';
import { selectSendingInboxes } from './store.ts';

/** Lists the active inboxes that can send mail. */
export async function listSmtpInboxes(ctx: Ctx): Promise<SmtpInbox[]> {
  const [rows] = await commit(database(ctx), [selectSendingInboxes(ctx)]);
  const tags = await tagsOf(ctx);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    tag: tags.nameOf(row.tag),
    email_address: row.emailAddress,
    aliases: senderAddresses(ctx.env, row).slice(1),
  }));
}
