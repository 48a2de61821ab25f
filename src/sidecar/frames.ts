import type { Frame } from './protocol.ts';

/** A frame, with the raw message when it is one of type `message`. */
export interface FrameWithBody {
  frame: Frame;
  body?: Buffer;
}

/**
 * Writes frames as the contract has them: a JSON line, then the raw bytes of a message. Frames are let go of
 * as they are read.
 *
 * @param drain milliseconds until a reader that has not come to the end is cut off
 * @param done called once, when the stream was read to its end, left, or cut off
 */
export function frameStream(
  frames: FrameWithBody[],
  drain: number,
  done: () => void,
): ReadableStream<Uint8Array> {
  const queue = [...frames];
  let timer: NodeJS.Timeout;
  const finish = () => {
    clearTimeout(timer);
    queue.length = 0;
    done();
  };
  return new ReadableStream({
    start(controller) {
      timer = setTimeout(() => {
        controller.error(new Error('The frames were not read in time.'));
        finish();
      }, drain);
    },
    pull(controller) {
      const next = queue.shift();
      if (!next) {
        controller.close();
        finish();
        return;
      }
      controller.enqueue(new TextEncoder().encode(`${JSON.stringify(next.frame)}\n`));
      if (next.body) controller.enqueue(next.body);
    },
    cancel: finish,
  });
}
