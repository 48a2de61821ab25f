import type { Schemas } from '../../../api/client.ts';

type Event = Schemas['CaptionEvent'];
type Caption = Pick<Schemas['Caption'], 'event' | 'stream_id' | 'milestone_id' | 'status'>;

/** What captions tell of: a stream that went live or ended, or a milestone. `subject` is the id of it. */
export interface Occasion {
  event: Event;
  subject: number;
}

/** What the address says: which stream one looks at, and the captions of which event. */
export interface DeskSearch {
  stream?: number;
  event?: Event;
  milestone?: number;
}

const EVENTS: readonly string[] = ['go_live', 'milestone', 'end_stream'] satisfies Event[];
export const PLATFORMS = ['discord', 'x', 'instagram', 'facebook'] as const;

export const isSame = (a: Occasion, b: Occasion | undefined) =>
  a.event === b?.event && a.subject === b.subject;

const idOf = (value: unknown) => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Reads the address; what is no id or no event is left out. */
export function readSearch(search: Record<string, unknown>): DeskSearch {
  const [stream, milestone] = [idOf(search['stream']), idOf(search['milestone'])];
  const event = EVENTS.includes(String(search['event'])) ? (search['event'] as Event) : undefined;
  return {
    ...(stream && { stream }),
    ...(event && { event }),
    ...(milestone && event === 'milestone' && { milestone }),
  };
}

export function occasionOf({ event, stream_id, milestone_id }: Caption): Occasion | null {
  const subject = event === 'milestone' ? milestone_id : stream_id;
  return subject === null ? null : { event, subject };
}

/** The occasions of captions, each once, in their order, with how many of them wait for approval. */
export function occasionsOf(captions: Caption[]): (Occasion & { pending: number })[] {
  const found: (Occasion & { pending: number })[] = [];
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
  occasions: (Occasion & { pending: number })[],
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
