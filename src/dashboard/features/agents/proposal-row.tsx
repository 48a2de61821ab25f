import { Link } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Schemas } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { proposalsText } from '../../lib/text/agents/proposals.ts';
import { useText } from '../../lib/text/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Time } from '../../ui/time/time.tsx';
import { useTimezone } from '../session/index.ts';
import { wordsOf } from './words-of.ts';

type Proposal = Schemas['AgentProposal'];
/** The mails that are named at once. */
const NAMED = 3;

/** A proposal: what would be done, by which agent, and which mail it had read before. */
export function ProposalRow({
  proposal,
  isAsked = false,
  hasKeys = false,
  onDecide,
}: {
  proposal: Proposal;
  /** Whether the address names it. */
  isAsked?: boolean;
  /** Whether `x` and `a` decide about it. */
  hasKeys?: boolean;
  onDecide: (verb: 'approve' | 'reject') => void;
}) {
  const text = useText(proposalsText);
  const timezone = useTimezone();
  const format = useFormat(timezone);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) row.current?.focus();
  }, [isAsked]);
  const { agent, state, outcome } = proposal;
  const tools: Record<string, string> = text.tools;
  const title = tools[proposal.tool] ?? proposal.title;
  const isWaiting = state === 'waiting';
  return (
    <li
      ref={row}
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
            <Button keys={hasKeys ? 'x' : undefined} onClick={() => onDecide('reject')}>
              {text.reject}
            </Button>
            <Button kind="primary" keys={hasKeys ? 'a' : undefined} onClick={() => onDecide('approve')}>
              {text.approve}
            </Button>
          </div>
        )}
      </div>
      <div className="grid gap-3 sm:ps-11">
        <Arguments proposal={proposal} />
        {outcome && <Outcome outcome={outcome} />}
        <Sources sources={proposal.sources} />
      </div>
    </li>
  );
}

/** What the tool would get, as a person reads it. The conversation is a link. */
function Arguments({ proposal: { input, email_id: emailId, sources } }: { proposal: Proposal }) {
  const text = useText(proposalsText);
  const { conversation, ...others } = input;
  const about = emailId ?? (typeof conversation === 'number' ? conversation : null);
  return (
    <dl className="grid gap-x-4 gap-y-1 rounded-lg bg-sunk p-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {about !== null && (
        <div className="contents">
          <dt className="text-quiet text-sm">{text.fields.conversation}</dt>
          <dd className="min-w-0">
            <Mail id={about}>{sources.find(({ email_id }) => email_id === about)?.subject || text.open}</Mail>
          </dd>
        </div>
      )}
      {wordsOf(others, text.fields).map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-quiet text-sm">{name}</dt>
          <dd dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A link to what came of it: its first address of this page. */
function Outcome({ outcome }: { outcome: string }) {
  const text = useText(proposalsText);
  const path = /"(?:https?:\/\/[^/"]+)(\/[a-z][^"\s]*)"/.exec(outcome)?.[1];
  if (!path) return null;
  return (
    <a href={path} className="justify-self-start text-accent text-sm hover:underline">
      {text.outcome}
    </a>
  );
}

/** The mails that the agent had read: one of them may have asked for it. */
function Sources({ sources }: Pick<Proposal, 'sources'>) {
  const text = useText(proposalsText);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? sources : sources.slice(0, NAMED);
  const rest = sources.length - shown.length;
  if (sources.length === 0) return <p className="text-quiet text-sm">{text.alone}</p>;
  return (
    <div className="grid justify-items-start gap-1 text-quiet text-sm">
      <p>{text.from}</p>
      <ul className="grid gap-1">
        {shown.map(({ email_id, from_address, subject }) => (
          <li key={email_id} className="[overflow-wrap:anywhere]">
            <Mail id={email_id}>{subject || from_address}</Mail> <bdi>({from_address})</bdi>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button kind="quiet" className="-ms-3" onClick={() => setWhole(true)}>
          {text.more(rest)}
        </Button>
      )}
    </div>
  );
}

function Mail({ id, children }: { id: number; children: string }) {
  return (
    <Link to="/mail/$id" params={{ id }} className="text-accent hover:underline">
      <bdi>{children}</bdi>
    </Link>
  );
}
