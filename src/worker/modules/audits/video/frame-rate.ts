import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import { LimitReached } from './bounded-file.ts';
import { FRAMES, REORDERED_FRAMES } from './limits.ts';

const ONLY_TIMES = { metadataOnly: true };

/**
 * Measures frames per second by the times of the first frames: all of them, if the track has few. Null if there are too
 * few. Does not use mediabunny's `computePacketStats`, which a hostile file can make read all of its frames.
 */
export async function measureFrameRate(track: InputVideoTrack): Promise<number | null> {
  const sink = new EncodedPacketSink(track);
  const times: number[] = [];
  let [end, isWhole] = [Number.NEGATIVE_INFINITY, false];
  try {
    let frame = await sink.getFirstPacket(ONLY_TIMES);
    while (frame && times.length < FRAMES + REORDERED_FRAMES) {
      times.push(frame.timestamp);
      end = Math.max(end, frame.timestamp + frame.duration);
      frame = await sink.getNextPacket(frame, ONLY_TIMES);
    }
    isWhole = frame === null;
  } catch (error) {
    // The frames read so far may be enough.
    if (!(error instanceof LimitReached)) throw error;
  }
  times.sort((a, b) => a - b);
  return isWhole ? rateOfAll(times, end) : rateOfFirst(times);
}

function rateOfAll(times: number[], end: number): number | null {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  // The format need not say how long the last frame is shown.
  return end > last ? rate(times.length, end - first) : rate(times.length - 1, last - first);
}

/** Leaves out the last ones: a frame that is shown between them can follow later in the file. */
function rateOfFirst(times: number[]): number | null {
  const count = Math.min(FRAMES, times.length - REORDERED_FRAMES);
  return count < 1 ? null : rate(count, times[count]! - times[0]!);
}

function rate(frames: number, seconds: number): number | null {
  return frames > 0 && seconds > 0 ? frames / seconds : null;
}
