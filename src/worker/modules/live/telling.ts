import type { LiveChange } from '../../../contract/live/live.ts';
import { LIVE_TYPE_NAMES } from '../../../contract/live/types.ts';
import { mergeChanges } from '../../platform/data/commit/announcing.ts';
import type { Caller } from './caller.ts';
import { MAX_WAITING, WAITS } from './limits.ts';

/** The next message for pages: everything up to `version`. */
export interface Message {
  version: number;
  changes: LiveChange[];
}

/** Returns the changes that a page is told: `notification` names users, and a page hears only of its own. */
export function changesFor(caller: Caller, changes: LiveChange[]): LiveChange[] {
  return changes.flatMap((change) => {
    if (change.type !== 'notification' || change.ids.length === 0) return [change];
    const isOwn = caller.type === 'session' && change.ids.includes(caller.userId);
    return isOwn ? [{ type: change.type, ids: [caller.userId] }] : [];
  });
}

const EVERYTHING: LiveChange[] = LIVE_TYPE_NAMES.map((type) => ({ type, ids: [] }));

/**
 * Collects the changes of an organization, which may arrive in any order, late or never, into messages for pages.
 * Changes are sent at once; the version sent with them is the newest without a gap before it. A version that does not
 * arrive may have changed anything, and this is then sent.
 */
export class Telling {
  /** Pages know everything up to this version. Null until a version is known. */
  private sent: number | null;
  private newest = 0;
  /** Versions after `sent` that have arrived. */
  private arrived = new Set<number>();
  private changes: LiveChange[] = [];
  /** False after a version that pages have not been sent. */
  private isSent = true;
  private waits = 0;

  constructor(sent: number | null) {
    this.sent = sent;
  }

  get version(): number | null {
    return this.sent;
  }

  /** Whether something is to be sent, or a version is missing. */
  get isBusy(): boolean {
    return !this.isSent || this.newest > (this.sent ?? 0);
  }

  /** Skips to `version`, as there are no pages. */
  skip(version: number): void {
    this.sent = Math.max(this.sent ?? 0, version);
    this.newest = this.sent;
    this.arrived.clear();
    this.changes = [];
    this.isSent = true;
    this.waits = 0;
  }

  /** Notes that this version exists; its changes may still arrive. */
  hear(version: number): void {
    this.sent ??= version;
    this.newest = Math.max(this.newest, version);
  }

  add(version: number, changes: LiveChange[]): void {
    this.sent ??= version - 1;
    this.hear(version);
    if (version > this.sent) this.arrived.add(version);
    this.changes = mergeChanges([...this.changes, ...changes]);
    this.isSent = false;
  }

  /** Takes the message that can be sent now. Null if there is none. */
  take(): Message | null {
    if (!this.isBusy) return null;
    const before = this.sent ?? 0;
    let version = before;
    while (this.arrived.delete(version + 1)) version++;
    this.waits = version > before || version === this.newest ? 0 : this.waits + 1;
    if (this.waits >= WAITS || this.arrived.size > MAX_WAITING) {
      this.skip(this.newest);
      return { version: this.newest, changes: EVERYTHING };
    }
    const isNews = !this.isSent || version > before;
    const { changes } = this;
    this.sent = version;
    this.changes = [];
    this.isSent = true;
    return isNews ? { version, changes } : null;
  }
}
