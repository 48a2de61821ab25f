import { setTimeout as sleep } from 'node:timers/promises';
import type { LogEvent } from '../failure.ts';
import type { News, Watch } from '../protocol.ts';
import type { WatchLimits } from './limits.ts';

type Target = Pick<Watch, 'url' | 'organization_id' | 'inbox_id'>;

/** Reports inboxes with news to the Workers that watch them: gathered, and again if a call fails. */
export class Reporter {
  readonly #token: string;
  readonly #limits: WatchLimits;
  readonly #log: (event: LogEvent) => void;
  readonly #signal: AbortSignal;
  /** The inboxes that are gathered, by the address of their Worker. */
  readonly #gathered = new Map<string, Map<number, News['inboxes'][number]>>();

  constructor(token: string, limits: WatchLimits, log: (event: LogEvent) => void, signal: AbortSignal) {
    this.#token = token;
    this.#limits = limits;
    this.#log = log;
    this.#signal = signal;
  }

  report({ url, organization_id, inbox_id }: Target): void {
    const inboxes = this.#gathered.get(url) ?? new Map();
    if (inboxes.size === 0) setTimeout(() => void this.#sendGathered(url), this.#limits.gather);
    inboxes.set(inbox_id, { organization_id, inbox_id });
    this.#gathered.set(url, inboxes);
  }

  /** Reports that this process has started, and watches nothing yet. */
  async reportStart(url: string): Promise<void> {
    await this.#send(url, null, this.#limits.startRetries, { event: 'start_reported' });
  }

  async #sendGathered(url: string): Promise<void> {
    const inboxes = [...(this.#gathered.get(url)?.values() ?? [])];
    this.#gathered.delete(url);
    const { reported, retries } = this.#limits;
    for (let at = 0; at < inboxes.length; at += reported) {
      const some = inboxes.slice(at, at + reported);
      await this.#send(url, { inboxes: some }, retries, { event: 'news', inboxes: some.length });
    }
  }

  /** Sends one report. The next tick of the Worker finds what is lost. */
  async #send(url: string, news: News | null, retries: readonly number[], event: LogEvent): Promise<void> {
    for (const wait of [...retries, null]) {
      if (this.#signal.aborted) return;
      const outcome = await this.#post(url, news);
      this.#log({ ...event, ...outcome });
      const isRefused = outcome.status !== undefined && outcome.status >= 400 && outcome.status < 500;
      if (outcome.isSent || isRefused || wait === null) return;
      await sleep(wait, undefined, { signal: this.#signal, ref: false }).catch(() => {});
    }
  }

  async #post(url: string, news: News | null): Promise<{ isSent: boolean; status?: number; error?: string }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(news && { 'content-type': 'application/json' }),
        },
        body: news && JSON.stringify(news),
        redirect: 'error',
        signal: AbortSignal.any([this.#signal, AbortSignal.timeout(this.#limits.report)]),
      });
      await response.body?.cancel();
      return { isSent: response.ok, status: response.status };
    } catch (error) {
      const { cause, message } = error as Error;
      return { isSent: false, error: cause instanceof Error ? cause.message : message };
    }
  }
}
