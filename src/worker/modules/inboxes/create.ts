import type { CreateInboxRequest } from '../../../contract/inboxes.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { wakeJobs } from '../../platform/work/jobs.ts';
import { noteAddresses } from './claims/claim.ts';
import { addressesOf, BY_PASSWORD, requireCompleteSmtp, requireSenderToReply, toFields } from './fields.ts';
import type { InboxFields } from './schema.ts';
import { insertInbox, insertSyncJob, requireFreeAddresses, requireRoomForInbox, SYNC } from './store.ts';
import { addressTaken, commitChange, targetOf } from './update.ts';

/**
 * Creates an inbox with its sync due now. Throws `invalid` if some SMTP fields are missing; `conflict` (TAG_TAKEN,
 * ADDRESS_TAKEN); `payment_required` (TOO_MANY_INBOXES); `refused` (SMTP_MISSING); and what `limitOutside` throws.
 */
export async function createInbox(ctx: Ctx, input: CreateInboxRequest): Promise<{ id: number }> {
  const secretId = crypto.randomUUID();
  requireCompleteSmtp(false, { ...input, smtp_tls: undefined });
  const complete = { ...input, smtp_host: input.smtp_host ?? null };
  // A create request has every other field.
  const fields = { ...(await toFields(ctx, secretId, complete)), ...BY_PASSWORD } as InboxFields;
  fields.aliases = (fields.aliases ?? []).filter((alias) => alias !== fields.emailAddress);
  requireSenderToReply(ctx.env, { ...fields, addressProof: 'none' });
  if (input.is_active) await limitOutside(ctx, 'mail-server');
  return addInbox(ctx, secretId, fields);
}

/** Creates an inbox from columns sealed for `secretId`. `details` are added to the audit log. */
export async function addInbox(
  ctx: Ctx,
  secretId: string,
  fields: InboxFields,
  details: Record<string, unknown> = {},
): Promise<{ id: number }> {
  const addresses = addressesOf(fields);
  const [insert, advance] = insertInbox(ctx, secretId, fields);
  const statements = [
    requireRoomForInbox(ctx),
    requireFreeAddresses(ctx, 0, addresses),
    insert,
    advance,
    insertSyncJob(ctx, secretId),
    audit(ctx, 'inbox.created', targetOf(fields), details),
  ] as const;
  const [, , [inbox], , jobs] = await commitChange(ctx, statements, () => addressTaken(ctx, 0, addresses));
  wakeJobs(ctx, SYNC, jobs);
  await noteAddresses(ctx, { ...fields, id: inbox!.id });
  return inbox!;
}
