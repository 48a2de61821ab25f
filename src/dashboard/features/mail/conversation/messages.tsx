import { ChevronsUpDown } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { Button } from '../../../ui/button.tsx';
import { ActivityLines } from '../activity/lazy.tsx';
import { useActivity } from '../activity/use-activity.ts';
import { firstWith, useFoundWords } from '../find/highlight.ts';
import { Message } from '../message/message.tsx';
import { NoteCards } from '../notes/lazy.tsx';
import { byMessage, runsOf } from '../notes/place.ts';
import type { ConversationNote } from '../notes/use-notes.ts';
import { MessageMenu } from '../shape/message-menu.tsx';
import { foldedMiddle } from './fold.ts';

interface Props {
  conversation: Schemas['Conversation'];
  list: Schemas['ThreadMessage'][];
  timezone: string;
  /** `m` and the id of the message to scroll to. */
  hash: string;
  hasMore: boolean;
  isFetching: boolean;
  onMore: () => void;
  /** Notes of members, merged in by time. */
  notes: ConversationNote[];
  /** Whether what happened stands between the messages. */
  showsActivity: boolean;
}

/** The messages, oldest first. Read ones are folded; long runs collapse into one line. */
export function Messages({
  conversation,
  list,
  timezone,
  hash,
  hasMore,
  isFetching,
  onMore,
  notes,
  showsActivity,
}: Props) {
  const text = useText(conversationText);
  const lastId = list.at(-1)?.id;
  const words = useFoundWords();
  /** The message by which a search has found the conversation. */
  const [found] = useState(() => firstWith(words, list));
  const [opened, setOpened] = useState<ReadonlyMap<number, boolean>>(
    () => new Map(found && [[found.id, true]]),
  );
  // Messages that were unread on opening stay expanded once they are read.
  const [unread] = useState(() => new Set(list.filter(({ is_read }) => !is_read).map(({ id }) => id)));
  const [showsAll, setShowsAll] = useState(false);
  const wanted = Number(hash.replace(/^m/, ''));
  useEffect(() => {
    if (!wanted) return;
    setShowsAll(true);
    setOpened((before) => new Map(before).set(wanted, true));
    requestAnimationFrame(() => document.getElementById(`m${wanted}`)?.scrollIntoView());
  }, [wanted]);

  const showFound = useEffectEvent(() => {
    if (!found || wanted || found.id === list[0]?.id) return;
    const frame = requestAnimationFrame(() => document.getElementById(`m${found.id}`)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => showFound(), []);

  const isOpen = ({ id }: { id: number }) => opened.get(id) ?? (id === lastId || unread.has(id));
  const noted = byMessage(list, notes, ({ created_at }) => created_at);
  const happened = byMessage(list, useActivity(conversation.id, showsActivity), ({ at }) => at);
  const between = (index: number) =>
    runsOf(happened.get(index), noted.get(index)).map((run) =>
      'noted' in run ? (
        <NoteCards key={`n${run.noted[0]!.id}`} notes={run.noted} />
      ) : (
        <ActivityLines key={`a${run.happened[0]!.id}`} list={run.happened} />
      ),
    );
  const hidden = showsAll ? undefined : foldedMiddle(list.map(isOpen));
  return (
    <div className="grid min-w-0 gap-2">
      {list.map((message, index) => {
        if (hidden && index === hidden.from) {
          return (
            <Fragment key={message.id}>
              {between(index)}
              <Button kind="quiet" onClick={() => setShowsAll(true)}>
                <ChevronsUpDown aria-hidden size={15} />
                {text.older(hidden.to - hidden.from)}
              </Button>
            </Fragment>
          );
        }
        return (
          <Fragment key={message.id}>
            {between(index)}
            {!(hidden && index > hidden.from && index < hidden.to) && (
              <Message
                message={message}
                menu={<MessageMenu conversation={conversation} list={list} message={message} />}
                timezone={timezone}
                isOpen={isOpen(message)}
                onToggle={() => setOpened((before) => new Map(before).set(message.id, !isOpen(message)))}
              />
            )}
          </Fragment>
        );
      })}
      {hasMore && (
        <Button isBusy={isFetching} onClick={onMore}>
          {text.loadNewer}
        </Button>
      )}
      {between(list.length)}
    </div>
  );
}
