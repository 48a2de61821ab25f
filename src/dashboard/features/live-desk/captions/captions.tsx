import { useEffect, useRef, useState } from 'react';
import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { useKept, useTimezone } from '../../session/index.ts';
import { useRetry } from '../announcements/retry.tsx';
import { useCredentials } from '../queries.ts';
import { CaptionCard } from './card.tsx';
import type { Caption, useCaptionChanges } from './changes.ts';
import { DispatchDialog } from './dispatch.tsx';
import type { Draft } from './editor.tsx';
import { isOver, mayChange, mayRegenerate } from './moves.ts';

const NO_DRAFTS: Record<number, Draft> = {};

interface Props {
  captions: Caption[];
  videoTitle: string | null;
  /** The captions to confirm in the dialog before they are posted. */
  posting: Caption[] | undefined;
  onPost: (captions: Caption[] | undefined) => void;
  changes: ReturnType<typeof useCaptionChanges>;
}

/** The captions of an event side by side. Keys act on the current one, which follows the focus. */
export function Captions({ captions, videoTitle, posting, onPost, changes }: Props) {
  const text = useText(liveText);
  const timezone = useTimezone();
  const retry = useRetry();
  const credentials = useCredentials().data;
  const [drafts, setDrafts] = useKept('captions', NO_DRAFTS);
  const cards = useRef(new Map<number, HTMLElement>());
  const [chosen, setChosen] = useState<number>();
  const current =
    captions.find(({ id }) => id === chosen) ??
    captions.find(({ status }) => status === 'pending') ??
    captions[0];

  function go(caption: Caption | undefined) {
    if (!caption) return;
    setChosen(caption.id);
    const card = cards.current.get(caption.id);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  }
  const move = (step: number) => go(captions[captions.indexOf(current!) + step]);
  function setDraft(id: number, draft: Draft | null) {
    const { [id]: _, ...others } = drafts;
    setDrafts(draft ? { ...others, [id]: draft } : others);
    if (!draft) cards.current.get(id)?.focus();
  }
  /** Decides on the current caption, and moves to the next pending one. */
  function decide(change: (caption: Caption) => void) {
    if (!current || !mayChange(current) || drafts[current.id]) return;
    change(current);
    const at = captions.indexOf(current);
    go([...captions.slice(at + 1), ...captions.slice(0, at)].find(({ status }) => status === 'pending'));
  }

  const group = text.captions;
  useCommands(
    current
      ? [
          { id: 'caption.next', label: text.next, group, keys: 'j', run: () => move(1) },
          { id: 'caption.previous', label: text.previous, group, keys: 'k', run: () => move(-1) },
          {
            id: 'caption.edit',
            label: text.editThis,
            group,
            keys: 'e',
            run: () =>
              mayChange(current) && setDraft(current.id, { text: current.text, version: current.version }),
          },
          {
            id: 'caption.approve',
            label: text.approve,
            group,
            keys: 'a',
            run: () => decide(changes.approve),
          },
          { id: 'caption.skip', label: text.skip, group, keys: 's', run: () => decide(changes.skip) },
          {
            id: 'caption.regenerate',
            label: text.regenerate,
            group,
            keys: 'r',
            run: () => mayRegenerate(current) && changes.regenerate(current),
          },
          {
            id: 'caption.image',
            label: current.image_url ? text.replaceImage : text.addImage,
            group,
            keys: 'i',
            run: () =>
              mayChange(current) &&
              cards.current.get(current.id)?.querySelector<HTMLInputElement>('input[type=file]')?.click(),
          },
          {
            id: 'caption.post',
            label: text.post,
            group,
            keys: 'p',
            run: () => {
              if (isOver(current)) return;
              if (current.status === 'approved') onPost([current]);
              if (current.status === 'failed' || current.status === 'unconfirmed') retry.retry(current);
            },
          },
        ]
      : [],
  );

  // Drops drafts of captions that were decided elsewhere.
  useEffect(() => {
    const over = captions.filter((caption) => drafts[caption.id] && !mayChange(caption));
    if (over.length === 0) return;
    const kept = Object.entries(drafts).filter(([id]) => !over.some((caption) => caption.id === Number(id)));
    setDrafts(Object.fromEntries(kept));
  }, [captions, drafts, setDrafts]);

  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14.75rem),1fr))] items-start gap-3">
        {captions.map((caption) => {
          const credential = credentials?.find(({ platform }) => platform === caption.platform);
          return (
            <CaptionCard
              key={caption.id}
              ref={(element) => {
                if (element) cards.current.set(caption.id, element);
                else cards.current.delete(caption.id);
              }}
              caption={caption}
              account={credential?.account_name ?? text.account}
              isConnected={credential?.connected ?? true}
              videoTitle={videoTitle}
              isCurrent={caption === current}
              draft={drafts[caption.id] ?? null}
              onDraft={(draft) => setDraft(caption.id, draft)}
              changes={changes}
              onPost={() => onPost([caption])}
              onRetry={() => retry.retry(caption)}
              onFocus={() => setChosen(caption.id)}
              timezone={timezone}
            />
          );
        })}
      </div>
      {retry.dialog}
      {posting && <DispatchDialog captions={posting} onClose={() => onPost(undefined)} />}
    </>
  );
}
