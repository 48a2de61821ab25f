import type { SuggestedTime } from '../../../../../lib/meetings/index.ts';
import { MAX_OF_EMAIL } from '../limits.ts';
import type { SuggestionRow } from '../schema.ts';
import type { Candidate } from './candidate.ts';

/** The changes to the suggestions of a conversation after reading one of its mails. */
export interface Decision {
  insert: Candidate[];
  update: { id: number; candidate: Candidate }[];
  /** Suggestions to end, because the calendar has the event or the conversation a newer one. */
  replaced: number[];
  /** Unchanged suggestions that the mail repeats. */
  same: number[];
}

const nameOf = ({ start, all_day }: SuggestedTime) => `${all_day} ${start}`;

/**
 * Compares the candidates of a mail with the suggestions of its conversation. Skips times that somebody dismissed, or
 * at which the calendar has an event of the conversation. Of two open suggestions with a common time, the one from the
 * later mail replaces the other, unless the times are the same.
 */
export function decide(
  emailId: number,
  candidates: Candidate[],
  known: SuggestionRow[],
  isTaken: (time: SuggestedTime) => boolean,
): Decision {
  const dismissed = new Set(
    known.filter(({ state }) => state === 'dismissed').flatMap(({ times }) => times.map(nameOf)),
  );
  const open = known.filter(({ state }) => state === 'open');
  const replaced = new Set(open.filter(({ times }) => times.some(isTaken)).map(({ id }) => id));
  const offered = new Set<string>();
  const decision: Decision = { insert: [], update: [], replaced: [], same: [] };
  let room = MAX_OF_EMAIL - known.filter((row) => row.emailId === emailId).length;

  for (const candidate of candidates) {
    const times = candidate.times.filter(
      (time) => !dismissed.has(nameOf(time)) && !offered.has(nameOf(time)) && !isTaken(time),
    );
    const before = known.find((row) => row.emailId === emailId && row.key === candidate.key);
    const names = new Set(times.map(nameOf));
    const rivals = open.filter(
      ({ id, times: others }) =>
        id !== before?.id && !replaced.has(id) && others.some((time) => names.has(nameOf(time))),
    );
    const found = { ...candidate, times };
    if (times.length === 0) continue;
    if (before) {
      if (before.state !== 'open') decision.same.push(...rivals.map(({ id }) => id));
      else if (!replaced.has(before.id) && hasChanged(before, found))
        decision.update.push({ id: before.id, candidate: found });
    } else if (rivals.some((rival) => isKept(rival, emailId, names))) {
      decision.same.push(...rivals.map(({ id }) => id));
    } else if (room > 0) {
      room--;
      for (const { id } of rivals) replaced.add(id);
      decision.insert.push(found);
    }
    for (const name of names) offered.add(name);
  }
  return { ...decision, replaced: [...replaced] };
}

/** Returns whether an open suggestion stays: it has the same times, or is from the same mail or a later one. */
function isKept(rival: SuggestionRow, emailId: number, names: Set<string>): boolean {
  return (
    rival.emailId >= emailId ||
    (rival.times.length === names.size && rival.times.every((time) => names.has(nameOf(time))))
  );
}

type Shown = Pick<Candidate, 'title' | 'confidence' | 'isFromModel' | 'times'>;

function hasChanged(before: Shown, after: Shown): boolean {
  const shown = ({ title, confidence, isFromModel, times }: Shown) =>
    JSON.stringify([title, confidence, isFromModel, times]);
  return shown(before) !== shown(after);
}
