import { LIVE_TYPE_NAMES, type LiveChange } from '../../../contract/live.ts';
import { mergeChanges } from '../../platform/live/changes.ts';
import { MAX_WAITING, WAITS } from './limits.ts';

/** What pages are told: everything up to `version`. */
interface Told {
  version: number;
  changes: LiveChange[];
}

const EVERYTHING: LiveChange[] = LIVE_TYPE_NAMES.map((type) => ({ type, ids: [] }));

/**
 * Collects the changes of an organization, which may arrive in any order, late or never, into what pages are told. A
 * version is told once all before it are. One that does not arrive may have changed anything, and that is then told.
 */
export class Telling {
  /** Pages know everything up to this version. Null until a version is known. */
  private told: number | null;
  private newest = 0;
  private waiting = new Map<number, LiveChange[]>();
  /** Changes that arrived after their version was given up. */
  private late: LiveChange[] = [];
  private waits = 0;

  constructor(told: number | null) {
    this.told = told;
  }

  get version(): number | null {
    return this.told;
  }

  /** True while something is to be told, or a version is missing. */
  get isBusy(): boolean {
    return this.late.length > 0 || this.newest > (this.told ?? 0);
  }

  /** Skips to `version`, as nobody is there to be told. */
  skip(version: number): void {
    this.told = Math.max(this.told ?? 0, version);
    this.newest = this.told;
    this.waiting.clear();
    this.late = [];
    this.waits = 0;
  }

  /** Learns that there is this version, whose changes may be still on their way. */
  hear(version: number): void {
    this.told ??= version;
    this.newest = Math.max(this.newest, version);
  }

  add(version: number, changes: LiveChange[]): void {
    this.told ??= version - 1;
    this.hear(version);
    if (version <= this.told) this.late = mergeChanges([...this.late, ...changes]);
    else this.waiting.set(version, changes);
  }

  /** What can be told now. Null when there is nothing. */
  take(): Told | null {
    if (!this.isBusy) return null;
    const before = this.told ?? 0;
    let version = before;
    let changes = this.late;
    this.late = [];
    for (;;) {
      const next = this.waiting.get(version + 1);
      if (!next) break;
      version++;
      this.waiting.delete(version);
      changes = [...changes, ...next];
    }
    this.waits = version === this.newest || version > before ? 0 : this.waits + 1;
    if (this.waits >= WAITS || this.waiting.size > MAX_WAITING) {
      this.skip(this.newest);
      return { version: this.newest, changes: EVERYTHING };
    }
    this.told = version;
    return version > before || changes.length > 0 ? { version, changes: mergeChanges(changes) } : null;
  }
}
