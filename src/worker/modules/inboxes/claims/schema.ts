import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * How an address was proven: its mailbox showed a message, Google or Microsoft said so, or the operator did. `before`: nothing
 * shows it, but no other inbox had the address when proofs began.
 */
export type ProofKind = 'mailbox' | 'google' | 'microsoft' | 'operator' | 'before';

/** The addresses of inboxes, in the directory. An address is proven to one inbox at most. */
export const addressClaims = sqliteTable(
  'address_claims',
  {
    organizationId: integer('organization_id').notNull(),
    inboxId: integer('inbox_id').notNull(),
    /** In lower case. */
    address: text().notNull(),
    /** Null: not proven. */
    provenAt: integer('proven_at'),
    how: text().$type<ProofKind>(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.inboxId] })],
);
