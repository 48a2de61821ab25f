import type { Schemas } from '../../../api/client.ts';

export type Rule = Schemas['Rule'];
export type Condition = Schemas['RuleCondition'];
export type Action = Schemas['RuleAction'];
export type Field = Condition['field'];
export type ActionType = Action['type'];

/** A rule being edited. An unselected label or assignee has the id 0, an unselected tag no name. */
export interface Draft {
  name: string;
  match: Rule['match'];
  conditions: Condition[];
  actions: Action[];
  stop: boolean;
}

export const MOST_PARTS = 10;
const TEXT_FIELDS: Field[] = ['from', 'to', 'subject', 'attachment_name'];

/** Returns the operators for a field, without negations. */
export function operatorsOf(field: Field) {
  if (TEXT_FIELDS.includes(field)) return ['contains', 'is', 'starts_with', 'ends_with'] as const;
  return field === 'words' ? (['contains'] as const) : (['is'] as const);
}

const isText = (value: Condition['value'], field: Field): value is string =>
  typeof value === 'string' && field !== 'tag';

/** Returns a condition on another field, keeping its text. */
export function conditionOn(field: Field, before?: Condition): Condition {
  const value = before && isText(before.value, before.field) ? before.value : '';
  switch (field) {
    case 'tag':
      return { field, operator: 'is', value: '', negate: false };
    case 'has_attachment':
    case 'is_automatic':
      return { field, operator: 'is', value: true, negate: false };
    case 'words':
      return { field, operator: 'contains', value, negate: before?.negate ?? false };
    default: {
      const operator = before && TEXT_FIELDS.includes(before.field) ? before.operator : 'contains';
      return { field, operator, value, negate: before?.negate ?? false };
    }
  }
}

export function actionOf(type: ActionType): Action {
  switch (type) {
    case 'label':
      return { type, label_id: 0 };
    case 'assign':
      return { type, assignee_id: 0 };
    case 'priority':
      return { type, priority: 'high' };
    case 'state':
      return { type, state: 'done' };
    case 'move':
      return { type, tag: '' };
    case 'reply':
      return { type, subject: 'Re: {{subject}}', body: '' };
    case 'no_auto_reply':
    case 'webhook':
      return { type };
  }
}

/** Returns the action with another assignee, who takes no turns with themselves. */
export function assignedTo(
  { turns = [], ...action }: Extract<Action, { type: 'assign' }>,
  id: number,
): Action {
  const others = turns.filter((each) => each !== id);
  return { ...action, assignee_id: id, ...(others.length > 0 && { turns: others }) };
}

export const newDraft = (): Draft => ({
  name: '',
  match: 'all',
  conditions: [conditionOn('from')],
  actions: [actionOf('label')],
  stop: false,
});

export const draftOf = ({ name, match, conditions, actions, stop }: Rule): Draft => ({
  name,
  match,
  conditions,
  actions,
  stop,
});

/** Returns whether the condition has a value. */
export const isFilled = ({ value }: Condition) => typeof value !== 'string' || value.trim() !== '';

/** Returns whether the action has all its parameters. */
export function isComplete(action: Action): boolean {
  if (action.type === 'label') return action.label_id > 0;
  if (action.type === 'assign') return action.assignee_id > 0;
  if (action.type === 'move') return action.tag !== '';
  return action.type !== 'reply' || (action.body.trim() !== '' && action.subject.trim() !== '');
}

export const isFinished = ({ conditions, actions }: Draft) =>
  conditions.every(isFilled) && actions.every(isComplete);
