import { type SQL, sql } from 'drizzle-orm';
import type { EventType } from '../../../../contract/webhooks/events.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { newIds } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { type DueJob, insertJobsAt, type JobKind } from '../../../platform/work/jobs.ts';
import { eventsAfter, lastEventId, waitingEvents } from '../../../platform/work/outbox.ts';
import { hasFollowers, toldEmailOf } from '../../mail/index.ts';
import { captionTextOf } from '../../stream/index.ts';
import { notificationCursors, notifications } from '../schema.ts';
import type { Decision } from './decide.ts';
import { KINDS, type Telling, type ToldEvent } from './kinds.ts';

/** The work of telling the members of an organization. Its subject is the organization. */
export const TELL: JobKind = { kind: 'tell', queue: 'SEND' };

const EMAIL_ID = sql`CASE event.type WHEN 'email.bounced' THEN event.data ->> 'bounced_email_id'
  ELSE event.data ->> 'email_id' END`;
const ORGANIZATION_ID = sql`event.organization_id`;
const HAPPENING = { emailId: EMAIL_ID, organizationId: ORGANIZATION_ID, at: sql`event.created_at` };

const NEEDS = {
  followers: sql`COALESCE(event.data ->> 'is_history', 0) = 0 AND ${hasFollowers(HAPPENING)}`,
  assignee: sql`event.data ->> 'assignee_id' IS NOT NULL AND (event.type <> 'task.updated'
    OR event.data ->> 'assignee_id' IS NOT event.data ->> '$.previous.assignee_id')`,
  nothing: sql`true`,
};

/** True, as an expression, for an `event` of which somebody may be told. */
function concernsSomebody(): SQL {
  const cases = Object.entries(KINDS).map(([type, { needs }]) => sql`WHEN ${type} THEN ${NEEDS[needs]}`);
  return sql`CASE event.type ${sql.join(cases, sql` `)} ELSE false END`;
}

/**
 * Makes the jobs due that tell members of the `limit` oldest waiting events, in the transaction that delivers these.
 * The second statement returns the jobs.
 */
export function insertTellJobs(ctx: ServiceCtx, limit: number): [Statement, Statement<DueJob[]>] {
  const concerned = sql`FROM (${waitingEvents(limit)}) AS event WHERE ${concernsSomebody()}`;
  return [
    hidden(
      database(ctx).run(sql`INSERT INTO ${notificationCursors} (organization_id, event_id)
        SELECT event.organization_id, min(event.id) - 1 ${concerned} GROUP BY 1 ON CONFLICT DO NOTHING`),
    ),
    insertJobsAt(
      ctx,
      TELL,
      sql`SELECT DISTINCT event.organization_id, event.organization_id AS subject_id, ${ctx.now()} AS due_at ${concerned}`,
    ),
  ];
}

interface ToldRow {
  id: number;
  type: EventType;
  data: string;
  createdAt: number;
  actorId: number | null;
  email: string | null;
  caption: string | null;
}

/** Selects the next events of the organization of which somebody may be told, in order. */
export function selectToldEvents(ctx: Ctx, limit: number): Statement<ToldRow[]> {
  return database(ctx).all(sql`SELECT event.id, event.type, event.data, event.created_at AS createdAt,
      event.actor_id AS actorId, ${toldEmailOf(HAPPENING)} AS email,
      ${captionTextOf(sql`event.data ->> 'caption_id'`, ORGANIZATION_ID)} AS caption
    FROM ${eventsAfter(ctx, cursorOf(ctx))} AS event WHERE ${concernsSomebody()} ORDER BY event.id LIMIT ${limit}`);
}

export function toToldEvent({ data, email, ...row }: ToldRow): ToldEvent {
  return { ...row, data: JSON.parse(data), email: email === null ? null : JSON.parse(email) };
}

const cursorOf = (ctx: Ctx): SQL =>
  sql`(SELECT event_id FROM ${notificationCursors} WHERE organization_id = ${ctx.organizationId})`;

/** Selects the id of the organization's last event. */
export function selectLastEvent(ctx: Ctx): Statement<{ id: number | null }[]> {
  return database(ctx).all(sql`SELECT ${lastEventId(ctx)} AS id`);
}

/** Stores up to which event the members are told. */
export function updateCursor(ctx: Ctx, eventId: number): Statement {
  return hidden(
    database(
      ctx,
    ).run(sql`UPDATE ${notificationCursors} SET event_id = max(event_id, CAST(${eventId} AS INTEGER))
      WHERE organization_id = ${ctx.organizationId}`),
  );
}

/** A notification of a member. */
export type NewNotification = Omit<Telling, 'to'> & Decision & { userId: number; createdAt: number };

/** Inserts notifications, except of what a member was told before. Returns the id and the member of each. */
export function insertNotifications(
  ctx: Ctx,
  rows: NewNotification[],
): Statement<{ id: number; user_id: number }[]> {
  const id = newIds(notifications, {
    organizationId: ctx.organizationId,
    now: ctx.now(),
    order: sql`new.key`,
  });
  const value = (name: keyof NewNotification) => sql`new.value ->> ${`$.${name}`}`;
  return database(
    ctx,
  ).all(sql`INSERT INTO ${notifications} (id, organization_id, user_id, subject, kind, text, path,
      actor_id, email_id, task_id, created_at, read_at, is_listed, in_digest, push_to)
    SELECT ${id}, ${ctx.organizationId}, ${value('userId')}, ${value('subject')}, ${value('kind')}, ${value('text')},
      ${value('path')}, ${value('actorId')}, ${value('threadId')}, ${value('taskId')}, ${value('createdAt')},
      iif(${value('isRead')}, ${ctx.now()}, NULL), ${value('isListed')}, ${value('inDigest')},
      NULLIF(${value('pushTo')}, '[]')
    FROM json_each(${JSON.stringify(rows)}) AS new WHERE true
    ON CONFLICT (organization_id, user_id, subject) DO NOTHING RETURNING id, user_id`);
}

/** Deletes the oldest notifications of members with more than `kept`. */
export function trimNotifications(ctx: Ctx, userIds: number[], kept: number): Statement {
  const ofUser = sql`o.organization_id = ${ctx.organizationId} AND o.user_id = person.value`;
  const newest = sql`(SELECT o.id FROM ${notifications} AS o WHERE ${ofUser} ORDER BY o.id DESC LIMIT 1 OFFSET ${kept})`;
  return hidden(
    database(ctx).run(sql`DELETE FROM ${notifications} WHERE id IN (
      SELECT past.id FROM (SELECT value, (SELECT max(id) FROM ${newest}) AS last FROM json_each(${JSON.stringify(userIds)}) AS person) AS own
        CROSS JOIN ${notifications} AS past ON past.organization_id = ${ctx.organizationId}
          AND past.user_id = own.value AND past.id <= own.last)`),
  );
}
