import type { SiteServer } from '../../simulators/site/serve.ts';
import type { World } from '../../simulators/youtube/world.ts';

export interface ShowcaseOptions {
  origin: string;
  imapPort: number;
  stateDir: string;
  site: SiteServer;
  /** Null if the real service replaces the simulation; also applies to the next two. */
  youtube: { world: World; url: string } | null;
  bookingUrl: string | null;
  hasStripe: boolean;
  say(line: string): void;
}

/** The context of each step. */
export interface Showcase extends ShowcaseOptions {
  /** The session of the demo user. */
  cookie: string;
  organizationId: number;
  now: Date;
}
