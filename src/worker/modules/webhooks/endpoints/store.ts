import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { deletePast, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, newId, nextId } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { insertJob, type JobKind } from '../../../platform/work/jobs.ts';
import { previousWebhookSecrets, type WebhookRow, webhooks } from '../schema.ts';

/** The job that sends the due deliveries of an endpoint. */
export const WEBHOOK: JobKind = { kind: 'webhook', queue: 'WEBHOOK', startsSlow: true };

const SEQUENCE = 'webhook';

/** The columns that a user can change. */
export type WebhookFields = Pick<WebhookRow, 'url' | 'events' | 'description' | 'isActive'>;

const ofOrganization = (ctx: Ctx) => eq(webhooks.organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, id: number) => and(ofOrganization(ctx), eq(webhooks.id, id));

/** Selects the endpoints of the organization, oldest first. */
export function selectWebhooks(ctx: Ctx): Statement<WebhookRow[]> {
  return database(ctx).select().from(webhooks).where(ofOrganization(ctx)).orderBy(asc(webhooks.id));
}

export function selectWebhook(ctx: Ctx, id: number): Statement<WebhookRow[]> {
  return database(ctx).select().from(webhooks).where(hasId(ctx, id));
}

/** Creates an endpoint, which the first statement returns. */
export function insertWebhook(
  ctx: Ctx,
  fields: WebhookFields & Pick<WebhookRow, 'secretId' | 'secret' | 'setUpBy'>,
): [Statement<WebhookRow[]>, Statement] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  const id = nextId(organizationId, SEQUENCE);
  return [
    db
      .insert(webhooks)
      .values({ ...fields, id, organizationId, createdAt: now, updatedAt: now })
      .returning(),
    db.run(advance(organizationId, SEQUENCE, sql`true`)),
  ];
}

/** Creates the job of the endpoint that the same batch has created. */
export function insertWebhookJob(ctx: Ctx, secretId: string): Statement {
  const webhook = sql`(SELECT id FROM ${webhooks} WHERE secret_id = ${secretId})`;
  return insertJob(ctx, WEBHOOK, webhook);
}

/** Changes an endpoint, and returns it. */
export function updateWebhookRow(
  ctx: Ctx,
  id: number,
  changes: Partial<
    WebhookFields & Pick<WebhookRow, 'failingSince' | 'disabledReason' | 'disabledAt' | 'setUpBy'>
  >,
): Statement<WebhookRow[]> {
  return database(ctx)
    .update(webhooks)
    .set({ ...changes, updatedAt: ctx.now() })
    .where(hasId(ctx, id))
    .returning();
}

const ofEndpoint = (ctx: Ctx, webhookId: number) =>
  and(
    eq(previousWebhookSecrets.webhookId, webhookId),
    eq(previousWebhookSecrets.organizationId, ctx.organizationId),
  );
const stillSigns = (ctx: Ctx, webhookId: number) =>
  and(ofEndpoint(ctx, webhookId), gt(previousWebhookSecrets.expiresAt, ctx.now()));

/** Selects the previous secrets that still sign, the newest first. */
export function selectPreviousSecrets(
  ctx: Ctx,
  webhookId: number,
): Statement<{ secret: string; expiresAt: number }[]> {
  const { id, secret, expiresAt } = previousWebhookSecrets;
  return database(ctx)
    .select({ secret, expiresAt })
    .from(previousWebhookSecrets)
    .where(stillSigns(ctx, webhookId))
    .orderBy(desc(id));
}

/** Fails the batch if `max` previous secrets still sign. */
export function requireFewSecrets(ctx: Ctx, webhookId: number, max: number): Statement {
  const count = sql`(SELECT count(*) FROM ${previousWebhookSecrets} WHERE ${stillSigns(ctx, webhookId)})`;
  return requireThat(database(ctx), sql`${count} < ${max}`);
}

/** Makes the current secret a previous one that signs until `expiresAt`, unless it is `unreadable`. */
export function insertPreviousSecret(
  ctx: Ctx,
  id: number,
  expiresAt: number,
  unreadable: string | null,
): Statement {
  const db = database(ctx);
  return db.run(sql`INSERT INTO ${previousWebhookSecrets} (id, organization_id, webhook_id, secret, expires_at)
    SELECT ${newId(previousWebhookSecrets, { organizationId: ctx.organizationId, now: ctx.now() })}, organization_id, id, secret, ${expiresAt} FROM ${webhooks}
    WHERE ${hasId(ctx, id)} AND secret IS NOT ${unreadable}`);
}

/** Replaces the secret, and returns the changed endpoint. */
export function updateSecret(ctx: Ctx, id: number, sealed: string): Statement<WebhookRow[]> {
  return database(ctx)
    .update(webhooks)
    .set({
      secret: sealed,
      previousSecretUntil: sql`(SELECT max(expires_at) FROM ${previousWebhookSecrets} WHERE ${stillSigns(ctx, id)})`,
      updatedAt: ctx.now(),
    })
    .where(hasId(ctx, id))
    .returning();
}

export function deletePreviousSecrets(ctx: Ctx, webhookId: number): Statement {
  return database(ctx).delete(previousWebhookSecrets).where(ofEndpoint(ctx, webhookId));
}

/** Deletes expired secrets of all organizations, at most `limit`. */
export function deletePastSecrets(ctx: ServiceCtx, limit: number): Statement {
  const { id, expiresAt } = previousWebhookSecrets;
  return hidden(deletePast(database(ctx), id, expiresAt, ctx.now(), limit));
}

export function deleteWebhookRow(ctx: Ctx, id: number): Statement {
  return database(ctx).delete(webhooks).where(hasId(ctx, id));
}

/** Fails the batch if the organization already has `max` endpoints. */
export function requireRoom(ctx: Ctx, max: number): Statement {
  return requireThat(
    database(ctx),
    sql`(SELECT count(*) FROM ${webhooks} WHERE ${ofOrganization(ctx)}) < ${max}`,
  );
}

/** Fails the batch if the endpoint no longer exists. */
export function requireWebhook(ctx: Ctx, id: number): Statement {
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${webhooks} WHERE ${hasId(ctx, id)})`);
}

/** Fails the batch if the endpoint has been changed, deleted or switched off since `row` was read. */
export function requireUnchanged(ctx: Ctx, row: WebhookRow): Statement {
  const isSame = and(hasId(ctx, row.id), eq(webhooks.updatedAt, row.updatedAt), eq(webhooks.isActive, true));
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${webhooks} WHERE ${isSame})`);
}

/** Clears `failingSince` after a success; after failures, sets it unless it is set. */
export function updateHealth(ctx: Ctx, row: WebhookRow, isHealthy: boolean): Statement {
  return database(ctx)
    .update(webhooks)
    .set({ failingSince: isHealthy ? null : sql`COALESCE(failing_since, ${ctx.now()})` })
    .where(and(hasId(ctx, row.id), eq(webhooks.updatedAt, row.updatedAt)));
}

/** A sealed secret: the current one of an endpoint, or a previous one, which has its own id. */
export interface SealedRow
  extends Pick<WebhookRow, 'organizationId' | 'secretId' | 'secret' | 'encryptionKey'> {
  webhookId: number;
  previousId: number | null;
}

const secretsSealedBefore = (ctx: ServiceCtx, key: number) => sql`(
  SELECT organization_id AS organizationId, id AS webhookId, NULL AS previousId, secret_id AS secretId, secret,
    encryption_key AS encryptionKey
  FROM ${webhooks} WHERE encryption_key < ${key}
  UNION ALL
  SELECT before.organization_id, before.webhook_id, before.id, webhook.secret_id, before.secret, before.encryption_key
  FROM ${previousWebhookSecrets} AS before JOIN ${webhooks} AS webhook ON webhook.id = before.webhook_id
  WHERE before.encryption_key < ${key} AND before.expires_at > ${ctx.now()})`;

/** Selects at most `limit` secrets, of all organizations and in random order, sealed by a key older than `key`. */
export function selectSealedBefore(ctx: ServiceCtx, key: number, limit: number): Statement<SealedRow[]> {
  return database(ctx).all(
    sql`SELECT * FROM ${secretsSealedBefore(ctx, key)} ORDER BY random() LIMIT ${limit}`,
  );
}

/** Selects the number of secrets, of all organizations, sealed by a key older than `key`. */
export function selectSealedCount(ctx: ServiceCtx, key: number): Statement<{ count: number }[]> {
  return database(ctx).all(sql`SELECT count(*) AS count FROM ${secretsSealedBefore(ctx, key)}`);
}

/** Stores the same secret under a new seal, unless it has changed since `row` was read. */
export function updateSeal(ctx: ServiceCtx, row: SealedRow, sealed: string): Statement {
  const table = row.previousId === null ? webhooks : previousWebhookSecrets;
  return database(ctx).run(sql`UPDATE ${table} SET secret = ${sealed}
    WHERE id = ${row.previousId ?? row.webhookId} AND organization_id = ${row.organizationId} AND secret = ${row.secret}`);
}
