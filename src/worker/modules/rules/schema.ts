import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Rule, RuleAction, RuleCondition, RuleEffect } from '../../../contract/mail/rules.ts';
import { exported } from '../../platform/data/exported.ts';
import { shows } from '../../platform/data/shown.ts';

export const rules = sqliteTable('rules', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  name: text().notNull(),
  isEnabled: integer('is_enabled', { mode: 'boolean' }).notNull(),
  disabledReason: text('disabled_reason').$type<NonNullable<Rule['disabled_reason']>>(),
  position: integer().notNull(),
  needs: text().$type<Rule['match']>().notNull(),
  conditions: text({ mode: 'json' }).$type<RuleCondition[]>().notNull(),
  actions: text({ mode: 'json' }).$type<RuleAction[]>().notNull(),
  stop: integer({ mode: 'boolean' }).notNull(),
  runs: integer().notNull().default(0),
  lastRunAt: integer('last_run_at'),
  /** To whom it has assigned a conversation last. */
  lastAssigneeId: integer('last_assignee_id'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
});
export type RuleRow = typeof rules.$inferSelect;

export const ruleLog = sqliteTable(
  'rule_log',
  {
    ruleId: integer('rule_id').notNull(),
    emailId: integer('email_id').notNull(),
    organizationId: integer('organization_id').notNull(),
    createdAt: integer('created_at').notNull(),
    effects: text({ mode: 'json' }).$type<RuleEffect[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ruleId, table.emailId] })],
);

shows('rule', rules, 'id');
shows('rule', ruleLog, 'rule_id');
exported(rules);
exported(ruleLog);
