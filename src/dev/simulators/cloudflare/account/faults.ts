/** Injects failures into the simulated API, and logs its calls. */
import { ConnectionLost } from '../../models/wire/stream.ts';
import { ApiProblem } from './problem.ts';

export interface Call {
  /** Counts from 1. */
  n: number;
  method: string;
  /** The path below `/client/v4`, without the query. */
  path: string;
  /** Null while the call runs; 0 if its connection was cut. */
  status: number | null;
}

/**
 * The status of an injected failure, or a reset connection: `reset` before the call takes effect, `lost` after it, so
 * that only the response is missing.
 */
export type Failure = 'reset' | 'lost' | 401 | 403 | 429 | 500 | 502 | 503;

export interface FaultOptions {
  how?: Failure;
  /**
   * The number of failing calls with the method and path of the first failure. Defaults to 1; Wrangler makes up to
   * three attempts for some calls.
   */
  times?: number;
}

interface Fault {
  /** The number of a call, or a pattern for the method and path (`PUT /accounts/…`). */
  at: number | RegExp;
  how: Failure;
  times: number;
  /** The method and path of the first failure. */
  of?: string;
}

export class Faults {
  readonly calls: Call[] = [];
  #faults: Fault[] = [];

  /** Makes a call fail, selected by its number since the last `forget` or by its method and path. */
  failAt(at: number | RegExp, { how = 500, times = 1 }: FaultOptions = {}): void {
    this.#faults.push({ at, how, times });
  }

  /** Removes all failures. */
  heal(): void {
    this.#faults = [];
  }

  /** Clears the log, so that call numbers restart at 1. */
  forget(): void {
    this.calls.length = 0;
  }

  /** Runs a call, or makes it fail. */
  async run(method: string, path: string, answer: () => Promise<Response>): Promise<Response> {
    const call: Call = { n: this.calls.length + 1, method, path, status: null };
    this.calls.push(call);
    const how = this.#take(call);
    try {
      if (how === 'lost') await answer().catch(() => {});
      const response = how === undefined ? await answer() : refuse(how);
      call.status = response.status;
      return response;
    } catch (error) {
      call.status = error instanceof ApiProblem ? error.status : 0;
      throw error;
    }
  }

  #take({ n, method, path }: Call): Failure | undefined {
    const name = `${method} ${path}`;
    const fault = this.#faults.find(
      ({ at, of, times }) =>
        times > 0 && (of === undefined ? (typeof at === 'number' ? at === n : at.test(name)) : of === name),
    );
    if (!fault) return undefined;
    fault.of = name;
    fault.times--;
    return fault.how;
  }
}

const REFUSALS: Record<number, [code: number, message: string, headers?: Record<string, string>]> = {
  401: [10000, 'Authentication error'],
  403: [10000, 'Authentication error'],
  429: [971, 'Please wait and consider throttling your request speed', { 'retry-after': '1' }],
  500: [10001, 'Internal server error'],
  502: [10001, 'Bad gateway'],
  503: [10001, 'Service unavailable'],
};

function refuse(how: Failure): never {
  if (how === 'reset' || how === 'lost') throw new ConnectionLost();
  const [code, message, headers] = REFUSALS[how]!;
  throw new ApiProblem(how, code, message, headers);
}
