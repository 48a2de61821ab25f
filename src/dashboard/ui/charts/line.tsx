import { bisectCenter, extent, max, nice, range, sort, ticks } from 'd3-array';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useEffect, useRef, useState } from 'react';
import { lineChartText } from '../../lib/text/kit/line-chart.ts';
import { useText } from '../../lib/text/language.tsx';

/** `y` is null if unknown, which leaves a gap. */
export interface Point {
  x: number;
  y: number | null;
}

interface Props {
  /** The title, such as "Viewers". */
  label: string;
  /** Sorted by `x`. */
  points: Point[];
  name: string;
  /** An earlier series for comparison, in gray, over the same `x`. */
  previous?: { points: Point[]; name: string } | undefined;
  /** The name of `x`, a table header. */
  xName: string;
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  /** Candidate intervals between labels of `x`, such as 15 minutes; the smallest that fits is used. */
  steps?: number[];
  height?: number;
}

const EDGE = { top: 8, end: 8, bottom: 22, start: 40 };
const TICK_WIDTH = 100;

type Pair = readonly [number, number];

/** Returns a linear scale. d3-scale is nearly as large as the rest of a chart. */
function scaleOf([from, to]: Pair, [start, end]: Pair) {
  const place = (value: number) => start + ((value - from) / (to - from)) * (end - start);
  return Object.assign(place, {
    from,
    to,
    valueAt: (at: number) => from + ((at - start) / (end - start)) * (to - from),
  });
}
type Scale = ReturnType<typeof scaleOf>;

/** Returns the positions of the labels of `x`. */
function ticksOf(x: Scale, width: number, steps: number[] | undefined): number[] {
  const most = Math.max(2, Math.floor(width / TICK_WIDTH));
  const { from, to } = x;
  const step = steps?.find((each) => (to - from) / each <= most);
  return step ? range(Math.ceil(from / step) * step, to + step / 1000, step) : ticks(from, to, most);
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

/** Returns the value of the point nearest to `x`, if it is in the series' range. */
function valueAt(points: Point[], x: number): number | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || x < first.x || x > last.x) return null;
  return points[
    bisectCenter(
      points.map((point) => point.x),
      x,
    )
  ]!.y;
}

/** A line chart with an area. It can be read by pointer, by arrow keys as a slider, and as a table. */
export default function LineChart(props: Props) {
  const { label, points, name, previous, formatX, formatY, steps, height = 180 } = props;
  const text = useText(lineChartText);
  const [ref, width] = useWidth();
  const [at, setAt] = useState<number>();
  const all = [...points, ...(previous?.points ?? [])];
  const stops = sort(new Set(all.map((point) => point.x)));
  const [least = 0, most = 1] = extent(stops);
  const x = scaleOf([least, Math.max(most, least + 1)], [EDGE.start, Math.max(width - EDGE.end, 1)]);
  const highest = max(all, (point) => point.y ?? 0) ?? 0;
  const y = scaleOf(nice(0, Math.max(highest, 4), 4), [height - EDGE.bottom, EDGE.top]);
  const chosen = at === undefined ? undefined : stops[Math.min(at, stops.length - 1)];
  const shown = chosen ?? points.at(-1)?.x ?? most;
  const value = (series: Point[]) => {
    const found = valueAt(series, shown);
    return found === null ? text.none : formatY(found);
  };
  const reading = previous
    ? `${formatX(shown)}: ${name} ${value(points)}, ${previous.name} ${value(previous.points)}`
    : `${formatX(shown)}: ${value(points)}`;

  return (
    <figure className="grid min-w-0 gap-1">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-hidden>
        <span className="text-quiet tabular-nums">{formatX(shown)}</span>
        <Key tone="bg-accent" name={name} value={value(points)} />
        {previous && <Key tone="bg-strong" name={previous.name} value={value(previous.points)} />}
      </figcaption>
      <div
        ref={ref}
        className="relative min-w-0 rounded-md focus-within:outline-2 focus-within:outline-accent"
        onPointerMove={({ clientX, currentTarget }) => {
          const left = clientX - currentTarget.getBoundingClientRect().left;
          setAt(bisectCenter(stops, x.valueAt(left)));
        }}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg width={width} height={height} aria-hidden className="block">
          <Axes {...{ x, y, width, height, formatX, formatY }} columns={ticksOf(x, width, steps)} />
          {previous && <Curve points={previous.points} x={x} y={y} isQuiet />}
          <Curve points={points} x={x} y={y} />
          {chosen !== undefined && (
            <>
              <line
                x1={x(chosen)}
                x2={x(chosen)}
                y1={EDGE.top}
                y2={height - EDGE.bottom}
                className="stroke-strong"
              />
              <Dot at={chosen} y={valueAt(previous?.points ?? [], chosen)} scales={{ x, y }} isQuiet />
            </>
          )}
          <Dot at={shown} y={valueAt(points, shown)} scales={{ x, y }} />
        </svg>
        <input
          type="range"
          aria-label={text.read(label)}
          aria-valuetext={reading}
          min={0}
          max={Math.max(stops.length - 1, 0)}
          value={at ?? Math.max(stops.indexOf(shown), 0)}
          onChange={({ target }) => setAt(target.valueAsNumber)}
          onBlur={() => setAt(undefined)}
          className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
        />
      </div>
      <Table {...props} stops={stops} />
    </figure>
  );
}

function Key({ tone, name, value }: { tone: string; name: string; value: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`h-0.5 w-3 rounded ${tone}`} />
      {name} <b className="font-semibold tabular-nums">{value}</b>
    </span>
  );
}

function Curve({ points, x, y, isQuiet }: { points: Point[]; x: Scale; y: Scale; isQuiet?: boolean }) {
  const isKnown = (point: Point) => point.y !== null;
  const shape = { x: (point: Point) => x(point.x), y: (point: Point) => y(point.y ?? 0) };
  const stroke = line<Point>(shape.x, shape.y).defined(isKnown).curve(curveMonotoneX)(points) ?? '';
  const fill = area<Point>(shape.x, y(0), shape.y).defined(isKnown).curve(curveMonotoneX)(points) ?? '';
  return (
    <>
      {!isQuiet && <path d={fill} className="fill-accent/12" />}
      <path
        d={stroke}
        fill="none"
        strokeWidth={isQuiet ? 1.5 : 2}
        className={isQuiet ? 'stroke-strong/70' : 'stroke-accent'}
        strokeLinecap="round"
      />
    </>
  );
}

function Dot({
  at,
  y,
  scales,
  isQuiet,
}: {
  at: number;
  y: number | null;
  scales: { x: Scale; y: Scale };
  isQuiet?: boolean;
}) {
  if (y === null) return null;
  const look = `stroke-raised ${isQuiet ? 'fill-strong' : 'fill-accent'}`;
  return <circle cx={scales.x(at)} cy={scales.y(y)} r={4} strokeWidth={2} className={look} />;
}

function Axes({
  x,
  y,
  width,
  height,
  formatX,
  formatY,
  columns,
}: { x: Scale; y: Scale; width: number; height: number; columns: number[] } & Pick<
  Props,
  'formatX' | 'formatY'
>) {
  const rows = ticks(y.from, y.to, 4).filter(Number.isInteger);
  return (
    <g className="fill-quiet text-xs tabular-nums">
      {rows.map((row) => (
        <g key={row}>
          <line x1={EDGE.start} x2={width - EDGE.end} y1={y(row)} y2={y(row)} className="stroke-line" />
          <text x={EDGE.start - 6} y={y(row)} dy="0.32em" textAnchor="end">
            {formatY(row)}
          </text>
        </g>
      ))}
      {columns.map((column) => (
        <text
          key={column}
          x={x(column)}
          y={height - 6}
          textAnchor={x(column) > width - TICK_WIDTH / 2 ? 'end' : 'middle'}
        >
          {formatX(column)}
        </text>
      ))}
    </g>
  );
}

function Table({
  label,
  points,
  name,
  previous,
  xName,
  formatX,
  formatY,
  stops,
}: Props & { stops: number[] }) {
  const text = useText(lineChartText);
  const cell = (series: Point[], x: number) => {
    const found = valueAt(series, x);
    return <td className="px-3 py-1 text-end tabular-nums">{found === null ? '–' : formatY(found)}</td>;
  };
  return (
    <details className="text-sm">
      <summary className="w-fit rounded text-quiet hover:text-ink">{text.table}</summary>
      <section
        className="mt-2 max-h-60 w-fit overflow-y-auto rounded-md border border-line"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keyboard too
        tabIndex={0}
      >
        <table>
          <thead className="sticky top-0 bg-sunk text-quiet">
            <tr>
              {[xName, name, ...(previous ? [previous.name] : [])].map((head, column) => (
                <th
                  key={head}
                  scope="col"
                  className={`px-3 py-1 font-medium ${column ? 'text-end' : 'text-start'}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stops.map((stop) => (
              <tr key={stop} className="border-line border-t">
                <th scope="row" className="px-3 py-1 text-start font-normal">
                  {formatX(stop)}
                </th>
                {cell(points, stop)}
                {previous && cell(previous.points, stop)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
