import type { CalendarEvent } from '../recurrence/event.ts';
import { Refused } from '../recurrence/refused.ts';

/** The lines of a series that were left out, and why, and events that others with the same UID replace. */
export class Omissions {
  private readonly lines = new Map<string, { count: number; reason: string }>();
  private readonly others: string[] = [];

  /** Returns the result of `read`, or null if it throws `Refused`: then the line is left out. */
  attempt<T>(name: string, read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.add(name, error.message);
      return null;
    }
  }

  add(name: string, reason: string): void {
    const known = this.lines.get(name);
    if (known) known.count++;
    else this.lines.set(name, { count: 1, reason });
  }

  /** Notes lines that are no content lines (RFC 5545, 3.1), such as the second line of a text that was not folded. */
  addNameless(lines: string[]): void {
    const [first] = lines;
    if (first === undefined) return;
    const count = lines.length === 1 ? 'a line' : `${lines.length} lines`;
    this.others.push(`It is taken without ${count} that no name begins: ${first.trim().slice(0, 50)}`);
  }

  addEvent({ summary, start }: CalendarEvent): void {
    const title = summary === null ? '' : ` "${summary.slice(0, 100)}"`;
    this.others.push(
      `Another event has its UID and is newer or comes later, so that${title} of ${start.wall} is not taken.`,
    );
  }

  /** Returns a sentence for each kind of line and each event. */
  sentences(): string[] {
    const lines = [...this.lines].map(([name, { count, reason }]) =>
      count === 1
        ? `It is taken without its line ${name}. ${reason}`
        : `It is taken without ${count} lines or values of ${name}. ${reason}`,
    );
    return [...this.others, ...lines];
  }
}
