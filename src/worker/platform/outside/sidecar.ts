/** The Worker's side of `sidecar/protocol.ts`: one call each, with the credentials of the mailbox in it. */

import { DomainError } from '../../../lib/errors.ts';
import {
  type AppendRequest,
  appendResult,
  type Connection,
  type Failure,
  type FetchRequest,
  type Frame,
  frame as frameSchema,
  type ProbeRequest,
  verifyResult,
} from '../../../sidecar/protocol.ts';
import type { Env } from '../env.ts';
import { callOutside, enterOutside } from '../invocation/invocation.ts';
import { type FetchedMessages, MessageGroup } from './message-group.ts';
import { answerOf, asJson, callSidecar, garbled, unavailable } from './sidecar-call.ts';

/** The sidecar gives up on a mail server after 60 s and says why; these only catch a sidecar that hangs. */
const CALL_MS = 75_000;
/** The time from the call to the last byte read, including what the reader does between the frames. */
const FETCH_MS = 150_000;
/** The maximum length of a frame's JSON line. */
const MAX_LINE = 64 * 1024;

export type Fetched = Exclude<Frame, { type: 'message' | 'failed' }> | FetchedMessages;

/** Tries to sign in. Returns null on success. */
export async function verify(env: Env, connection: Connection): Promise<Failure | null> {
  return callOutside(async () => {
    const response = await callSidecar(env, '/verify', asJson(connection), AbortSignal.timeout(CALL_MS));
    return (await answerOf(response, verifyResult)).failure;
  });
}

/** Finds out why a TLS connection with an SMTP server fails. Returns null if nothing seems wrong. */
export async function probe(env: Env, request: ProbeRequest, timeoutMs: number): Promise<Failure | null> {
  const response = await callSidecar(env, '/probe', asJson(request), AbortSignal.timeout(timeoutMs));
  return (await answerOf(response, verifyResult)).failure;
}

/** Puts a message into a folder, and returns the folder's name. Throws DomainError with the failure's code. */
export async function append(env: Env, request: AppendRequest, message: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('request', JSON.stringify(request));
  form.set('message', new Blob([message as Uint8Array<ArrayBuffer>]));
  const { failure, mailbox } = await callOutside(async () => {
    const response = await callSidecar(env, '/append', { body: form }, AbortSignal.timeout(CALL_MS));
    return answerOf(response, appendResult);
  });
  if (failure) throw failed(failure);
  if (mailbox === null) throw garbled('it named no folder');
  return mailbox;
}

/**
 * Yields a `mailbox` frame, the next messages in groups of at most `groupSize`, and an `end` frame. Throws DomainError
 * with the code of the mail server's failure, `SIDECAR_UNAVAILABLE` if the sidecar does not respond, or
 * `SIDECAR_FAILED` if its response is invalid; frames before that are valid. Leaving early closes the stream.
 */
export async function* fetchMessages(
  env: Env,
  request: FetchRequest,
  { groupSize = 1, timeoutMs = FETCH_MS }: { groupSize?: number; timeoutMs?: number } = {},
): AsyncGenerator<Fetched, void> {
  const leave = await enterOutside();
  try {
    yield* readFrames(env, request, new MessageGroup(groupSize), AbortSignal.timeout(timeoutMs));
  } finally {
    leave();
  }
}

async function* readFrames(
  env: Env,
  request: FetchRequest,
  group: MessageGroup,
  signal: AbortSignal,
): AsyncGenerator<Fetched, void> {
  const { user, host } = request.connection;
  const response = await callSidecar(env, '/fetch', asJson(request), signal, `${user}@${host}`);
  if (!response.body) throw garbled('it sent no frames');
  const input = new ByteReader(response.body, signal);
  const read = async (frame: Extract<Frame, { type: 'message' }>) =>
    group.add({ ...frame, raw: await input.bytes(frame.length) });
  try {
    for (let first = true; ; first = false) {
      let isHeld = false;
      let frame: Exclude<Frame, { type: 'failed' }>;
      try {
        frame = checkFrame(await readFrame(input), first, request);
        isHeld = frame.type === 'message' && group.tryHold(frame.length);
        if (frame.type === 'message' && isHeld) await read(frame);
      } catch (error) {
        yield* group.release();
        throw error;
      }
      if (!isHeld) yield* group.release();
      if (frame.type === 'message') {
        if (!isHeld) {
          await group.hold(frame.length, signal).catch((cause: unknown) => {
            throw unavailable('Other large messages took too long', cause);
          });
          await read(frame);
        }
        if (group.isFull) yield* group.release();
      } else {
        yield frame;
        if (frame.type === 'end') return;
      }
    }
  } finally {
    group.free();
    await input.close();
  }
}

function checkFrame(frame: Frame, isFirst: boolean, request: FetchRequest) {
  if (frame.type === 'failed') throw failed(frame.failure);
  if ((frame.type === 'mailbox') !== isFirst) throw garbled('its frames are out of order');
  if (frame.type === 'message' && (frame.length < 0 || frame.length > request.max_message_bytes))
    throw garbled('a frame is too long');
  return frame;
}

async function readFrame(input: ByteReader): Promise<Frame> {
  const line = await input.line(MAX_LINE);
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw garbled('a frame is not JSON');
  }
  const result = frameSchema.safeParse(json);
  if (!result.success) throw garbled('a frame is unknown');
  return result.data;
}

function failed(failure: Failure): DomainError {
  return new DomainError('remote_failed', failure.code, failure.message);
}

/** Reads lines and counted bytes from a stream, holding one chunk at a time. */
class ByteReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #signal: AbortSignal;
  readonly #abort: () => void;
  #chunk: Uint8Array = new Uint8Array();

  constructor(stream: ReadableStream<Uint8Array>, signal: AbortSignal) {
    this.#reader = stream.getReader();
    this.#signal = signal;
    this.#abort = () => void this.close();
    signal.addEventListener('abort', this.#abort);
  }

  /** Returns the text up to the next line feed, at most `max` bytes. */
  async line(max: number): Promise<string> {
    const parts: Uint8Array[] = [];
    for (let length = 0; ; ) {
      const end = this.#chunk.indexOf(0x0a);
      const part = this.#take(end === -1 ? this.#chunk.length : end);
      parts.push(part);
      length += part.length;
      if (length > max) throw garbled('a line is too long');
      if (end !== -1) {
        this.#take(1);
        return Buffer.concat(parts).toString('utf8');
      }
      await this.#fill();
    }
  }

  async bytes(count: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(count);
    for (let at = 0; at < count; ) {
      if (this.#chunk.length === 0) await this.#fill();
      const part = this.#take(count - at);
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  }

  /** Releases the stream. Errors of this are of no interest: nothing more is read. */
  async close(): Promise<void> {
    this.#signal.removeEventListener('abort', this.#abort);
    await this.#reader.cancel().catch(() => {});
  }

  #take(count: number): Uint8Array {
    const part = this.#chunk.subarray(0, count);
    this.#chunk = this.#chunk.subarray(count);
    return part;
  }

  /** Reads the next chunk that is not empty. */
  async #fill(): Promise<void> {
    do {
      const { done, value } = await this.#reader.read().catch((cause: unknown) => {
        throw unavailable(this.#whyEnded(), cause);
      });
      if (done) throw unavailable(this.#whyEnded());
      this.#chunk = value;
    } while (this.#chunk.length === 0);
  }

  #whyEnded(): string {
    return this.#signal.aborted
      ? 'The IMAP sidecar did not finish in time'
      : 'The answer of the IMAP sidecar was cut short';
  }
}
