import { DomainError } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import { writeCalendar } from '../../../../lib/ical/index.ts';
import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { organizationOf } from '../../../platform/outside/organization-token.ts';
import { listPeople } from '../../identity/index.ts';
import { selectFeed, selectFeedEvents, selectFeedVersion } from './store.ts';

/** The version of the output format. A change of the format increments it, so that clients read everything again. */
const FORMAT = 1;
/** The number of months before the current one that the feed contains. */
const MONTHS_KEPT = 3;

export interface Feed {
  etag: string;
  /** The calendar as text/calendar (RFC 5545); null if the caller has this version. */
  text: string | null;
}

/**
 * Returns the calendar of an organization for a user's calendar app: upcoming events and those of the last three
 * months. `isKnown` says whether the caller has the version with an ETag. Throws `not_found` for a token that does not,
 * or no longer, belong to a member.
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
  // A member who left and rejoined does not get the old URL back.
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

/**
 * Returns the start of the feed. It changes once a month, so the feed stays the same while nobody changes the calendar.
 */
function firstInstant(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - MONTHS_KEPT);
}

function noSuchFeed(): DomainError {
  return new DomainError('not_found', 'NOT_FOUND', 'There is no such calendar. Make a new address for it.');
}
