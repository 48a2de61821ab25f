import { Link } from '@tanstack/react-router';
import { usePages } from '../../../api/pages.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useLanguage, useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { formatDuration } from '../duration.ts';

export const useStreams = () => usePages('/api/stream/streams', { limit: 20 });

/** All streams, newest first; each expands to its chart and captions. */
export function History({ chosen }: { chosen: number | null }) {
  const text = useText(liveText);
  const common = useText(commonText);
  const { language } = useLanguage();
  const timezone = useTimezone();
  const format = useFormat(timezone);
  const streams = useStreams();
  if (!streams.items?.length) return null;
  const heads = [text.stream, text.started, text.duration, text.peak];
  return (
    <Section title={text.history} lead={text.historyEmpty}>
      <div className="overflow-hidden rounded-xl border border-line bg-raised">
        <table className="w-full">
          <thead className="bg-sunk text-quiet text-sm">
            <tr>
              {heads.map((head, column) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-4 py-2 font-medium ${column > 1 ? 'text-end' : 'text-start'} ${column === 2 ? 'hidden sm:table-cell' : ''}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {streams.items.map(({ id, title, status, started_at, ended_at, peak_viewers }) => (
              <tr
                key={id}
                className={`border-line border-t ${id === chosen ? 'bg-chosen' : 'hover:bg-hover'}`}
              >
                <th scope="row" className="px-4 py-2 text-start font-normal">
                  <Link
                    to="/live"
                    search={{ stream: id }}
                    aria-current={id === chosen ? 'true' : undefined}
                    className="wrap-anywhere line-clamp-2 rounded font-medium hover:underline"
                    dir="auto"
                  >
                    {title}
                  </Link>
                </th>
                <td className="px-4 py-2">
                  {status === 'live' ? (
                    <Badge tone="danger">{text.live}</Badge>
                  ) : (
                    <Time at={started_at} timezone={timezone} />
                  )}
                </td>
                <td className="hidden px-4 py-2 text-end tabular-nums sm:table-cell">
                  {ended_at
                    ? formatDuration(language, new Date(ended_at).getTime() - new Date(started_at).getTime())
                    : '–'}
                </td>
                <td className="px-4 py-2 text-end tabular-nums">
                  {peak_viewers === null ? '–' : format.number(peak_viewers)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {streams.hasNextPage && (
        <Button
          className="justify-self-start"
          isBusy={streams.isFetchingNextPage}
          onClick={() => void streams.fetchNextPage()}
        >
          {common.loadMore}
        </Button>
      )}
    </Section>
  );
}
