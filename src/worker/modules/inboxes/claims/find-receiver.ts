import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, directory } from '../../../platform/data/database.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';
import { isProven } from './claim.ts';
import { MAX_NEEDED } from './limits.ts';
import { type Addressed, selectAddressed, updateProof } from './proof-store.ts';
import { type Claim, type ProvenClaim, selectClaims } from './store.ts';

/** The inbox that receives mail, and its organization. */
export interface Receiver extends Pick<Addressed, 'id' | 'emailAddress' | 'tag'> {
  aliases: string[];
  organizationId: number;
}

/**
 * Returns the active inbox for which the address is proven, else the one with the address without its +detail.
 * `unproven` if active inboxes have the address but none has proven it: they then show this. Null if none has it.
 */
export async function findReceiver(ctx: ServiceCtx, address: string): Promise<Receiver | 'unproven' | null> {
  const exact = address.toLowerCase();
  const addresses = [...new Set([exact, withoutDetail(exact)])];
  const [claims] = await commit(directory(ctx), [selectClaims(ctx, addresses)]);
  const proven = addresses.flatMap((each) =>
    claims.filter(isProven).filter((claim) => claim.address === each),
  );
  for (const claim of proven) {
    const own = forOrganization(ctx, claim.organizationId);
    const inbox = await findProven(own, claim);
    if (inbox) {
      return { ...inbox, aliases: JSON.parse(inbox.aliases), organizationId: own.organizationId };
    }
  }
  const others = claims.filter((claim) => !isProven(claim)).slice(0, MAX_NEEDED);
  const found = await Promise.all(
    others.map((claim) => noteNeed(forOrganization(ctx, claim.organizationId), claim)),
  );
  return found.includes(true) ? 'unproven' : null;
}

/** Returns the inbox of a claim, if it is active and still has the address. */
async function findProven(own: Ctx, { inboxId, address, how }: ProvenClaim): Promise<Addressed | null> {
  const [[inbox]] = await commit(database(own), [selectAddressed(own, inboxId, address)]);
  if (!inbox) return null;
  // The operator's word is only in the directory, and a crash may have kept other proofs from the inbox.
  const isKnown = ['proven', 'assumed'].includes(inbox.addressProof);
  const proof = how === 'before' ? 'assumed' : 'proven';
  if (!isKnown) await commit(database(own), [updateProof(own, inboxId, address, proof)]);
  return inbox;
}

/** Marks an inbox as needing a proof, as mail waits for it. Returns false if the inbox receives no mail. */
async function noteNeed(own: Ctx, { inboxId, address }: Claim): Promise<boolean> {
  const [[inbox]] = await commit(database(own), [selectAddressed(own, inboxId, address)]);
  if (inbox?.addressProof === 'none') {
    await commit(database(own), [updateProof(own, inboxId, address, 'needed')]);
  }
  return inbox !== undefined;
}
