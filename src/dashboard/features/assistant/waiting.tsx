import { useQueries } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { assistantText } from '../../lib/text/assistant.ts';
import { useText } from '../../lib/text/language.tsx';
import { ProposalRow, useDecide } from '../agents/index.ts';

/** What the assistant would do after a question: the user approves or rejects it here. */
export function Waiting({ proposalIds }: { proposalIds: number[] }) {
  const text = useText(assistantText);
  const decide = useDecide();
  const proposals = useQueries({
    queries: proposalIds.map((id) =>
      api.queryOptions('get', '/api/agents/proposals/{id}', { params: { path: { id } } }, { retry: false }),
    ),
  }).flatMap(({ data }) => data ?? []);
  // Old ones are no longer kept.
  if (proposals.length === 0) return null;
  return (
    <section aria-label={text.waiting}>
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.id} proposal={proposal} onDecide={(verb) => decide(proposal.id, verb)} />
        ))}
      </ul>
    </section>
  );
}
