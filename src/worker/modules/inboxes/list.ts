import type { Inbox } from '../../../contract/inboxes.ts';
import type { Tags } from '../../../lib/tags.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import { isProofAwaited, proofAddressOf } from './claims/limits.ts';
import { hasSmtp, sendsBy } from './fields.ts';
import type { InboxRow } from './schema.ts';
import { selectInboxes } from './store.ts';

/** Lists all inboxes of the organization, oldest first. */
export async function listInboxes(ctx: Ctx): Promise<Inbox[]> {
  const [rows] = await commit(database(ctx), [selectInboxes(ctx)]);
  const tags = await tagsOf(ctx);
  return rows.map((row) => toInbox(ctx, row, tags));
}

/** Returns an inbox in the form of the API, without passwords. */
export function toInbox(ctx: Ctx, row: InboxRow, tags: Tags): Inbox {
  const hasServer = hasSmtp(row);
  const asked = isProofAwaited(row, ctx.now()) ? proofAddressOf(row) : undefined;
  const askedAt = (address: string) => (address === asked ? new Date(row.proofAskedAt!).toISOString() : null);
  return {
    id: row.id,
    name: row.name,
    email_address: row.emailAddress,
    aliases: row.aliases,
    tag: tags.nameOf(row.tag),
    imap_host: row.imapHost,
    imap_port: row.imapPort,
    imap_user: row.imapUser,
    imap_tls: row.imapTls,
    smtp_host: hasServer ? row.smtpHost : null,
    smtp_port: hasServer ? row.smtpPort : null,
    smtp_user: hasServer ? row.smtpUser : null,
    smtp_tls: hasServer ? row.smtpTls : null,
    sends_by: sendsBy(ctx.env, row),
    is_active: row.isActive,
    auto_reply_enabled: row.autoReplyEnabled,
    read_back: row.readBackDays === null ? 'all' : row.readBackDays === 0 ? 'none' : row.readBackDays,
    auth: row.auth,
    consent: row.consent,
    address_proof: row.addressProof,
    address_asked_at: askedAt(row.emailAddress),
    alias_proofs: row.aliases.map((address) => ({
      address,
      proof: row.aliasProofs[address] ?? 'none',
      asked_at: askedAt(address),
    })),
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}
