import { sql } from 'drizzle-orm';
import type { ConversationState } from '../../../../contract/mail/conversations.ts';
import type { Direction } from '../../../../contract/mail/emails.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import {
  type AssigneeBox,
  assigneeCountFills,
  type Box,
  labels,
  threadCounts,
  threadPlaces,
} from '../schema.ts';

/** The number of conversations of a kind in a box. */
export interface CountRow {
  box: Box | AssigneeBox;
  state: ConversationState;
  direction: Direction;
  is_read: 0 | 1;
  count: number;
}

const COUNTED = sql.raw('c.box, c.state, c.direction, c.is_read, c.count');

/** Selects the counts of all conversations, and of the open ones of each assignee, with these tags and with each label. */
export function selectCounts(ctx: Ctx, tags: Tag[]): Statement<CountRow[]> {
  const { organizationId } = ctx;
  return database(ctx).all(sql`WITH boxes (box) AS (SELECT value FROM json_each(${JSON.stringify(tags)})
      UNION ALL SELECT CAST(id AS TEXT) FROM ${labels} WHERE organization_id = ${organizationId} AND deleted_at IS NULL)
    SELECT ${COUNTED} FROM ${threadCounts} AS c WHERE c.organization_id = ${organizationId} AND c.box = ''
    UNION ALL SELECT ${COUNTED} FROM boxes CROSS JOIN ${threadCounts} AS c
      ON c.organization_id = ${organizationId} AND c.box = boxes.box AND c.state = 'open'
    UNION ALL SELECT ${COUNTED} FROM ${threadCounts} AS c WHERE c.organization_id = ${organizationId}
      AND c.box >= 'ASSIGNEE:' AND c.box < 'ASSIGNEE;' AND c.state = 'open'`);
}

/** Selects an organization whose conversations are not counted by assignee, or no row. */
export function selectNextFill(ctx: ServiceCtx): Statement<{ organizationId: number }[]> {
  return database(ctx).all(sql`SELECT organization_id AS organizationId FROM ${assigneeCountFills}
    ORDER BY organization_id LIMIT 1`);
}

/** Counts the conversations of the organization by assignee, once. Changes that came before are counted with them. */
export function fillCounts(ctx: Ctx): Statement[] {
  const db = database(ctx);
  const own = sql`organization_id = ${ctx.organizationId}`;
  return [
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${assigneeCountFills} WHERE ${own})`),
    db.run(sql`DELETE FROM ${threadCounts} WHERE ${own} AND box >= 'ASSIGNEE:' AND box < 'ASSIGNEE;'`),
    db.run(sql`INSERT INTO ${threadCounts} (organization_id, box, state, direction, is_read, count)
      SELECT organization_id, 'ASSIGNEE:' || assignee_id, state, direction, is_read, count(*) FROM ${threadPlaces}
      WHERE ${own} AND box = '' AND assignee_id <> 0 GROUP BY 2, 3, 4, 5`),
    hidden(db.run(sql`DELETE FROM ${assigneeCountFills} WHERE ${own}`)),
  ];
}
