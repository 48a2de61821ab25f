import { z } from 'zod';
import { line, timestamp } from '../common.ts';

export const NOTIFICATION_KINDS = [
  'task_assigned',
  'task_due',
  'note_mention',
  'caption_pending',
  'audit_finished',
  'alert_reached',
  'event_reminder',
  'event_mail_unsent',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const userName = line(200).trim().min(1).meta({ example: 'Ada Moreau' });
export const imageUrl = z
  .url({ protocol: /^https$/ })
  .max(2000)
  // A URL must encode these characters. Unencoded, they could close the HTML attribute that holds the URL.
  .regex(/^[^\s"'<>\\`]+$/, 'expected an https URL without spaces and quotes')
  .meta({ format: 'uri', example: 'https://example.com/ada.png' });
const timezone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, 'expected a name such as Europe/Berlin')
  .meta({ description: 'A name from the IANA time zone database.', example: 'Europe/Berlin' });
const company = line(200).trim().min(1).meta({ example: 'Analytical Engines Ltd' });
const phone = z
  .string()
  .trim()
  .max(40)
  .regex(
    /^\+?[ ()./-]*[0-9][0-9 ()./-]*$/,
    'expected digits, optionally with a leading + and with spaces, brackets, dots, slashes or dashes',
  )
  .meta({ example: '+44 20 7946 0018' });

export const language = z.enum(['en', 'de']).meta({
  id: 'Language',
  description: 'The language of the mails that Herald sends to the user.',
  example: 'de',
});

/** Seconds for which a draft that is sent can be taken back. */
export const SEND_HOLDS = [0, 5, 10, 20, 30] as const;
export type SendHold = (typeof SEND_HOLDS)[number];
const sendHold = z.literal(SEND_HOLDS).meta({
  type: 'integer',
  enum: [...SEND_HOLDS],
  description: 'Seconds for which a draft that the user sends can be taken back; 0: it is sent at once.',
  example: 10,
});

const switches = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, z.boolean()])) as Record<
  NotificationKind,
  z.ZodBoolean
>;
export const notifications = z.strictObject(switches).meta({ id: 'Notifications' });

export const profile = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
    timezone: z.string().meta({ example: 'Europe/Berlin' }),
    language,
    avatar_url: z.string().nullable(),
    notifications,
    send_hold_seconds: sendHold,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Profile' });

const atLeastOne = (body: object) => Object.keys(body).length > 0;
export const updateProfileRequest = z
  .strictObject({
    name: userName,
    company: company.nullable(),
    phone: phone.nullable(),
    timezone,
    language,
    send_hold_seconds: sendHold,
  })
  .partial()
  .refine(atLeastOne, 'expected at least one field')
  .meta({ id: 'UpdateProfileRequest', example: { company: null, timezone: 'Europe/Berlin' } });
export const updateAvatarRequest = z
  .strictObject({ avatar_url: imageUrl.nullable() })
  .meta({ id: 'UpdateAvatarRequest' });
export const updateNotificationsRequest = notifications
  .partial()
  .refine(atLeastOne, 'expected at least one kind')
  .meta({ id: 'UpdateNotificationsRequest', example: { task_assigned: false } });
