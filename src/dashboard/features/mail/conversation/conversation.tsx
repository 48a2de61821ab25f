import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { opening } from '../../../lib/opening.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { useTitle } from '../../../ui/page/title.ts';
import { Loaded } from '../../../ui/states.tsx';
import { Outgoing, Reply, useDraftsOf } from '../../compose/index.ts';
import { useRead, useUnread } from '../../notifications/index.ts';
import { useChosen, useTimezone } from '../../session/index.ts';
import { useMailActions } from '../actions/context.ts';
import { findConversation } from '../list/conversations.ts';
import { messagesOptions } from '../message/queries.ts';
import { NewNote } from '../notes/lazy.tsx';
import { useNotes } from '../notes/use-notes.ts';
import { Bar, type ReplyMode } from './bar.tsx';
import { Details } from './details.tsx';
import { Insight } from './insight.tsx';
import { Meetings, useSuggestions } from './meetings.tsx';
import { Messages } from './messages.tsx';
import { ReplyBox } from './reply-box.tsx';
import { useFollowing } from './use-following.ts';

/** The conversation of an email: its bar, its messages, and the reply being written. */
export function Conversation({ id }: { id: number }) {
  const text = useText(conversationText);
  const mail = useText(mailText);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const zone = useTimezone();
  const actions = useMailActions();
  const { hash } = useLocation();
  const [asksFor, setReply] = useState<{ to: number | undefined; mode: ReplyMode; in: number }>();
  const [asked, setAsked] = useState<{ what: 'summary' | 'analysis'; of: number }>();
  const [notesIn, setNotesIn] = useState<number>();
  const [showsActivity, showActivity] = useChosen('activity', true);
  const follow = useFollowing(id);
  const toggleActivity = () => showActivity(!showsActivity);
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);

  const conversation = api.useQuery(
    'get',
    '/api/threads/{id}',
    { params: { path: { id } } },
    { placeholderData: () => findConversation(queries, id) },
  );
  const messages = useInfiniteQuery(messagesOptions(id));
  const notes = useNotes(id);
  const suggestions = useSuggestions();
  // A meeting stands above the messages, which it would move down if it came after them.
  const isSettled = !suggestions.isPending || suggestions.failureCount > 0;
  const list = isSettled ? messages.data?.pages.flatMap(({ messages }) => messages) : undefined;
  const { data } = conversation;
  useTitle(data?.subject || mail.mail);

  // The URL may contain any email of the conversation, as for a citation. Redirects to the conversation's id.
  const known = data?.id;
  useEffect(() => {
    if (known === undefined || known === id) return;
    // Keeps local state when the id changes, as after a merge.
    setReply((open) => (open?.in === id ? { ...open, in: known } : open));
    setAsked((open) => (open?.of === id ? { ...open, of: known } : open));
    setNotesIn((open) => (open === id ? known : open));
    void navigate({ to: '/mail/$id', params: { id: known }, search: true, hash: `m${id}`, replace: true });
  }, [known, id, navigate]);

  const isUnread = (data?.unread_count ?? 0) > 0;
  const told = useUnread();
  const readTold = useRead();
  const wasRead = useRef(0);
  // Once for each visit, so that `u` can mark it unread.
  const read = useEffectEvent((conversation: NonNullable<typeof data>) => {
    if (isUnread) actions.readQuietly([conversation]);
    else if (told > 0) readTold({ thread_id: conversation.id });
  });
  useEffect(() => {
    if (!data || data.id !== id || wasRead.current === id) return;
    wasRead.current = id;
    read(data);
  }, [id, data]);
  // Each conversation begins at its head.
  const begun = useRef(0);
  useLayoutEffect(() => {
    if (begun.current === id) return;
    begun.current = id;
    scroller.current?.scrollTo({ top: 0 });
    if (!hash) heading.current?.focus({ preventScroll: true });
  }, [id, hash]);

  const last = list?.at(-1);
  const { own } = useDraftsOf(known ?? id);
  const reply = asksFor?.in === id && asksFor.to !== undefined ? { ...asksFor, to: asksFor.to } : undefined;
  // Asked for before the messages have loaded.
  if (asksFor?.in === id && asksFor.to === undefined && last) setReply({ ...asksFor, to: last.id });
  function answer(mode: ReplyMode, to = last?.id) {
    opening('reply');
    setReply({ to, mode, in: id });
  }
  function note() {
    opening('note');
    setNotesIn(id);
  }
  function closeNote() {
    setNotesIn(undefined);
    heading.current?.focus({ preventScroll: true });
  }
  const group = mail.mail;
  useCommands([
    { id: 'mail.reply', label: text.reply, group, keys: 'r', run: () => answer('reply') },
    { id: 'mail.reply-all', label: text.replyAll, group, keys: 'a', run: () => answer('all') },
    { id: 'mail.forward', label: text.forward, group, keys: 'f', run: () => answer('forward') },
    { id: 'mail.note', label: text.note, group, keys: 'n', run: note },
    {
      id: 'mail.summarize',
      label: text.summarize,
      group,
      keys: 's',
      run: () => setAsked({ what: 'summary', of: id }),
    },
    {
      id: 'mail.activity',
      label: showsActivity ? text.hideActivity : text.showActivity,
      group,
      keys: 'v',
      run: toggleActivity,
    },
    {
      id: 'mail.follow',
      label: follow.isFollowing ? text.unfollow : text.follow,
      group,
      keys: 'F',
      run: follow.toggle,
    },
    { id: 'mail.analyze', label: text.analyze, group, run: () => setAsked({ what: 'analysis', of: id }) },
  ]);

  /** Reopens a reply whose sending or discarding is undone, perhaps after another conversation was opened. */
  function reopen(before: NonNullable<typeof reply>) {
    opening('reply');
    setReply(before);
    void navigate({ to: '/mail/$id', params: { id: before.in }, search: true });
  }

  return (
    <div className="@container flex h-full flex-col">
      <Loaded of={{ data, error: conversation.error, refetch: conversation.refetch }} rows={8}>
        {(data) => (
          <>
            <Bar
              conversation={data}
              heading={heading}
              lastId={last?.id}
              onReply={answer}
              onNote={note}
              onAsk={(what) => setAsked({ what, of: id })}
              showsActivity={showsActivity}
              onToggleActivity={toggleActivity}
            />
            <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
              <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 pt-2 pb-6 md:px-6">
                <Details conversation={data} />
                {last && <Meetings messages={list!} />}
                {asked?.of === id && last && (
                  <Insight
                    key={`${asked.what}${id}`}
                    what={asked.what}
                    messages={list!}
                    onClose={() => setAsked(undefined)}
                  />
                )}
                <Loaded of={{ data: list, error: messages.error, refetch: messages.refetch }}>
                  {(list) => (
                    <Messages
                      key={id}
                      conversation={data}
                      list={list}
                      timezone={zone}
                      hash={hash}
                      hasMore={messages.hasNextPage}
                      isFetching={messages.isFetchingNextPage}
                      onMore={() => void messages.fetchNextPage()}
                      notes={notes}
                      showsActivity={showsActivity}
                    />
                  )}
                </Loaded>
                {list && (
                  <Outgoing key={id} threadId={data.id} messages={list} onEdit={() => answer('reply')} />
                )}
                {notesIn === id && last && (
                  <NewNote key={id} conversation={data.id} emailId={last.id} onClose={closeNote} />
                )}
              </div>
            </div>
            <ReplyBox conversation={data} draft={own?.snippet} onReply={answer} onNote={note}>
              {reply && (
                <Reply
                  key={id}
                  emailId={reply.to}
                  mode={reply.mode}
                  threadId={data.id}
                  count={data.message_count}
                  onClose={() => setReply(undefined)}
                  onReopen={() => reopen(reply)}
                  onDone={() => actions.setState([data], 'done')}
                />
              )}
            </ReplyBox>
          </>
        )}
      </Loaded>
    </div>
  );
}
