import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, type Schemas } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { composeText } from '../../lib/text/compose/compose.ts';
import { draftsText } from '../../lib/text/compose/drafts.ts';
import { useText } from '../../lib/text/language.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import Countdown from '../../ui/time/countdown.tsx';
import { useTimezone } from '../session/index.ts';
import { takeBack } from './announce.ts';
import { useNameOf } from './conflict.tsx';
import { type DraftSummary, useDraftsOf } from './draft/drafts-of.ts';
import { isLeaving, isStored, shownAs } from './draft/leaving.ts';

/** How long a draft that is sent is still shown if its email does not come. */
const MOST_GAP_MS = 10_000;

export interface OutgoingProps {
  threadId: number;
  /** The mails of the conversation, which replace those shown here. */
  messages: Schemas['ThreadMessage'][];
  /** Continues the user's own draft. */
  onEdit: () => void;
}

/** The mails of a conversation that are being sent, or are not sent. */
export default function OutgoingCards({ threadId, messages, onEdit }: OutgoingProps) {
  const { all, isOwn } = useDraftsOf(threadId);
  const [left, setLeft] = useState<DraftSummary[]>([]);
  // Once it is sent, a draft leaves the list, perhaps before its email is among the messages.
  useEffect(() => {
    if (!all) return;
    const ids = new Set(all.map(({ id }) => id));
    setLeft((before) => [...before.filter(({ id }) => !ids.has(id)), ...all.filter(isLeaving)]);
    const timer = setTimeout(() => setLeft(all.filter(isLeaving)), MOST_GAP_MS);
    return () => clearTimeout(timer);
  }, [all]);
  const gone = left.filter(({ id }) => !all?.some((draft) => draft.id === id));
  return [...(all ?? []), ...gone]
    .filter((draft) => shownAs(draft) !== undefined && !isStored(draft, messages))
    .toSorted((one, other) => one.updated_at.localeCompare(other.updated_at))
    .map((draft) => <Card key={draft.id} draft={draft} isOwn={isOwn(draft)} onEdit={onEdit} />);
}

function Card({ draft, isOwn, onEdit }: { draft: DraftSummary; isOwn: boolean; onEdit: () => void }) {
  const text = useText(composeText);
  const drafts = useText(draftsText);
  const format = useFormat(useTimezone());
  const queries = useQueryClient();
  const nameOf = useNameOf();
  const { data: whole } = api.useQuery('get', '/api/drafts/{id}', { params: { path: { id: draft.id } } });
  const [until] = useState(() => Date.now() + Date.parse(draft.send_at ?? '') - Date.parse(draft.updated_at));
  const [isBusy, setBusy] = useState(false);
  const card = useRef<HTMLElement>(null);
  const appear = useEffectEvent(() => {
    if (isOwn && isLeaving(draft)) card.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => appear(), []);
  const name = nameOf(draft.updated_by);
  const shown = shownAs(draft);
  const hasFailed = shown === 'failed';
  async function cancel() {
    setBusy(true);
    await takeBack(draft, { queries, drafts, reopen: onEdit });
    setBusy(false);
  }
  return (
    <article
      ref={card}
      aria-label={drafts.outgoingOf(name)}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 scroll-mb-4 rounded-xl border border-dashed p-3 sm:px-4 ${hasFailed ? 'border-danger' : 'border-strong/60'}`}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={name} size={32} />
        <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
          {name}
        </span>
        <p
          role="status"
          className={`flex items-center gap-1.5 text-sm ${hasFailed ? 'font-medium text-danger' : 'text-quiet'}`}
        >
          {hasFailed ? <CircleAlert aria-hidden size={15} /> : <Clock aria-hidden size={15} />}
          {hasFailed
            ? text.notSent
            : shown === 'scheduled'
              ? drafts.sentAt(format.dayTime(draft.send_at ?? ''))
              : text.sending}
          {draft.state === 'held' && <Countdown until={until} onEnd={() => {}} />}
        </p>
        {isOwn && (draft.state === 'held' || shown === 'scheduled') && (
          <Button isBusy={isBusy} onClick={() => void cancel()}>
            {shown === 'scheduled' ? drafts.edit : drafts.undoSend}
          </Button>
        )}
        {isOwn && draft.state === 'failed' && <Button onClick={onEdit}>{text.open}</Button>}
      </header>
      <div className="grid min-w-0 gap-2 sm:ps-11">
        {hasFailed && draft.error && <p className="text-danger">{draft.error.detail}</p>}
        {whole ? <RichText html={whole.body} /> : <p className="wrap-anywhere">{draft.snippet}</p>}
      </div>
    </article>
  );
}
