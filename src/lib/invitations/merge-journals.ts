import { seriesEpoch } from './apply-from-organizer.ts';
import { compareText, newest, sortedRecord } from './register.ts';
import type { Cell, Claim, Journal } from './state.ts';

/**
 * Returns the trusted journals of a claim: from the most to the least trustworthy, until the series itself is known. So
 * a sender who passed authentication once must pass it again, and a SENT-BY is trusted if the organizer names it, or if
 * the organizer has sent nothing.
 */
export function believedJournals({ journals }: Claim): Journal[] {
  const all = Object.values(journals);
  const believed: Journal[] = [];
  for (const level of levelsOf(all)) {
    believed.push(...level);
    if (believed.some(({ cells }) => cells[''] !== undefined)) break;
  }
  return believed;
}

function levelsOf(all: Journal[]): Journal[][] {
  const organizer = all.filter(({ agent }) => agent === null).toSorted(compareTrust);
  const agents = all.filter(({ agent }) => agent !== null).toSorted(compareTrust);
  const levels = organizer.map((own) => [
    own,
    ...agents.filter(({ agent, isVerified }) => isVerified === own.isVerified && own.agents.includes(agent!)),
  ]);
  const placed = new Set(levels.flat());
  return [...levels, ...agents.filter((each) => !placed.has(each)).map((each) => [each])];
}

/** Negative if `a` is more trustworthy. */
export function compareTrust(a: Journal, b: Journal): number {
  return (
    Number(b.isOwn) - Number(a.isOwn) ||
    Number(b.isVerified) - Number(a.isVerified) ||
    Number(b.isKnown) - Number(a.isKnown) ||
    compareText(a.since, b.since) ||
    compareText(a.agent ?? '', b.agent ?? '')
  );
}

/** Merges the cells of several journals. */
export function mergeCells(journals: Journal[]): Record<string, Cell> {
  const merged = new Map<string, Cell>();
  for (const [key, cell] of journals.flatMap(({ cells }) => Object.entries(cells))) {
    const other = merged.get(key) ?? { event: null, cancel: null };
    merged.set(key, { event: newest(other.event, cell.event), cancel: newest(other.cancel, cell.cancel) });
  }
  const epoch = seriesEpoch(Object.fromEntries(merged));
  return sortedRecord(
    [...merged].filter(([, { event, cancel }]) => Math.max(event?.epoch ?? -1, cancel?.epoch ?? -1) >= epoch),
  );
}
