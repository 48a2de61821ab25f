import { Megaphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Button } from '../../../ui/button.tsx';
import { Empty, Skeleton } from '../../../ui/states.tsx';
import { useKept, useTimezone } from '../../session/index.ts';
import { useRetry } from '../announcements/retry.tsx';
import { type Caption, useCaptionChanges } from '../caption/changes.ts';
import { CaptionDetail } from '../caption/detail.tsx';
import type { Draft } from '../caption/editor.tsx';
import { mayChange } from '../caption/moves.ts';
import { useCaptions, useCredentials } from '../queries.ts';
import { BulkActions } from './bulk-actions.tsx';
import { DispatchDialog } from './dispatch.tsx';
import { CaptionList, type Group } from './list.tsx';
import { captionsOf, isSame, type Occasion, occasionOf, type Waiting } from './occasion.ts';
import { useCaptionKeys } from './use-caption-keys.ts';
import { useWrite } from './write.ts';

const NO_DRAFTS: Record<number, Draft> = {};
/** Tailwind's `lg`, from which on the list and a caption stand side by side. */
const WIDE = matchMedia('(min-width: 64rem)');

interface Props {
  /** The event whose captions are acted on. */
  occasion: Occasion | undefined;
  occasions: Waiting[];
  /** Recent captions of all events. */
  recent: Caption[];
  streams: Pick<Schemas['Stream'], 'id' | 'title' | 'thumbnail_url'>[];
  /** The caption that covers the list on a small screen. */
  opened: number | undefined;
  onChoose: (occasion: Occasion, caption?: number) => void;
  /** What is below the list. */
  children: ReactNode;
}

/** The captions by event, and beside them (on a small screen, over them) the chosen one. */
export function CaptionDesk({ occasion, occasions, recent, streams, opened, onChoose, children }: Props) {
  const text = useText(liveText);
  const timezone = useTimezone();
  const changes = useCaptionChanges();
  const retry = useRetry();
  const write = useWrite();
  const credentials = useCredentials().data;
  const known = useCaptions(occasion, recent);
  const captions = known.data ?? [];
  const [posting, setPosting] = useState<Caption[]>();
  const [drafts, setDrafts] = useKept('captions', NO_DRAFTS);
  const [chosen, setChosen] = useState(opened);
  const detail = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const current =
    captions.find(({ id }) => id === chosen) ??
    captions.find(({ status }) => status === 'pending') ??
    captions[0];
  const groups = groupsOf(occasion, occasions, captions, recent);

  /** Shows a caption; on a small screen, over the list if `isOpening` or if another one is there. */
  function show(caption: Caption, isOpening = false) {
    setChosen(caption.id);
    const of = occasionOf(caption);
    const isOver = !WIDE.matches && (isOpening || opened !== undefined);
    if (of && (isOver || !isSame(of, occasion))) onChoose(of, isOver ? caption.id : undefined);
  }
  function go(caption: Caption | undefined) {
    if (!caption) return;
    show(caption);
    const row = list.current?.querySelector<HTMLElement>(`[data-caption="${caption.id}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }
  function move(step: 1 | -1) {
    const all = groups.flatMap((group) => group.captions);
    go(all[all.findIndex(({ id }) => id === current?.id) + step]);
  }
  function setDraft(id: number, draft: Draft | null) {
    const { [id]: _, ...others } = drafts;
    setDrafts(draft ? { ...others, [id]: draft } : others);
    if (!draft) detail.current?.focus();
  }
  useCaptionKeys({
    current,
    move,
    changes,
    isDrafted: (caption) => drafts[caption.id] !== undefined,
    goOn: () => go(nextPending(captions, current)),
    edit: (caption) => setDraft(caption.id, { text: caption.text, version: caption.version }),
    chooseImage: () => file.current?.click(),
    post: (caption) => setPosting([caption]),
    retry: retry.retry,
  });

  // Drops drafts of captions that were decided elsewhere.
  useEffect(() => {
    const over = captions.filter((caption) => drafts[caption.id] && !mayChange(caption));
    if (over.length === 0) return;
    const kept = Object.entries(drafts).filter(([id]) => !over.some((caption) => caption.id === Number(id)));
    setDrafts(Object.fromEntries(kept));
  }, [captions, drafts, setDrafts]);

  const isOver = opened !== undefined && current !== undefined;
  const credential = credentials?.find(({ platform }) => platform === current?.platform);
  const stream = streams.find(({ id }) => id === current?.stream_id);
  return (
    <div className="grid min-h-0 grow lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]">
      <div
        ref={list}
        className={`min-w-0 border-line lg:overflow-y-auto lg:border-e ${isOver ? 'max-lg:hidden' : ''}`}
      >
        <div className="sticky top-0 z-10 flex min-h-12 flex-wrap items-center gap-2 border-line border-b bg-page px-4 py-2">
          <h2 className="me-auto font-semibold">{text.captions}</h2>
          <BulkActions
            occasion={occasion}
            captions={captions}
            changes={changes}
            write={write}
            onPost={setPosting}
          />
        </div>
        <CaptionList
          groups={groups}
          occasion={occasion}
          current={current}
          drafted={({ id }) => drafts[id] !== undefined}
          streams={streams}
          onOpen={(caption) => show(caption, true)}
          onChoose={onChoose}
          onMove={move}
        />
        {children}
      </div>
      <div className={`min-h-0 min-w-0 ${isOver || captions.length === 0 ? '' : 'max-lg:hidden'}`}>
        {current ? (
          <CaptionDetail
            ref={detail}
            file={file}
            caption={current}
            account={credential?.account_name ?? text.account}
            isConnected={credential?.connected ?? true}
            stream={stream ? { title: stream.title, thumbnail: thumbnailOf(stream) } : null}
            draft={drafts[current.id] ?? null}
            onDraft={(draft) => setDraft(current.id, draft)}
            changes={changes}
            onPost={() => setPosting([current])}
            onRetry={() => retry.retry(current)}
            onMove={move}
            onBack={() => occasion && onChoose(occasion)}
            timezone={timezone}
          />
        ) : occasion && known.isPending ? (
          <Skeleton />
        ) : (
          <Empty icon={<Megaphone aria-hidden />} title={text.noCaptions}>
            <p>{text.noCaptionsHint}</p>
            {occasion && (
              <Button kind="primary" isBusy={write.isBusy} onClick={() => void write.act({ occasion })}>
                {write.isBusy ? text.writing : text.write}
              </Button>
            )}
          </Empty>
        )}
      </div>
      {retry.dialog}
      {posting && <DispatchDialog captions={posting} onClose={() => setPosting(undefined)} />}
    </div>
  );
}

/** Returns the captions by event. The chosen event is there even if it is not recent. */
function groupsOf(
  occasion: Occasion | undefined,
  occasions: Waiting[],
  captions: Caption[],
  recent: Caption[],
): Group[] {
  const isListed = !occasion || occasions.some((each) => isSame(each, occasion));
  const all = isListed ? occasions : [{ ...occasion, pending: 0 }, ...occasions];
  return all.map((each) => ({
    ...each,
    captions: isSame(each, occasion) ? captions : captionsOf(recent, each),
  }));
}

const nextPending = (captions: Caption[], current: Caption | undefined) => {
  const at = captions.findIndex(({ id }) => id === current?.id);
  return [...captions.slice(at + 1), ...captions.slice(0, at)].find(({ status }) => status === 'pending');
};

/** The path of a stream's thumbnail in this service, as the page loads nothing from other origins. */
const thumbnailOf = ({ id, thumbnail_url }: Pick<Schemas['Stream'], 'id' | 'thumbnail_url'>) =>
  thumbnail_url === null ? null : `/api/stream/streams/${id}/thumbnail`;
