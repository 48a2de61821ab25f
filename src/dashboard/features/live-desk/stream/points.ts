import type { Schemas } from '../../../api/client.ts';
import type { Point } from '../../../ui/charts/line.tsx';

type Streamed = Pick<Schemas['StreamDetail'], 'started_at' | 'samples'>;
const MINUTE = 60_000;

/**
 * Returns viewers by minutes since the start, so that two streams can be overlaid. Both begin at 0, as the delay of the
 * first sample differs.
 */
export function pointsOf({ started_at, samples }: Streamed): Point[] {
  const start = new Date(started_at).getTime();
  return samples.map(({ at, viewer_count }, index) => {
    const minutes = Math.max(0, (new Date(at).getTime() - start) / MINUTE);
    return { x: index === 0 && minutes < 1 ? 0 : minutes, y: viewer_count };
  });
}
