import { Link } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { agentSettingsText } from '../../../lib/text/agents/settings.ts';
import { useText } from '../../../lib/text/language.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Rows } from '../parts/rows.tsx';
import { Copyable } from '../parts/secret.tsx';
import { AgentRow } from './agent-row.tsx';
import { EditAgent } from './edit-agent.tsx';
import { StopAll, Stopped } from './stop-all.tsx';

type Agent = Schemas['AgentConnection'];

/** The programs that act for members, what each may do, and how to stop them. */
export function AgentsPage() {
  const text = useText(agentSettingsText);
  const agents = usePages('/api/agents/connections', {});
  const [changing, setChanging] = useState<Agent>();
  const [ending, setEnding] = useState<Agent>();
  const end = useAct({
    run: async (id: number) => {
      await client.DELETE('/api/agents/connections/{id}', { params: { path: { id } } });
    },
    touches: ['agent'],
  });
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <Link to="/proposals" className={buttonLook()}>
            {text.proposals}
          </Link>
          {(agents.items?.length ?? 0) > 0 && <StopAll />}
        </>
      }
    >
      <Stopped />
      <Loaded of={{ ...agents, data: agents.items }}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon={<Bot aria-hidden size={20} />} title={text.none}>
              <p>{text.noneLead}</p>
              <Copyable label={text.address} value={`${location.origin}/mcp`} />
            </Empty>
          ) : (
            <Rows label={text.title}>
              {list.map((agent) => (
                <AgentRow
                  key={agent.id}
                  agent={agent}
                  onChange={() => setChanging(agent)}
                  onEnd={() => setEnding(agent)}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      <LoadMore of={agents} />
      {changing && <EditAgent agent={changing} onClose={() => setChanging(undefined)} />}
      {ending && (
        <Confirm
          title={text.disconnectTitle(ending.name)}
          action={text.disconnect}
          done={text.disconnected}
          onConfirm={() => end.submit(ending.id)}
          onClose={() => setEnding(undefined)}
        >
          <p>{text.disconnectLead}</p>
        </Confirm>
      )}
    </Page>
  );
}
