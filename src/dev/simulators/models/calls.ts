/** Records the calls of the simulation, and drops the oldest when there are many. */

/** A request for an answer, as the server received it. */
export interface Call {
  protocol: 'openai' | 'anthropic';
  path: string;
  headers: Record<string, string>;
  model: string;
  /** Null if it was not a JSON object. */
  body: Record<string, unknown> | null;
  /** The status of the response; null while the call is held, and if the client left before a response. */
  status: number | null;
  /** Whether the client closed the connection before the end of the response. */
  closedEarly: boolean;
  /** Whether the response was delivered completely. */
  finished: boolean;
}

const MAX_CALLS = 1000;
const MAX_CHARACTERS = 32_000_000;

export interface Recorder {
  /** Oldest first. */
  calls: Call[];
  add(protocol: Call['protocol'], path: string, headers: Headers): Call;
  /** Stores a body of `size` characters with its call. */
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
