import type { CalendarEvent } from '../recurrence/event.ts';
import { instanceKey } from './instance-key.ts';
import { MAX_AGENTS, MAX_CELLS, MAX_JOURNALS } from './limits.ts';
import type { ItipMessage, Refusal } from './message.ts';
import { address, compareText, newest, sortedRecord, withEntry } from './register.ts';
import type { Cell, Claim, Journal, Rank } from './state.ts';

/** Applies a REQUEST, ADD or CANCEL from the organizer or a SENT-BY of the organizer. */
export function applyFromOrganizer(
  claim: Claim,
  message: ItipMessage,
  organizer: { address: string; sentBy: string[] },
): Claim | Refusal {
  const from = address(message.from);
  if (from !== organizer.address && !organizer.sentBy.includes(from)) return 'not_the_organizer';
  const components = componentsOf(message);
  if (components === null) return 'unsupported';
  const agent = from === organizer.address ? null : from;
  const isVerified = message.sender === 'own' || message.authentication === 'pass';
  const key = `${agent ?? ''} ${isVerified ? 'verified' : 'unverified'}`;
  const known = claim.journals[key];
  if (!known && Object.keys(claim.journals).length >= MAX_JOURNALS) return 'too_many';
  const stamps = components.map(({ stamp }) => stamp ?? '').toSorted(compareText);
  const journal: Journal = known ?? {
    agent,
    isVerified,
    isKnown: false,
    isOwn: false,
    agents: [],
    since: stamps[0]!,
    cells: {},
  };
  const cells = withoutOutdated(addComponents(journal.cells, components, message));
  if (Object.keys(cells).length > MAX_CELLS) return 'too_many';
  const agents = [...new Set([...journal.agents, ...organizer.sentBy])].toSorted(compareText);
  return {
    ...claim,
    journals: withEntry(claim.journals, key, {
      ...journal,
      isKnown: journal.isKnown || message.sender !== 'unknown',
      isOwn: journal.isOwn || message.sender === 'own',
      agents: agents.slice(0, MAX_AGENTS),
      since: [journal.since, stamps[0]!].toSorted(compareText)[0]!,
      cells,
    }),
  };
}

/** Returns the components. ADD adds instances to a series (RFC 5546, 3.2.4), each an exception at its own start. */
function componentsOf({ method, series }: ItipMessage): CalendarEvent[] | null {
  const components = [...(series.master ? [series.master] : []), ...series.exceptions];
  if (method !== 'ADD') return components;
  if (components.some(({ rule, rdates }) => rule !== null || rdates.length > 0)) return null;
  return components.map((each) => ({ ...each, recurrenceId: each.recurrenceId ?? each.start }));
}

function addComponents(
  cells: Record<string, Cell>,
  components: CalendarEvent[],
  { method, series }: ItipMessage,
): Record<string, Cell> {
  // An exception sent with the series is as new as the series, whatever its own SEQUENCE.
  const seriesSequence = method === 'ADD' ? 0 : (series.master?.sequence ?? 0);
  let next = cells;
  for (const event of components) {
    const key = instanceKey(event, series.zones);
    const cell = next[key] ?? { event: null, cancel: null };
    const rank: Rank = {
      epoch: Math.max(event.sequence, seriesSequence),
      sequence: event.sequence,
      stamp: event.stamp ?? '',
    };
    const isCancelled = method === 'CANCEL' || event.status === 'cancelled';
    const { recurrenceId, isThisAndFuture } = event;
    const changed = isCancelled
      ? {
          ...cell,
          cancel: newest(cell.cancel, { ...rank, recurrenceId, isThisAndFuture, zones: series.zones }),
        }
      : { ...cell, event: newest(cell.event, { ...rank, event, zones: series.zones }) };
    next = withEntry(next, key, changed);
  }
  return next;
}

/** Removes cells outdated by a higher SEQUENCE of the series, permanently. */
function withoutOutdated(cells: Record<string, Cell>): Record<string, Cell> {
  const epoch = seriesEpoch(cells);
  const isCurrent = (rank: Rank | null) => rank !== null && rank.epoch >= epoch;
  return sortedRecord(
    Object.entries(cells).flatMap(([key, cell]): [string, Cell][] => {
      if (key === '') return [[key, cell]];
      const current = {
        event: isCurrent(cell.event) ? cell.event : null,
        cancel: isCurrent(cell.cancel) ? cell.cancel : null,
      };
      return current.event || current.cancel ? [[key, current]] : [];
    }),
  );
}

/** Returns the highest SEQUENCE of the series itself, cancelled or not; -1 if only instances are known. */
export function seriesEpoch(cells: Record<string, Cell>): number {
  const series = cells[''];
  return Math.max(series?.event?.epoch ?? -1, series?.cancel?.epoch ?? -1);
}
