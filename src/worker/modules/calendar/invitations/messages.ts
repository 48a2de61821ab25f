import { readCalendar } from '../../../../lib/ical/index.ts';
import type { ItipMessage, Method } from '../../../../lib/invitations/index.ts';
import { MAX_SERIES } from './limits.ts';

/** Methods about events with invitations: PUBLISH is for an event that nobody is invited to. */
const METHODS: Method[] = ['REQUEST', 'REPLY', 'CANCEL', 'COUNTER', 'REFRESH', 'ADD', 'DECLINECOUNTER'];

/** Returns the iTIP messages in the calendars of a mail, by UID; empty if they only contain events. */
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
