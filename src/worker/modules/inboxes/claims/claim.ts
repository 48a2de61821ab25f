import { DomainError } from '../../../../lib/errors.ts';
import { type Ctx, forOrganization } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database, directory } from '../../../platform/data/database.ts';
import { findInbox } from '../store.ts';
import { FRESH_TIME } from './limits.ts';
import {
  type InboxAddress,
  requireAddress,
  requireMailbox,
  selectAddressed,
  selectSync,
  updateAnswered,
  updateProof,
} from './proof-store.ts';
import type { ProofKind } from './schema.ts';
import {
  type Addresses,
  type Claim,
  deleteClaims,
  deleteClaimsOf,
  type ProvenClaim,
  replaceAddresses,
  selectClaims,
  updateEnded,
  updateUnproven,
  upsertClaim,
} from './store.ts';

/**
 * Assigns an address to the inbox that has proven it, first in the directory, then in the inbox; may be repeated after
 * a crash in between. The first proof counts: while another inbox holds the address, this one is `taken`. Does nothing
 * and returns null if the inbox was deleted, or has another address or mailbox now.
 */
export async function claimAddress(
  ctx: Ctx,
  inbox: InboxAddress,
  how: ProofKind,
): Promise<'proven' | 'taken' | null> {
  const { id, address } = inbox;
  const outcome = await takeAddress(ctx, inbox, how);
  try {
    await commit(database(ctx), [
      requireMailbox(ctx, inbox),
      updateProof(ctx, id, address, outcome),
      updateAnswered(ctx, id),
      audit(ctx, `inbox.address_${outcome}`, `inbox:${address}`, { id, how }),
    ]);
    return outcome;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await releaseAddress(ctx, inbox);
    return null;
  }
}

async function takeAddress(ctx: Ctx, inbox: InboxAddress, how: ProofKind): Promise<'proven' | 'taken'> {
  const { id, address } = inbox;
  const db = directory(ctx);
  const [claims] = await commit(db, [selectClaims(ctx, [address])]);
  const holder = claims.find(isProven);
  const isOther = holder && (holder.organizationId !== ctx.organizationId || holder.inboxId !== id);
  if (isOther && (await isHeld(ctx, holder))) return 'taken';
  const claim = upsertClaim(ctx, inbox, how);
  const results = await commit(db, [...(isOther ? updateEnded(ctx, holder) : []), claim]);
  // No row: another inbox has proven the address since.
  if (results.of(claim).length === 0) return 'taken';
  if (isOther) await noteLoss(ctx, holder);
  return 'proven';
}

export function isProven(claim: Claim): claim is ProvenClaim {
  return claim.provenAt !== null;
}

/**
 * Returns whether an inbox keeps an address that another one proves too: if Herald still reads the mailbox that has
 * proven it. The operator's word counts as long as the inbox is active.
 */
async function isHeld(
  ctx: Ctx,
  { how, provenAt, inboxId, address, ...holder }: ProvenClaim,
): Promise<boolean> {
  const own = forOrganization(ctx, holder.organizationId);
  const [[inbox], [sync]] = await commit(database({ ...own, seen: undefined }), [
    selectAddressed(own, inboxId, address),
    selectSync(own, inboxId),
  ]);
  if (!inbox || how === 'before') return false;
  // The inbox may lack the proof because of a crash.
  const isFresh = provenAt > ctx.now() - FRESH_TIME;
  return how === 'operator' || isFresh || (inbox.addressProof === 'proven' && sync !== undefined);
}

/** Marks the address of an inbox as taken by another one. */
async function noteLoss(ctx: Ctx, { organizationId, inboxId, address }: ProvenClaim): Promise<void> {
  const { seen: _seen, ...service } = ctx;
  const own: Ctx = { ...forOrganization(service, organizationId), actor: { type: 'system' } };
  try {
    await commit(database(own), [
      requireAddress(own, inboxId, address),
      updateProof(own, inboxId, address, 'taken'),
      audit(own, 'inbox.address_taken', `inbox:${address}`, { id: inboxId }),
    ]);
  } catch (error) {
    // The inbox or its organization is being deleted.
    const isClosed = error instanceof DomainError && error.code === 'ORGANIZATION_CLOSED';
    if (!isClosed && !isRefusal(error)) throw error;
  }
}

/** Records the addresses of a created or changed inbox in the directory. */
export async function noteAddresses(ctx: Ctx, inbox: Addresses): Promise<void> {
  await commit(directory(ctx), replaceAddresses(ctx, inbox));
}

/** Releases the address of an inbox that has changed or was deleted. */
async function releaseAddress(ctx: Ctx, { id, address }: InboxAddress): Promise<void> {
  const inbox = await findInbox(ctx, id);
  const statements = inbox
    ? [...updateUnproven(ctx, id, address), ...replaceAddresses(ctx, inbox)]
    : deleteClaimsOf(ctx, id);
  await commit(directory(ctx), statements);
}

/** Deletes the claims of a deleted inbox. */
export async function forgetAddressesOf(ctx: Ctx, id: number): Promise<void> {
  await commit(directory(ctx), deleteClaimsOf(ctx, id));
}

/** Deletes the claims of all inboxes of an organization that is being deleted. */
export async function forgetAddresses(ctx: Ctx): Promise<boolean> {
  await commit(directory(ctx), deleteClaims(ctx));
  return true;
}
