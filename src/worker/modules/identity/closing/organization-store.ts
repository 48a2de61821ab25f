import { type SQL, sql } from 'drizzle-orm';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { invitations } from '../invitations/schema.ts';
import { apiKeys, members, organizations, sessions } from '../schema.ts';
import { welcomeGrants } from '../welcome/schema.ts';

/** Organizations that one tick starts to delete. */
const BEGUN_A_TICK = 100;

/** Selects organizations whose grace period is over, unclosed ones first. */
export function selectDueOrganizations(ctx: ServiceCtx): Statement<{ id: number }[]> {
  return directory(ctx).all(sql`SELECT id FROM ${organizations} WHERE deletes_at <= ${ctx.now()}
    ORDER BY closed_at IS NOT NULL, deletes_at LIMIT ${BEGUN_A_TICK}`);
}

/** Marks the organization as closed if its grace period is over; else fails the batch. */
export function updateClosed(ctx: ServiceCtx, id: number): Statement[] {
  const db = directory(ctx);
  return [
    hidden(
      db.run(sql`UPDATE ${organizations} SET closed_at = ${ctx.now()}
        WHERE id = ${id} AND deletes_at <= ${ctx.now()} AND closed_at IS NULL`),
    ),
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${organizations} WHERE id = ${id} AND closed_at IS NOT NULL)`),
  ];
}

/**
 * Deletes all access to the organization. Sessions in it move to the organization of their user's oldest membership, or
 * end. Grants of free tokens only keep their user.
 */
export function deleteAccess(ctx: ServiceCtx, id: number): Statement[] {
  const db = directory(ctx);
  const own = sql`organization_id = ${id} AND organization_id > 0`;
  const another: SQL = sql`(SELECT other.organization_id FROM ${members} AS other
    WHERE other.user_id = sessions.user_id AND other.organization_id <> ${id}
    ORDER BY other.created_at, other.organization_id LIMIT 1)`;
  return [
    db.run(sql`UPDATE ${sessions} SET organization_id = ${another} WHERE ${own} AND ${another} IS NOT NULL`),
    db.run(sql`DELETE FROM ${sessions} WHERE ${own}`),
    db.run(sql`DELETE FROM ${members} WHERE ${own}`),
    db.run(sql`DELETE FROM ${apiKeys} WHERE ${own}`),
    db.run(sql`DELETE FROM ${invitations} WHERE ${own}`),
    db.run(sql`UPDATE ${welcomeGrants} SET organization_id = 0, booked_at = COALESCE(booked_at, ${ctx.now()})
      WHERE ${own}`),
  ].map(hidden);
}

export function deleteOrganizationRow(ctx: ServiceCtx, id: number): Statement {
  return hidden(
    directory(ctx).run(sql`DELETE FROM ${organizations} WHERE id = ${id} AND closed_at IS NOT NULL`),
  );
}
