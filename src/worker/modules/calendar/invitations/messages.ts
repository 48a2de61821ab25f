import { type CalendarEvent, readCalendar, type Series } from '../../../../lib/ical/index.ts';
import type { ItipMessage, Method } from '../../../../lib/invitations/index.ts';
import { MAX_SERIES } from './limits.ts';

/** Methods about events with invitations: PUBLISH is for an event that nobody is invited to. */
const METHODS: Method[] = ['REQUEST', 'REPLY', 'CANCEL', 'COUNTER', 'REFRESH', 'ADD', 'DECLINECOUNTER'];

export interface Messages {
  byUid: Map<string, ItipMessage[]>;
  /** The parts that were not read, each with the reason. */
  refused: string[];
}

/** Returns the iTIP messages in the calendars of a mail, by UID; empty if they only contain events. */
export function messagesIn(
  calendars: string[],
  sender: Pick<ItipMessage, 'from' | 'sender' | 'authentication'>,
  sentAt: string,
): Messages {
  const refused: string[] = [];
  const messages = calendars.flatMap((text) => {
    const calendar = readCalendar(text, { isMail: true });
    const method = METHODS.find((each) => each === calendar.method);
    if (!method) return [];
    refused.push(...calendar.refused.map(({ reason }) => reason));
    return calendar.events.map(
      (series): ItipMessage => ({ ...sender, method, series: stamped(series, sentAt) }),
    );
  });
  const byUid = Map.groupBy(messages, ({ series }) => series.uid);
  return { byUid: byUid.size > MAX_SERIES ? new Map() : byUid, refused };
}

/** Gives components without a readable DTSTAMP the time of the mail, so that of two messages the newer one counts. */
function stamped(series: Series, sentAt: string): Series {
  const stamp = `${new Date(sentAt).toISOString().slice(0, 19)}.000Z`;
  const withStamp = (event: CalendarEvent) => ({ ...event, stamp: event.stamp ?? stamp });
  return {
    ...series,
    master: series.master && withStamp(series.master),
    exceptions: series.exceptions.map(withStamp),
  };
}
