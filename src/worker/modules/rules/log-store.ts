import { type SQL, sql } from 'drizzle-orm';
import type { Tag } from '../../../lib/tags.ts';
import type { Ctx, ServiceCtx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { hidden } from '../../platform/data/shown.ts';
import { registerRows } from '../../platform/data/written-rows.ts';
import type { DeletedEmails } from '../../platform/module.ts';
import { emails } from '../mail/schema.ts';
import { ruleLog, rules } from './schema.ts';

/** An entry of the log; times in milliseconds. */
export interface LogRow {
  email_id: number;
  created_at: number;
  /** JSON. */
  effects: string;
  subject: string | null;
  from_address: string | null;
  received_at: number | null;
}

/** Selects what a rule did with emails before the id `before`, newest email first. */
export function selectLog(
  ctx: Ctx,
  ruleId: number,
  { before, limit, offset }: { before: number | null; limit: number; offset: number },
): Statement<LogRow[]> {
  const range = before === null ? sql`` : sql`AND l.email_id < CAST(${before} AS INTEGER)`;
  return database(
    ctx,
  ).all(sql`SELECT l.email_id, l.created_at, l.effects, e.subject, e.from_address, e.received_at
    FROM ${ruleLog} AS l LEFT JOIN ${emails} AS e ON e.id = l.email_id AND e.organization_id = l.organization_id
    WHERE l.rule_id = ${ruleId} AND l.organization_id = ${ctx.organizationId} ${range}
    ORDER BY l.email_id DESC LIMIT ${limit} OFFSET ${offset}`);
}

/** Records what a rule did with an email. `effects` is an expression of the JSON. */
export function insertLog(ctx: Ctx, ruleId: number, emailId: number, effects: SQL): Statement {
  return database(
    ctx,
  ).run(sql`INSERT INTO ${ruleLog} (rule_id, email_id, organization_id, created_at, effects)
    VALUES (${ruleId}, ${emailId}, ${ctx.organizationId}, ${ctx.now()}, ${effects}) RETURNING rule_id`);
}

/** Returns an SQL condition: the log has this rule and email. */
export function isLogged(ctx: Ctx, ruleId: number, emailId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${ruleLog} WHERE rule_id = ${ruleId} AND email_id = ${emailId}
    AND organization_id = ${ctx.organizationId})`;
}

/** Selects the emails that one of these rules has moved, with their original tags. */
export function selectMoved(
  ctx: Ctx,
  ruleIds: number[],
  emailIds: number[],
): Statement<{ id: number; tag: Tag }[]> {
  return database(ctx).all(sql`SELECT l.email_id AS id, effect.value ->> 'from_tag' AS tag
    FROM ${ruleLog} AS l, json_each(l.effects) AS effect
    WHERE l.rule_id IN (SELECT value FROM json_each(${JSON.stringify(ruleIds)}))
      AND l.email_id IN (SELECT value FROM json_each(${JSON.stringify(emailIds)}))
      AND l.organization_id = ${ctx.organizationId} AND effect.value ->> 'type' = 'move'`);
}

/** Deletes at most `limit` entries of all organizations that are older than `before`. */
export function deletePastLog(ctx: ServiceCtx, before: number, limit: number): Statement {
  const past = sql`SELECT rule_id, email_id FROM ${ruleLog} WHERE created_at < ${before} LIMIT ${limit}`;
  const deletion = sql`DELETE FROM ${ruleLog} WHERE (rule_id, email_id) IN (${past})`;
  return hidden(registerRows(database(ctx).run(deletion), past));
}

/** Deletes the log entries of deleted emails. */
export function forgetEmails(ctx: Ctx, { ids }: DeletedEmails): Statement[] {
  return [
    database(ctx).run(sql`DELETE FROM ${ruleLog} WHERE rule_id IN
      (SELECT r.id FROM ${rules} AS r WHERE r.organization_id = ${ctx.organizationId})
      AND email_id IN (${ids}) RETURNING rule_id`),
  ];
}
