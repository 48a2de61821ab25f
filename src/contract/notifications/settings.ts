import { z } from 'zod';
import { instant, timestamp } from '../common.ts';
import { NOTICE_KINDS, type NoticeKind } from './notifications.ts';

/** Inboxes that a member can mute. */
export const MAX_MUTED_INBOXES = 200;
/** Days ahead for which a member can ask not to be disturbed. */
export const MAX_UNDISTURBED_DAYS = 366;

export const DIGESTS = ['off', 'hourly', 'daily'] as const;
export const digest = z.enum(DIGESTS).meta({
  description:
    'A mail with what is unread, on the hour or at 8 in the morning of your time zone. It leaves out what Herald mails at once (`GET /api/settings/profile`).',
});
export type Digest = z.infer<typeof digest>;

const channels = {
  page: z.boolean().meta({ description: 'In the list, `GET /api/notifications`.' }),
  push: z.boolean().meta({ description: 'On your devices, `GET /api/notifications/devices`.' }),
  email: z.boolean().meta({ description: 'In the mail of `digest`.' }),
};
const kindChannels = z.strictObject(channels).meta({ id: 'NotificationChannels' });
export type NoticeChannels = z.infer<typeof kindChannels>;

const ofKinds = <T extends z.ZodType>(value: T) =>
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, value])) as Record<NoticeKind, T>;

const timeOfDay = z
  .string()
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'expected a time of day as HH:MM')
  .meta({ example: '22:00' });
const quietHours = z
  .strictObject({ from: timeOfDay, to: timeOfDay.meta({ example: '07:00' }) })
  .refine(({ from, to }) => from !== to, 'expected two different times')
  .meta({
    id: 'QuietHours',
    description: 'No pushes from `from` until `to`, each day, in the time zone of your profile.',
  });

const mutedInboxIds = z
  .array(z.int().min(1))
  .max(MAX_MUTED_INBOXES)
  .meta({
    description: 'Inboxes about whose conversations you hear nothing.',
    example: [4294967297],
  });
const showsText = z.boolean().meta({
  description:
    'Whether pushes say what they are about: the subject, the title, the beginning of the caption. If not, only what happened and by whom. The text of a mail is in none.',
});

export const notificationSettings = z
  .object({
    kinds: z.strictObject(ofKinds(kindChannels)),
    muted_inbox_ids: mutedInboxIds,
    quiet_hours: quietHours.nullable(),
    do_not_disturb_until: timestamp.nullable().meta({
      description: 'No pushes until then. Null: pushes come.',
      example: null,
    }),
    shows_text: showsText,
    digest,
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof notificationSettings>;

const kindChange = z.strictObject(channels).partial();
export const updateNotificationSettingsRequest = z
  .strictObject({
    kinds: z
      .strictObject(ofKinds(kindChange))
      .partial()
      .meta({
        description: 'Kinds and channels that are left out stay as they are.',
        example: { reply: { push: false } },
      }),
    muted_inbox_ids: mutedInboxIds,
    quiet_hours: quietHours.nullable().meta({ description: 'Null: none.' }),
    do_not_disturb_until: instant.nullable().meta({
      description: `In the future, at most ${MAX_UNDISTURBED_DAYS} days ahead. Null: ends it.`,
    }),
    shows_text: showsText,
    digest,
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'expected at least one field')
  .meta({
    id: 'UpdateNotificationSettingsRequest',
    example: { kinds: { reply: { push: false } }, quiet_hours: { from: '22:00', to: '07:00' } },
  });
export type UpdateNotificationSettings = z.infer<typeof updateNotificationSettingsRequest>;
