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
 * Collects the changes of an organization, which may arrive in any order, late or never, into what pages are told. Changes
 * are told at once; the version told with them is the newest of which none before is missing. A version that does not
 * arrive may have changed anything, and that is then told.
 */
export class Telling {
  /** Pages know everything up to this version. Null until a version is known. */
  private told: number | null;
  private newest = 0;
  /** Versions after `told` that have arrived. */
  private arrived = new Set<number>();
  private changes: LiveChange[] = [];
  /** False after a version of which pages have not heard. */
  private isTold = true;
  private waits = 0;

  constructor(told: number | null) {
    this.told = told;
  }

  get version(): number | null {
    return this.told;
  }

  /** True while something is to be told, or a version is missing. */
  get isBusy(): boolean {
    return !this.isTold || this.newest > (this.told ?? 0);
  }

  /** Skips to `version`, as nobody is there to be told. */
  skip(version: number): void {
    this.told = Math.max(this.told ?? 0, version);
    this.newest = this.told;
    this.arrived.clear();
    this.changes = [];
    this.isTold = true;
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
    if (version > this.told) this.arrived.add(version);
    this.changes = mergeChanges([...this.changes, ...changes]);
    this.isTold = false;
  }

  /** What can be told now. Null when there is nothing. */
  take(): Told | null {
    if (!this.isBusy) return null;
    const before = this.told ?? 0;
    let version = before;
    while (this.arrived.delete(version + 1)) version++;
    this.waits = version > before || version === this.newest ? 0 : this.waits + 1;
    if (this.waits >= WAITS || this.arrived.size > MAX_WAITING) {
      this.skip(this.newest);
      return { version: this.newest, changes: EVERYTHING };
    }
    const isNews = !this.isTold || version > before;
    const { changes } = this;
    this.told = version;
    this.changes = [];
    this.isTold = true;
    return isNews ? { version, changes } : null;
  }
}
