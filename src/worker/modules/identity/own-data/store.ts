import { desc, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { providerAccounts } from '../google/schema.ts';
import { knownDevices } from '../known-devices/schema.ts';
import { pushDevices } from '../push-devices/schema.ts';
import { apiKeys, loginHistory, members, organizations, sessions, users } from '../schema.ts';
import { trustedDevices } from '../second-factor/schema.ts';

/** The maximum of rows of each kind. No user has as many, except for revoked keys. */
const MAX_ROWS = 1000;

type Row = Record<string, unknown>;

/** Selects the directory's data of a user, without secrets, by kind. */
export function selectOwnData(ctx: ServiceCtx, userId: number): Record<string, Statement<Row[]>> {
  const db = directory(ctx);
  const some = (table: SQLiteTable, owner: SQLiteColumn, columns: Record<string, SQLiteColumn>) =>
    db.select(columns).from(table).where(eq(owner, userId)).limit(MAX_ROWS) as Statement<Row[]>;
  const device = ({ createdAt, expiresAt }: { createdAt: SQLiteColumn; expiresAt: SQLiteColumn }) => ({
    created_at: createdAt,
    expires_at: expiresAt,
  });
  return {
    user: db.all<Row>(sql`SELECT id, name, email, email_verified AS is_email_verified, image AS avatar_url, company, phone,
      timezone, language, notifications, send_hold_seconds, two_factor_enabled AS has_two_factor, password_hash IS NOT NULL AS has_password,
      created_at, updated_at, deletes_at FROM ${users} WHERE id = ${userId}`),
    organizations: db.all<Row>(sql`SELECT o.id, o.name, o.slug, m.role, m.created_at AS joined_at
      FROM ${members} AS m JOIN ${organizations} AS o ON o.id = m.organization_id
      WHERE m.user_id = ${userId} ORDER BY m.created_at, o.id LIMIT ${MAX_ROWS}`),
    sessions: some(sessions, sessions.userId, {
      id: sessions.publicId,
      organization_id: sessions.organizationId,
      created_at: sessions.createdAt,
      updated_at: sessions.updatedAt,
      expires_at: sessions.expiresAt,
      ip_address: sessions.ipAddress,
      user_agent: sessions.userAgent,
    }),
    sign_ins: db
      .select({
        created_at: loginHistory.createdAt,
        outcome: loginHistory.outcome,
        method: loginHistory.method,
        ip_address: loginHistory.ipAddress,
        user_agent: loginHistory.userAgent,
      })
      .from(loginHistory)
      .where(eq(loginHistory.userId, userId))
      .orderBy(desc(loginHistory.id))
      .limit(MAX_ROWS) as Statement<Row[]>,
    known_devices: some(knownDevices, knownDevices.userId, device(knownDevices)),
    trusted_devices: some(trustedDevices, trustedDevices.userId, device(trustedDevices)),
    push_devices: some(pushDevices, pushDevices.userId, {
      name: pushDevices.name,
      created_at: pushDevices.createdAt,
      last_used_at: pushDevices.lastUsedAt,
    }),
    linked_accounts: some(providerAccounts, providerAccounts.userId, {
      provider: providerAccounts.provider,
      subject: providerAccounts.subject,
      created_at: providerAccounts.createdAt,
    }),
    api_keys:
      db.all<Row>(sql`SELECT k.organization_id, k.name, k.last_four, k.scopes, k.created_at, k.expires_at,
      k.last_used_at, k.revoked_at FROM ${members} AS m JOIN ${apiKeys} AS k
        ON k.organization_id = m.organization_id AND k.organization_id > 0 AND k.user_id = m.user_id
      WHERE m.user_id = ${userId} ORDER BY k.id DESC LIMIT ${MAX_ROWS}`),
  };
}
