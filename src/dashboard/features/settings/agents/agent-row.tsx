import { Bot } from 'lucide-react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { agentsText } from '../../../lib/text/agents/agents.ts';
import { agentSettingsText } from '../../../lib/text/agents/settings.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { TOOL_GROUPS } from '../../agents/index.ts';
import { useTimezone } from '../../session/index.ts';
import { Row } from '../parts/rows.tsx';

/** An agent: for whom it acts, what it sees and does by itself, and when it last did. */
export function AgentRow({
  agent,
  onChange,
  onEnd,
}: {
  agent: Schemas['AgentConnection'];
  onChange: () => void;
  onEnd: () => void;
}) {
  const text = useText(agentSettingsText);
  const words = useText(agentsText);
  const format = useFormat(useTimezone());
  const { inbox_ids: inboxes, last_used_at: used } = agent;
  const alone = TOOL_GROUPS.filter((group) => agent.hands[group] === 'alone');
  const areas = new Set(agent.scopes.map((scope) => scope.split(':')[0]));
  const known = Object.entries(words.areas).filter(([area]) => areas.has(area));
  const detail = [
    text.for(agent.user_name),
    agent.client_host ?? (agent.signs_in_by === 'oauth' ? text.byOAuth : text.byKey),
    agent.model,
    used ? text.lastUsed(format.relative(used)) : text.unused,
  ];
  const sees = [
    inboxes ? text.someInboxes(inboxes.length) : text.allInboxes,
    ...known.map(([, name]) => name),
  ];
  return (
    <Row
      icon={<Bot aria-hidden size={18} />}
      title={agent.name}
      detail={detail.filter(Boolean).join(' · ')}
      actions={
        <>
          <Button aria-label={`${text.change}: ${agent.name}`} onClick={onChange}>
            {text.change}
          </Button>
          <Button kind="danger" aria-label={`${text.disconnect}: ${agent.name}`} onClick={onEnd}>
            {text.disconnect}
          </Button>
        </>
      }
    >
      <div className="grid gap-1 text-quiet text-sm sm:ps-7.5">
        <p>{sees.join(' · ')}</p>
        {alone.length > 0 && <p>{text.alone(alone.map((group) => words.groups[group]).join(' · '))}</p>}
      </div>
    </Row>
  );
}
