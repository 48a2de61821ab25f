import type { Schemas } from '../../../api/client.ts';
import type { DeskSearch } from '../search.ts';

type Event = Schemas['CaptionEvent'];
type Caption = Pick<Schemas['Caption'], 'event' | 'stream_id' | 'milestone_id' | 'status'>;

/** What captions tell of: a stream that went live or ended, or a milestone. `subject` is the id of it. */
export interface Occasion {
  event: Event;
  subject: number;
}

/** `pending`: captions of it that wait for approval. */
export type Waiting = Occasion & { pending: number };

export const PLATFORMS = ['discord', 'x', 'instagram', 'facebook'] as const;

export const isSame = (a: Occasion, b: Occasion | undefined) =>
  a.event === b?.event && a.subject === b.subject;

export function occasionOf({ event, stream_id, milestone_id }: Caption): Occasion | null {
  const subject = event === 'milestone' ? milestone_id : stream_id;
  return subject === null ? null : { event, subject };
}

/** The occasions of captions, each once, in their order, with how many of them wait for approval. */
export function occasionsOf(captions: Caption[]): Waiting[] {
  const found: Waiting[] = [];
  for (const caption of captions) {
    const occasion = occasionOf(caption);
    if (!occasion) continue;
    let known = found.find((each) => isSame(each, occasion));
    if (!known) {
      known = { ...occasion, pending: 0 };
      found.push(known);
    }
    if (caption.status === 'pending') known.pending++;
  }
  return found;
}

/** The one that the address names, else the newest of the stream one looks at, else the newest that waits, else the newest. */
export function chooseOccasion(
  { stream, event, milestone }: DeskSearch,
  occasions: Waiting[],
  newestStream: number | null,
): Occasion | undefined {
  if (event === 'milestone' && milestone) return { event, subject: milestone };
  const subject = stream ?? newestStream;
  if (event && event !== 'milestone' && subject) return { event, subject };
  const among = stream
    ? occasions.filter((each) => each.event !== 'milestone' && each.subject === stream)
    : occasions.filter((each) => !event || each.event === event);
  return among.find(({ pending }) => pending > 0) ?? among[0];
}
