import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AddressProof } from '../../../../contract/inboxes.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { actionCount } from '../../../platform/data/audit-log.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { jobsOf } from '../../../platform/work/jobs.ts';
import { type InboxRow, inboxes } from '../schema.ts';
import { SYNC } from '../store.ts';
import { DAY, MAX_ASKED_A_DAY } from './limits.ts';

/* The state of the address proof in the inbox, for users. The directory decides. */

/** The audit log action for sending a proof message. */
export const PROOF_ASKED = 'inbox.proof_asked';

/** An inbox, an address of it in lower case, and the mailbox that it reads. */
export interface InboxAddress {
  id: number;
  address: string;
  /** Whether the address is not its own but one of the others. */
  isAlias: boolean;
  imapHost: string;
  imapUser: string;
}

/** An active inbox that may receive mail. */
export interface Addressed {
  id: number;
  emailAddress: string;
  /** JSON. */
  aliases: string;
  tag: Tag;
  /** Of the address that was looked for. */
  addressProof: AddressProof;
}

const isAliasOf = (address: string): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(aliases) WHERE value = ${address})`;

const hasAddress = (ctx: Ctx, id: number, address: string): SQL =>
  sql`organization_id = ${ctx.organizationId} AND id = ${id}
    AND (email_address = ${address} OR ${isAliasOf(address)})`;

/** Selects the inbox, if it is active and still has this address, as its own or another one. */
export function selectAddressed(ctx: Ctx, id: number, address: string): Statement<Addressed[]> {
  return database(ctx).all(sql`SELECT id, email_address AS emailAddress, aliases, tag,
      CASE WHEN email_address = ${address} THEN address_proof
        ELSE COALESCE((SELECT value FROM json_each(alias_proofs) WHERE key = ${address}), 'none') END AS addressProof
    FROM ${inboxes} WHERE ${hasAddress(ctx, id, address)} AND is_active = 1`);
}

/** Selects a row if the sync of the inbox is running: neither switched off nor stopped by Herald. */
export function selectSync(ctx: Ctx, id: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${jobsOf(SYNC)}
    WHERE organization_id = ${ctx.organizationId} AND subject_id = ${id}
      AND (due_at IS NOT NULL OR lease_until IS NOT NULL)`);
}

/** Fails the batch if the address of the inbox has changed. */
export function requireAddress(ctx: Ctx, id: number, address: string): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${hasAddress(ctx, id, address)})`,
  );
}

/** Fails the batch if the address or mailbox of the inbox has changed. */
export function requireMailbox(ctx: Ctx, inbox: InboxAddress): Statement {
  const { id, address, isAlias, imapHost, imapUser } = inbox;
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${hasAddress(ctx, id, address)}
      AND (email_address <> ${address}) = ${isAlias ? 1 : 0} AND imap_host = ${imapHost} AND imap_user = ${imapUser})`,
  );
}

/** Stores the state of the address from the directory. */
export function updateProof(ctx: Ctx, id: number, address: string, proof: AddressProof): Statement {
  const isOwn = sql`email_address = ${address}`;
  return database(ctx).run(sql`UPDATE ${inboxes}
    SET address_proof = CASE WHEN ${isOwn} THEN ${proof} ELSE address_proof END,
      alias_proofs = CASE WHEN ${isOwn} THEN alias_proofs
        ELSE json_patch(alias_proofs, json_object(${address}, ${proof})) END
    WHERE ${hasAddress(ctx, id, address)}`);
}

/** Records that the proof message is no longer awaited. */
export function updateAnswered(ctx: Ctx, id: number): Statement {
  return database(ctx).run(sql`UPDATE ${inboxes} SET is_proof_open = 0
    WHERE id = ${id} AND organization_id = ${ctx.organizationId}`);
}

/**
 * Fails the batch if the inbox was changed or deleted, if a proof message was sent for it after `since` that was not found
 * or went to the same address, or if the organization has sent too many within a day.
 */
export function requireAskable(ctx: Ctx, id: number, address: string, since: number): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${inboxes} WHERE ${hasAddress(ctx, id, address)} AND is_active = 1
      AND (COALESCE(proof_asked_at, 0) <= ${since}
        OR (NOT is_proof_open AND proof_hash IS NOT NULL AND COALESCE(proof_address, email_address) <> ${address})))
      AND ${actionCount(ctx, PROOF_ASKED, ctx.now() - DAY, MAX_ASKED_A_DAY)} < ${MAX_ASKED_A_DAY}`,
  );
}

/** Records that a proof message, whose code has this hash, is sent to the address. Returns the inbox. */
export function updateAsked(ctx: Ctx, id: number, address: string, hash: string): Statement<InboxRow[]> {
  return database(ctx)
    .update(inboxes)
    .set({ proofHash: hash, proofAddress: address, proofAskedAt: ctx.now(), isProofOpen: true })
    .where(and(eq(inboxes.id, id), eq(inboxes.organizationId, ctx.organizationId)))
    .returning();
}
