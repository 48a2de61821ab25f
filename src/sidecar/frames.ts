import type { Frame } from './protocol.ts';

/** A frame; a `message` frame also has the raw message. */
export interface FrameWithBody {
  frame: Frame;
  body?: Buffer;
}

/**
 * Writes frames as the protocol defines them: a JSON line, then the raw bytes of a message. Frames are released from
 * memory as they are read.
 *
 * @param drain milliseconds after which a reader that has not finished is cut off
 * @param onClose called once, when the stream is read to its end, cancelled, or cut off
 */
export function frameStream(
  frames: FrameWithBody[],
  drain: number,
  onClose: () => void,
): ReadableStream<Uint8Array> {
  const queue = [...frames];
  let timer: NodeJS.Timeout;
  const finish = () => {
    clearTimeout(timer);
    queue.length = 0;
    onClose();
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
