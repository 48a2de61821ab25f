import { useId } from 'react';
import { niceTop } from './axis.ts';

export interface Bar {
  /** The category, such as a day. */
  label: string;
  value: number;
  /** The value of the previous period. */
  before?: number | undefined;
}

const HEIGHT = 100;
/** Relative to a bar's slot. */
const GREY_WIDTH = 0.86;
const WIDTH = 0.56;

/** Bars over time, each before a wider gray bar for the previous period. A hidden table has the numbers. */
export function Bars({
  bars,
  label,
  seriesName,
  beforeName,
  format,
  formatTop,
}: {
  bars: Bar[];
  /** The title of the chart. */
  label: string;
  seriesName: string;
  beforeName: string;
  format: (value: number) => string;
  /** A shorter format for the axis. */
  formatTop: (value: number) => string;
}) {
  const id = useId();
  const top = niceTop(Math.max(...bars.flatMap(({ value, before = 0 }) => [value, before])));
  const hasBefore = bars.some(({ before }) => before !== undefined);
  const bar = (index: number, value: number, width: number) => {
    const height = (Math.max(0, value) / top) * HEIGHT;
    return { x: index + (1 - width) / 2, width, y: HEIGHT - height, height };
  };
  const middle = bars[Math.floor(bars.length / 2)];
  return (
    <figure aria-labelledby={id} className="grid gap-2">
      <figcaption id={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet text-sm">
        <span className="sr-only">{label}</span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-xs bg-accent" />
          {seriesName}
        </span>
        {hasBefore && (
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-xs bg-strong/40" />
            {beforeName}
          </span>
        )}
      </figcaption>
      <div aria-hidden className="grid grid-cols-[auto_1fr] gap-x-2 text-quiet text-xs">
        <div className="flex h-40 flex-col justify-between text-end tabular-nums">
          <span>{formatTop(top)}</span>
          <span>{formatTop(top / 2)}</span>
          <span>{formatTop(0)}</span>
        </div>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the table below says it */}
        <svg
          viewBox={`0 0 ${bars.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-40 w-full overflow-visible border-line border-y bg-[linear-gradient(var(--color-line),var(--color-line))] bg-[size:100%_1px] bg-center bg-no-repeat"
        >
          {bars.map(({ label: name, value, before }, index) => (
            <g key={name}>
              <title>
                {`${name}: ${format(value)}${before === undefined ? '' : ` (${beforeName}: ${format(before)})`}`}
              </title>
              <rect
                x={index}
                width={1}
                y={0}
                height={HEIGHT}
                className="fill-transparent hover:fill-hover/60"
              />
              {before !== undefined && (
                <rect {...bar(index, before, GREY_WIDTH)} className="pointer-events-none fill-strong/40" />
              )}
              <rect {...bar(index, value, WIDTH)} className="pointer-events-none fill-accent" />
            </g>
          ))}
        </svg>
        <span />
        <div className="flex justify-between pt-1">
          <span>{bars[0]?.label}</span>
          {bars.length > 2 && <span>{middle?.label}</span>}
          <span>{bars.at(-1)?.label}</span>
        </div>
      </div>
      <table className="sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{seriesName}</th>
            {hasBefore && <th scope="col">{beforeName}</th>}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label: name, value, before }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format(value)}</td>
              {hasBefore && <td>{before === undefined ? '' : format(before)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
