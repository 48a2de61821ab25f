/** Streams response bodies in parts. Uses only web streams, so that it also works in workerd. */

/** A connection that broke in the middle of a response. A TypeError, as `fetch` reports lost connections. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('The connection was closed before the answer was complete.');
  }
}

export interface Watch {
  /** Aborts when the client has disconnected. */
  signal: AbortSignal;
  /** Called when the client closes the connection before the end. */
  onClosed(): void;
  onFinished(): void;
}

/** The pause between the parts of an endless answer, so that timers of a client in the same process can fire. */
const PAUSE_MS = 5;
const WORDS_PER_PART = 3;
const CHARACTERS_PER_PART = 64;
const encoder = new TextEncoder();

/** Returns a body that pulls from `parts`, one at a time. An error of `parts` cuts the connection. */
export function streamBody(parts: AsyncIterator<string>, watch: Watch): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const abort = () => {
        watch.onClosed();
        controller.error(watch.signal.reason);
        void parts.return?.();
      };
      stop = () => watch.signal.removeEventListener('abort', abort);
      if (watch.signal.aborted) abort();
      else watch.signal.addEventListener('abort', abort, { once: true });
    },
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (watch.signal.aborted) return;
        if (!done) return controller.enqueue(encoder.encode(value));
        stop();
        watch.onFinished();
        controller.close();
      } catch (error) {
        stop();
        if (!watch.signal.aborted) controller.error(error);
      }
    },
    cancel() {
      stop();
      watch.onClosed();
      void parts.return?.();
    },
  });
}

/** Splits a text into the parts of a stream: a few words each. */
export function splitText(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let words = 0;
  for (const character of text) {
    part += character;
    if (character === ' ' || character === '\n') words++;
    if (words < WORDS_PER_PART && part.length < CHARACTERS_PER_PART) continue;
    parts.push(part);
    part = '';
    words = 0;
  }
  if (part) parts.push(part);
  return parts;
}

/** Yields text without end. */
export async function* endlessText(signal: AbortSignal): AsyncGenerator<string> {
  while (true) {
    yield 'and so on, ';
    await pause(PAUSE_MS, signal);
  }
}

/** Waits. Rejects with the reason of `signal` if it aborts first. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw signal.reason;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await unlessAborted(new Promise<void>((resolve) => (timer = setTimeout(resolve, ms))), signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Settles like `promise`. Rejects with the reason of `signal` if it aborts first. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The error that ends a stream with an error event of the protocol. */
export class StreamFailure extends Error {}

export interface Delivery {
  /** The answer is delivered completely if undefined. */
  kind?: 'cut' | 'endless' | 'error-event';
  /** Milliseconds before the first part of a stream. */
  firstTokenMs: number;
  signal: AbortSignal;
}

/**
 * Yields the parts of a streamed answer. Throws `ConnectionLost` or `StreamFailure` in the middle if the delivery fails
 * there.
 */
export async function* deliverText(text: string, delivery: Delivery): AsyncGenerator<string> {
  const { kind, firstTokenMs, signal } = delivery;
  if (firstTokenMs > 0) await pause(firstTokenMs, signal);
  const parts = splitText(text);
  if (kind === 'cut' || kind === 'error-event') {
    yield* parts.slice(0, Math.ceil(parts.length / 2));
    throw kind === 'cut' ? new ConnectionLost() : new StreamFailure();
  }
  yield* parts;
  if (kind === 'endless') yield* endlessText(signal);
}

/** Yields the parts of a body that is not an event stream. An endless one repeats inside the text of the answer. */
export async function* deliverBody(json: string, text: string, delivery: Delivery): AsyncGenerator<string> {
  if (delivery.kind === 'cut') {
    yield json.slice(0, Math.ceil(json.length / 2));
    throw new ConnectionLost();
  }
  const at = json.indexOf(JSON.stringify(text).slice(1, -1));
  yield json.slice(0, at + 1);
  yield* endlessText(delivery.signal);
}
