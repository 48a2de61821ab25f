import type { Schemas } from '../../api/client.ts';
import { agentsText } from '../../lib/text/agents/agents.ts';
import { useText } from '../../lib/text/language.tsx';
import { Choice } from '../../ui/fields/choice.tsx';

type Hands = Schemas['AgentHands'];
export const TOOL_GROUPS = ['read', 'organize', 'draft', 'send', 'invite', 'delete', 'post', 'pay'] as const;
const HANDS = ['alone', 'ask', 'refuse'] as const;

/** Reads the hands from a form with `HandsFields`. */
export const handsOf = (form: FormData): Hands =>
  Object.fromEntries(TOOL_GROUPS.map((group) => [group, form.get(`hand.${group}`)])) as Hands;

/** What an agent does by itself, asks for, and does not do: a select for each group of tools. */
export function HandsFields({ hands }: { hands: Hands }) {
  const text = useText(agentsText);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{text.hands}</legend>
      <p className="text-quiet text-sm">{text.handsLead}</p>
      <ul className="divide-y divide-line border-line border-y">
        {TOOL_GROUPS.map((group) => (
          <li key={group} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">{text.groups[group]}</span>
            <Choice
              label={text.groups[group]}
              name={`hand.${group}`}
              defaultValue={hands[group] ?? 'ask'}
              options={HANDS.map((hand) => [hand, text.hand[hand]] as const)}
              className="w-36 shrink-0"
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
