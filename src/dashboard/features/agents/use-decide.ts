import { useAct } from '../../api/act.ts';
import { client } from '../../api/client.ts';
import { proposalsText } from '../../lib/text/agents/proposals.ts';
import { useText } from '../../lib/text/language.tsx';

interface Decision {
  id: number;
  verb: 'approve' | 'reject';
}

/** Approves or rejects what an agent has proposed. */
export function useDecide() {
  const text = useText(proposalsText);
  const { act } = useAct({
    run: async ({ id, verb }: Decision) => {
      await client.POST(`/api/agents/proposals/{id}/${verb}`, { params: { path: { id } } });
    },
    touches: ['agent'],
    said: ({ verb }) => (verb === 'approve' ? text.approved : text.rejected),
    failed: text.failed,
  });
  return (id: number, verb: Decision['verb']) => void act({ id, verb });
}
