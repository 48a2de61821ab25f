import { Link } from '@tanstack/react-router';
import { AlarmClock, CircleCheck, CircleDashed, Paperclip, TriangleAlert } from 'lucide-react';
import { memo, type RefObject, useEffect, useRef } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { Label } from '../../../ui/label.tsx';
import type { Colleague } from '../../session/index.ts';
import { Marked, StateWord } from '../find/lazy.tsx';
import type { MailSearch } from '../search.ts';
import type { Conversation } from './conversations.ts';
import type { Density } from './size/density.ts';

/** The number of labels that fit in a row. */
const SHOWN_LABELS = 2;

interface Props {
  conversation: Conversation;
  search: MailSearch;
  zone: string;
  /** All labels of the organization. */
  labels: Schemas['Label'][];
  density: Density;
  /** Pixels from the top of the list. */
  start: number;
  height: number;
  place: number;
  total: number;
  assignee: Colleague | undefined;
  isOpen: boolean;
  isCursor: boolean;
  isChosen: boolean;
  takesFocus: RefObject<boolean>;
  onChoose: (id: number) => void;
}

/** Returns the participants, latest first, by their first names. */
export function namesOf({ participants }: Pick<Conversation, 'participants'>): string {
  const names = participants.map(({ name, address }) => name || address);
  return names.length === 1 ? names[0]! : names.map((name) => name.split(/[\s@]/)[0]).join(', ');
}

/** A subject and as much of the message as fits beside it: one that has less room than a word goes to a hidden line. */
const TOGETHER = 'flex h-5 min-w-0 flex-1 flex-wrap gap-x-2 overflow-hidden leading-5';

/** A conversation that the cursor or pointer rests on this long is loaded before it is opened; one passed by is not. */
const REST_MS = 150;

/** A conversation: people and time, subject, last message, in one, two or three lines. */
export const Row = memo(function Row({ conversation, search, isOpen, isCursor, ...props }: Props) {
  const text = useText(mailText);
  const format = useFormat(props.zone);
  const link = useRef<HTMLAnchorElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (!isCursor || !takesFocus.current || isOpen) return;
    takesFocus.current = false;
    link.current?.focus({ preventScroll: true });
  });

  const { id, last_message, task, unread_count, message_count, snoozed_until } = conversation;
  const isUnread = unread_count > 0;
  const { send_state } = last_message;
  const isUnsent = send_state === 'failed' || send_state === 'unconfirmed';
  const labels = props.labels.filter(
    (label) => label.id !== search.label && conversation.label_ids.includes(label.id),
  );
  const names = namesOf(conversation) || last_message.to_address;
  const isCompact = props.density === 'compact';
  const people = (
    <span
      className={`flex min-w-0 items-baseline gap-1.5 ${isCompact ? 'w-28 shrink-0 xl:w-32' : 'flex-1'} ${isUnread ? 'font-semibold' : ''}`}
    >
      <span dir="auto" className="truncate">
        {isUnread && <span className="sr-only">{text.unread}: </span>}
        <Marked text={names} q={search.q} place="from" />
      </span>
      {message_count > 1 && (
        <span title={text.messages(message_count)} className="font-normal text-quiet text-xs">
          {message_count}
        </span>
      )}
    </span>
  );
  const subject = (
    <span dir="auto" className={`max-w-full shrink-0 truncate ${isUnread ? 'font-medium' : ''}`}>
      <Marked text={conversation.subject || text.noSubject} q={search.q} place="subject" />
    </span>
  );
  const snippet = (
    <span dir="auto" className="min-w-0 grow basis-16 truncate text-quiet">
      <Marked text={conversation.snippet} q={search.q} place="text" />
    </span>
  );
  const time = snoozed_until ? (
    <time
      dateTime={snoozed_until}
      title={format.dateTime(snoozed_until)}
      className="inline-flex shrink-0 items-center gap-1 text-warn text-xs"
    >
      <AlarmClock size={13} aria-label={text.snoozedUntil} />
      {format.short(snoozed_until)}
    </time>
  ) : (
    <time dateTime={last_message.received_at} className="shrink-0 text-quiet text-xs">
      {format.short(last_message.received_at)}
    </time>
  );
  const marks = (
    <span className="flex shrink-0 items-center gap-1.5 text-quiet empty:hidden">
      <StateWord search={search} state={conversation.state} />
      {labels.slice(0, SHOWN_LABELS).map((label) => (
        <Label key={label.id} {...label} isDot={isCompact} />
      ))}
      {labels.length > SHOWN_LABELS && <span className="text-xs">+{labels.length - SHOWN_LABELS}</span>}
      {isUnsent && (
        <TriangleAlert size={14} className="text-danger" aria-label={text.sendState[send_state]} />
      )}
      {conversation.has_attachment && <Paperclip size={13} aria-label={text.attachment} />}
      {task?.status === 'done' && (
        <CircleCheck size={14} className="text-good" aria-label={text.status.done} />
      )}
      {task?.status === 'in_progress' && (
        <CircleDashed size={14} className="text-info" aria-label={text.status.in_progress} />
      )}
      {!search.tag && !isCompact && <span className="text-xs">{conversation.tags.join(' · ')}</span>}
      {props.assignee && (
        <span className="inline-flex" title={text.assigned(props.assignee.label)}>
          <Avatar name={props.assignee.name} isAgent={props.assignee.isAgent} size={20} />
        </span>
      )}
    </span>
  );
  return (
    <li
      aria-setsize={props.total}
      aria-posinset={props.place}
      style={{ height: props.height, transform: `translateY(${props.start}px)` }}
      className={`group absolute inset-x-0 top-0 flex border-line border-b ps-1 pe-3 -outline-offset-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent ${isOpen || props.isChosen ? 'bg-chosen' : isCursor ? 'bg-hover' : 'hover:bg-hover'}`}
    >
      <label
        className={`relative grid w-8 shrink-0 cursor-pointer place-items-center ${isCompact ? '' : 'self-start pt-2.5'}`}
      >
        <input
          type="checkbox"
          checked={props.isChosen}
          onChange={() => props.onChoose(id)}
          tabIndex={isCursor ? 0 : -1}
          aria-label={`${text.chooseIt}: ${names}`}
          className="peer size-4 accent-accent opacity-0 checked:opacity-100 focus-visible:opacity-100 group-hover:opacity-100"
        />
        {isUnread && (
          <span
            aria-hidden
            className={`pointer-events-none absolute size-2 rounded-full bg-accent peer-checked:hidden peer-focus-visible:hidden group-hover:hidden ${isCompact ? '' : 'mt-2.5'}`}
          />
        )}
      </label>
      <Link
        ref={link}
        to="/mail/$id"
        params={{ id }}
        search={search}
        preloadDelay={REST_MS}
        tabIndex={isCursor ? 0 : -1}
        aria-current={isOpen || undefined}
        className={`min-w-0 flex-1 text-sm outline-none! ${isCompact ? 'flex items-center gap-2.5' : 'grid grid-cols-[minmax(0,1fr)] content-center gap-0.5'}`}
      >
        {isCompact ? (
          <>
            {people}
            <span className={TOGETHER}>
              {subject}
              {snippet}
            </span>
            {marks}
            {time}
          </>
        ) : props.density === 'comfortable' ? (
          <>
            <span className="flex items-baseline gap-2">
              {people}
              {time}
            </span>
            {subject}
            <span className="flex items-center gap-1.5">
              <span className="flex min-w-0 flex-1">{snippet}</span>
              {marks}
            </span>
          </>
        ) : (
          <>
            <span className="flex items-baseline gap-2">
              {people}
              {time}
            </span>
            <span className="flex items-center gap-2">
              <span className={TOGETHER}>
                {subject}
                {snippet}
              </span>
              {marks}
            </span>
          </>
        )}
      </Link>
    </li>
  );
});
