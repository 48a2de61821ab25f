import type { Schemas } from '../../api/client.ts';

type Event = Schemas['CaptionEvent'];

/** The URL search parameters: the shown stream, the event of the captions, and the one over the list. */
export interface DeskSearch {
  stream?: number;
  event?: Event;
  milestone?: number;
  caption?: number;
}

const EVENTS: readonly string[] = ['go_live', 'milestone', 'end_stream'] satisfies Event[];

const idOf = (value: unknown) => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Reads the search parameters; ignores invalid ids and events. */
export function readSearch(search: Record<string, unknown>): DeskSearch {
  const [stream, milestone, caption] = ['stream', 'milestone', 'caption'].map((name) => idOf(search[name]));
  const event = EVENTS.includes(String(search['event'])) ? (search['event'] as Event) : undefined;
  return {
    ...(stream && { stream }),
    ...(event && { event }),
    ...(milestone && event === 'milestone' && { milestone }),
    ...(caption && { caption }),
  };
}
