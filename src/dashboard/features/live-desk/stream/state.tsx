import { ChevronDown, ExternalLink, TriangleAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { useNow } from '../../../ui/time/now.ts';
import { useChosen, useTimezone } from '../../session/index.ts';
import { formatDuration } from '../duration.ts';
import { NextMilestone } from './next-milestone.tsx';

/** Loaded on demand: charts are larger than the rest of the desk. */
const Viewers = lazy(() => import('./viewers.tsx'));

type Stream = Schemas['StreamDetail'];
const TICK_MS = 15_000;
/** From Tailwind's `lg` on. A small screen has no room for the curve beside the captions. */
const HAS_ROOM = matchMedia('(min-width: 64rem)').matches;

interface Props {
  stream: Stream;
  /** The id of the previous stream, shown in gray behind the chart. */
  before: number | undefined;
  checkedAt: string | null;
  subscribers: number | null;
}

/** A stream: whether it is live, and, unless folded, its viewers and the progress to the next milestone. */
export function StreamState({ stream, before, checkedAt, subscribers }: Props) {
  const text = useText(liveText);
  const format = useFormat();
  const [isOpen, setOpen] = useChosen('live.curve', HAS_ROOM);
  const number = (value: number | null) => (value === null ? text.unknown : format.number(value));
  const figures = (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {stream.status === 'live' && <Figure name={text.viewersNow} value={number(stream.viewer_count)} />}
      <Figure name={text.peak} value={number(stream.peak_viewers)} />
      <Figure name={text.subscribers} value={number(subscribers)} />
    </dl>
  );
  return (
    <section
      aria-label={text.stream}
      className={`relative grid gap-x-6 gap-y-3 border-line border-y py-2.5 ps-4 pe-14 md:ps-6 xl:gap-x-8 ${isOpen ? 'lg:grid-cols-[14rem_minmax(0,1fr)_8rem] xl:grid-cols-[19rem_minmax(0,1fr)_12rem]' : 'lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center'}`}
    >
      <div className="grid min-w-0 content-start gap-1.5">
        <Heading stream={stream} checkedAt={checkedAt} isShort={!isOpen} />
        {isOpen && figures}
      </div>
      {isOpen ? (
        <>
          <div className="min-h-35">
            <Suspense>
              <Viewers stream={stream} before={before} />
            </Suspense>
          </div>
          <NextMilestone subscribers={subscribers} />
        </>
      ) : (
        figures
      )}
      <IconButton
        label={text.curve}
        aria-expanded={isOpen}
        className="absolute! end-3 top-2"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden size={16} className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </IconButton>
    </section>
  );
}

function Heading({ stream, checkedAt, isShort }: Pick<Props, 'stream' | 'checkedAt'> & { isShort: boolean }) {
  const text = useText(liveText);
  const { language } = useLanguage();
  const format = useFormat(useTimezone());
  const now = useNow(TICK_MS);
  const isLive = stream.status === 'live';
  const end = stream.ended_at ? new Date(stream.ended_at) : now;
  const duration = formatDuration(language, end.getTime() - new Date(stream.started_at).getTime());
  const lines = isShort ? 'line-clamp-1' : 'line-clamp-2';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet text-xs">
        {isLive && <LiveBadge />}
        <span>
          {isLive
            ? text.liveSince(format.time(stream.started_at), duration)
            : text.endedAt(format.dateTime(stream.ended_at ?? stream.started_at), duration)}
        </span>
        {isLive && !isShort && (
          <span>{checkedAt ? text.checked(format.relative(checkedAt, now)) : text.neverChecked}</span>
        )}
      </p>
      <h2 className="wrap-anywhere font-semibold" dir="auto" title={stream.title}>
        {/^https?:\/\//.test(stream.url) ? (
          <a
            href={stream.url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex gap-1 rounded hover:underline"
          >
            <span className={lines}>{stream.title}</span>
            <ExternalLink aria-hidden size={13} className="mt-1 shrink-0 text-quiet" />
          </a>
        ) : (
          <span className={lines}>{stream.title}</span>
        )}
      </h2>
    </>
  );
}

function LiveBadge() {
  const text = useText(liveText);
  return (
    <Badge tone="danger">
      <span aria-hidden className="relative flex size-2">
        <span className="absolute size-full animate-ping rounded-full bg-danger opacity-60 motion-reduce:hidden" />
        <span className="size-2 rounded-full bg-danger" />
      </span>
      {text.live}
    </Badge>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline gap-1.5 lg:grid lg:gap-0">
      <dt className="text-quiet text-xs">{name}</dt>
      <dd className="font-semibold tabular-nums lg:text-lg">{value}</dd>
    </div>
  );
}

/** A reason why Herald cannot monitor the channel. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="mx-4 mb-3 flex flex-wrap items-center gap-3 rounded-lg bg-warn-soft px-4 py-2 md:mx-6">
      <TriangleAlert aria-hidden size={16} className="shrink-0 text-warn" />
      {children}
    </div>
  );
}
