import { useFormat } from '../../lib/format.ts';

/** A point in time: short, as a date, or relative; complete on hover. */
export function Time({
  at,
  as = 'short',
  timezone,
}: {
  at: string;
  as?: 'short' | 'time' | 'relative' | 'dateTime';
  timezone?: string;
}) {
  const format = useFormat(timezone);
  return (
    <time dateTime={at} title={format.dateTime(at)} className="whitespace-nowrap">
      {format[as](at)}
    </time>
  );
}
