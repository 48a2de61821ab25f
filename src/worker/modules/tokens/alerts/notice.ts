import type { EventData } from '../../../../contract/webhooks/events.ts';
import { dayOf, type Notice, numberOf, type Reader } from '../../notices/index.ts';
import { alertWords } from './words.ts';

/** An alert that has fired, with the data of its event; the time in milliseconds. */
export interface ReachedAlert {
  id: number;
  mailDueAt: number;
  fired: EventData<'alert.reached'>;
}

/** Returns the mail about alerts that fired together. */
export function noticeOf(reached: ReachedAlert[], reader: Reader): Notice {
  const words = alertWords[reader.language];
  const [first] = reached;
  const isOne = reached.length === 1 && first !== undefined;
  return {
    subject: isOne ? titleOf(first.fired, reader) : words.manySubject(reached.length),
    parts: [...reached.map(({ fired }) => lineOf(fired, reader)), { note: words.note }],
  };
}

function titleOf({ type, used, balance }: EventData<'alert.reached'>, reader: Reader): string {
  const words = alertWords[reader.language];
  return type === 'usage'
    ? words.usedSubject(numberOf(reader, used))
    : words.leftSubject(numberOf(reader, balance));
}

function lineOf(fired: EventData<'alert.reached'>, reader: Reader): string {
  const words = alertWords[reader.language];
  const threshold = numberOf(reader, fired.threshold);
  if (fired.type !== 'usage') return words.left(numberOf(reader, fired.balance), threshold);
  const since = dayOf(reader, Date.parse(fired.period_start));
  return words.used(numberOf(reader, fired.used), since, threshold, words.periods[fired.period]);
}
