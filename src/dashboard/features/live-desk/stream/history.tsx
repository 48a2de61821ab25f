import { Link } from '@tanstack/react-router';
import { usePages } from '../../../api/pages.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { formatDuration } from '../duration.ts';
import { ListSection } from '../list-section.tsx';

export const useStreams = () => usePages('/api/stream/streams', { limit: 20 });

/** All streams, newest first; each leads to its chart and captions. */
export function History({ chosen }: { chosen: number | null }) {
  const text = useText(liveText);
  const { language } = useLanguage();
  const timezone = useTimezone();
  const format = useFormat(timezone);
  const streams = useStreams();
  if (!streams.items?.length) return null;
  return (
    <ListSection title={text.history}>
      <ul className="divide-y divide-line">
        {streams.items.map(({ id, title, status, started_at, ended_at, peak_viewers }) => (
          <li key={id}>
            <Link
              to="/live"
              search={{ stream: id }}
              aria-current={id === chosen ? 'true' : undefined}
              className="grid min-h-13 content-center px-4 py-1.5 -outline-offset-2 hover:bg-hover aria-[current]:bg-chosen"
            >
              <span className="truncate text-sm" dir="auto">
                {title}
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-quiet text-xs tabular-nums">
                {status === 'live' ? (
                  <Badge tone="danger">{text.live}</Badge>
                ) : (
                  <Time at={started_at} timezone={timezone} />
                )}
                {ended_at && (
                  <span>
                    {formatDuration(language, new Date(ended_at).getTime() - new Date(started_at).getTime())}
                  </span>
                )}
                {peak_viewers !== null && (
                  <span className="ms-auto">
                    {text.peak} {format.number(peak_viewers)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore of={streams} className="m-2" />
    </ListSection>
  );
}
