import type { Frame } from '../../../sidecar/protocol.ts';
import { enterMessage, tryEnterSmallMessage } from '../work/message-room.ts';

export type FetchedMessage = Extract<Frame, { type: 'message' }> & { raw: Uint8Array };
/** Consecutive messages. */
export interface FetchedMessages {
  type: 'messages';
  messages: FetchedMessage[];
}

/** The maximum size of a group, which leaves memory for others. */
const MAX_GROUP_BYTES = 1024 * 1024;

/** Messages that were read and wait for the next ones, with their reserved memory in this isolate. */
export class MessageGroup {
  readonly #size: number;
  #messages: FetchedMessage[] = [];
  #frees: (() => void)[] = [];
  #bytes = 0;

  constructor(size: number) {
    this.#size = size;
  }

  get isFull(): boolean {
    return this.#messages.length >= this.#size || this.#bytes > MAX_GROUP_BYTES;
  }

  /** Reserves memory besides that of the group's messages. False if it has none, is full, or no memory is free. */
  tryHold(bytes: number): boolean {
    if (this.#messages.length === 0 || this.isFull || this.#bytes + bytes > MAX_GROUP_BYTES) return false;
    const free = tryEnterSmallMessage(bytes);
    if (free) this.#frees.push(free);
    return free !== null;
  }

  /** Waits for memory for the first message. Throws the reason of `signal` if that aborts first. */
  async hold(bytes: number, signal: AbortSignal): Promise<void> {
    this.#frees.push(await enterMessage(bytes, signal));
  }

  add(message: FetchedMessage): void {
    this.#messages.push(message);
    this.#bytes += message.length;
  }

  /** Yields the messages, if there are any, and then frees their memory. */
  *release(): Generator<FetchedMessages, void> {
    if (this.#messages.length === 0) return;
    const messages = this.#messages;
    this.#messages = [];
    this.#bytes = 0;
    try {
      yield { type: 'messages', messages };
    } finally {
      this.free();
    }
  }

  free(): void {
    for (const free of this.#frees.splice(0)) free();
  }
}
