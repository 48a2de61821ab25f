import type { ImportResult } from '../../../../contract/calendar/events.ts';
import { DomainError, invalid, isUniqueViolation } from '../../../../lib/errors.ts';
import { readCalendar, type Series } from '../../../../lib/ical/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { isExpanded, tooManySeries } from '../events/change-event.ts';
import { recordChanges } from '../events/record-store.ts';
import { requireRoom, selectEventsByUid, selectLongCounts } from '../events/store.ts';
import { MAX_LONG_EVENTS } from '../limits.ts';
import { decideImport, type ImportDecision } from './decide-import.ts';
import { requireUnchanged, upsertImported } from './import-store.ts';

/** Limits of one batch, in events and bytes of JSON: a value in D1 holds 2 MB. */
const MAX_CHUNK = 50;
const MAX_CHUNK_BYTES = 1_000_000;
const MAX_ATTEMPTS = 5;

/**
 * Imports text/calendar (RFC 5545) of at most 1 MB and 500 events. A newer version replaces an event with the same UID.
 * Attendees are not notified. Throws `invalid` if it is not a calendar or has no events.
 */
export async function importCalendar(ctx: Ctx, text: string): Promise<ImportResult> {
  if (!/^BEGIN:VCALENDAR/i.test(text.replace(/^\uFEFF/, '').trimStart()))
    throw invalid('body', 'expected text/calendar');
  const calendar = readCalendar(text);
  if (calendar.events.length === 0 && calendar.refused.length === 0)
    throw invalid('body', 'expected a calendar with at least one event (BEGIN:VEVENT)');
  const decided: ImportDecision[] = [];
  for (const chunk of chunksOf(calendar.events)) decided.push(...(await importChunk(ctx, chunk)));
  const events = decided.flatMap((each) =>
    each.outcome === 'unchanged' ? { id: each.id, uid: each.uid } : [],
  );
  const refused = decided.flatMap((each) =>
    each.outcome === 'refused' ? { uid: each.uid, reason: each.reason } : [],
  );
  return { events, refused: [...calendar.refused, ...refused] };
}

function chunksOf(all: Series[]): Series[][] {
  const chunks: Series[][] = [];
  let bytes = 0;
  for (const series of all) {
    const size = new TextEncoder().encode(JSON.stringify(series)).length;
    const last = chunks.at(-1);
    if (last && last.length < MAX_CHUNK && bytes + size <= MAX_CHUNK_BYTES) {
      last.push(series);
      bytes += size;
    } else {
      chunks.push([series]);
      bytes = size;
    }
  }
  return chunks;
}

/** Imports some events in one batch. Returns the outcome of each, with the IDs of written events. */
async function importChunk(ctx: Ctx, chunk: Series[]): Promise<ImportDecision[]> {
  const db = database(ctx);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const uids = chunk.map(({ uid }) => uid);
    const [known, [counts]] = await commit(db, [selectEventsByUid(ctx, uids), selectLongCounts(ctx)]);
    const byUid = new Map(known.map((event) => [event.uid, event]));
    const decided = withRoom(
      ctx,
      chunk.map((series) => decideImport(series, byUid.get(series.uid) ?? null, ctx.now())),
      counts!.count,
    );
    const written = decided.filter((each) => each.outcome === 'written');
    if (written.length === 0) return decided;
    const rows = written.map(({ row }) => row);
    const [upsert, ...others] = upsertImported(ctx, rows);
    const changes = written.map(({ row, content, known: before }) => ({
      before,
      after: { ...content, ...row.event, isShown: true },
    }));
    try {
      const results = await commit(db, [
        requireUnchanged(ctx, rows),
        upsert,
        ...others,
        requireRoom(ctx, true),
        ...recordChanges(ctx, changes),
      ]);
      wakeOutbox(ctx);
      const ids = new Map(results.of(upsert).map(({ id, uid }) => [uid, id]));
      return decided.map((each) =>
        each.outcome === 'written'
          ? { outcome: 'unchanged', id: ids.get(each.row.event.uid)!, uid: each.row.event.uid }
          : each,
      );
    } catch (error) {
      if (!isRefusal(error) && !isUniqueViolation(error, 'calendar_events')) throw error;
    }
  }
  const detail = 'Others changed the same events at the same moment. Send the calendar again.';
  throw new DomainError('conflict', 'CHANGED_MEANWHILE', detail);
}

/** Refuses the events that exceed the calendar's limit of events to expand. */
function withRoom(ctx: Ctx, decided: ImportDecision[], expanded: number): ImportDecision[] {
  let count = expanded;
  return decided.map((each) => {
    if (each.outcome !== 'written') return each;
    const { row, known } = each;
    const isAdded = isExpanded(ctx, { ...row.event, isShown: true }) && !(known && isExpanded(ctx, known));
    if (!isAdded) return each;
    count++;
    if (count <= MAX_LONG_EVENTS) return each;
    return { outcome: 'refused', uid: row.event.uid, reason: tooManySeries().message };
  });
}
