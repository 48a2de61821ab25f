import { useQueries } from '@tanstack/react-query';
import { Check, CornerUpLeft, Flag, ListPlus, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api } from '../../api/client.ts';
import { assistantText } from '../../lib/text/assistant.ts';
import { useText } from '../../lib/text/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useSession } from '../session/index.ts';
import { type Proposal, type ProposalKind, proposalsFor } from './proposals.ts';
import { useConfirm } from './use-confirm.ts';

const ICONS: Record<ProposalKind, ReactNode> = {
  reply: <CornerUpLeft aria-hidden size={16} />,
  done: <Check aria-hidden size={16} />,
  mine: <UserPlus aria-hidden size={16} />,
  urgent: <Flag aria-hidden size={16} />,
  task: <ListPlus aria-hidden size={16} />,
};

/** Cards that propose actions after an answer. Each runs one action, after confirmation. */
export function ProposalCards({ question, citations }: { question: string; citations: number[] }) {
  const text = useText(assistantText);
  const { data: session } = useSession();
  const [gone, setGone] = useState<string[]>([]);
  const mails = useQueries({
    queries: citations.map((id) => api.queryOptions('get', '/api/emails/{id}', { params: { path: { id } } })),
  }).flatMap(({ data }) => data ?? []);
  const tasks = useQueries({
    queries: mails.flatMap(({ task_id }) =>
      task_id === null
        ? []
        : api.queryOptions('get', '/api/tasks/{id}', { params: { path: { id: task_id } } }),
    ),
  }).flatMap(({ data }) => data ?? []);
  const confirm = useConfirm();
  const sources = mails.map((mail) => ({ mail, task: tasks.find(({ id }) => id === mail.task_id) }));
  const proposals = proposalsFor(question, sources, Number(session?.user.id)).filter(
    (each) => !gone.includes(keyOf(each)),
  );
  if (proposals.length === 0) return null;

  const labels: Record<Exclude<ProposalKind, 'reply'>, string> = {
    done: text.proposeDone,
    mine: text.proposeMine,
    urgent: text.proposeUrgent,
    task: text.proposeTask,
  };
  return (
    <section aria-label={text.proposals} className="grid gap-2">
      <h3 className="text-quiet text-sm">
        {text.proposals}. {text.proposalNote}
      </h3>
      <ul className="grid gap-2">
        {proposals.map((proposal) => {
          const mail = mails.find(({ id }) => id === proposal.emailId)!;
          const label =
            proposal.kind === 'reply'
              ? text.proposeReply(mail.from_name || mail.from_address)
              : labels[proposal.kind];
          const dismiss = () => setGone((all) => [...all, keyOf(proposal)]);
          return (
            <li
              key={keyOf(proposal)}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-3 py-2"
            >
              {ICONS[proposal.kind]}
              <span className="grid min-w-40 flex-1">
                <span className="font-medium">{label}</span>
                <span className="truncate text-quiet text-sm">{mail.subject || text.noSubject}</span>
              </span>
              <span className="flex gap-2">
                <Button onClick={() => void confirm(proposal, mail, dismiss)}>{text.confirm}</Button>
                <Button kind="quiet" onClick={dismiss}>
                  {text.dismiss}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const keyOf = ({ kind, emailId }: Proposal) => `${kind}:${emailId}`;
