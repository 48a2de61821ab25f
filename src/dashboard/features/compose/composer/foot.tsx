import type { Editor } from '@tiptap/core';
import { Clock, MessageSquareText, Paperclip, Sparkles, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { cannedText } from '../../../lib/text/compose/canned.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { draftsText } from '../../../lib/text/compose/drafts.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { Draft } from '../draft/draft.ts';
import { Toolbar } from '../editor/toolbar.tsx';
import type { Format } from '../editor/use-editor.ts';
import type { useSuggestion } from '../writer/use-suggestion.ts';
import { RewriteMenu } from '../writer/writer.tsx';

interface Props {
  editor: Editor;
  active: Format[];
  draft: Draft;
  /** The reason why it cannot be sent. */
  reason: string | undefined;
  isSending: boolean;
  isRetry: boolean;
  isWriting: boolean;
  /** Whether the canned replies are shown. */
  isCanned: boolean;
  /** The save state. */
  note: string | undefined;
  onSend: () => void;
  onLater: () => void;
  onLink: () => void;
  onFiles: (files: Iterable<File>) => void;
  onCanned: () => void;
  onWriter: () => void;
  onDiscard: () => void;
  ask: ReturnType<typeof useSuggestion>['ask'];
}

/** The actions of the composer: send, format, attach, write with AI, discard. */
export function Foot({
  editor,
  active,
  draft,
  reason,
  isSending,
  isRetry,
  isWriting,
  isCanned,
  note,
  ask,
  ...on
}: Props) {
  const text = useText(composeText);
  const canned = useText(cannedText);
  const drafts = useText(draftsText);
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-1 border-line border-t p-2">
      <div className="flex flex-wrap items-center gap-1">
        <Button
          kind="primary"
          keys="mod+Enter"
          isBusy={isSending}
          aria-disabled={reason ? true : undefined}
          aria-describedby={reason ? id : undefined}
          title={reason}
          className="me-1"
          onClick={on.onSend}
        >
          {isSending ? text.sending : isRetry ? text.sendAgain : text.send}
        </Button>
        <IconButton
          label={drafts.chooseTime}
          aria-disabled={reason || isRetry ? true : undefined}
          onClick={() => reason || isRetry || isSending || on.onLater()}
        >
          <Clock aria-hidden size={16} />
        </IconButton>
        <Toolbar editor={editor} active={active} onLink={on.onLink} />
        <IconButton label={text.attach} onClick={() => picker.current?.click()}>
          <Paperclip aria-hidden size={16} />
        </IconButton>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label={text.attach}
          onChange={({ target }) => {
            on.onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <IconButton label={canned.insert} keys="mod+j" isOn={isCanned} onClick={on.onCanned}>
          <MessageSquareText aria-hidden size={16} />
        </IconButton>
        <IconButton label={text.ai} isOn={isWriting} onClick={on.onWriter}>
          <Sparkles aria-hidden size={16} />
        </IconButton>
        <RewriteMenu editor={editor} draft={draft} ask={ask} />
        <IconButton label={text.discard} className="ms-auto" onClick={on.onDiscard}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </div>
      <p id={id} aria-live="polite" className="px-1 text-quiet text-xs">
        {reason ?? text.ready} {note}
      </p>
    </div>
  );
}
