import { api, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { tasksText } from '../../../lib/text/tasks/tasks.ts';
import { useColleagues } from '../../session/index.ts';
import { useMay } from '../parts/access.tsx';
import type { Action, Condition, Rule } from './draft.ts';

const NO_LABELS: Schemas['Label'][] = [];

export function useLabels(): Schemas['Label'][] {
  return api.useQuery('get', '/api/labels', {}, { staleTime: 5 * 60_000 }).data ?? NO_LABELS;
}

const NO_WEBHOOKS: Schemas['Webhook'][] = [];

/** Returns the organization's webhooks; none for members, who have no access. */
export function useWebhooks(): Schemas['Webhook'][] {
  const { admin } = useMay();
  return (
    api.useQuery('get', '/api/webhooks', {}, { staleTime: 5 * 60_000, enabled: admin }).data ?? NO_WEBHOOKS
  );
}

/** Returns the name of an endpoint: its description, or else its URL. */
export const webhookLabel = ({ description, url }: Schemas['Webhook']) => description || url;

/** Returns formatters that describe rules. */
export function useRuleWords() {
  const text = useText(rulesText);
  const { priorities } = useText(tasksText);
  const labels = useLabels();
  const { admin } = useMay();
  const webhooks = useWebhooks();
  const colleagues = useColleagues();
  const labelName = (id: number | undefined) => labels.find((label) => label.id === id)?.name ?? text.gone;
  const memberName = (id: number | undefined) =>
    colleagues.find((colleague) => colleague.id === id)?.label ?? text.gone;
  /** Returns null for all webhooks, and for members, who have no access. */
  function webhookName(id: number | undefined): string | null {
    if (id === undefined || !admin) return null;
    const found = webhooks.find((each) => each.id === id);
    return found ? webhookLabel(found) : text.gone;
  }

  function condition(each: Condition): string {
    if (each.field === 'has_attachment' || each.field === 'is_automatic') {
      const { yes, no } = text.flags[each.field];
      return `${text.fields[each.field]} ${each.value !== each.negate ? yes : no}`;
    }
    const verb = (each.negate ? text.negated : text.operators)[each.operator];
    return `${text.fields[each.field]} ${verb} ${text.quoted(each.value)}`;
  }
  function action(each: Action): string {
    const type = text.types[each.type];
    switch (each.type) {
      case 'label':
        return `${type} ${text.quoted(labelName(each.label_id))}`;
      case 'assign':
        return each.turns
          ? `${type} ${text.inTurn([each.assignee_id, ...each.turns].map(memberName).join(', '))}`
          : `${type} ${memberName(each.assignee_id)}`;
      case 'priority':
        return `${type} ${priorities[each.priority]}`;
      case 'state':
        return `${type} ${text.states[each.state]}`;
      case 'move':
        return `${type} ${each.tag}`;
      case 'webhook': {
        const name = webhookName(each.webhook_id);
        return name === null ? type : text.callsWebhook(name);
      }
      case 'reply':
        return text.replies;
      default:
        return type;
    }
  }
  /** Describes the whole rule as a sentence. */
  function sentence({ match, conditions, actions, stop }: Rule): string {
    const parts = [...actions.map(action), ...(stop ? [text.stops] : [])];
    return text.sentence(conditions.map(condition).join(text.join[match]), parts.join(', '));
  }
  /** Describes the effect of an action. */
  function effect(each: Schemas['RuleEffect']): string {
    const { effects } = text;
    switch (each.type) {
      case 'label':
        return effects.label(labelName(each.label_id));
      case 'assign':
        return effects.assign(memberName(each.assignee_id));
      case 'priority':
        return effects.priority(priorities[each.priority ?? 'medium']);
      case 'state':
        return effects.state(text.states[each.state ?? 'done']);
      case 'move':
        return effects.move(each.tag ?? '');
      case 'webhook':
        return effects.webhook(webhookName(each.webhook_id));
      default:
        return effects[each.type];
    }
  }
  return { sentence, effect };
}
