import type { CreateInboxRequest, UpdateInboxRequest } from '../../../contract/inboxes.ts';
import { normalHost } from '../../platform/address-guard.ts';
import { audit } from '../../platform/audit-log.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit, database, isRefusal, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { DomainError, invalid, isUniqueViolation, notFound } from '../../platform/errors.ts';
import { makeDue, wakeSyncJobs } from '../../platform/jobs.ts';
import { sealPassword } from './open.ts';
import type { InboxFields, InboxRow } from './schema.ts';
import {
  findInbox,
  insertInbox,
  insertSyncJob,
  removeInbox,
  requireInbox,
  requireNotLastActive,
  requireRoom,
  updateInbox as updateRow,
} from './store.ts';

const MAX_INBOXES = 50;

/** Makes an inbox, and its sync job, due at once. 409 TAG_TAKEN, ADDRESS_TAKEN; 422 TOO_MANY_INBOXES. */
export async function createInbox(ctx: Ctx, input: CreateInboxRequest): Promise<{ id: number }> {
  const secretId = crypto.randomUUID();
  // A create request has every field, so none is missing here.
  const fields = (await toFields(ctx.env, secretId, input)) as InboxFields;
  const [, rows, jobs] = await change(
    ctx,
    [
      requireRoom(ctx, MAX_INBOXES),
      insertInbox(ctx, secretId, fields),
      insertSyncJob(ctx, secretId),
      audit(ctx, 'inbox.created', targetOf(fields)),
    ],
    () =>
      new DomainError('refused', 'TOO_MANY_INBOXES', `An organization has at most ${MAX_INBOXES} inboxes.`),
  );
  wakeSyncJobs(ctx, jobs as { id: number }[]);
  return (rows as [{ id: number }])[0];
}

/**
 * Changes the given fields. When the mailbox is to be read in another way, or again, its sync is due at once.
 * 404; 409 TAG_TAKEN, ADDRESS_TAKEN, LAST_ACTIVE_INBOX.
 */
export async function updateInbox(ctx: Ctx, id: number, input: UpdateInboxRequest): Promise<InboxRow> {
  const current = await findInbox(ctx, id);
  if (!current) throw notFound('inbox');
  const changes = await toFields(ctx.env, current.secretId, input);
  const [, rows, , jobs = []] = await change(
    ctx,
    [
      input.is_active === false ? requireNotLastActive(ctx, id) : requireInbox(ctx, id),
      updateRow(ctx, id, changes),
      audit(ctx, 'inbox.updated', targetOf(current), { id, fields: Object.keys(input) }),
      ...(readsAnew(current, changes) ? [dueNow(ctx, id)] : []),
    ],
    () => goneOrLastActive(ctx, id),
  );
  wakeSyncJobs(ctx, jobs as { id: number }[]);
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
    () => goneOrLastActive(ctx, id),
  );
  wakeSyncJobs(ctx, jobs as { id: number }[]);
}

function dueNow(ctx: Ctx, id: number): Statement {
  return makeDue(database(ctx), 'sync', ctx.organizationId, [id], ctx.now());
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

async function goneOrLastActive(ctx: Ctx, id: number): Promise<DomainError> {
  if (!(await findInbox(ctx, id))) return notFound('inbox');
  return new DomainError(
    'conflict',
    'LAST_ACTIVE_INBOX',
    'The last active inbox can be neither deleted nor switched off.',
  );
}

/** True when what is known of the mailbox may no longer hold: other credentials, or switched on again. */
function readsAnew(current: InboxRow, changes: Partial<InboxFields>): boolean {
  const keys = ['imapHost', 'imapPort', 'imapUser', 'imapTls', 'imapPassword'] as const;
  return (
    keys.some((key) => changes[key] !== undefined && changes[key] !== current[key]) ||
    (changes.isActive === true && !current.isActive)
  );
}

/** The columns of the given fields, passwords sealed. */
async function toFields(
  env: Env,
  secretId: string,
  input: UpdateInboxRequest,
): Promise<Partial<InboxFields>> {
  const { imap_password, smtp_password } = input;
  return {
    name: input.name,
    emailAddress: input.email_address?.toLowerCase(),
    tag: input.tag,
    imapHost: hostOf('imap_host', input.imap_host),
    imapPort: input.imap_port,
    imapUser: input.imap_user,
    imapPassword: imap_password && (await sealPassword(env, secretId, 'imap_password', imap_password)),
    imapTls: input.imap_tls,
    smtpHost: hostOf('smtp_host', input.smtp_host),
    smtpPort: input.smtp_port,
    smtpUser: input.smtp_user,
    smtpPassword: smtp_password && (await sealPassword(env, secretId, 'smtp_password', smtp_password)),
    smtpTls: input.smtp_tls,
    isActive: input.is_active,
    autoReplyEnabled: input.auto_reply_enabled,
  };
}

function hostOf(field: string, host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const normal = normalHost(host);
  if (normal === null) throw invalid(field, 'a host name or an address, without scheme and port');
  return normal;
}
