import { ExternalLink, ImagePlus, MoreHorizontal, Pencil, RefreshCw, SkipForward } from 'lucide-react';
import type { ReactNode, Ref, RefObject } from 'react';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { sayFailure } from '../../../lib/toasts.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Keys, keysAsText } from '../../../ui/keys.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { Caption, useCaptionChanges } from './changes.ts';
import type { Draft, Editing } from './editor.tsx';
import { isOver, mayChange, mayRegenerate } from './moves.ts';

export interface DetailProps {
  ref: Ref<HTMLElement>;
  /** The field for its image, which a key opens. */
  file: RefObject<HTMLInputElement | null>;
  caption: Caption;
  account: string;
  isConnected: boolean;
  /** The stream that it tells of. */
  stream: { title: string; thumbnail: string | null } | null;
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  changes: ReturnType<typeof useCaptionChanges>;
  onPost: () => void;
  onRetry: () => void;
  onMove: (step: 1 | -1) => void;
  /** Returns to the list, which a small screen does not show beside it. */
  onBack: () => void;
  timezone: string;
}

const MOST_BYTES = 8 * 1024 * 1024;
const IMAGES = 'image/jpeg,image/png';

/** What can be done with a caption in its state. */
export function Actions(props: DetailProps) {
  const { caption, changes, onDraft } = props;
  const text = useText(liveText);
  const common = useText(commonText);
  if (!mayChange(caption)) return <MainAction {...props} />;
  return (
    <>
      <MainAction {...props} />
      <BarButton
        label={common.edit}
        keys="e"
        icon={<Pencil aria-hidden size={15} />}
        onClick={() => onDraft({ text: caption.text, version: caption.version })}
      />
      {caption.status !== 'skipped' && (
        <BarButton
          label={text.skip}
          keys="s"
          icon={<SkipForward aria-hidden size={15} />}
          onClick={() => changes.skip(caption)}
        />
      )}
      <BarButton
        label={text.regenerate}
        keys="r"
        icon={<RefreshCw aria-hidden size={15} className="in-aria-busy:animate-spin" />}
        isQuiet
        refusal={mayRegenerate(caption) ? undefined : text.regenerateWhen}
        onClick={() => changes.regenerate(caption)}
      />
      <ImageMenu {...props} />
    </>
  );
}

/** The next step of a caption: approving, posting, posting again, or opening the post. */
function MainAction({ caption, changes, onPost, onRetry }: DetailProps) {
  const text = useText(liveText);
  const { status, post_url } = caption;
  if (status === 'sent') {
    if (!post_url || !/^https?:\/\//.test(post_url)) return null;
    return (
      <a href={post_url} target="_blank" rel="noopener noreferrer" className={buttonLook()}>
        <ExternalLink aria-hidden size={15} />
        {text.open}
      </a>
    );
  }
  if (status === 'sending' || isOver(caption)) return null;
  if (status === 'pending' || status === 'skipped') {
    return (
      // The second click of two would approve the next caption, which has come to this place.
      <Button kind="primary" keys="a" onClick={({ detail }) => detail < 2 && changes.approve(caption)}>
        {text.approve}
      </Button>
    );
  }
  return (
    <Button kind="primary" keys="p" onClick={status === 'approved' ? onPost : onRetry}>
      {status === 'approved' ? text.post : text.retry}
    </Button>
  );
}

interface BarButtonProps {
  label: string;
  keys: string;
  icon: ReactNode;
  /** Whether only a wide bar shows its label. */
  isQuiet?: boolean;
  /** The reason why it cannot be used. */
  refusal?: string | undefined;
  onClick: () => void;
}

/** A button of which a narrow bar shows the icon alone. */
function BarButton({ label, keys, icon, isQuiet, refusal, onClick }: BarButtonProps) {
  return (
    <Button
      title={refusal ?? `${label}   ${keysAsText(keys)}`}
      disabled={refusal !== undefined}
      className="px-2.5!"
      onClick={onClick}
    >
      {icon}
      <span className={`sr-only ${isQuiet ? '@3xl:not-sr-only' : '@lg:not-sr-only'}`}>{label}</span>
      <span className="hidden @3xl:inline">
        <Keys keys={keys} />
      </span>
    </Button>
  );
}

function ImageMenu({ caption, changes, file }: DetailProps) {
  const text = useText(liveText);
  const common = useText(commonText);
  function choose(input: HTMLInputElement) {
    const [chosen] = input.files ?? [];
    input.value = '';
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) sayFailure(text.imageTooLarge, text.imageFailed);
    else changes.setImage(caption, chosen);
  }
  return (
    <>
      <input ref={file} type="file" accept={IMAGES} hidden onChange={({ target }) => choose(target)} />
      <Menu
        label={common.more}
        hideLabel
        icon={<MoreHorizontal aria-hidden size={16} />}
        items={[
          {
            label: caption.image_url ? text.replaceImage : text.addImage,
            icon: <ImagePlus aria-hidden size={15} />,
            keys: 'i',
            onChoose: () => file.current?.click(),
          },
          ...(caption.image_url
            ? [{ label: text.removeImage, onChoose: () => changes.setImage(caption, null) }]
            : []),
        ]}
      />
    </>
  );
}

/** Saves or discards what is typed. */
export function EditActions({ editing, isCut }: { editing: Editing; isCut: boolean }) {
  const text = useText(liveText);
  const common = useText(commonText);
  const { busy, isEmpty, send, discard } = editing;
  return (
    <>
      <Button
        kind="primary"
        isBusy={busy === 'approve'}
        disabled={isEmpty || isCut}
        title={isCut ? text.cut : undefined}
        onClick={() => void send(true)}
      >
        {text.saveAndApprove}
      </Button>
      <Button isBusy={busy === 'save'} disabled={isEmpty} keys="mod+Enter" onClick={() => void send(false)}>
        {common.save}
      </Button>
      <Button kind="quiet" keys="Escape" onClick={discard}>
        {common.cancel}
      </Button>
    </>
  );
}
