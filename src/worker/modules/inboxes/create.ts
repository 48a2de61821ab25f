import type { CreateInboxRequest } from '../../../contract/inboxes.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { DomainError } from '../../platform/errors.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { wakeJobs } from '../../platform/work/jobs.ts';
import { noteAddress } from './claims/claim.ts';
import { BY_PASSWORD, requireCompleteSmtp, requireSmtpToReply, toFields } from './fields.ts';
import type { InboxFields } from './schema.ts';
import { insertInbox, insertSyncJob, requireRoom, SYNC } from './store.ts';
import { commitChange, targetOf } from './update.ts';

const MAX_INBOXES = 50;

/**
 * Creates an inbox, whose sync is due now. Throws `invalid` if some SMTP fields are missing; `conflict` (TAG_TAKEN,
 * ADDRESS_TAKEN); `refused` (TOO_MANY_INBOXES, SMTP_MISSING); and what `limitOutside` throws.
 */
export async function createInbox(ctx: Ctx, input: CreateInboxRequest): Promise<{ id: number }> {
  const secretId = crypto.randomUUID();
  requireCompleteSmtp(false, { ...input, smtp_tls: undefined });
  const complete = { ...input, smtp_host: input.smtp_host ?? null };
  // A create request has every other field.
  const fields = { ...(await toFields(ctx.env, secretId, complete)), ...BY_PASSWORD } as InboxFields;
  requireSmtpToReply(fields);
  if (input.is_active) await limitOutside(ctx, 'mail-server');
  return addInbox(ctx, secretId, fields);
}

/** Creates an inbox from columns that are sealed for `secretId`. `details` go into the audit log. */
export async function addInbox(
  ctx: Ctx,
  secretId: string,
  fields: InboxFields,
  details: Record<string, unknown> = {},
): Promise<{ id: number }> {
  const [insert, advance] = insertInbox(ctx, secretId, fields);
  const [, [inbox], , jobs] = await commitChange(
    ctx,
    [
      requireRoom(ctx, MAX_INBOXES),
      insert,
      advance,
      insertSyncJob(ctx, secretId),
      audit(ctx, 'inbox.created', targetOf(fields), details),
    ],
    () =>
      new DomainError('refused', 'TOO_MANY_INBOXES', `An organization has at most ${MAX_INBOXES} inboxes.`),
  );
  wakeJobs(ctx, SYNC, jobs);
  await noteAddress(ctx, inbox!.id, fields.emailAddress);
  return inbox!;
}
