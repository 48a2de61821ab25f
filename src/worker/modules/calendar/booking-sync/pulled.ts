import type { Bookings } from '../../../../lib/bookings/index.ts';

/** The input of a pull. */
export interface Pull {
  apiToken: string;
  /** The query of the page to read, or null for the first one. */
  cursor: string | null;
  /** Returns the versions that the service gave these bookings at the last pull, by UID. */
  findPulled(uids: string[]): Promise<Map<string, string | null>>;
}

/** A part of a page. */
export interface Pulled {
  parts: Bookings[];
  /** The versions that the service gave some of the bookings, by UID. */
  versions: Record<string, string>;
  /** The query of the next page, or null after the last page. Only the last part of a page has it. */
  next?: string | null;
}
