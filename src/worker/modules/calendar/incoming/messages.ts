import { readCalendar } from '../ical/index.ts';
import type { ItipMessage, Method } from '../invitations/index.ts';
import { MAX_SERIES } from './limits.ts';

/** Those that speak of events which others organize: PUBLISH brings one that nobody is invited to. */
const METHODS: Method[] = ['REQUEST', 'REPLY', 'CANCEL', 'COUNTER', 'REFRESH', 'ADD', 'DECLINECOUNTER'];

/** What the calendars of a mail ask or answer, by the UID that it is about; empty if they are only events. */
export function messagesIn(
  calendars: string[],
  sender: Pick<ItipMessage, 'from' | 'sender' | 'authentication'>,
): Map<string, ItipMessage[]> {
  const messages = calendars.flatMap((text) => {
    const { method, events } = readCalendar(text);
    const known = METHODS.find((each) => each === method);
    return known ? events.map((series): ItipMessage => ({ ...sender, method: known, series })) : [];
  });
  const byUid = Map.groupBy(messages, ({ series }) => series.uid);
  return byUid.size > MAX_SERIES ? new Map() : byUid;
}
