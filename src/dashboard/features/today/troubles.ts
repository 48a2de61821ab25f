/** Derives failures from the API's data. */
import type { Schemas } from '../../api/client.ts';
import type { todayText } from '../../lib/text/today.ts';

export type TroubleKind = keyof (typeof todayText)['en']['trouble'];
export interface Trouble {
  id: string;
  kind: TroubleKind;
  /** The affected subject, such as the name of an inbox. */
  name: string;
  /** The server's error message. */
  detail: string;
  /** The page where it can be fixed. */
  to: string;
}

/** Returns inboxes that cannot be synced, and mail that could not be saved. */
export function ofSync({ inboxes }: Schemas['SyncStatus']): Trouble[] {
  return inboxes.flatMap(({ inbox_id: id, name, state, error, set_aside: aside }): Trouble[] => {
    const to = '/settings/inboxes';
    if (state === 'disabled') return [{ id: `inbox-${id}`, kind: 'disabled', name, detail: error, to }];
    if (state === 'failing') return [{ id: `inbox-${id}`, kind: 'inbox', name, detail: error, to }];
    const [first] = aside;
    return first ? [{ id: `aside-${id}`, kind: 'aside', name, detail: first.message, to }] : [];
  });
}

/** Returns mail that was not sent, or whose state is unknown. */
export function ofSends(
  emails: Pick<Schemas['EmailSummary'], 'id' | 'subject' | 'to_address' | 'send_state'>[],
): Trouble[] {
  return emails
    .filter(({ send_state: state }) => state === 'failed' || state === 'unconfirmed')
    .map(({ id, subject, to_address: name, send_state: state }) => ({
      id: `send-${id}`,
      kind: state === 'failed' ? 'send' : 'unconfirmed',
      name,
      detail: subject,
      to: `/mail/${id}`,
    }));
}

/** Returns posts that a platform has rejected. `names` are those of the platforms. */
export function ofAnnouncements(
  list: Schemas['Announcement'][],
  names: Record<Schemas['Platform'], string>,
): Trouble[] {
  return list.map(({ id, platform, message }) => ({
    id: `announcement-${id}`,
    kind: 'announcement',
    name: names[platform],
    detail: message ?? '',
    to: '/live',
  }));
}

const hostOf = (url: string) => URL.parse(url)?.host ?? url;

/** Returns webhooks that fail, or that Herald has disabled for it. */
export function ofWebhooks(list: Schemas['Webhook'][]): Trouble[] {
  return list
    .filter(({ failing_since: since, disabled_reason: reason }) => since !== null || reason !== null)
    .map(({ id, url, disabled_reason: reason }) => ({
      id: `webhook-${id}`,
      kind: reason === null ? 'webhook' : 'webhookOff',
      name: hostOf(url),
      detail: reason ?? '',
      to: '/settings/webhooks',
    }));
}

/** Returns booking services that cannot be synced. */
export function ofBookings(list: Schemas['BookingConnection'][]): Trouble[] {
  return list
    .filter(({ last_error: error }) => error !== null)
    .map(({ id, name, last_error: error }) => ({
      id: `booking-${id}`,
      kind: 'booking',
      name,
      detail: error!,
      to: '/calendar',
    }));
}

const FEW_DAYS = 3;

/**
 * Returns a warning if the tokens are used up, or soon will be at the recent rate. Nobody who uses none, as a new
 * organization does not, misses them.
 */
export function ofTokens(
  { available, used_this_month: used }: Schemas['TokenBalance'],
  { total, days }: Pick<Schemas['TokenUsage'], 'total' | 'days'>,
): Trouble[] {
  const shared = { id: 'tokens', detail: '', to: '/settings/ai' };
  if (used === 0 && total.tokens === 0) return [];
  if (available === 0) return [{ ...shared, kind: 'noTokens', name: '' }];
  const left = Math.floor(available / (total.tokens / Math.max(days.length, 1)));
  return left <= FEW_DAYS ? [{ ...shared, kind: 'tokens', name: String(left) }] : [];
}
