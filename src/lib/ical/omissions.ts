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
    const verb = lines.length === 1 ? 'has' : 'have';
    this.others.push(`It is taken without ${count} that ${verb} no name: ${first.trim().slice(0, 50)}`);
  }

  /** Notes an event that is not taken because another has its UID. */
  addEvent({ summary, start }: CalendarEvent): void {
    const title = summary === null ? 'An event' : `"${summary.slice(0, 100)}"`;
    this.others.push(
      `${title} of ${start.wall} is not taken: another event with its UID is newer or comes later.`,
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
