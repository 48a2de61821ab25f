import { Link } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import type { Schemas } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { proposalsText } from '../../lib/text/agents/proposals.ts';
import { useText } from '../../lib/text/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Time } from '../../ui/time/time.tsx';
import { useTimezone } from '../session/index.ts';
import { wordsOf } from './words-of.ts';

/** A proposal: what would be done, by which agent, and which mail it had read before. */
export function ProposalRow({
  proposal,
  onDecide,
}: {
  proposal: Schemas['AgentProposal'];
  onDecide: (verb: 'approve' | 'reject') => void;
}) {
  const text = useText(proposalsText);
  const timezone = useTimezone();
  const format = useFormat(timezone);
  const { agent, title, state, sources, outcome, email_id: emailId } = proposal;
  const isWaiting = state === 'waiting';
  return (
    <li
      // biome-ignore lint/a11y/noNoninteractiveTabindex: j and k move here, and `a` and `x` answer for it
      tabIndex={0}
      aria-label={title}
      className="grid gap-3 px-4 py-4 focus-visible:-outline-offset-2"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunk text-quiet">
          <Bot aria-hidden size={16} />
        </span>
        <div className="min-w-0 grow basis-48">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
            {!isWaiting && <Badge tone={state === 'done' ? 'good' : 'plain'}>{text.states[state]}</Badge>}
          </p>
          <p className="text-quiet text-sm">
            {agent.name} · <Time at={proposal.created_at} timezone={timezone} />
            {isWaiting && ` · ${text.expires(format.relative(proposal.expires_at))}`}
          </p>
        </div>
        {isWaiting && (
          <div className="flex gap-2">
            <Button keys="x" aria-label={`${text.reject}: ${title}`} onClick={() => onDecide('reject')}>
              {text.reject}
            </Button>
            <Button
              kind="primary"
              keys="a"
              aria-label={`${text.approve}: ${title}`}
              onClick={() => onDecide('approve')}
            >
              {text.approve}
            </Button>
          </div>
        )}
      </div>
      <div className="grid gap-3 sm:ps-11">
        <dl className="grid gap-x-4 gap-y-1 rounded-lg bg-sunk p-3 sm:grid-cols-[auto_minmax(0,1fr)]">
          {wordsOf(proposal.input, text.fields).map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-quiet text-sm">{name}</dt>
              <dd dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {outcome && <p className="text-sm [overflow-wrap:anywhere]">{outcome}</p>}
        <p className="text-quiet text-sm">
          {sources.length === 0 ? text.alone : `${text.from}: `}
          {sources.map(({ email_id, from_address, subject }, place) => (
            <span key={email_id}>
              {place > 0 && ' · '}
              <Link to="/mail/$id" params={{ id: email_id }} className="text-accent hover:underline">
                <bdi>{subject || from_address}</bdi>
              </Link>{' '}
              <bdi>({from_address})</bdi>
            </span>
          ))}
        </p>
        {emailId !== null && (
          <Link
            to="/mail/$id"
            params={{ id: emailId }}
            className="justify-self-start text-accent text-sm hover:underline"
          >
            {text.open}
          </Link>
        )}
      </div>
    </li>
  );
}
