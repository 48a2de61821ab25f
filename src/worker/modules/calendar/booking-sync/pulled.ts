import type { Bookings } from '../bookings/index.ts';

/** What a pull asks for. */
export interface Pull {
  apiToken: string;
  /** The query of the page to read; null: the first one. */
  cursor: string | null;
  /** What the service called the versions of these bookings that were pulled last. */
  findPulled(uids: string[]): Promise<Map<string, string | null>>;
}

/** A piece of a page. */
export interface Pulled {
  parts: Bookings[];
  /** What the service calls the versions of some of them. */
  versions: Record<string, string>;
  /** With the last piece: the query of the next page, or null after the last one. */
  next?: string | null;
}
