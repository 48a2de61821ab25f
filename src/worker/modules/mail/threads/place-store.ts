import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { updateTaskVisibility } from '../../tasks/index.ts';
import { countEmails } from '../counts/store.ts';
import { emails, threadCounts, threadMessages, threadPlaces, threads } from '../schema.ts';
import { insertActivities } from './activity-store.ts';

const COUNTED = sql.raw('organization_id, box, state, direction, is_read');
const KEY = sql`${COUNTED}, last_at, thread_id`;

/** Returns the places that threads should have by their columns: one for all conversations, one per tag and label. */
function placesOf(ctx: Ctx, threadIds: SQL): SQL {
  const boxes = sql`rtrim(json_insert(t.tags, '$[#]', ''), ']') || iif(t.labels = '[]', '', ',') || ltrim(t.labels, '[')`;
  return sql`(SELECT t.organization_id, CAST(b.value AS TEXT) AS box, t.state, t.direction, t.unread_count = 0 AS is_read, t.last_at,
      t.id AS thread_id, COALESCE(t.assignee_id, 0) AS assignee_id
    FROM ${threads} AS t, json_each(${boxes}) AS b
    WHERE t.id IN (${threadIds}) AND +t.organization_id = ${ctx.organizationId} AND t.last_email_id IS NOT NULL)`;
}

const isPlaceOf = (place: string) =>
  sql`p.organization_id = ${sql.raw(place)}.organization_id AND p.box = ${sql.raw(place)}.box
    AND p.state = ${sql.raw(place)}.state AND p.direction = ${sql.raw(place)}.direction
    AND p.is_read = ${sql.raw(place)}.is_read AND p.last_at = ${sql.raw(place)}.last_at
    AND p.thread_id = ${sql.raw(place)}.thread_id`;

/**
 * Returns the boxes that count a place: its own, and, for the place among all conversations, that of the assignee, if
 * any.
 */
const countedBoxes = (place: string) =>
  sql.raw(
    `json_each(iif(${place}.box = '' AND ${place}.assignee_id <> 0, json_array('', 'ASSIGNEE:' || ${place}.assignee_id),
      json_array(${place}.box)))`,
  );

/**
 * Deletes the places of threads, and subtracts them from the counts. Must precede the statements that change a column
 * of the places; `insertPlaces` must follow them. `threadIds` is the SELECT or the expression of the ids.
 */
export function deletePlaces(ctx: Ctx, threadIds: SQL): Statement[] {
  const db = database(ctx);
  const places = placesOf(ctx, threadIds);
  return [
    db.run(sql`INSERT INTO ${threadCounts} (${COUNTED}, count)
      SELECT p.organization_id, b.value, p.state, p.direction, p.is_read, -count(*)
      FROM ${places} AS k CROSS JOIN ${threadPlaces} AS p CROSS JOIN ${countedBoxes('p')} AS b
      WHERE ${isPlaceOf('k')} GROUP BY 1, 2, 3, 4, 5
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    db.run(sql`DELETE FROM ${threadPlaces} WHERE (${KEY}) IN (SELECT ${KEY} FROM ${places})`),
  ];
}

/** Inserts the places that threads should have and lack, and adds them to the counts. */
export function insertPlaces(ctx: Ctx, threadIds: SQL): Statement[] {
  const db = database(ctx);
  const places = sql`${placesOf(ctx, threadIds)} AS k`;
  const isMissing = sql`NOT EXISTS (SELECT 1 FROM ${threadPlaces} AS p WHERE ${isPlaceOf('k')})`;
  return [
    db.run(sql`INSERT INTO ${threadCounts} (${COUNTED}, count)
      SELECT k.organization_id, b.value, k.state, k.direction, k.is_read, count(*)
      FROM ${places} CROSS JOIN ${countedBoxes('k')} AS b WHERE ${isMissing} GROUP BY 1, 2, 3, 4, 5
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    db.run(
      sql`INSERT INTO ${threadPlaces} (${KEY}, assignee_id) SELECT ${KEY}, assignee_id FROM ${places} WHERE ${isMissing}`,
    ),
  ];
}

/** Copies the assignee of threads to their places, moves the counts, and records the change. */
export function updatePlacesAssignee(ctx: Ctx, threadIds: SQL): Statement[] {
  const assignee = sql`(SELECT COALESCE(t.assignee_id, 0) FROM ${threads} AS t WHERE t.id = thread_id)`;
  const db = database(ctx);
  const places = placesOf(ctx, threadIds);
  const isChanged = sql`${isPlaceOf('k')} AND p.box = '' AND p.assignee_id <> k.assignee_id`;
  return [
    insertActivities(
      ctx,
      sql`SELECT k.thread_id, (SELECT t.last_email_id FROM ${threads} AS t WHERE t.id = k.thread_id) AS email_id,
        'assignee' AS type, nullif(p.assignee_id, 0) AS from_value, nullif(k.assignee_id, 0) AS to_value, NULL AS until
        FROM ${places} AS k CROSS JOIN ${threadPlaces} AS p WHERE ${isChanged}`,
    ),
    db.run(sql`INSERT INTO ${threadCounts} (${COUNTED}, count)
      SELECT p.organization_id, 'ASSIGNEE:' || (step.value ->> 0), p.state, p.direction, p.is_read, sum(step.value ->> 1)
      FROM ${places} AS k CROSS JOIN ${threadPlaces} AS p
        CROSS JOIN json_each(json_array(json_array(p.assignee_id, -1), json_array(k.assignee_id, 1))) AS step
      WHERE ${isChanged} AND step.value ->> 0 <> 0 GROUP BY 1, 2, 3, 4, 5
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    db.run(sql`UPDATE ${threadPlaces} SET assignee_id = ${assignee}
      WHERE (${KEY}) IN (SELECT ${KEY} FROM ${places}) AND assignee_id <> ${assignee}`),
  ];
}

/** Returns an SQL condition: conversations in this state are hidden from lists, counts and searches. */
export function isHiddenState(state: SQL): SQL {
  return sql`${state} IN ('spam', 'trash')`;
}

/** Returns an SQL condition: the conversation of an email is in spam or trash. */
export function isHiddenEmail(ctx: Ctx, emailId: number | SQL): SQL {
  return sql`COALESCE((SELECT is_hidden FROM ${emails}
    WHERE id = ${emailId} AND organization_id = ${ctx.organizationId}), 0)`;
}

/**
 * Returns an SQL expression: the most open `state` in a SELECT; NULL if it is empty. The order is open, snoozed, done,
 * trash, spam.
 */
export function mostOpen(states: SQL): SQL {
  return sql`(SELECT state FROM (${states}) ORDER BY instr('open snoozed done trash spam', state) LIMIT 1)`;
}

/**
 * Returns an SQL expression: the state of a conversation after new emails. `before` is its state, or NULL for a new
 * one; `reopens` is true if one of them reopens it.
 */
export function stateAfter(before: SQL, reopens: SQL): SQL {
  return sql`iif(${reopens}, iif(${before} = 'spam', 'spam', 'open'), COALESCE(${before}, 'open'))`;
}

/**
 * Hides the emails and tasks of threads from lists and counts, or shows them again. `threadIds` is a SELECT; skips rows
 * that already have this visibility. Only showing writes rows to an index; hiding deletes them.
 */
export function updateVisibility(ctx: Ctx, threadIds: SQL, isHidden: boolean): Statement[] {
  const db = database(ctx);
  const to = isHidden ? 1 : 0;
  const ofThreads = sql`thread_id IN (${threadIds}) AND +organization_id = ${ctx.organizationId}`;
  return [
    ...updateTaskVisibility(ctx, sql`SELECT id FROM ${emails} WHERE ${ofThreads}`, sql`${to}`),
    ...countEmails(ctx, sql`${ofThreads} AND +is_hidden <> ${to}`, isHidden ? -1 : 1),
    db.run(
      sql`UPDATE ${emails} SET is_hidden = ${to} WHERE ${ofThreads} AND +is_hidden <> ${to} RETURNING id`,
    ),
    // Mail of a blocked sender links no threads until it leaves spam.
    ...(isHidden
      ? []
      : [
          db.run(sql`INSERT INTO ${threadMessages} (organization_id, message_id, thread_id)
            SELECT organization_id, trim(message_id, '<>'), thread_id FROM ${emails} WHERE ${ofThreads}
            ON CONFLICT DO NOTHING`),
        ]),
  ];
}
