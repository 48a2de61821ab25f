/** Records the calls of the simulation, and forgets the oldest when there are many. */

/** A request for an answer, as the server saw it. */
export interface Call {
  protocol: 'openai' | 'anthropic';
  path: string;
  headers: Record<string, string>;
  model: string;
  /** Null when it was no JSON object. */
  body: Record<string, unknown> | null;
  /** The status of the answer; null while the call is held, and when the client left before an answer. */
  status: number | null;
  /** Whether the client closed the connection before the end of the answer. */
  closedEarly: boolean;
  /** Whether the answer was delivered to its end. */
  finished: boolean;
}

const MAX_CALLS = 1000;
const MAX_CHARACTERS = 32_000_000;

export interface Recorder {
  /** Oldest first. */
  calls: Call[];
  add(protocol: Call['protocol'], path: string, headers: Headers): Call;
  /** Keeps a body of `size` characters with its call. */
  keepBody(call: Call, body: Record<string, unknown>, size: number): void;
  clear(): void;
}

export function createRecorder(): Recorder {
  const calls: Call[] = [];
  const sizes = new WeakMap<Call, number>();
  let total = 0;
  const forgetOldest = () => {
    const oldest = calls.shift();
    if (oldest) total -= sizes.get(oldest) ?? 0;
  };
  return {
    calls,
    add(protocol, path, headers) {
      const call: Call = {
        protocol,
        path,
        headers: Object.fromEntries(headers),
        model: '',
        body: null,
        status: null,
        closedEarly: false,
        finished: false,
      };
      calls.push(call);
      if (calls.length > MAX_CALLS) forgetOldest();
      return call;
    },
    keepBody(call, body, size) {
      call.body = body;
      if (!calls.includes(call)) return;
      sizes.set(call, size);
      total += size;
      while (calls.length > 1 && total > MAX_CHARACTERS) forgetOldest();
    },
    clear() {
      calls.length = 0;
      total = 0;
    },
  };
}
