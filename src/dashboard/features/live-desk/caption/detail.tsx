import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { modelName } from '../../../lib/model-name.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { PLATFORM_NAMES, PlatformName } from '../platforms.tsx';
import { Preview } from '../previews/preview.tsx';
import { Actions, type DetailProps, EditActions } from './actions.tsx';
import { Count } from './count.tsx';
import { CaptionEditor, useEditing } from './editor.tsx';
import { isOver, mayChange } from './moves.ts';
import { TONES } from './tones.ts';
import { useMeasure } from './use-measure.ts';

/** A caption as its platform will show it, large, with its text and actions. */
export function CaptionDetail(props: DetailProps) {
  const { ref, caption, account, draft, onDraft, changes, stream } = props;
  const text = useText(liveText);
  const id = useId();
  const { platform, image_url } = caption;
  const isTooLong = caption.length > caption.max_length;
  const shown = draft?.text ?? caption.text;
  const measure = useMeasure(platform, shown, image_url !== null, draft !== null || isTooLong);
  const editing = useEditing(caption, draft, () => onDraft(null));
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={changes.busy === caption.id || undefined}
      className="@container flex h-full min-w-0 flex-col overflow-y-auto outline-none"
    >
      <Header {...props} headingId={id} />
      <div className="grid min-h-0 grow shrink-0 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div
          className={`grid content-start justify-items-center bg-sunk px-4 py-6 ${draft ? '@max-3xl:order-last' : ''}`}
        >
          <div className={`w-full ${platform === 'instagram' ? 'max-w-96' : 'max-w-xl'}`}>
            <Preview
              key={caption.id}
              platform={platform}
              text={shown}
              cut={measure?.cut ?? null}
              image={image_url}
              imageAlt={text.imageOf(PLATFORM_NAMES[platform])}
              account={account}
              videoTitle={stream?.title ?? null}
              thumbnail={stream?.thumbnail ?? null}
            />
          </div>
        </div>
        <div className="grid content-start gap-4 border-line p-4 @max-3xl:border-t @3xl:border-s">
          {draft ? (
            <CaptionEditor
              key={caption.id}
              caption={caption}
              draft={draft}
              measure={measure}
              editing={editing}
              onChange={onDraft}
            />
          ) : (
            <>
              <Count length={caption.length} most={caption.max_length} cost={caption.cost_usd} />
              <Facts {...props} />
            </>
          )}
        </div>
      </div>
      <footer className="sticky bottom-0 z-10 flex min-h-13 shrink-0 flex-wrap items-center gap-2 border-line border-t bg-page px-4 py-2">
        {draft ? <EditActions editing={editing} isCut={measure?.cut != null} /> : <Actions {...props} />}
      </footer>
    </article>
  );
}

function Header({ caption, onBack, onMove, headingId }: DetailProps & { headingId: string }) {
  const text = useText(liveText);
  return (
    <header className="sticky top-0 z-10 flex min-h-12 shrink-0 items-center gap-2 border-line border-b bg-page px-4">
      <IconButton label={text.back} className="-ms-2 lg:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden size={16} className="rtl:-scale-x-100" />
      </IconButton>
      <h2 id={headingId} className="min-w-0">
        <PlatformName platform={caption.platform} />
      </h2>
      <Badge tone={TONES[caption.status]}>{text.status[caption.status]}</Badge>
      <span className="ms-auto flex">
        <IconButton label={text.previous} keys="k" onClick={() => onMove(-1)}>
          <ChevronUp aria-hidden size={16} />
        </IconButton>
        <IconButton label={text.next} keys="j" onClick={() => onMove(1)}>
          <ChevronDown aria-hidden size={16} />
        </IconButton>
      </span>
    </header>
  );
}

function Facts({ caption, isConnected, timezone }: DetailProps) {
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
    <div className="grid gap-2 text-sm">
      {error && (
        <p className="wrap-anywhere rounded-md bg-danger-soft px-2.5 py-2">
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
