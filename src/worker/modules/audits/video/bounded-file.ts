import { BLOCK_BYTES, MAX_BYTES_READ, MAX_READS } from './limits.ts';

/** A file with random access. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Returns all of the bytes, which are within the file. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** An audit's limit for a file is reached. Anything unknown by then was not measured. */
export class LimitReached extends Error {
  readonly limit: 'bytes' | 'time';

  constructor(limit: 'bytes' | 'time') {
    super(limit === 'bytes' ? `More than ${MAX_BYTES_READ} bytes would be read.` : 'The time is over.');
    this.name = 'LimitReached';
    this.limit = limit;
  }
}

/**
 * Reads a file in blocks that it keeps, at most `MAX_BYTES_READ` bytes until `deadline` aborts. A read that would
 * exceed a limit throws `LimitReached`, and nothing is read for it.
 */
export class BoundedFile {
  readonly size: number;
  /** Bytes read of the stored file; a block counts once. */
  bytesRead = 0;
  /** The error of reading the stored file, even if the caller turned it into another one. */
  failure: unknown = null;
  readonly #file: StoredFile;
  readonly #deadline: AbortSignal;
  readonly #blocks = new Map<number, Uint8Array>();
  #reads = 0;

  constructor(file: StoredFile, deadline: AbortSignal) {
    this.size = file.size;
    this.#file = file;
    this.#deadline = deadline;
  }

  /** Returns a copy of the bytes; synchronously if all of their blocks are read. The range is within the file. */
  read(start: number, end: number, maxLength = MAX_BYTES_READ): Uint8Array | Promise<Uint8Array> {
    if (++this.#reads > MAX_READS || end - start > maxLength) throw new LimitReached('bytes');
    const missing = this.#missing(start, end);
    if (missing.length === 0) return this.#copy(start, end);
    const bytes = missing.reduce((sum, [from, to]) => sum + to - from, 0);
    if (this.bytesRead + bytes > MAX_BYTES_READ) throw new LimitReached('bytes');
    return this.#fetch(missing).then(() => this.#copy(start, end));
  }

  /** Changes bytes in read blocks, as later reads then see them. The stored file is unchanged. */
  patch(start: number, bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) {
      const within = (start + done) % BLOCK_BYTES;
      const block = this.#blocks.get((start + done - within) / BLOCK_BYTES)!;
      const part = bytes.subarray(done, done + block.length - within);
      block.set(part, within);
      done += part.length;
    }
  }

  /** Returns the ranges of neighbouring blocks that are not read yet. */
  #missing(start: number, end: number): [from: number, to: number][] {
    const ranges: [number, number][] = [];
    for (let from = start - (start % BLOCK_BYTES); from < end; from += BLOCK_BYTES) {
      if (this.#blocks.has(from / BLOCK_BYTES)) continue;
      const to = Math.min(from + BLOCK_BYTES, this.size);
      const last = ranges.at(-1);
      if (last?.[1] === from) last[1] = to;
      else ranges.push([from, to]);
    }
    return ranges;
  }

  async #fetch(ranges: [from: number, to: number][]): Promise<void> {
    for (const [from, to] of ranges) {
      if (this.#deadline.aborted) throw new LimitReached('time');
      this.bytesRead += to - from;
      const bytes = await this.#inTime(this.#file.read(from, to - from));
      for (let at = 0; at < bytes.length; at += BLOCK_BYTES) {
        this.#blocks.set((from + at) / BLOCK_BYTES, bytes.subarray(at, at + BLOCK_BYTES));
      }
    }
  }

  async #inTime(reading: Promise<Uint8Array>): Promise<Uint8Array> {
    const { promise: end, reject } = Promise.withResolvers<never>();
    const onEnd = () => reject(new LimitReached('time'));
    this.#deadline.addEventListener('abort', onEnd);
    try {
      return await Promise.race([
        reading.catch((error: unknown) => {
          this.failure = error;
          throw error;
        }),
        end,
      ]);
    } finally {
      this.#deadline.removeEventListener('abort', onEnd);
    }
  }

  #copy(start: number, end: number): Uint8Array {
    const bytes = new Uint8Array(end - start);
    for (let at = start; at < end; ) {
      const within = at % BLOCK_BYTES;
      const part = this.#blocks.get((at - within) / BLOCK_BYTES)!.subarray(within, within + end - at);
      bytes.set(part, at - start);
      at += part.length;
    }
    return bytes;
  }
}
