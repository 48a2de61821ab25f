import { believedJournals, compareTrust } from './merge-journals.ts';
import { compareText } from './register.ts';
import type { Claim, Journal, ObjectState } from './state.ts';

/** A claim with its trusted journals, of which there is at least one. */
export interface BelievedClaim {
  organizer: string;
  claim: Claim;
  journals: Journal[];
}

/** Returns the believed claims, the shown one first: one that was answered, then the most trustworthy. */
export function believedClaims({ claims }: ObjectState): BelievedClaim[] {
  return Object.entries(claims)
    .map(([organizer, claim]) => ({ organizer, claim, journals: believedJournals(claim) }))
    .filter(({ journals }) => journals.length > 0)
    .toSorted(
      (a, b) =>
        Number(isAnswered(b.claim)) - Number(isAnswered(a.claim)) ||
        compareTrust(a.journals[0]!, b.journals[0]!) ||
        compareText(a.organizer, b.organizer),
    );
}

/** Returns the address of the organizer whose event is shown, or null. */
export function shownOrganizer(state: ObjectState): string | null {
  return believedClaims(state)[0]?.organizer ?? null;
}

export function isAnswered({ replies }: Claim): boolean {
  return Object.values(replies).some(({ isOwn, status }) => isOwn && status !== 'needs_action');
}
