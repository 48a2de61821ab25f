import { and, eq, sql } from 'drizzle-orm';
import { type Ctx, type ServiceCtx, userOf } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { aiRates, aiRequests, aiUsageDays } from '../schema.ts';

export interface Usage {
  model: string;
  feature: string;
  input: number;
  output: number;
  charged: number;
}

const MINUTE = 60_000;

/** Returns the day (UTC) under which usage is counted: `2026-11-21`. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Adds one call to the usage of the day. */
export function upsertUsage(ctx: Ctx, usage: Usage): Statement {
  return database(ctx)
    .insert(aiUsageDays)
    .values({
      organizationId: ctx.organizationId,
      day: dayOf(ctx.now()),
      model: usage.model,
      feature: usage.feature,
      userId: userOf(ctx.actor)?.userId ?? 0,
      calls: 1,
      inputTokens: usage.input,
      outputTokens: usage.output,
      chargedTokens: usage.charged,
    })
    .onConflictDoUpdate({
      target: [
        aiUsageDays.organizationId,
        aiUsageDays.day,
        aiUsageDays.model,
        aiUsageDays.feature,
        aiUsageDays.userId,
      ],
      set: {
        calls: sql`calls + 1`,
        inputTokens: sql`input_tokens + excluded.input_tokens`,
        outputTokens: sql`output_tokens + excluded.output_tokens`,
        chargedTokens: sql`charged_tokens + excluded.charged_tokens`,
      },
    });
}

/** Selects the tokens charged today. */
export function selectChargedToday(ctx: Ctx): Statement<{ charged: number }[]> {
  return database(ctx).all(sql`SELECT COALESCE(SUM(charged_tokens), 0) AS charged FROM ${aiUsageDays}
    WHERE organization_id = ${ctx.organizationId} AND day = ${dayOf(ctx.now())}`);
}

/** Counts a request, and returns the number in this minute. */
export function upsertRate(ctx: Ctx): Statement<{ calls: number }[]> {
  const minute = Math.floor(ctx.now() / MINUTE);
  return database(ctx).all(sql`INSERT INTO ${aiRates} (organization_id, minute, calls)
    VALUES (${ctx.organizationId}, ${minute}, 1)
    ON CONFLICT (organization_id) DO UPDATE SET
      calls = CASE WHEN minute = excluded.minute THEN calls + 1 ELSE 1 END, minute = excluded.minute
    RETURNING calls`);
}

/** A request with an Idempotency-Key. */
export interface RequestRow {
  requestHash: string;
  answer: string | null;
  /** 1 if this call holds the claim. */
  isMine: 0 | 1;
}

/** Claims the request with this key, unless it has an answer, or another call holds the claim. */
export function upsertRequest(
  ctx: Ctx,
  request: { key: string; hash: string; claim: string; leaseUntil: number },
): Statement {
  return database(ctx).run(sql`INSERT INTO ${aiRequests}
      (organization_id, key, request_hash, claim, lease_until, created_at)
    VALUES (${ctx.organizationId}, ${request.key}, ${request.hash}, ${request.claim}, ${request.leaseUntil},
      ${ctx.now()})
    ON CONFLICT (organization_id, key) DO UPDATE SET claim = excluded.claim, lease_until = excluded.lease_until
      WHERE answer IS NULL AND request_hash = excluded.request_hash AND lease_until <= ${ctx.now()}`);
}

export function selectRequest(ctx: Ctx, key: string, claim: string): Statement<RequestRow[]> {
  return database(ctx).all(sql`SELECT request_hash AS requestHash, answer,
      answer IS NULL AND claim = ${claim} AS isMine
    FROM ${aiRequests} WHERE organization_id = ${ctx.organizationId} AND key = ${key}`);
}

/** The claim of requests that run while mail is deleted. Their answers may be about that mail, and are not stored. */
const NOT_KEPT = 'not kept';

/** Stores the answer of the request with this claim, or deletes the request if mail was deleted while it ran. */
export function updateAnswer(ctx: Ctx, key: string, claim: string, answer: unknown): Statement[] {
  const { organizationId } = ctx;
  const isRequest = sql`organization_id = ${organizationId} AND key = ${key} AND answer IS NULL`;
  const db = database(ctx);
  return [
    db.run(
      sql`UPDATE ${aiRequests} SET answer = ${JSON.stringify(answer)} WHERE ${isRequest} AND claim = ${claim}`,
    ),
    db.run(sql`DELETE FROM ${aiRequests} WHERE ${isRequest} AND claim = ${NOT_KEPT}`),
  ];
}

/** Deletes all answers, and keeps running requests from storing theirs. */
export function forgetAnswers(ctx: Ctx): Statement[] {
  const isOwn = sql`organization_id = ${ctx.organizationId}`;
  const db = database(ctx);
  return [
    db.run(sql`DELETE FROM ${aiRequests} WHERE ${isOwn} AND answer IS NOT NULL`),
    db.run(sql`UPDATE ${aiRequests} SET claim = ${NOT_KEPT} WHERE ${isOwn} AND answer IS NULL`),
  ];
}

/** Deletes a failed request, so that it can be repeated. */
export function deleteRequest(ctx: Ctx, key: string, claim: string): Statement {
  return database(ctx)
    .delete(aiRequests)
    .where(
      and(
        eq(aiRequests.organizationId, ctx.organizationId),
        eq(aiRequests.key, key),
        eq(aiRequests.claim, claim),
      ),
    );
}

/** Deletes requests of all organizations created before `before`. */
export function deletePastRequests(ctx: ServiceCtx, before: number, limit: number): Statement {
  const past = sql`SELECT organization_id, key FROM ${aiRequests} WHERE created_at < ${before}
    ORDER BY created_at LIMIT ${limit}`;
  const deletion = sql`DELETE FROM ${aiRequests} WHERE (organization_id, key) IN (${past})`;
  return registerRows(database(ctx).run(deletion), past);
}
