import { sql } from 'drizzle-orm';
import type { EventType } from '../../../../src/contract/webhooks/events.ts';
import type { Ctx } from '../../../../src/worker/platform/ctx.ts';
import { database, type Statement } from '../../../../src/worker/platform/data/database.ts';
import { hidden } from '../../../../src/worker/platform/data/shown.ts';
import { recordEvent } from '../../../../src/worker/platform/work/outbox.ts';

/** Records events, each a millisecond after the one before, and each by its actor. */
export function insertEvents(
  ctx: Ctx,
  events: { type: EventType; data: object; actorId: number | null }[],
): Statement[] {
  const start = ctx.now();
  return events.map(({ type, data, actorId }, i) => {
    const actor: Ctx['actor'] =
      actorId === null
        ? { type: 'system' }
        : { type: 'user', userId: actorId, role: 'member', sessionId: 'x' };
    return recordEvent(
      { ...ctx, actor, now: () => start + i },
      type,
      sql`${JSON.stringify(data)}`,
      sql`true`,
    );
  });
}

export function insertGiven(ctx: Ctx, userId: number, settings: object): Statement {
  return hidden(
    database(ctx).run(sql`INSERT INTO notification_settings (organization_id, user_id, settings)
      VALUES (${ctx.organizationId}, ${userId}, ${JSON.stringify(settings)})
      ON CONFLICT DO UPDATE SET settings = excluded.settings`),
  );
}

export function insertFollow(ctx: Ctx, emailId: number, userId: number, isFollowing: boolean): Statement {
  return hidden(
    database(ctx).run(sql`INSERT INTO follows (organization_id, thread_id, user_id, follows, since)
      SELECT organization_id, thread_id, ${userId}, ${isFollowing ? 1 : 0}, 0 FROM emails WHERE id = ${emailId}
      ON CONFLICT DO UPDATE SET follows = excluded.follows`),
  );
}

interface Made {
  id: number;
  userId: number;
  kind: string;
  isListed: 0 | 1;
  isRead: 0 | 1;
  inDigest: 0 | 1;
  pushTo: string | null;
}

/** Selects the notifications of the organization after an id. */
export function selectMade(ctx: Ctx, after: number): Statement<Made[]> {
  return database(ctx).all(sql`SELECT id, user_id AS userId, kind, is_listed AS isListed,
      read_at IS NOT NULL AS isRead, in_digest AS inDigest, push_to AS pushTo
    FROM notifications WHERE organization_id = ${ctx.organizationId} AND id > CAST(${after} AS INTEGER)`);
}
