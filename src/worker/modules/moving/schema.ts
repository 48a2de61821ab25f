import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { MoveState, Position } from './move.ts';

/** Organizations that move to another database. In the directory. */
export const moves = sqliteTable('moves', {
  organizationId: integer('organization_id').primaryKey(),
  source: integer().notNull(),
  target: integer().notNull(),
  state: text().$type<MoveState>().notNull().default('ordered'),
  position: text({ mode: 'json' }).$type<Position>().notNull().default({}),
  tries: integer().notNull().default(0),
  failures: integer().notNull().default(0),
  revision: integer().notNull().default(0),
  orderedAt: integer('ordered_at').notNull(),
});

/** Rows written since they were copied. In the database that an organization leaves. */
export const moveChanges = sqliteTable('move_changes', {
  number: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  tableName: text('table_name').notNull(),
  /** JSON: the values of its primary key. */
  rowKey: text('row_key').notNull(),
});
