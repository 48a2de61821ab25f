import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import LineChart from '../../../ui/charts/line.tsx';
import { formatDuration } from '../duration.ts';
import { useStream } from '../queries.ts';
import { pointsOf } from './points.ts';

type Stream = Schemas['StreamDetail'];
const MINUTE = 60_000;
const CHART_HEIGHT = 88;
/** Minutes between the labels of the chart. */
const STEPS = [1, 5, 10, 15, 30, 60, 120, 240, 480, 1440];

/** The viewers of a stream over those of the previous stream. */
export default function Viewers({ stream, before }: { stream: Stream; before: number | undefined }) {
  const text = useText(liveText);
  const format = useFormat();
  const { language } = useLanguage();
  const last = useStream(before);
  if (last.isLoading) return null;
  const points = pointsOf(stream);
  const earlier = last.data ? pointsOf(last.data) : [];
  if (points.length === 0 && earlier.length === 0) return <p className="text-quiet">{text.noSamples}</p>;
  return (
    <LineChart
      label={text.viewers}
      height={CHART_HEIGHT}
      name={text.thisStream}
      points={points}
      previous={earlier.length > 0 ? { name: text.lastStream, points: earlier } : undefined}
      xName={text.sinceStart}
      formatX={(minutes) => formatDuration(language, minutes * MINUTE)}
      steps={STEPS}
      formatY={(viewers) => format.number(viewers)}
    />
  );
}
