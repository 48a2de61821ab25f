import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, deletePast, requireThat, type Statement } from '../../../platform/data/database.ts';
import { insertJob, type JobKind } from '../../../platform/work/jobs.ts';
import { previousWebhookSecrets, type WebhookRow, webhooks } from '../schema.ts';

/** The work of sending an endpoint what is due. */
export const WEBHOOK: JobKind = { kind: 'webhook', queue: 'WEBHOOK' };

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
  fields: WebhookFields & Pick<WebhookRow, 'secretId' | 'secret' | 'setUpBy'>,
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
  return insertJob(ctx, WEBHOOK, webhook);
}

/** Its row is the endpoint as it is then. */
export function updateWebhook(
  ctx: Ctx,
  id: number,
  changes: Partial<
    WebhookFields & Pick<WebhookRow, 'failingSince' | 'disabledReason' | 'disabledAt' | 'setUpBy'>
  >,
): Statement {
  return database(ctx)
    .update(webhooks)
    .set({ ...changes, updatedAt: ctx.now() })
    .where(ownWithId(ctx, id))
    .returning();
}

const signing = (ctx: Ctx, webhookId: number) => sql`${previousWebhookSecrets}
  WHERE webhook_id = ${webhookId} AND organization_id = ${ctx.organizationId} AND expires_at > ${ctx.now()}`;

export interface PreviousSecret {
  secret: string;
  expiresAt: number;
}

/** PreviousSecret: those from before that sign still, the newest first. */
export function selectPreviousSecrets(ctx: Ctx, webhookId: number): Statement {
  return database(ctx).all(
    sql`SELECT secret, expires_at AS expiresAt FROM ${signing(ctx, webhookId)} ORDER BY id DESC`,
  );
}

/** Fails the batch when `max` secrets from before sign still. */
export function requireFewSecrets(ctx: Ctx, webhookId: number, max: number): Statement {
  return requireThat(database(ctx), sql`(SELECT count(*) FROM ${signing(ctx, webhookId)}) < ${max}`);
}

/** Lets the secret that the endpoint has sign until `expiresAt`, whatever it gets in its place; unless it is `unreadable`. */
export function keepSecret(ctx: Ctx, id: number, expiresAt: number, unreadable: string | null): Statement {
  return database(
    ctx,
  ).run(sql`INSERT INTO ${previousWebhookSecrets} (organization_id, webhook_id, secret, expires_at)
    SELECT organization_id, id, secret, ${expiresAt} FROM ${webhooks}
    WHERE ${ownWithId(ctx, id)} AND secret IS NOT ${unreadable}`);
}

/** Its row is the endpoint as it is then. */
export function replaceSecret(ctx: Ctx, id: number, sealed: string): Statement {
  return database(ctx)
    .update(webhooks)
    .set({
      secret: sealed,
      previousSecretUntil: sql`(SELECT max(expires_at) FROM ${signing(ctx, id)})`,
      updatedAt: ctx.now(),
    })
    .where(ownWithId(ctx, id))
    .returning();
}

export function deletePreviousSecrets(ctx: Ctx, webhookId: number): Statement {
  return database(ctx).run(sql`DELETE FROM ${previousWebhookSecrets}
    WHERE webhook_id = ${webhookId} AND organization_id = ${ctx.organizationId}`);
}

/** Those of all organizations that have expired, at most `limit`. */
export function deletePastSecrets(ctx: ServiceCtx, limit: number): Statement {
  const { id, expiresAt } = previousWebhookSecrets;
  return deletePast(database(ctx), id, expiresAt, ctx.now(), limit);
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

/** A sealed secret: the current one of its endpoint, or one from before, which has an id of its own. */
export interface SealedRow
  extends Pick<WebhookRow, 'organizationId' | 'secretId' | 'secret' | 'encryptionKey'> {
  webhookId: number;
  previousId: number | null;
}

const sealedBefore = (ctx: ServiceCtx, key: number) => sql`(
  SELECT organization_id AS organizationId, id AS webhookId, NULL AS previousId, secret_id AS secretId, secret,
    encryption_key AS encryptionKey
  FROM ${webhooks} WHERE encryption_key < ${key}
  UNION ALL
  SELECT before.organization_id, before.webhook_id, before.id, webhook.secret_id, before.secret, before.encryption_key
  FROM ${previousWebhookSecrets} AS before JOIN ${webhooks} AS webhook ON webhook.id = before.webhook_id
  WHERE before.encryption_key < ${key} AND before.expires_at > ${ctx.now()})`;

/** Secrets of all organizations sealed by a key older than `key`, in no order: at most `limit`. */
export function secretsSealedBefore(ctx: ServiceCtx, key: number, limit: number): Promise<SealedRow[]> {
  return database(ctx).all(sql`SELECT * FROM ${sealedBefore(ctx, key)} ORDER BY random() LIMIT ${limit}`);
}

export async function countSealedBefore(ctx: ServiceCtx, key: number): Promise<number> {
  const [row] = await database(ctx).all<{ n: number }>(
    sql`SELECT count(*) AS n FROM ${sealedBefore(ctx, key)}`,
  );
  return row?.n ?? 0;
}

/** Puts the same secret under a new seal, unless the row has another by now. */
export function replaceSeal(ctx: ServiceCtx, row: SealedRow, sealed: string): Statement {
  const table = row.previousId === null ? webhooks : previousWebhookSecrets;
  return database(ctx).run(sql`UPDATE ${table} SET secret = ${sealed}
    WHERE id = ${row.previousId ?? row.webhookId} AND organization_id = ${row.organizationId} AND secret = ${row.secret}`);
}
