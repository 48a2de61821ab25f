import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client } from '../../../api/client.ts';
import { agentSettingsText } from '../../../lib/text/agents/settings.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMay } from '../parts/access.tsx';
import { Confirm } from '../parts/confirm.tsx';

const PATH = '/api/agents/stop';

/** Stops every agent of the organization, after a question. */
export function StopAll() {
  const text = useText(agentSettingsText);
  const may = useMay();
  const { data } = api.useQuery('get', PATH);
  const [asks, setAsks] = useState(false);
  const stop = useAct({
    run: async () => {
      await client.POST(PATH);
    },
    touches: ['agent'],
  });
  if (!may.admin || data?.is_stopped !== false) return null;
  return (
    <>
      <Button kind="danger" onClick={() => setAsks(true)}>
        <CircleStop aria-hidden size={16} />
        {text.stop}
      </Button>
      {asks && (
        <Confirm
          title={text.stopTitle}
          action={text.stop}
          done={text.stopped}
          onConfirm={() => stop.submit()}
          onClose={() => setAsks(false)}
        >
          <p>{text.stopLead}</p>
        </Confirm>
      )}
    </>
  );
}

/** Says that all agents are stopped, and lets them go on. */
export function Stopped() {
  const text = useText(agentSettingsText);
  const may = useMay();
  const { data } = api.useQuery('get', PATH);
  const resume = useAct({
    run: async () => {
      await client.POST('/api/agents/resume');
    },
    touches: ['agent'],
    said: text.resumed,
  });
  if (!data?.is_stopped) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-danger-soft px-4 py-3"
    >
      <p className="font-medium text-danger">{text.isStopped}</p>
      {may.admin && <Button onClick={() => resume.act()}>{text.resume}</Button>}
    </div>
  );
}
