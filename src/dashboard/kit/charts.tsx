import { Bars } from '../ui/charts/bars.tsx';
import { Dial, RatingMark } from '../ui/charts/dial.tsx';
import LineChart from '../ui/charts/line.tsx';

const VALUES = [4, 7, 5, 9, 12, 8, 10];
const points = (factor: number) => VALUES.map((value, x) => ({ x, y: value * factor }));

export const CHARTS = {
  line: () => (
    <div className="w-120">
      <LineChart
        label="Viewers"
        points={points(10)}
        name="This stream"
        previous={{ points: points(8), name: 'The one before' }}
        xName="Hour"
        formatX={(x) => `${x}:00`}
        formatY={String}
        height={160}
      />
    </div>
  ),
  bars: () => (
    <div className="w-120">
      <Bars
        label="Mail"
        bars={VALUES.map((value, day) => ({ label: `Day ${day + 1}`, value, before: 13 - value }))}
        seriesName="This week"
        beforeName="The week before"
        format={String}
        formatTop={String}
      />
    </div>
  ),
  dials: () => (
    <>
      {[96, 71, 32, null].map((score) => (
        <Dial key={score} label="Score" score={score} />
      ))}
      {[96, 71, 32].map((score) => (
        <RatingMark key={score} score={score} />
      ))}
    </>
  ),
};
