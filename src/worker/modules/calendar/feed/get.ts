import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/hash.ts';
import { organizationOf } from '../../../platform/outside/organization-token.ts';
import { listPeople } from '../../identity/index.ts';
import { writeCalendar } from '../ical/index.ts';
import { selectFeed, selectFeedEvents, selectFeedVersion } from './store.ts';

/** Raised when the same events are written in another way, so that programs read everything again. */
const FORMAT = 1;
/** Months before the current one. */
const MONTHS_KEPT = 3;

export interface Feed {
  etag: string;
  /** text/calendar (RFC 5545); null if the caller has it. */
  text: string | null;
}

/**
 * The calendar of an organization for the program of a user: what is over since less than three months, and what is to
 * come. `isKnown` says whether the caller has the version with an ETag. Throws `not_found` for a token that is not, or no
 * longer, that of a member.
 */
export async function getCalendarFeed(
  service: ServiceCtx,
  given: string,
  isKnown: (etag: string) => boolean,
): Promise<Feed> {
  const token = given.replace(/\.ics$/, '');
  const organizationId = organizationOf(token);
  if (organizationId === null) throw noSuchFeed();
  const ctx = forOrganization(service, organizationId);
  const db = database(ctx);
  const [[feed]] = await commit(db, [selectFeed(ctx, sha256(token))]);
  const [person] = feed ? await listPeople(ctx, [feed.userId]) : [];
  // Who left and came back does not get the old address back.
  const isValid = feed && person?.joinedAt != null && person.joinedAt <= feed.createdAt;
  if (!isValid) throw noSuchFeed();
  const from = firstInstant(ctx.now());
  const [[version]] = await commit(db, [selectFeedVersion(ctx, from)]);
  const etag = `W/"${sha256(JSON.stringify([FORMAT, from, version])).slice(0, 32)}"`;
  if (isKnown(etag)) return { etag, text: null };
  const parts = await commit(db, selectFeedEvents(ctx, from));
  const events = parts.flat().toSorted((a, b) => a.id - b.id);
  const series = events.flatMap((event) => event.series ?? []);
  return { etag, text: writeCalendar(series, { name: 'Herald' }) };
}

/** The same all month, so that the feed stays the same if nobody changes the calendar. */
function firstInstant(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - MONTHS_KEPT);
}

function noSuchFeed(): DomainError {
  return new DomainError('not_found', 'NOT_FOUND', 'There is no such calendar. Make a new address for it.');
}
