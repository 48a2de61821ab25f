import type { CreateInboxRequest, UpdateInboxRequest } from '../../../contract/inboxes.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { commit, database, isRefusal, type Statement } from '../../platform/data/database.ts';
import { DomainError, isUniqueViolation, notFound } from '../../platform/errors.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { type DueJob, updateDue, wakeJobs } from '../../platform/work/jobs.ts';
import {
  accessAfter,
  BY_PASSWORD,
  hasSmtp,
  namesServers,
  readsAnew,
  requirePasswords,
  requireSmtpToReply,
  requireWholeSmtp,
  toFields,
} from './fields.ts';
import type { InboxFields, InboxRow } from './schema.ts';
import {
  findInbox,
  hasSameServers,
  insertInbox,
  insertSyncJob,
  removeInbox,
  requireInbox,
  requireNotLastActive,
  requireRoom,
  requireServers,
  SYNC,
  updateInbox as updateRow,
} from './store.ts';

const MAX_INBOXES = 50;

/**
 * Makes an inbox, and its sync job, due at once. 400 for half an SMTP server; 409 TAG_TAKEN, ADDRESS_TAKEN; 422
 * TOO_MANY_INBOXES, SMTP_MISSING; 429.
 */
export async function createInbox(ctx: Ctx, input: CreateInboxRequest): Promise<{ id: number }> {
  const secretId = crypto.randomUUID();
  requireWholeSmtp(false, { ...input, smtp_tls: undefined });
  const whole = { ...input, smtp_host: input.smtp_host ?? null };
  // A create request has every other field, so none is missing here.
  const fields = { ...(await toFields(ctx.env, secretId, whole)), ...BY_PASSWORD } as InboxFields;
  requireSmtpToReply(fields);
  if (input.is_active) await limitOutside(ctx, 'mail-server');
  return addInbox(ctx, secretId, fields);
}

/** The same with columns that are sealed for `secretId`; `details` go into the audit log. */
export async function addInbox(
  ctx: Ctx,
  secretId: string,
  fields: InboxFields,
  details: Record<string, unknown> = {},
): Promise<{ id: number }> {
  const [, rows, jobs] = await change(
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
  wakeJobs(ctx, SYNC, jobs as DueJob[]);
  return (rows as [{ id: number }])[0];
}

/**
 * Changes the given fields. When the mailbox is to be read in another way, or again, its sync is due at once.
 * 400 when a server changes without its password, or SMTP comes or goes by halves; 404; 409 TAG_TAKEN, ADDRESS_TAKEN,
 * LAST_ACTIVE_INBOX, CHANGED_MEANWHILE; 422 INBOX_CONNECTED, SMTP_MISSING; 429.
 */
export async function updateInbox(ctx: Ctx, id: number, input: UpdateInboxRequest): Promise<InboxRow> {
  const current = await findInbox(ctx, id);
  if (!current) throw notFound('inbox');
  requireWholeSmtp(hasSmtp(current), input);
  const access = accessAfter(current, input);
  const changes = { ...(await toFields(ctx.env, current.secretId, input)), ...access };
  requirePasswords(current, changes);
  const { smtpHost = current.smtpHost, autoReplyEnabled = current.autoReplyEnabled } = changes;
  const needsSmtp = namesServers(input) || input.auto_reply_enabled === true;
  if (needsSmtp) requireSmtpToReply({ smtpHost, autoReplyEnabled });
  if (readsAnew(current, changes)) await limitOutside(ctx, 'mail-server');
  const details = { fields: Object.keys(input) };
  const guards = [
    input.is_active === false ? requireNotLastActive(ctx, id) : requireInbox(ctx, id),
    ...(needsSmtp ? [requireServers(ctx, current)] : []),
  ];
  return changeInbox(ctx, current, changes, 'inbox.updated', details, guards);
}

/** The same with columns that are sealed for the inbox, whatever it is like by now as long as `guards` hold. */
export async function changeInbox(
  ctx: Ctx,
  current: InboxRow,
  changes: Partial<InboxFields>,
  action: 'inbox.updated' | 'inbox.connected',
  details: Record<string, unknown>,
  guards: Statement[] = [requireInbox(ctx, current.id)],
): Promise<InboxRow> {
  const { id } = current;
  const results = await change(
    ctx,
    [
      ...guards,
      updateRow(ctx, id, changes),
      audit(ctx, action, targetOf(current), { id, ...details }),
      ...(readsAnew(current, changes) ? [dueNow(ctx, id)] : []),
    ],
    () => whyRefused(ctx, current),
  );
  const [rows, , jobs = []] = results.slice(guards.length);
  wakeJobs(ctx, SYNC, jobs as DueJob[]);
  return (rows as [InboxRow])[0];
}

/** Removes the inbox with its passwords. Its mail stays; where its sync stood is cleared by the sync job. */
export async function deleteInbox(ctx: Ctx, id: number): Promise<void> {
  const current = await findInbox(ctx, id);
  if (!current) throw notFound('inbox');
  const [, , jobs] = await change(
    ctx,
    [
      requireNotLastActive(ctx, id),
      removeInbox(ctx, id),
      dueNow(ctx, id),
      audit(ctx, 'inbox.deleted', targetOf(current), { id }),
    ],
    () => whyRefused(ctx, current),
  );
  wakeJobs(ctx, SYNC, jobs as DueJob[]);
}

function dueNow(ctx: Ctx, id: number): Statement {
  return updateDue(ctx, SYNC, [id]);
}

function targetOf(inbox: { emailAddress: string }): string {
  return `inbox:${inbox.emailAddress}`;
}

/** Commits, and tells in the rules' words why the database refused. */
async function change(
  ctx: Ctx,
  statements: Statement[],
  refusal: () => DomainError | Promise<DomainError>,
): Promise<unknown[][]> {
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

async function whyRefused(ctx: Ctx, before: InboxRow): Promise<DomainError> {
  const now = await findInbox(ctx, before.id);
  if (!now) return notFound('inbox');
  return hasSameServers(now, before)
    ? new DomainError(
        'conflict',
        'LAST_ACTIVE_INBOX',
        'The last active inbox can be neither deleted nor switched off.',
      )
    : new DomainError(
        'conflict',
        'CHANGED_MEANWHILE',
        'Its servers or its replies were changed meanwhile. Look at it, and try again.',
      );
}
