import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
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
import { useNameOf } from '../conflict.tsx';
import { beginsWithRecipients, type Draft, isTouched, type Mail } from '../draft/draft.ts';
import { showDraft } from '../draft/drafts-of.ts';
import { chosenAddress } from '../draft/sender.ts';
import { type ServerDraft, savedOf } from '../draft/server-draft.ts';
import type { useDraft } from '../draft/use-draft.ts';
import { useQuote } from '../draft/use-quote.tsx';
import { useSaved } from '../draft/use-saved.ts';
import { useSend } from '../draft/use-send.ts';
import { useSenders } from '../draft/use-senders.ts';
import { useSignature } from '../draft/use-signature.tsx';
import { whyNot } from '../draft/why-not.ts';
import { useEditor } from '../editor/use-editor.ts';
import type { useFiles } from '../files/use-files.ts';
import { openDraft } from '../open.ts';
import { useSuggestion } from '../writer/use-suggestion.ts';
import { useDiscard } from './use-discard.ts';

export interface Circumstances {
  of: ReturnType<typeof useDraft>;
  files: ReturnType<typeof useFiles>;
  /** The mail that is replied to or forwarded. */
  mail?: Mail;
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

/** The state and the actions of a mail that is written: saving, sending, discarding, and what is open in it. */
export function useComposer({ of, files, mail, opening, onClose, onReopen, conversation }: Circumstances) {
  const { draft, change, clear, latest } = of;
  const text = useText(composeText);
  const drafts = useText(draftsText);
  const format = useFormat(useTimezone());
  const queries = useQueryClient();
  const common = useText(commonText);
  const reuse = useText(cannedText);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { data: inboxes } = useSenders();
  const { suggestion, ask, dismiss } = useSuggestion();
  const [open, setOpen] = useState<'link' | 'discard' | 'writer' | 'later'>();
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
  const sendWanted = useEffectEvent(() => {
    if (!wanted) return;
    setWanted(undefined);
    if (wanted.revision === latest.current.revision) sendNow(wanted.way);
  });
  useEffect(() => {
    if (!isLoading) sendWanted();
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
  const { remove, discard } = useDiscard({ of, onClose, onReopen });
  const askDiscard = () => (isTouched(draft) ? setOpen('discard') : discard());
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
    { id: `discard${id}`, label: text.discard, group: text.group, run: askDiscard },
    { id: `ai${id}`, label: text.ai, group: text.group, run: () => setOpen('writer') },
    { id: `canned${id}`, label: reuse.insert, group: text.group, keys: 'mod+j', run: canned.toggle },
  ]);

  return {
    box,
    editor,
    active,
    quote,
    signature,
    canned,
    server,
    inboxes: inboxes ?? [],
    inbox,
    suggestion,
    ask,
    dismiss,
    open,
    setOpen,
    reason,
    stored,
    failure: send.error ?? (refusal && new Problem(422, refusal)),
    isSending: send.isBusy,
    sendNow,
    close,
    discard,
    askDiscard,
  };
}
