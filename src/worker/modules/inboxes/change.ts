import type { CreateInboxRequest, UpdateInboxRequest } from '../../../contract/inboxes.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { commit, database, isRefusal, type Results, type Statement } from '../../platform/data/database.ts';
import { DomainError, isUniqueViolation, notFound } from '../../platform/errors.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { updateDue, wakeJobs } from '../../platform/work/jobs.ts';
import {
  accessAfterChange,
  BY_PASSWORD,
  hasServerFields,
  hasSmtp,
  needsSync,
  requireCompleteSmtp,
  requirePasswords,
  requireSmtpToReply,
  toFields,
} from './fields.ts';
import type { InboxFields, InboxRow } from './schema.ts';
import {
  deleteInboxRow,
  findInbox,
  hasSameServers,
  insertInbox,
  insertSyncJob,
  requireInbox,
  requireNotLastActive,
  requireRoom,
  requireServers,
  SYNC,
  updateInboxRow,
} from './store.ts';

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
  const [, [inbox], jobs] = await change(
    ctx,
    [
      requireRoom(ctx, MAX_INBOXES),
      insertInbox(ctx, secretId, fields),
      insertSyncJob(ctx, secretId),
      audit(ctx, 'inbox.created', targetOf(fields), details),
    ],
    () =>
      new DomainError('refused', 'TOO_MANY_INBOXES', `An organization has at most ${MAX_INBOXES} inboxes.`),
  );
  wakeJobs(ctx, SYNC, jobs);
  return inbox!;
}

/**
 * Changes the fields of the request. Makes the sync due now if the mailbox must be read again. Throws `invalid` if a
 * server changes without its password, or if some SMTP fields are missing; `not_found`; `conflict` (TAG_TAKEN,
 * ADDRESS_TAKEN, LAST_ACTIVE_INBOX, CHANGED_MEANWHILE); `refused` (INBOX_CONNECTED, SMTP_MISSING); and what
 * `limitOutside` throws.
 */
export async function updateInbox(ctx: Ctx, id: number, input: UpdateInboxRequest): Promise<InboxRow> {
  const current = await findInbox(ctx, id);
  if (!current) throw notFound('inbox');
  requireCompleteSmtp(hasSmtp(current), input);
  const access = accessAfterChange(current, input);
  const changes = { ...(await toFields(ctx.env, current.secretId, input)), ...access };
  requirePasswords(current, changes);
  const { smtpHost = current.smtpHost, autoReplyEnabled = current.autoReplyEnabled } = changes;
  const needsSmtp = hasServerFields(input) || input.auto_reply_enabled === true;
  if (needsSmtp) requireSmtpToReply({ smtpHost, autoReplyEnabled });
  if (needsSync(current, changes)) await limitOutside(ctx, 'mail-server');
  const details = { fields: Object.keys(input) };
  const guards = [
    input.is_active === false ? requireNotLastActive(ctx, id) : requireInbox(ctx, id),
    ...(needsSmtp ? [requireServers(ctx, current)] : []),
  ];
  return changeInbox(ctx, current, changes, 'inbox.updated', details, guards);
}

/** Changes columns that are sealed for the inbox, provided that `guards` hold. Answers the changed inbox. */
export async function changeInbox(
  ctx: Ctx,
  current: InboxRow,
  changes: Partial<InboxFields>,
  action: 'inbox.updated' | 'inbox.connected',
  details: Record<string, unknown>,
  guards: Statement[] = [requireInbox(ctx, current.id)],
): Promise<InboxRow> {
  const { id } = current;
  const update = updateInboxRow(ctx, id, changes);
  const due = needsSync(current, changes) ? updateDue(ctx, SYNC, [id]) : null;
  const results = await change(
    ctx,
    [...guards, update, audit(ctx, action, targetOf(current), { id, ...details }), ...(due ? [due] : [])],
    () => refusalReason(ctx, current),
  );
  if (due) wakeJobs(ctx, SYNC, results.of(due));
  return results.of(update)[0]!;
}

/** Deletes the inbox with its passwords. Its mail stays. The sync job then deletes the sync state. */
export async function deleteInbox(ctx: Ctx, id: number): Promise<void> {
  const current = await findInbox(ctx, id);
  if (!current) throw notFound('inbox');
  const [, , jobs] = await change(
    ctx,
    [
      requireNotLastActive(ctx, id),
      deleteInboxRow(ctx, id),
      updateDue(ctx, SYNC, [id]),
      audit(ctx, 'inbox.deleted', targetOf(current), { id }),
    ],
    () => refusalReason(ctx, current),
  );
  wakeJobs(ctx, SYNC, jobs);
}

function targetOf(inbox: { emailAddress: string }): string {
  return `inbox:${inbox.emailAddress}`;
}

/** Commits, and turns a refusal of the database into a domain error. */
async function change<const S extends readonly Statement[]>(
  ctx: Ctx,
  statements: readonly [...S],
  refusal: () => DomainError | Promise<DomainError>,
): Promise<Results<S>> {
  try {
    return await commit(database(ctx), statements);
  } catch (error) {
    if (isRefusal(error)) throw await refusal();
    if (isUniqueViolation(error, 'inboxes.tag')) {
      throw new DomainError('conflict', 'TAG_TAKEN', 'Another active inbox has this tag.');
    }
    if (isUniqueViolation(error, 'inboxes.email_address')) {
      throw new DomainError('conflict', 'ADDRESS_TAKEN', 'Another inbox has this address.');
    }
    throw error;
  }
}

async function refusalReason(ctx: Ctx, before: InboxRow): Promise<DomainError> {
  const now = await findInbox(ctx, before.id);
  if (!now) return notFound('inbox');
  return hasSameServers(now, before)
    ? new DomainError(
        'conflict',
        'LAST_ACTIVE_INBOX',
        'The last active inbox cannot be deleted or switched off.',
      )
    : new DomainError(
        'conflict',
        'CHANGED_MEANWHILE',
        'The servers or the replies of the inbox have changed since. Read the inbox again, then retry.',
      );
}
