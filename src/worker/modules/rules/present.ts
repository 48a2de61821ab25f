import type { Rule } from '../../../contract/mail/rules.ts';
import type { RuleRow } from './schema.ts';

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString();

export function toRule(row: RuleRow): Rule {
  return {
    id: row.id,
    name: row.name,
    is_enabled: row.isEnabled,
    disabled_reason: row.disabledReason,
    position: row.position,
    match: row.needs,
    conditions: row.conditions,
    actions: row.actions,
    stop: row.stop,
    runs: row.runs,
    last_run_at: row.lastRunAt === null ? null : timeOf(row.lastRunAt),
    created_at: timeOf(row.createdAt),
    updated_at: timeOf(row.updatedAt),
  };
}
