import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { api, client, dataOf, type Schemas } from '../../../api/client.ts';

export type Occurrence = Schemas['CalendarOccurrence'];
export type CalendarEvent = Schemas['CalendarEvent'];

const PATH = '/api/calendar/events';
const PAGE = 200;
const MOST_PAGES = 10;

export interface Range {
  from: string;
  to: string;
}

const optionsOf = ({ from, to }: Range, timezone: string) => ({
  queryKey: ['get', PATH, { params: { query: { from, to, timezone } } }, 'range'],
  staleTime: 30_000,
  async queryFn({ signal }: { signal: AbortSignal }): Promise<Occurrence[]> {
    const found: Occurrence[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < MOST_PAGES; page++) {
      const query = { from, to, timezone, limit: PAGE, ...(cursor ? { cursor } : {}) };
      const answer = await client.GET(PATH, { params: { query }, signal });
      found.push(...dataOf(answer)!);
      const next = answer.response.headers.get('link')?.match(/<([^<>]*)>; rel="next"/)?.[1];
      if (!next) break;
      cursor = new URL(next, location.href).searchParams.get('cursor') ?? undefined;
    }
    return found;
  },
});

/** Fetches the occurrences of a range, at most 2,000. Returns the previous range until the next one is loaded. */
export const useOccurrences = (range: Range, timezone: string, enabled = true) =>
  useQuery({ ...optionsOf(range, timezone), placeholderData: keepPreviousData, enabled });

export const prefetchOccurrences = (queries: QueryClient, range: Range, timezone: string) =>
  void queries.prefetchQuery(optionsOf(range, timezone));

export const keyOf = ({ event_id, recurrence_id }: Pick<Occurrence, 'event_id' | 'recurrence_id'>) =>
  `${event_id}/${recurrence_id ?? ''}`;

const EVENT = '/api/calendar/events/{id}';
const initOf = (id: number) => ({ params: { path: { id } } });

/** Fetches an event with its whole series. */
export const useEvent = (id: number | undefined) =>
  api.useQuery('get', EVENT, initOf(id ?? 0), {
    enabled: id !== undefined,
    select: (data) => data as CalendarEvent,
  });

/** Fetches an event with its whole series, from the cache if possible. */
export const fetchEvent = async (queries: QueryClient, id: number) =>
  (await queries.ensureQueryData(api.queryOptions('get', EVENT, initOf(id)))) as CalendarEvent;

/** Returns whether an event is managed elsewhere: invitations and bookings change at their source. */
export const isOthers = ({ source }: Pick<Occurrence, 'source'>) =>
  source === 'invitation' || source === 'booking';
