import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * How an address was proven: by a message in its mailbox, by Google or Microsoft, or by the operator. `before`:
 * unproven, but no other inbox had the address when proofs were introduced.
 */
export type ProofKind = 'mailbox' | 'google' | 'microsoft' | 'operator' | 'before';

const columns = {
  organizationId: integer('organization_id').notNull(),
  inboxId: integer('inbox_id').notNull(),
  /** In lower case. */
  address: text().notNull(),
  /** Null if not proven. */
  provenAt: integer('proven_at'),
  how: text().$type<ProofKind>(),
};

/** The own addresses of inboxes, in the directory. */
export const addressClaims = sqliteTable('address_claims', columns, (table) => [
  primaryKey({ columns: [table.organizationId, table.inboxId] }),
]);

/** The other addresses of inboxes. An address is proven for at most one inbox in both tables. */
export const aliasClaims = sqliteTable('alias_claims', columns, (table) => [
  primaryKey({ columns: [table.organizationId, table.inboxId, table.address] }),
]);
