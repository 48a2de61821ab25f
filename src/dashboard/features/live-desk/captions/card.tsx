import { ExternalLink, ImagePlus, MoreHorizontal, Pencil, SkipForward } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { modelName } from '../../../lib/model-name.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { sayFailure } from '../../../lib/toasts.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button, buttonLook, IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PLATFORM_NAMES, PlatformName } from '../platforms.tsx';
import { Preview } from '../previews/preview.tsx';
import type { Caption, useCaptionChanges } from './changes.ts';
import { Count } from './count.tsx';
import { CaptionEditor, type Draft } from './editor.tsx';
import { isOver, mayChange, mayRegenerate } from './moves.ts';
import { useMeasure } from './use-measure.ts';

const TONES: Record<Caption['status'], Tone> = {
  pending: 'warn',
  approved: 'good',
  skipped: 'plain',
  sending: 'info',
  sent: 'good',
  failed: 'danger',
  unconfirmed: 'danger',
};
const MOST_BYTES = 8 * 1024 * 1024;
const IMAGES = 'image/jpeg,image/png';

interface Props {
  ref: Ref<HTMLElement>;
  caption: Caption;
  account: string;
  isConnected: boolean;
  videoTitle: string | null;
  /** Whether the keys act on this caption. */
  isCurrent: boolean;
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
  changes: ReturnType<typeof useCaptionChanges>;
  onPost: () => void;
  onRetry: () => void;
  onFocus: () => void;
  timezone: string;
}

/** A caption as its platform will show it, with its actions. */
export function CaptionCard(props: Props) {
  const { ref, caption, account, isCurrent, draft, onDraft, changes, onFocus, videoTitle } = props;
  const text = useText(liveText);
  const id = useId();
  const isTooLong = caption.length > caption.max_length;
  const shown = draft?.text ?? caption.text;
  const measure = useMeasure(
    caption.platform,
    shown,
    caption.image_url !== null,
    draft !== null || isTooLong,
  );
  const isBusy = changes.busy === caption.id;
  const name = PLATFORM_NAMES[caption.platform];
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={isBusy || undefined}
      onFocusCapture={onFocus}
      className={`grid min-w-0 scroll-mt-4 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-xl border bg-raised p-3 outline-none aria-busy:bg-sunk ${isCurrent ? 'border-accent ring-1 ring-accent' : 'border-line'}`}
    >
      <header className="flex items-center gap-2">
        <h3 id={id} className="min-w-0 grow">
          <PlatformName platform={caption.platform} />
        </h3>
        <Badge tone={TONES[caption.status]}>{text.status[caption.status]}</Badge>
      </header>
      {draft && (
        <CaptionEditor
          caption={caption}
          draft={draft}
          measure={measure}
          onChange={onDraft}
          onDone={() => onDraft(null)}
        />
      )}
      <Preview
        platform={caption.platform}
        text={shown}
        cut={measure?.cut ?? null}
        image={caption.image_url}
        imageAlt={text.imageOf(name)}
        account={account}
        videoTitle={videoTitle}
      />
      {!draft && (
        <>
          <Count length={caption.length} most={caption.max_length} cost={caption.cost_usd} />
          <Facts {...props} />
          <div className="flex flex-wrap items-center gap-0.5">
            <Actions {...props} />
            <More {...props} />
          </div>
        </>
      )}
    </article>
  );
}

function Facts({ caption, isConnected, timezone }: Props) {
  const text = useText(liveText);
  const format = useFormat(timezone);
  const { model, error, status, expires_at, platform } = caption;
  const isPosted = status === 'sent' || status === 'sending' || status === 'unconfirmed';
  const writer =
    model === 'user'
      ? text.byUser
      : model.startsWith('herald/')
        ? text.byBuiltIn
        : text.by(modelName(model, ''));
  return (
    <div className="grid gap-1 text-sm">
      {error && (
        <p className="rounded-md bg-danger-soft px-2.5 py-2">
          <b className="font-medium text-danger">{text.code[error.code]}.</b> {error.message}
        </p>
      )}
      {!isConnected && status !== 'sent' && (
        <p className="rounded-md bg-warn-soft px-2.5 py-2 text-warn">
          {text.notConnected(PLATFORM_NAMES[platform])}
        </p>
      )}
      {isOver(caption) && !isPosted && <p className="text-quiet">{text.expired}</p>}
      <p className="text-quiet text-xs">
        {writer}
        {expires_at && mayChange(caption) && ` · ${text.expires(format.short(expires_at))}`}
      </p>
    </div>
  );
}

function Actions({ caption, isCurrent, changes, onDraft, onPost, onRetry }: Props) {
  const text = useText(liveText);
  const common = useText(commonText);
  const keys = (key: string) => (isCurrent ? key : undefined);
  const edit = () => onDraft({ text: caption.text, version: caption.version });
  const { status, post_url } = caption;
  if (status === 'sending' || (status !== 'sent' && isOver(caption))) return null;
  if (status === 'sent') {
    return post_url?.startsWith('https://') || post_url?.startsWith('http://') ? (
      <a href={post_url} target="_blank" rel="noopener noreferrer" className={`${buttonLook()} w-fit`}>
        <ExternalLink aria-hidden size={15} />
        {text.open}
      </a>
    ) : null;
  }
  return (
    <>
      {(status === 'pending' || status === 'skipped') && (
        <Button kind="primary" className="px-2.5!" keys={keys('a')} onClick={() => changes.approve(caption)}>
          {text.approve}
        </Button>
      )}
      {status === 'approved' && (
        <Button kind="primary" className="px-2.5!" keys={keys('p')} onClick={onPost}>
          {text.post}
        </Button>
      )}
      {(status === 'failed' || status === 'unconfirmed') && (
        <Button kind="primary" className="px-2.5!" onClick={onRetry}>
          {text.retry}
        </Button>
      )}
      {mayChange(caption) && (
        <IconButton label={common.edit} keys={keys('e')} className="ms-auto" onClick={edit}>
          <Pencil aria-hidden size={16} />
        </IconButton>
      )}
      {mayChange(caption) && status !== 'skipped' && (
        <IconButton label={text.skip} keys={keys('s')} onClick={() => changes.skip(caption)}>
          <SkipForward aria-hidden size={16} />
        </IconButton>
      )}
    </>
  );
}

function More({ caption, changes, isCurrent }: Props) {
  const text = useText(liveText);
  const common = useText(commonText);
  const file = useRef<HTMLInputElement>(null);
  const isSettled = !mayChange(caption);
  function choose(input: HTMLInputElement) {
    const [chosen] = input.files ?? [];
    input.value = '';
    if (!chosen) return;
    if (chosen.size > MOST_BYTES) sayFailure(text.imageTooLarge, text.imageFailed);
    else changes.setImage(caption, chosen);
  }
  if (isSettled) return null;
  return (
    <>
      <input
        ref={file}
        type="file"
        accept={IMAGES}
        hidden
        data-image={caption.id}
        onChange={({ target }) => choose(target)}
      />
      <Menu
        label={common.more}
        hideLabel
        icon={<MoreHorizontal aria-hidden size={16} />}
        items={[
          {
            label: text.regenerate,
            keys: isCurrent ? 'r' : undefined,
            disabled: mayRegenerate(caption) ? undefined : text.regenerateWhen,
            onChoose: () => changes.regenerate(caption),
          },
          {
            label: caption.image_url ? text.replaceImage : text.addImage,
            icon: <ImagePlus aria-hidden size={15} />,
            keys: isCurrent ? 'i' : undefined,
            onChoose: () => file.current?.click(),
          },
          ...(caption.image_url
            ? [
                {
                  label: text.removeImage,
                  onChoose: () => changes.setImage(caption, null),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
