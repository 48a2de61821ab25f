import { ExternalLink, TriangleAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/page/page.tsx';
import { useNow } from '../../../ui/time/now.ts';
import { useTimezone } from '../../session/index.ts';
import { formatDuration } from '../duration.ts';
import { NextMilestone } from './next-milestone.tsx';

/** Loaded on demand: charts are larger than the rest of the desk. */
const Viewers = lazy(() => import('./viewers.tsx'));

type Stream = Schemas['StreamDetail'];
const TICK_MS = 15_000;

interface Props {
  stream: Stream;
  /** The id of the previous stream, shown in gray behind the chart. */
  before: number | undefined;
  checkedAt: string | null;
  subscribers: number | null;
}

/** A stream: whether it is live, its viewers, and the progress to the channel's next milestone. */
export function StreamState({ stream, before, checkedAt, subscribers }: Props) {
  const text = useText(liveText);
  const { language } = useLanguage();
  const format = useFormat(useTimezone());
  const now = useNow(TICK_MS);
  const isLive = stream.status === 'live';
  const end = stream.ended_at ? new Date(stream.ended_at) : now;
  const duration = formatDuration(language, end.getTime() - new Date(stream.started_at).getTime());
  const number = (value: number | null) => (value === null ? text.unknown : format.number(value));
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <LiveBadge isLive={isLive} />
            <span className="text-quiet text-sm">
              {isLive
                ? text.liveSince(format.time(stream.started_at), duration)
                : text.endedAt(format.dateTime(stream.ended_at ?? stream.started_at), duration)}
            </span>
          </p>
          <h2 className="wrap-anywhere font-semibold text-lg" dir="auto">
            {/^https?:\/\//.test(stream.url) ? (
              <a
                href={stream.url}
                target="_blank"
                rel="noopener noreferrer"
                className="rounded hover:underline"
              >
                {stream.title} <ExternalLink aria-hidden size={14} className="inline text-quiet" />
              </a>
            ) : (
              stream.title
            )}
          </h2>
          {isLive && (
            <p className="text-quiet text-sm">
              {checkedAt ? text.checked(format.relative(checkedAt, now)) : text.neverChecked}
            </p>
          )}
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {isLive && <Figure name={text.viewersNow} value={number(stream.viewer_count)} />}
          <Figure name={text.peak} value={number(stream.peak_viewers)} />
          <Figure name={text.subscribers} value={number(subscribers)} />
        </dl>
      </div>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <Suspense fallback={<div className="min-h-56" />}>
          <Viewers stream={stream} before={before} />
        </Suspense>
        <NextMilestone subscribers={subscribers} />
      </div>
    </Card>
  );
}

function LiveBadge({ isLive }: { isLive: boolean }) {
  const text = useText(liveText);
  if (!isLive) return <Badge>{text.ended}</Badge>;
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
    <div className="grid">
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="font-semibold text-xl tabular-nums">{value}</dd>
    </div>
  );
}

/** A reason why Herald cannot monitor the channel. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-warn-soft px-4 py-3">
      <TriangleAlert aria-hidden size={16} className="shrink-0 text-warn" />
      {children}
    </div>
  );
}
