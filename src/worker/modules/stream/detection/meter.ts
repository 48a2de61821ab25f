import type { ServiceCtx } from '../../../platform/ctx.ts';
import { YouTubeFailure } from '../youtube/failure.ts';
import { SILENT_CALLS } from './limits.ts';
import type { Poll } from './poll-record.ts';
import { type Budget, budgetOf } from './share.ts';

/** Counts the calls with one key in one tick, and stops when further ones would fail too. */
export class Meter {
  readonly #ctx: ServiceCtx;
  readonly #usedBefore: number;
  readonly #now: number;
  #silent = 0;
  #stop: YouTubeFailure | null = null;
  units = 0;

  constructor(ctx: ServiceCtx, usedBefore: number, now: number) {
    this.#ctx = ctx;
    this.#usedBefore = usedBefore;
    this.#now = now;
  }

  /** The failure for which the key is currently unusable, or null. */
  get keyFailure(): YouTubeFailure | null {
    return this.#stop?.isOfKey ? this.#stop : null;
  }

  get budget(): Budget {
    return budgetOf(this.#usedBefore + this.units, this.#now);
  }

  /**
   * Makes a call for these channels. Returns null if the call was not made or has failed, which the channels record.
   */
  async call<T>(polls: readonly Poll[], make: () => Promise<T>): Promise<T | null> {
    if (this.#stop) {
      for (const poll of polls) poll.failure = this.#stop.code;
      return null;
    }
    this.units++;
    for (const poll of polls) poll.quotaUsed++;
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof YouTubeFailure)) throw error;
      for (const poll of polls) poll.failure = error.code;
      if (error.isSilent) this.#silent++;
      if (error.isOfKey || this.#silent >= SILENT_CALLS) this.#stop ??= error;
      this.#ctx.log.warn('youtube.failed', {
        code: error.code,
        channels: polls.length,
        cause: error.cause instanceof Error ? error.cause.name : undefined,
      });
      return null;
    }
  }
}
