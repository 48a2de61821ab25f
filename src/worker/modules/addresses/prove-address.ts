import type { Inbox } from '../../../contract/inboxes.ts';
import { DomainError, invalid, notFound } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { audit } from '../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { tagsOf } from '../../platform/tags.ts';
import { countProofMail, findReader } from '../identity/index.ts';
import {
  ASK_INTERVAL,
  addressesOf,
  findInbox,
  newProofCode,
  noteAddresses,
  PROOF_ASKED,
  PROOF_HEADER,
  requireAskable,
  toInbox,
  updateAsked,
} from '../inboxes/index.ts';
import { type Notice, noticeTo, type Reader, requireSystemSender, wakeNotices } from '../notices/index.ts';
import { proofWords } from './words.ts';

/**
 * Sends a message to the address of an inbox, or to `asked`, another one of its addresses, by the service's own mail
 * server: whoever runs the inbox's server could read it in transit. The sync that finds it in the mailbox proves the
 * address. Throws `not_found`; `invalid` (`address`); `refused` (INBOX_INACTIVE); `forbidden` (EMAIL_NOT_VERIFIED: the
 * caller's); `unavailable` (NOT_CONFIGURED); `limited`, within a day of any organization's message to the address, an
 * hour after the last message to the inbox, or after the organization's ten per day; and what `limitOutside` throws.
 */
export async function proveAddress(ctx: Ctx, id: number, asked?: string): Promise<Inbox> {
  const inbox = await findInbox(ctx, id);
  if (!inbox) throw notFound('inbox');
  const address = asked?.toLowerCase() ?? inbox.emailAddress;
  if (!addressesOf(inbox).includes(address)) throw invalid('address', 'expected an address of the inbox');
  if (!inbox.isActive) throw inactive();
  requireSystemSender(ctx.env);
  await limitOutside(ctx, 'mail-server');
  const { code, hash } = newProofCode();
  const reader = await findReader(ctx);
  const uncount = await countProofMail(ctx, address);
  const update = updateAsked(ctx, id, address, hash);
  const results = await commitUnlessRefused(
    database(ctx),
    [
      requireAskable(ctx, id, address, ctx.now() - ASK_INTERVAL),
      update,
      ...(await noticeTo(ctx, ctx.organizationId, address, reader, () => messageOf(address, code, reader))),
      audit(ctx, PROOF_ASKED, `inbox:${address}`, { id }),
    ],
    async () => {
      await uncount();
      return refusalReason(ctx, id, address);
    },
  );
  wakeNotices(ctx);
  const row = results.of(update)[0]!;
  // A crash may have kept the address from the directory.
  await noteAddresses(ctx, row);
  return toInbox(ctx, row, await tagsOf(ctx));
}

function messageOf(address: string, code: string, { language }: Reader): Notice {
  const words = proofWords[language];
  return {
    subject: words.subject(address),
    parts: [words.asked(address), words.leave, { note: words.note }],
    look: 'service',
    headers: { [PROOF_HEADER]: code },
    isFromService: true,
  };
}

/** Returns why the message was not sent. */
async function refusalReason(ctx: Ctx, id: number, address: string): Promise<DomainError> {
  const inbox = await findInbox(ctx, id);
  if (!inbox) return notFound('inbox');
  if (!inbox.isActive) return inactive();
  if (!addressesOf(inbox).includes(address)) {
    return new DomainError('conflict', 'CHANGED_MEANWHILE', 'The inbox has another address now.');
  }
  const wait = (inbox.proofAskedAt ?? 0) + ASK_INTERVAL - ctx.now();
  const detail =
    wait > 0
      ? 'Herald has sent a message to the inbox within the last hour. Look whether it is among the junk mail.'
      : 'The organization has had ten such messages sent within a day.';
  const retryAfterSeconds = Math.ceil((wait > 0 ? wait : ASK_INTERVAL) / 1000);
  return new DomainError('limited', 'TOO_MANY_REQUESTS', detail, { retryAfterSeconds });
}

function inactive(): DomainError {
  return new DomainError('refused', 'INBOX_INACTIVE', 'Herald does not read this inbox. Switch it on first.');
}
