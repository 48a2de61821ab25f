import type { Editor } from '@tiptap/core';
import {
  CheckCheck,
  ChevronDown,
  Clock,
  MessageSquareText,
  Paperclip,
  Sparkles,
  Trash2,
  Type,
} from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { cannedText } from '../../../lib/text/compose/canned.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { draftsText } from '../../../lib/text/compose/drafts.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
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
  /** Sends it and marks its conversation done. */
  onDone: (() => void) | undefined;
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
  const [showsFormats, setShowsFormats] = useState(false);
  return (
    <div className="@container grid shrink-0 border-line border-t p-1.5 pb-1">
      <div className="flex flex-wrap items-center gap-0.5">
        <Button
          kind="primary"
          keys="mod+Enter"
          isBusy={isSending}
          aria-disabled={reason ? true : undefined}
          aria-describedby={reason ? id : undefined}
          title={reason}
          className="rounded-e-none!"
          onClick={on.onSend}
        >
          {isSending ? text.sending : isRetry ? text.sendAgain : text.send}
        </Button>
        <Menu
          label={text.otherSends}
          hideLabel
          icon={<ChevronDown aria-hidden size={15} />}
          className={`me-1 rounded-s-none! border-s border-on-accent/40 bg-accent px-1.5! text-on-accent! hover:bg-accent ${reason ? 'opacity-60' : 'hover:opacity-90'}`}
          items={[
            ...(on.onDone
              ? [
                  {
                    label: text.sendDone,
                    icon: <CheckCheck aria-hidden size={16} />,
                    keys: 'mod+Shift+Enter',
                    disabled: reason,
                    onChoose: on.onDone,
                  },
                ]
              : []),
            {
              label: drafts.sendLater,
              icon: <Clock aria-hidden size={16} />,
              disabled: reason ?? (isRetry ? text.sendAgain : undefined),
              onChoose: () => isSending || on.onLater(),
            },
          ]}
        />
        <IconButton
          label={text.showFormats}
          isOn={showsFormats}
          className="@min-[38rem]:hidden!"
          onClick={() => setShowsFormats(!showsFormats)}
        >
          <Type aria-hidden size={16} />
        </IconButton>
        <div
          className={`order-last basis-full flex-wrap items-center @min-[38rem]:order-none @min-[38rem]:flex @min-[38rem]:basis-auto ${showsFormats ? 'flex' : 'hidden'}`}
        >
          <Toolbar editor={editor} active={active} onLink={on.onLink} />
          <RewriteMenu editor={editor} draft={draft} ask={ask} />
        </div>
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
        <IconButton label={text.discard} className="ms-auto" onClick={on.onDiscard}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </div>
      <p id={id} aria-live="polite" className="truncate px-1 pt-0.5 text-quiet text-xs">
        {reason ?? text.ready} {note}
      </p>
    </div>
  );
}
