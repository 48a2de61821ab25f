/** What failed, out of what the API says of each part. */
import type { Schemas } from '../../api/client.ts';
import type { todayText } from '../../lib/text/today.ts';

export type TroubleKind = keyof (typeof todayText)['en']['trouble'];
export interface Trouble {
  id: string;
  kind: TroubleKind;
  /** Whose trouble it is, such as the name of an inbox. */
  name: string;
  /** What the server answered. */
  detail: string;
  /** Where it is mended. */
  to: string;
}

/** Inboxes that cannot be read, and mail that could not be saved. */
export function ofSync({ inboxes }: Schemas['SyncStatus']): Trouble[] {
  return inboxes.flatMap(({ inbox_id: id, name, state, error, set_aside: aside }): Trouble[] => {
    const to = '/settings/inboxes';
    if (state === 'disabled') return [{ id: `inbox-${id}`, kind: 'disabled', name, detail: error, to }];
    if (state === 'failing') return [{ id: `inbox-${id}`, kind: 'inbox', name, detail: error, to }];
    const [first] = aside;
    return first ? [{ id: `aside-${id}`, kind: 'aside', name, detail: first.message, to }] : [];
  });
}

/** Mail that did not go out, or nobody knows. */
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

/** Posts that a platform has refused. `names` are those of the platforms. */
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

/** Webhooks that fail, or that Herald has switched off for it. */
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

/** Booking services from which nothing comes. */
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

/** Tokens that are gone, or will be soon if they are used as in the last days. */
export function ofTokens(
  { available }: Schemas['TokenBalance'],
  { total, days }: Pick<Schemas['TokenUsage'], 'total' | 'days'>,
): Trouble[] {
  const shared = { id: 'tokens', detail: '', to: '/settings/ai' };
  if (available === 0) return [{ ...shared, kind: 'noTokens', name: '' }];
  const left = Math.floor(available / (total.tokens / Math.max(days.length, 1)));
  return left <= FEW_DAYS ? [{ ...shared, kind: 'tokens', name: String(left) }] : [];
}
