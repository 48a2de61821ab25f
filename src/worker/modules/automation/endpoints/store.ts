import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/database.ts';
import { createJob } from '../../../platform/jobs.ts';
import { type WebhookRow, webhooks } from '../schema.ts';

/** What can be changed in an endpoint. */
export type WebhookFields = Pick<WebhookRow, 'url' | 'events' | 'description' | 'isActive'>;

const own = (ctx: Ctx) => eq(webhooks.organizationId, ctx.organizationId);
const ownWithId = (ctx: Ctx, id: number) => and(own(ctx), eq(webhooks.id, id));

/** The endpoints of the organization, oldest first. */
export function selectWebhooks(ctx: Ctx): Promise<WebhookRow[]> {
  return database(ctx).select().from(webhooks).where(own(ctx)).orderBy(asc(webhooks.id));
}

/** WebhookRow, or no row: to be awaited, or as a statement of a batch. */
export function webhookById(ctx: Ctx, id: number) {
  return database(ctx).select().from(webhooks).where(ownWithId(ctx, id));
}

/** Its row is the new endpoint. */
export function insertWebhook(
  ctx: Ctx,
  fields: WebhookFields & Pick<WebhookRow, 'secretId' | 'secret'>,
): Statement {
  const now = ctx.now();
  return database(ctx)
    .insert(webhooks)
    .values({ ...fields, organizationId: ctx.organizationId, createdAt: now, updatedAt: now })
    .returning();
}

/** The job of the endpoint that the same batch has made. */
export function insertWebhookJob(ctx: Ctx, secretId: string): Statement {
  const webhook = sql`(SELECT id FROM ${webhooks} WHERE secret_id = ${secretId})`;
  return createJob(database(ctx), 'webhook', ctx.organizationId, webhook, ctx.now());
}

/** Its row is the endpoint as it is then. */
export function updateWebhook(
  ctx: Ctx,
  id: number,
  changes: Partial<WebhookFields & Pick<WebhookRow, 'failingSince' | 'disabledReason' | 'disabledAt'>>,
): Statement {
  return database(ctx)
    .update(webhooks)
    .set({ ...changes, updatedAt: ctx.now() })
    .where(ownWithId(ctx, id))
    .returning();
}

/** The current secret becomes the one before, and signs until `previousUntil`, or no more. Its row is the endpoint as it is then. */
export function replaceSecret(ctx: Ctx, id: number, sealed: string, previousUntil: number | null): Statement {
  return database(ctx)
    .update(webhooks)
    .set({
      secret: sealed,
      previousSecret: sql`secret`,
      previousSecretUntil: previousUntil,
      updatedAt: ctx.now(),
    })
    .where(ownWithId(ctx, id))
    .returning();
}

export function removeWebhook(ctx: Ctx, id: number): Statement {
  return database(ctx).delete(webhooks).where(ownWithId(ctx, id));
}

/** Fails the batch when the organization has `max` endpoints already. */
export function requireRoom(ctx: Ctx, max: number): Statement {
  return requireThat(database(ctx), sql`(SELECT count(*) FROM ${webhooks} WHERE ${own(ctx)}) < ${max}`);
}

/** Fails the batch when the endpoint is gone. */
export function requireWebhook(ctx: Ctx, id: number): Statement {
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${webhooks} WHERE ${ownWithId(ctx, id)})`);
}

/** Fails the batch when somebody has changed the endpoint, or removed it, since `row` was read. */
export function requireUnchanged(ctx: Ctx, row: WebhookRow): Statement {
  const same = and(
    ownWithId(ctx, row.id),
    eq(webhooks.updatedAt, row.updatedAt),
    eq(webhooks.isActive, true),
  );
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${webhooks} WHERE ${same})`);
}

/** After a run: `failingSince` becomes null after a success, and stays what it was, or becomes now, after failures. */
export function recordHealth(ctx: Ctx, row: WebhookRow, isHealthy: boolean): Statement {
  return database(ctx)
    .update(webhooks)
    .set({ failingSince: isHealthy ? null : sql`COALESCE(failing_since, ${ctx.now()})` })
    .where(and(ownWithId(ctx, row.id), eq(webhooks.updatedAt, row.updatedAt)));
}

/** Endpoints of all organizations with a secret sealed by a key older than `key`, in no order: at most `limit`. */
export function webhooksSealedBefore(ctx: Ctx, key: number, limit: number): Promise<WebhookRow[]> {
  return database(ctx)
    .select()
    .from(webhooks)
    .where(sql`${webhooks.encryptionKey} < ${key}`)
    .orderBy(sql`random()`)
    .limit(limit);
}

export async function countSealedBefore(ctx: Ctx, key: number): Promise<number> {
  const [row] = await database(ctx).all<{ n: number }>(
    sql`SELECT count(*) AS n FROM ${webhooks} WHERE encryption_key < ${key}`,
  );
  return row?.n ?? 0;
}

/** Puts the same secrets under new seals, unless they were rotated since `row` was read. */
export function replaceSeals(
  ctx: Ctx,
  row: WebhookRow,
  sealed: Pick<WebhookRow, 'secret' | 'previousSecret'>,
): Statement {
  return database(ctx)
    .update(webhooks)
    .set(sealed)
    .where(
      and(
        eq(webhooks.id, row.id),
        eq(webhooks.organizationId, row.organizationId),
        eq(webhooks.secret, row.secret),
      ),
    );
}
