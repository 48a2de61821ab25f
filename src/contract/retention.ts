import { z } from 'zod';

const days = (fewest: number, most: number, preset: number, description: string) =>
  z.int().min(fewest).max(most).default(preset).meta({ description, example: preset });

/** How many days things are kept. A field that is not sent gets its default. */
const fields = {
  trash_days: days(1, 365, 30, 'Conversations in the trash, since they came there.'),
  spam_days: days(1, 365, 30, 'Conversations in spam, since their newest mail came there.'),
  audit_log_days: days(30, 3650, 365, 'Entries of the audit log.'),
  event_days: days(1, 7, 7, 'Events that webhooks have got.'),
  delivery_days: days(1, 30, 30, 'Deliveries of webhooks. Those that succeeded are kept for at most 7 days.'),
  set_aside_days: days(1, 365, 90, 'Notes about messages that a sync could not save.'),
  revoked_key_days: days(1, 365, 90, 'API keys that were revoked or have expired.'),
};

export const changeRetentionRequest = z
  .strictObject(fields)
  .meta({ id: 'ChangeRetention', example: { trash_days: 14 } });

export const retention = z
  .object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field.unwrap().meta(field.meta() ?? {})]),
    ) as { [Name in keyof typeof fields]: ReturnType<(typeof fields)[Name]['unwrap']> },
  )
  .meta({ id: 'Retention' });
export type Retention = z.infer<typeof retention>;

/** The data kept for a number of days, by the names of the settings. */
export type Kept = keyof typeof fields extends `${infer Name}_days` ? Name : never;
