import type { EventData } from '../../../../contract/webhooks/events.ts';
import type { Notice } from '../../notices/index.ts';

/** An alert that has fired, with the data of its event; the time in milliseconds. */
export interface ReachedAlert {
  id: number;
  mailDueAt: number;
  fired: EventData<'alert.reached'>;
}

/** Returns the mail about alerts that fired together. */
export function noticeOf(reached: ReachedAlert[]): Notice {
  const [first] = reached;
  return {
    subject:
      reached.length === 1 && first ? titleOf(first.fired) : `${reached.length} token alerts were reached`,
    parts: [
      ...reached.map(({ fired }) => lineOf(fired)),
      { note: 'To change alerts or buy tokens, open Tokens in the settings.' },
    ],
  };
}

const format = (tokens: number) => tokens.toLocaleString('en-US');

function titleOf({ type, used, balance }: EventData<'alert.reached'>): string {
  return type === 'usage' ? `${format(used)} tokens were used` : `${format(balance)} tokens are left`;
}

function lineOf(fired: EventData<'alert.reached'>): string {
  const { type, threshold, period, period_start, used, balance } = fired;
  return type === 'usage'
    ? `${format(used)} tokens were used since ${period_start.slice(0, 10)}. The alert is set to ${format(threshold)} a ${period}.`
    : `${format(balance)} tokens are left. The alert is set to ${format(threshold)}.`;
}
