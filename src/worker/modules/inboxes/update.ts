import type { UpdateInboxRequest } from '../../../contract/inboxes.ts';
import { DomainError, isUniqueViolation, notFound } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { commit, isRefusal, type Results } from '../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { updateDue, updateSlow, wakeJobs } from '../../platform/work/jobs.ts';
import { noteAddresses } from './claims/claim.ts';
import {
  accessAfterChange,
  addressesOf,
  hasServerFields,
  hasSmtp,
  needsSync,
  requireCompleteSmtp,
  requirePasswords,
  requireSenderToReply,
  toFields,
} from './fields.ts';
import type { InboxFields, InboxRow } from './schema.ts';
import {
  findInbox,
  hasSameServers,
  requireFreeAddresses,
  requireInbox,
  requireNotLastActive,
  requireServers,
  SYNC,
  selectInboxes,
  updateInboxRow,
} from './store.ts';

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
  const changes = { ...(await toFields(ctx, current.secretId, input)), ...access };
  requirePasswords(current, changes);
  const mayLoseSender = hasServerFields(input) || input.email_address !== undefined;
  const needsSender = mayLoseSender || input.auto_reply_enabled === true;
  if (needsSender) requireSenderToReply(ctx.env, afterChange(current, changes));
  if (needsSync(current, changes)) await limitOutside(ctx, 'mail-server');
  const details = { fields: Object.keys(input) };
  const guards = [
    input.is_active === false ? requireNotLastActive(ctx, id) : requireInbox(ctx, id),
    ...(needsSender ? [requireServers(ctx, current)] : []),
  ];
  return changeInbox(ctx, current, changes, 'inbox.updated', details, guards);
}

/** Returns the fields that determine sending and replies, after a change. A new address or mailbox is unproven. */
function afterChange(current: InboxRow, changes: Partial<InboxFields>) {
  const isOther = (key: 'emailAddress' | 'imapHost' | 'imapUser') =>
    changes[key] !== undefined && changes[key] !== current[key];
  return {
    smtpHost: changes.smtpHost ?? current.smtpHost,
    autoReplyEnabled: changes.autoReplyEnabled ?? current.autoReplyEnabled,
    emailAddress: changes.emailAddress ?? current.emailAddress,
    addressProof:
      isOther('emailAddress') || isOther('imapHost') || isOther('imapUser') ? 'none' : current.addressProof,
  };
}

/** Changes columns sealed for the inbox, provided that `guards` hold. Returns the changed inbox. */
export async function changeInbox(
  ctx: Ctx,
  current: InboxRow,
  changes: Partial<InboxFields>,
  action: 'inbox.updated' | 'inbox.connected',
  details: Record<string, unknown>,
  guards: Statement[] = [requireInbox(ctx, current.id)],
): Promise<InboxRow> {
  const { id } = current;
  const addresses = addressesOf({
    emailAddress: changes.emailAddress ?? current.emailAddress,
    aliases: changes.aliases ?? current.aliases,
  });
  const mayCollide = changes.emailAddress !== undefined || changes.aliases !== undefined;
  const update = updateInboxRow(ctx, id, changes);
  const isOtherServer = changes.imapHost !== undefined && changes.imapHost !== current.imapHost;
  const due = needsSync(current, changes) ? updateDue(ctx, SYNC, [id]) : null;
  const results = await commitChange(
    ctx,
    [
      ...guards,
      ...(mayCollide ? [requireFreeAddresses(ctx, id, addresses)] : []),
      update,
      audit(ctx, action, targetOf(current), { id, ...details }),
      ...(isOtherServer ? [updateSlow(ctx, SYNC, id)] : []),
      ...(due ? [due] : []),
    ],
    () => refusalReason(ctx, current, addresses),
  );
  if (due) wakeJobs(ctx, SYNC, results.of(due));
  const changed = results.of(update)[0]!;
  if (mayCollide) await noteAddresses(ctx, changed);
  return changed;
}

/** Returns the refusal of the addresses of an inbox, its own first, of which another inbox has one. */
export async function addressTaken(ctx: Ctx, id: number, addresses: string[]): Promise<DomainError> {
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  return refuseAddress(addresses, takenOf(inboxes, id, addresses) ?? addresses[0]!);
}

function takenOf(inboxes: InboxRow[], id: number, addresses: string[]): string | undefined {
  const taken = inboxes.filter((inbox) => inbox.id !== id).flatMap(addressesOf);
  return addresses.find((address) => taken.includes(address));
}

function refuseAddress([own]: string[], address: string): DomainError {
  const path = address === own ? 'email_address' : 'aliases';
  const message = `another inbox has the address ${address}`;
  return new DomainError('conflict', 'ADDRESS_TAKEN', `${path}: ${message}.`, {
    errors: [{ path, message }],
  });
}

/** Returns the name of an inbox in the audit log. */
export function targetOf(inbox: { emailAddress: string }): string {
  return `inbox:${inbox.emailAddress}`;
}

/** Commits, and converts a refusal by the database to a domain error; `refusal` explains a failed guard. */
export async function commitChange<const S extends readonly Statement[]>(
  ctx: Ctx,
  statements: readonly [...S],
  refusal?: () => DomainError | Promise<DomainError>,
): Promise<Results<S>> {
  try {
    return await commit(database(ctx), statements);
  } catch (error) {
    if (refusal && isRefusal(error)) throw await refusal();
    if (isUniqueViolation(error, 'inboxes.tag')) {
      throw new DomainError('conflict', 'TAG_TAKEN', 'Another active inbox has this tag.');
    }
    throw error;
  }
}

/** Returns why a guard of a change failed. `before` is the inbox that the change was based on. */
export async function refusalReason(
  ctx: Ctx,
  before: InboxRow,
  addresses: string[] = [],
): Promise<DomainError> {
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  const now = inboxes.find(({ id }) => id === before.id);
  if (!now) return notFound('inbox');
  const taken = takenOf(inboxes, before.id, addresses);
  if (taken !== undefined) return refuseAddress(addresses, taken);
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
