import { NOTICE_KINDS, type NoticeKind } from '../../../../contract/notifications/notifications.ts';
import type {
  NoticeChannels,
  NotificationSettings,
  UpdateNotificationSettings,
} from '../../../../contract/notifications/settings.ts';

/** The settings that a member has changed. */
export type GivenSettings = Partial<
  Omit<NotificationSettings, 'kinds'> & { kinds: Partial<Record<NoticeKind, Partial<NoticeChannels>>> }
>;

/** Pages and devices tell all; mails are only those that Herald sends at once, until a member wants a digest. */
const CHANNELS: NoticeChannels = { page: true, push: true, email: true };
const DEFAULTS: Omit<NotificationSettings, 'kinds'> = {
  muted_inbox_ids: [],
  quiet_hours: null,
  do_not_disturb_until: null,
  shows_text: false,
  digest: 'off',
};

/** Returns all settings of a member, from those that were changed. */
export function effectiveSettings(given: GivenSettings, now: number): NotificationSettings {
  const settings = { ...DEFAULTS, ...given };
  const until = settings.do_not_disturb_until;
  return {
    ...settings,
    kinds: Object.fromEntries(
      NOTICE_KINDS.map((kind) => [kind, { ...CHANNELS, ...given.kinds?.[kind] }]),
    ) as NotificationSettings['kinds'],
    do_not_disturb_until: until !== null && Date.parse(until) > now ? until : null,
  };
}

/** Returns the changed settings with another change. */
export function withChange(
  given: GivenSettings,
  { kinds, ...change }: UpdateNotificationSettings,
): GivenSettings {
  const merged = { ...given.kinds };
  for (const kind of NOTICE_KINDS) {
    if (kinds?.[kind]) merged[kind] = { ...merged[kind], ...kinds[kind] };
  }
  return { ...given, ...change, ...(kinds && { kinds: merged }) };
}
