import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useRuleWords } from './words.ts';

/** The effects of a rule's actions, actual or simulated, and the reasons for missing ones. */
export function Effects({ effects }: { effects: Schemas['RuleEffect'][] }) {
  const text = useText(rulesText);
  const words = useRuleWords();
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {effects.map((each) => (
        <li
          key={`${each.type} ${each.label_id} ${each.webhook_id}`}
          className="flex flex-wrap items-center gap-x-1.5"
        >
          <Badge tone={each.outcome === 'done' ? 'good' : 'plain'}>
            <span
              title={words.effect(each)}
              className={`max-w-60 truncate ${each.outcome === 'done' ? '' : 'line-through'}`}
            >
              {words.effect(each)}
            </span>
          </Badge>
          {each.reason && <span className="text-quiet">{text.skips[each.reason]}</span>}
        </li>
      ))}
    </ul>
  );
}
