import type { Schemas } from '../../../api/client.ts';
import type { DeskSearch } from '../search.ts';

type Event = Schemas['CaptionEvent'];
type Caption = Pick<Schemas['Caption'], 'event' | 'stream_id' | 'milestone_id' | 'status'>;

/** The occasion of a caption: a stream that went live or ended, or a milestone. `subject` is its id. */
export interface Occasion {
  event: Event;
  subject: number;
}

/** `pending` is the number of its captions that await approval. */
export type Waiting = Occasion & { pending: number };

export const PLATFORMS = ['discord', 'x', 'instagram', 'facebook'] as const;

export const isSame = (a: Occasion, b: Occasion | undefined) =>
  a.event === b?.event && a.subject === b.subject;

export const keyOf = ({ event, subject }: Occasion) => `${event} ${subject}`;

export function occasionOf({ event, stream_id, milestone_id }: Caption): Occasion | null {
  const subject = event === 'milestone' ? milestone_id : stream_id;
  return subject === null ? null : { event, subject };
}

const byPlatform = (a: { platform: (typeof PLATFORMS)[number] }, b: typeof a) =>
  PLATFORMS.indexOf(a.platform) - PLATFORMS.indexOf(b.platform);

/** Returns the captions of an occasion, in the order of the platforms. */
export function captionsOf(captions: Schemas['Caption'][], occasion: Occasion): Schemas['Caption'][] {
  const isOf = (caption: Caption) => {
    const of = occasionOf(caption);
    return of !== null && isSame(of, occasion);
  };
  return captions.filter(isOf).sort(byPlatform);
}

/** Returns the distinct occasions of captions in order, with the number that await approval. */
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

/** Returns the occasion of the URL, else the newest of the shown stream, the newest pending one, or the newest. */
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
