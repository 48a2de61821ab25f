import { Clock, Paperclip, PenLine, Send, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { draftsText } from '../../../lib/text/compose/drafts.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { useTimezone } from '../../session/index.ts';
import { useNameOf } from '../conflict.tsx';
import { openDraft } from '../open.ts';
import { SendLater } from '../send-later.tsx';
import { WrittenBy } from '../written-by.tsx';
import { useDraftActions } from './use-draft-actions.ts';

type Summary = Schemas['DraftSummary'];

const TONES: Partial<Record<Summary['state'], Tone>> = {
  held: 'info',
  scheduled: 'info',
  sending: 'info',
  failed: 'danger',
  unconfirmed: 'warn',
};

/** A draft: its recipients, preview, state and actions. */
export function DraftRow({ draft }: { draft: Summary }) {
  const text = useText(draftsText);
  const format = useFormat(useTimezone());
  const nameOf = useNameOf();
  const actions = useDraftActions();
  const [isTiming, setTiming] = useState(false);
  const { id, state, subject, send_at, error } = draft;
  const title = subject || text.noSubject;
  const isWaiting = state === 'held' || state === 'scheduled';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <button
        type="button"
        data-draft={id}
        onClick={() => (isWaiting ? void actions.takeBack(draft) : openDraft(id))}
        disabled={state === 'sending'}
        className="grid min-w-0 grow basis-60 gap-0.5 rounded-md py-1 text-start hover:bg-hover"
      >
        <span className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 truncate font-medium">{draft.to.join(', ') || text.noRecipient}</span>
          {state !== 'draft' && <Badge tone={TONES[state] ?? 'plain'}>{text.states[state]}</Badge>}
          {draft.attachment_count > 0 && (
            <span className="flex shrink-0 items-center gap-1 text-quiet text-xs">
              <Paperclip aria-hidden size={13} />
              {text.files(draft.attachment_count)}
            </span>
          )}
        </span>
        <span className="truncate">
          {title} <span className="text-quiet">{draft.snippet}</span>
        </span>
        {draft.agent && (
          <WrittenBy of={{ ...draft.agent, author: draft.author }} className="text-info text-sm" />
        )}
        <span className="text-quiet text-sm">
          {error
            ? error.detail
            : send_at
              ? text.sentAt(format.dayTime(send_at))
              : `${format.short(draft.updated_at)} ${text.changedBy(nameOf(draft.updated_by))}`}
        </span>
      </button>
      <span className="flex shrink-0 gap-1">
        {isWaiting && (
          <>
            <IconButton label={text.sendNow} onClick={() => void actions.sendNow(draft)}>
              <Send aria-hidden size={16} />
            </IconButton>
            <IconButton label={text.otherTime} onClick={() => setTiming(true)}>
              <Clock aria-hidden size={16} />
            </IconButton>
            <IconButton label={text.edit} onClick={() => void actions.takeBack(draft)}>
              <Undo2 aria-hidden size={16} />
            </IconButton>
          </>
        )}
        {!isWaiting && state !== 'sending' && (
          <IconButton label={text.open(title)} onClick={() => openDraft(id)}>
            <PenLine aria-hidden size={16} />
          </IconButton>
        )}
        {state !== 'sending' && (
          <IconButton label={text.remove(title)} onClick={() => void actions.remove(draft)}>
            <Trash2 aria-hidden size={16} />
          </IconButton>
        )}
      </span>
      {isTiming && (
        <SendLater onPick={(at) => void actions.sendAt(draft, at)} onClose={() => setTiming(false)} />
      )}
    </li>
  );
}
