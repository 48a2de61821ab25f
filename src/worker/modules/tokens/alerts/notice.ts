import type { EventData } from '../../../../contract/webhooks/events.ts';
import type { Notice } from '../../notices/index.ts';

/** An alert that was reached, with the data of its event; the time in milliseconds. */
export interface ReachedAlert {
  id: number;
  mailDueAt: number;
  fired: EventData<'alert.reached'>;
}

/** The mail about alerts that were reached at once. */
export function noticeOf(reached: ReachedAlert[]): Notice {
  const [first] = reached;
  return {
    subject:
      reached.length === 1 && first ? titleOf(first.fired) : `${reached.length} token alerts were reached`,
    text: [
      ...reached.map(({ fired }) => lineOf(fired)),
      '',
      'Alerts are changed, and tokens bought, in the settings under Tokens.',
      '',
    ].join('\n'),
  };
}

type Fired = EventData<'alert.reached'>;

const shown = (tokens: number) => tokens.toLocaleString('en-US');

function titleOf({ type, used, balance }: Fired): string {
  return type === 'usage' ? `${shown(used)} tokens were used` : `${shown(balance)} tokens are left`;
}

function lineOf(fired: Fired): string {
  const { type, threshold, period, period_start, used, balance } = fired;
  return type === 'usage'
    ? `${shown(used)} tokens were used since ${period_start.slice(0, 10)}. You asked to be told at ${shown(threshold)} a ${period}.`
    : `${shown(balance)} tokens are left. You asked to be told at ${shown(threshold)}.`;
}
