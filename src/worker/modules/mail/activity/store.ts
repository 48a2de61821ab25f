import { sql } from 'drizzle-orm';
import type { ActivityType } from '../../../../contract/mail/activity.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, labels } from '../schema.ts';
import { activities } from '../threads/schema.ts';

/** An entry; times in milliseconds. */
export interface ActivityRow {
  id: number;
  email_id: number | null;
  created_at: number;
  actor: string;
  type: ActivityType;
  from_value: string | null;
  to_value: string | null;
  until: number | null;
  /** Of a label. */
  label_name: string | null;
}

/** Selects entries of the conversation of an email, newest first, with ids below `before`. */
export function selectActivities(
  ctx: Ctx,
  emailId: number,
  { type, before, limit }: { type?: ActivityType | undefined; before: number | null; limit: number },
): Statement<ActivityRow[]> {
  const { organizationId } = ctx;
  const older = before === null ? sql`` : sql`AND a.id < ${before}`;
  const ofType = type === undefined ? sql`` : sql`AND a.type = ${type}`;
  // The plus keeps SQLite from scanning the whole organization instead of one thread.
  return database(
    ctx,
  ).all(sql`SELECT a.id, a.email_id, a.created_at, a.actor, a.type, a.from_value, a.to_value, a.until,
      l.name AS label_name
    FROM ${activities} AS a LEFT JOIN ${labels} AS l ON a.type = 'label' AND l.organization_id = ${organizationId}
      AND l.id = CAST(COALESCE(a.to_value, a.from_value) AS INTEGER) AND l.deleted_at IS NULL
    WHERE a.thread_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND organization_id = ${organizationId})
      AND +a.organization_id = ${organizationId} ${older} ${ofType}
    ORDER BY a.id DESC LIMIT ${limit}`);
}
