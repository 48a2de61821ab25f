import { type DragEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { draftsText } from '../../../lib/text/compose/drafts.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Conflict } from '../conflict.tsx';
import { textOf } from '../draft/draft.ts';
import { LinkDialog } from '../editor/link-dialog.tsx';
import { TEXT_LOOK } from '../editor/look.ts';
import { Files } from '../files/files.tsx';
import { SendLater } from '../send-later.tsx';
import { SuggestionCard } from '../writer/suggestion.tsx';
import { DraftWriter } from '../writer/writer.tsx';
import { WrittenBy } from '../written-by.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { Foot } from './foot.tsx';
import { Head } from './head.tsx';
import { SendFailure } from './send-failure.tsx';
import { type Circumstances, useComposer } from './use-composer.ts';

interface Props extends Circumstances {
  /** The number of mails in its conversation. */
  count?: number;
  /** Renders the header, which closes the composer. */
  head: (close: () => void) => ReactNode;
}

/** The form for one mail: recipients, text, files, and the state of sending. */
export function Composer({ count = 1, head, ...circumstances }: Props) {
  const { of, files, mail, opening, conversation } = circumstances;
  const { draft, change } = of;
  const text = useText(composeText);
  const drafts = useText(draftsText);
  const composer = useComposer(circumstances);
  const { editor, server, suggestion, canned, quote, stored, open, setOpen, sendNow, close, ask } = composer;
  const [isOver, setOver] = useState(false);

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
          inboxes={composer.inboxes}
          inbox={composer.inbox}
          mail={mail}
        />
        {draft.saved?.agent && <WrittenBy of={draft.saved.agent} className="px-4 pt-2 text-info text-sm" />}
        <div ref={composer.box} className={`flex grow flex-col px-4 py-3 ${TEXT_LOOK}`} />
        {composer.signature.view}
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
            dismiss={composer.dismiss}
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
          (composer.failure || stored) && <SendFailure error={composer.failure} stored={stored} />
        )}
      </div>
      {editor && (
        <Foot
          editor={editor}
          active={composer.active}
          draft={draft}
          reason={composer.reason}
          isSending={composer.isSending}
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
          onDiscard={composer.askDiscard}
          ask={ask}
        />
      )}
      {open === 'link' && editor && <LinkDialog editor={editor} onClose={() => setOpen(undefined)} />}
      {open === 'later' && (
        <SendLater onPick={(sendAt) => sendNow({ sendAt })} onClose={() => setOpen(undefined)} />
      )}
      {open === 'discard' && (
        <DiscardDialog onDiscard={composer.discard} onClose={() => setOpen(undefined)} />
      )}
      {isOver && (
        <p className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-lg border-2 border-accent border-dashed bg-page/90 font-medium">
          {text.dropHere}
        </p>
      )}
    </div>
  );
}
