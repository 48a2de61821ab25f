import type { Bookings } from '../../../../lib/bookings/index.ts';

/** The input of a pull. */
export interface Pull {
  apiToken: string;
  /** The query of the page to read, or null for the first one. */
  cursor: string | null;
  /** Finds the service's versions of these bookings at the last pull. */
  findPulled(uids: string[]): Promise<Map<string, string | null>>;
}

/** A part of a page. */
export interface Pulled {
  parts: Bookings[];
  /** The service's versions of some of the bookings. */
  versions: Record<string, string>;
  /** With the last part: the query of the next page, or null after the last page. */
  next?: string | null;
}
