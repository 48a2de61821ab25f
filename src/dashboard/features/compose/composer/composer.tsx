import { useQueryClient } from '@tanstack/react-query';
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, dataOf } from '../../../api/client.ts';
import { useTags } from '../../../api/tags.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useFormat } from '../../../lib/format.ts';
import type { Opening } from '../../../lib/opening.ts';
import { Problem } from '../../../lib/problem.ts';
import { tagNamed } from '../../../lib/tags.ts';
import { commonText } from '../../../lib/text/common.ts';
import { cannedText } from '../../../lib/text/compose/canned.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { draftsText } from '../../../lib/text/compose/drafts.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say } from '../../../lib/toasts.ts';
import { useTimezone } from '../../session/index.ts';
import { announce } from '../announce.ts';
import { useCanned } from '../canned/use-canned.tsx';
import { Conflict, useNameOf } from '../conflict.tsx';
import { beginsWithRecipients, type Draft, isTouched, type Mail, textOf } from '../draft/draft.ts';
import { showDraft } from '../draft/drafts-of.ts';
import { chosenAddress } from '../draft/sender.ts';
import { type ServerDraft, savedOf } from '../draft/server-draft.ts';
import type { useDraft } from '../draft/use-draft.ts';
import { useQuote } from '../draft/use-quote.tsx';
import { useSaved } from '../draft/use-saved.ts';
import { useSend } from '../draft/use-send.ts';
import { useSignature } from '../draft/use-signature.tsx';
import { whyNot } from '../draft/why-not.ts';
import { LinkDialog } from '../editor/link-dialog.tsx';
import { TEXT_LOOK } from '../editor/look.ts';
import { useEditor } from '../editor/use-editor.ts';
import { Files } from '../files/files.tsx';
import type { useFiles } from '../files/use-files.ts';
import { openDraft } from '../open.ts';
import { SendLater } from '../send-later.tsx';
import { SuggestionCard } from '../writer/suggestion.tsx';
import { useSuggestion } from '../writer/use-suggestion.ts';
import { DraftWriter } from '../writer/writer.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { Foot } from './foot.tsx';
import { Head } from './head.tsx';
import { SendFailure } from './send-failure.tsx';

interface Props {
  of: ReturnType<typeof useDraft>;
  files: ReturnType<typeof useFiles>;
  /** The mail that is replied to or forwarded. */
  mail?: Mail;
  /** The number of mails in its conversation. */
  count?: number;
  /** Renders the header, which closes the composer. */
  head: (close: () => void) => ReactNode;
  /** The name by which it is opened. */
  opening: Opening;
  onClose: () => void;
  /** Reopens a discarded draft. */
  onReopen?: (() => void) | undefined;
  /** The conversation beside it, which shows the sent mail, and can be marked done with it. */
  conversation?: { id: number; onDone: () => void };
}

/** How a draft is sent: at a time, or with its conversation marked done. */
interface Way {
  sendAt?: string;
  marksDone?: boolean;
}

/** The form for one mail: recipients, text, files, and the state of sending. */
export function Composer({
  of,
  files,
  mail,
  count = 1,
  head,
  opening,
  onClose,
  onReopen,
  conversation,
}: Props) {
  const { draft, change, clear, latest } = of;
  const text = useText(composeText);
  const drafts = useText(draftsText);
  const format = useFormat(useTimezone());
  const queries = useQueryClient();
  const common = useText(commonText);
  const reuse = useText(cannedText);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { data: inboxes } = api.useQuery('get', '/api/smtp-inboxes', {}, { staleTime: 5 * 60_000 });
  const { suggestion, ask, dismiss } = useSuggestion();
  const [open, setOpen] = useState<'link' | 'discard' | 'writer' | 'later'>();
  const [isOver, setOver] = useState(false);
  const send = useSend();
  /** Whether it is still open when it has been sent. */
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  /** A send request made before inboxes and signature were loaded. If the draft changes, it must be sent again. */
  const [wanted, setWanted] = useState<{ revision: number; way: Way }>();
  const [refusal, setRefusal] = useState<ServerDraft['error']>(null);
  const quote = useQuote(mail, draft);
  const { editor, active } = useEditor({
    box,
    html: draft.html,
    label: text.text,
    placeholder: text.write,
    opening: beginsWithRecipients(draft) ? undefined : opening,
    onChange: (html) => change({ html }),
  });
  // A kept draft may have the name from before a tag was renamed.
  const named = tagNamed(useTags(), draft.from)?.name ?? draft.from;
  const inbox = inboxes?.find(({ tag }) => tag === named) ?? inboxes?.[0];
  const from = inbox?.tag ?? '';
  const signature = useSignature(from, draft.isUnsigned === true, (isUnsigned) => change({ isUnsigned }));
  const below = signature.html + quote.html;
  const canned = useCanned({
    editor,
    draft,
    from,
    onSubject: (subject) => latest.current.subject.trim() === '' && change({ subject }),
  });
  const nameOf = useNameOf();
  const isLoading = inboxes === undefined || signature.isLoading;
  const server = useSaved(of, {
    from,
    fromAddress: chosenAddress(draft, inbox),
    below,
    isKnown: !isLoading,
    isSending: send.isBusy,
    onLoaded: (theirs) => say(drafts.loaded(nameOf(theirs.updated_by))),
  });
  const circumstances = {
    hasInbox: from !== '',
    isUploading: files.isUploading,
    quoteLength: below.length,
  };
  const reasonFor = (of: Draft) => (isLoading ? common.loading : whyNot(of, circumstances, text));
  const reason = reasonFor(draft);
  const stored = draft.stored?.revision === draft.revision ? draft.stored : null;

  function sendNow(way: Way = {}) {
    // Leaving the field turns an unfinished recipient into a chip.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) {
      field.blur();
      field.focus();
    }
    // The latest input is not rendered yet.
    const now = latest.current;
    if (isLoading) return setWanted({ revision: now.revision, way });
    if (reasonFor(now) || server.theirs || send.isBusy) return;
    const onSent = (sent: ServerDraft) => isThere.current && settle(now, sent, way);
    send.submit({ save: server.save, sendAt: way.sendAt, stored, onSent }).catch(server.fail);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of loading sends
  useEffect(() => {
    if (isLoading || !wanted) return;
    setWanted(undefined);
    if (wanted.revision === latest.current.revision) sendNow(wanted.way);
  }, [isLoading]);
  /** Continues with the draft's state after sending. */
  function settle(before: Draft, sent: ServerDraft, way: Way) {
    const { revision } = latest.current;
    if (sent.state === 'failed' || sent.state === 'unconfirmed') {
      const emailId = sent.state === 'unconfirmed' ? sent.email_id : null;
      change({ stored: emailId === null ? null : { emailId, revision: revision + 1, isUnknown: true } });
      rememberVersion(sent);
      return;
    }
    clear();
    onClose();
    if (conversation) showDraft(queries, conversation.id, sent);
    if (way.marksDone) conversation?.onDone();
    const reopen = (draft: ServerDraft) => {
      if (!onReopen) return openDraft(draft.id);
      change({ ...before, stored: null });
      rememberVersion(draft);
      onReopen();
    };
    announce(sent, { queries, text, drafts, dateTime: format.dayTime, reopen });
  }
  function rememberVersion(sent: ServerDraft) {
    const { id, revision } = latest.current;
    of.remember(id, savedOf(sent, revision));
    setRefusal(sent.error);
  }
  const remove = useAct({
    run: async (saved: Draft['saved']) =>
      saved && client.DELETE('/api/drafts/{id}', { params: { path: { id: saved.id } } }),
    touches: ['draft'],
  });
  const restore = useAct({
    async run(saved: Draft['saved']) {
      if (!saved) return;
      const params = { path: { id: saved.id } };
      const { version } = dataOf(await client.POST('/api/drafts/{id}/restore', { params }));
      return { ...saved, version };
    },
    touches: ['draft'],
  });
  function close() {
    if (isTouched(draft)) {
      say(text.kept);
      if (!server.theirs && draft.saved?.revision !== draft.revision) void server.save().catch(() => {});
    } else {
      clear();
      if (draft.saved) remove.submit(draft.saved).catch(() => {});
    }
    onClose();
  }
  function discard() {
    const before = draft;
    clear();
    onClose();
    const removal = remove.act(before.saved);
    if (!isTouched(before)) return;
    say(text.discarded, {
      label: common.undo,
      run: () =>
        void removal.then(async () => {
          const restored = await restore.submit(before.saved).catch(() => undefined);
          change({ ...before, saved: restored });
          onReopen?.();
        }),
    });
  }
  useCommands([
    { id: `send${id}`, label: text.send, group: text.group, keys: 'mod+Enter', run: () => sendNow() },
    ...(conversation
      ? [
          {
            id: `done${id}`,
            label: text.sendDone,
            group: text.group,
            keys: 'mod+Shift+Enter',
            run: () => sendNow({ marksDone: true }),
          },
        ]
      : []),
    { id: `later${id}`, label: drafts.sendLater, group: text.group, run: () => setOpen('later') },
    { id: `close${id}`, label: text.close, group: text.group, keys: 'Escape', run: close },
    {
      id: `discard${id}`,
      label: text.discard,
      group: text.group,
      run: () => (isTouched(draft) ? setOpen('discard') : discard()),
    },
    { id: `ai${id}`, label: text.ai, group: text.group, run: () => setOpen('writer') },
    { id: `canned${id}`, label: reuse.insert, group: text.group, keys: 'mod+j', run: canned.toggle },
  ]);

  function press(event: KeyboardEvent) {
    if (canned.press(event)) return;
    // The editor stops the propagation of Escape.
    if (event.key === 'Escape' && editor?.isFocused && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    if (!event.ctrlKey && !event.metaKey) return;
    const isInText = editor?.isFocused && !editor.state.selection.empty;
    if (event.key === 'Enter' && !event.repeat) {
      sendNow({ marksDone: event.shiftKey && conversation !== undefined });
    } else if (event.key === 'k' && isInText) setOpen('link');
    else if (event.key === 'j') canned.toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function drop(event: DragEvent) {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    files.add(event.dataTransfer.files);
  }
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const hasGaps = useMemo(() => textOf(draft.html).includes('[…]'), [draft.html]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears keys, files and pastes of what is inside
    <div
      onKeyDownCapture={press}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node) || setOver(false)}
      onDropCapture={drop}
      onPasteCapture={(event) => {
        const { files: pasted, types } = event.clipboardData;
        if (pasted.length === 0 || types.includes('text/html')) return;
        event.preventDefault();
        files.add(pasted);
      }}
      className="relative flex min-h-0 grow flex-col"
    >
      {head(close)}
      <div className="flex min-h-20 grow flex-col overflow-y-auto">
        <Head
          opening={opening}
          draft={draft}
          change={change}
          inboxes={inboxes ?? []}
          inbox={inbox}
          mail={mail}
        />
        <div ref={box} className={`flex grow flex-col px-4 py-3 ${TEXT_LOOK}`} />
        {signature.view}
        {quote.view}
        <Files list={draft.files} files={files} />
        {hasGaps && <p className="px-4 pb-2 text-warn">{text.gaps}</p>}
        {mail && quote.isElsewhere && (
          <p className="px-4 pb-2 text-warn">{text.elsewhere(mail.reply_to_address)}</p>
        )}
      </div>
      <div className="min-h-0 overflow-y-auto">
        {canned.view}
        {suggestion && editor && (
          <SuggestionCard
            editor={editor}
            of={suggestion}
            count={count}
            ask={ask}
            dismiss={dismiss}
            onUsed={() => setOpen(undefined)}
            onSubject={(subject) => draft.subject === '' && change({ subject })}
          />
        )}
        {open === 'writer' && editor && !suggestion && (
          <DraftWriter editor={editor} draft={draft} ask={ask} />
        )}
        {server.theirs ? (
          <Conflict of={{ ...server, theirs: server.theirs }} />
        ) : (
          (send.error || stored || refusal) && (
            <SendFailure error={send.error ?? (refusal && new Problem(422, refusal))} stored={stored} />
          )
        )}
      </div>
      {editor && (
        <Foot
          editor={editor}
          active={active}
          draft={draft}
          reason={reason}
          isSending={send.isBusy}
          isRetry={stored !== null}
          isWriting={open === 'writer'}
          isCanned={canned.isOpen}
          note={
            server.hasFailed
              ? drafts.saveFailed
              : draft.saved?.revision === draft.revision
                ? drafts.saved
                : undefined
          }
          onSend={() => sendNow()}
          onDone={conversation && (() => sendNow({ marksDone: true }))}
          onLater={() => setOpen('later')}
          onLink={() => setOpen('link')}
          onFiles={files.add}
          onCanned={canned.toggle}
          onWriter={() => setOpen(open === 'writer' ? undefined : 'writer')}
          onDiscard={() => (isTouched(draft) ? setOpen('discard') : discard())}
          ask={ask}
        />
      )}
      {open === 'link' && editor && <LinkDialog editor={editor} onClose={() => setOpen(undefined)} />}
      {open === 'later' && (
        <SendLater onPick={(sendAt) => sendNow({ sendAt })} onClose={() => setOpen(undefined)} />
      )}
      {open === 'discard' && <DiscardDialog onDiscard={discard} onClose={() => setOpen(undefined)} />}
      {isOver && (
        <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-lg border-2 border-accent border-dashed bg-page/90 font-medium">
          {text.dropHere}
        </p>
      )}
    </div>
  );
}
