import { Link } from '@tanstack/react-router';
import { Radio } from 'lucide-react';
import { api } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { todayText } from '../../lib/text/today.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Time } from '../../ui/time/time.tsx';
import { useTimezone } from '../session/index.ts';

const AGAIN_MS = 60_000;

/** The current live stream and its viewers. Hidden if there is none. */
export function LivePart() {
  const text = useText(todayText);
  const format = useFormat();
  const timezone = useTimezone();
  const { data } = api.useQuery('get', '/api/stream/status', {}, { refetchInterval: AGAIN_MS });
  if (data?.status !== 'live') return null;
  return (
    <section
      aria-label={text.live}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line bg-danger-soft p-4"
    >
      <span className="inline-flex items-center gap-1.5 font-semibold text-danger">
        <Radio aria-hidden size={18} />
        {text.live}
      </span>
      <div className="min-w-0 grow basis-56">
        <p dir="auto" className="truncate text-start font-medium">
          {data.title}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm">
          {data.viewer_count !== null && <span>{text.viewers(format.number(data.viewer_count))}</span>}
          {data.peak_viewers !== null && <span>{text.peak(format.number(data.peak_viewers))}</span>}
          {data.started_at && (
            <span>
              {text.since} <Time at={data.started_at} as="time" timezone={timezone} />
            </span>
          )}
        </p>
      </div>
      <Link to="/live" className={buttonLook()}>
        {text.openDesk}
      </Link>
    </section>
  );
}
