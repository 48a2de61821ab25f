import type { Rule, RuleAction, RuleCondition, RuleEffect } from '../../../contract/mail/rules.ts';
import type { Tag, Tags } from '../../../lib/tags.ts';
import type { StoredEffect } from './runs/judge.ts';
import type { RuleRow } from './schema.ts';

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString();

export function toRule(row: RuleRow, tags: Tags): Rule {
  return {
    id: row.id,
    name: row.name,
    is_enabled: row.isEnabled,
    disabled_reason: row.disabledReason,
    position: row.position,
    match: row.needs,
    ...withTags({ conditions: row.conditions, actions: row.actions }, (tag) => tags.nameOf(tag as Tag)),
    stop: row.stop,
    runs: row.runs,
    last_run_at: row.lastRunAt === null ? null : timeOf(row.lastRunAt),
    created_at: timeOf(row.createdAt),
    updated_at: timeOf(row.updatedAt),
  };
}

/** Returns an effect with the names of its tags. */
export function shown({ tag, from_tag, ...effect }: StoredEffect, tags: Tags): RuleEffect {
  return {
    ...effect,
    ...(tag && { tag: tags.nameOf(tag) }),
    ...(from_tag && { from_tag: tags.nameOf(from_tag) }),
  };
}

export interface Parts {
  conditions?: RuleCondition[] | undefined;
  actions?: RuleAction[] | undefined;
}

/** Replaces the tags of conditions and actions; `path` names the place. */
export function withTags<P extends Parts>(parts: P, replace: (tag: string, path: string) => string): P {
  const { conditions, actions } = parts;
  return {
    ...parts,
    ...(conditions && {
      conditions: conditions.map((condition, i) =>
        condition.field === 'tag'
          ? { ...condition, value: replace(condition.value, `conditions.${i}.value`) }
          : condition,
      ),
    }),
    ...(actions && {
      actions: actions.map((action, i) =>
        action.type === 'move' ? { ...action, tag: replace(action.tag, `actions.${i}.tag`) } : action,
      ),
    }),
  };
}
