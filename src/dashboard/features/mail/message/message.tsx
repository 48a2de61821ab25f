import { ChevronDown, Paperclip } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { hintOf } from '../../../ui/button.tsx';
import { SenderCard } from '../../contacts/index.ts';
import { Attachments } from './attachments.tsx';
import { Body } from './body.tsx';
import { Notes, Problems } from './notes.tsx';

interface Props {
  message: Schemas['ThreadMessage'];
  /** The menu of actions. */
  menu: ReactNode;
  timezone: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** A message: its sender and time, and its content unless it is folded. */
export function Message({ message, menu, timezone, isOpen, onToggle }: Props) {
  const text = useText(conversationText);
  const format = useFormat(timezone);
  const name = message.from_name || message.from_address;
  // Missing where the API does not say who had Herald send the mail.
  const sender = message.sent_by?.name;
  const fresh = (message.body_new || message.body_text).trim();
  return (
    <article
      id={`m${message.id}`}
      aria-label={text.body(name)}
      className="grid min-w-0 scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border border-line bg-raised p-3 sm:px-4"
    >
      <header className="flex items-start gap-3">
        <Avatar name={sender || name} size={32} />
        <button
          type="button"
          aria-expanded={isOpen}
          {...hintOf(isOpen ? text.fold : text.expand)}
          onClick={onToggle}
          className="grid min-h-8 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] text-start"
        >
          <span className="flex items-baseline gap-2">
            <span dir="auto" title={name} className="min-w-0 truncate font-medium">
              {name}
            </span>
            {sender && (
              <span dir="auto" className="min-w-0 shrink-2 truncate text-quiet text-sm">
                {text.sentBy(sender)}
              </span>
            )}
            {message.direction === 'inbound' && message.from_name && isOpen && (
              <span
                title={message.from_address}
                className="hidden min-w-0 shrink-2 truncate text-quiet text-sm @2xl:inline"
              >
                {message.from_address}
              </span>
            )}
            {!isOpen && message.attachments.length > 0 && (
              <Paperclip aria-hidden size={13} className="shrink-0 self-center text-quiet" />
            )}
            <time
              dateTime={message.received_at}
              title={format.dateTime(message.received_at)}
              className="ms-auto shrink-0 text-quiet text-sm"
            >
              {isOpen && <span className="hidden @xl:inline">{format.dateTime(message.received_at)}</span>}
              <span className={isOpen ? '@xl:hidden' : ''}>{format.short(message.received_at)}</span>
            </time>
          </span>
          {!isOpen && (
            <span dir="auto" className="truncate text-quiet text-sm">
              {fresh.slice(0, 300)}
            </span>
          )}
        </button>
        {isOpen && menu}
      </header>
      {isOpen && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 sm:ps-11 [&>:has([data-loading])~*]:invisible">
          <Addresses message={message} />
          <Problems message={message} />
          <Body message={message} name={name} />
          <Attachments message={message} />
          <Notes message={message} />
        </div>
      )}
    </article>
  );
}

/** The number of recipients that are named before the details are shown. */
const FIRST_PEOPLE = 4;

/** The recipients; all addresses on demand. */
function Addresses({ message }: { message: Schemas['ThreadMessage'] }) {
  const text = useText(conversationText);
  const [isWhole, setWhole] = useState(false);
  const nameOf = (entry: string) => entry.replace(/\s*<[^<>]*>$/, '') || entry;
  const { to, cc, reply_to } = message;
  const people = [...to, ...cc];
  const rows = [
    [
      text.from,
      [message.from_name ? `${message.from_name} <${message.from_address}>` : message.from_address],
    ],
    [text.toField, to],
    [text.cc, cc],
    [text.replyTo, reply_to],
  ] as const;
  return (
    <div className="-mt-3 min-w-0 text-quiet text-sm">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isWhole}
          {...hintOf(text.details)}
          onClick={() => setWhole(!isWhole)}
          className="flex min-h-6 min-w-0 pointer-coarse:min-h-11 items-center gap-1 hover:text-ink"
        >
          <span dir="auto" className="truncate">
            {text.to(people.slice(0, FIRST_PEOPLE).map(nameOf).join(', ') || message.to_address)}
          </span>
          {people.length > FIRST_PEOPLE && (
            <span className="shrink-0">{text.otherPeople(people.length - FIRST_PEOPLE)}</span>
          )}
          <ChevronDown aria-hidden size={14} className={`shrink-0 ${isWhole ? 'rotate-180' : ''}`} />
        </button>
        {message.direction === 'inbound' && (
          <SenderCard
            label={text.contact}
            address={message.from_address}
            name={message.from_name || message.from_address}
          />
        )}
      </div>
      {isWhole && (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
          {rows.map(
            ([label, list]) =>
              list.length > 0 && (
                <div key={label} className="contents">
                  <dt>{label}</dt>
                  <dd dir="auto" className="wrap-anywhere text-ink">
                    {list.join(', ')}
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  );
}
