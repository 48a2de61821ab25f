import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Series } from '../../../../../../src/lib/ical/index.ts';
import { organized } from '../../../../../../src/worker/modules/calendar/changes/organize.ts';
import { invited } from '../../../../../../src/worker/modules/calendar/changes/series/index.ts';
import type { EventContent } from '../../../../../../src/worker/modules/calendar/events/event.ts';
import type { Ctx } from '../../../../../../src/worker/platform/ctx.ts';
import { anySeries, at, change, occurrencesOf, remove } from './series/world.ts';

/** A context whose clock does not advance: Herald must still determine which version is newer. */
const ctx = { now: () => Date.UTC(2026, 5, 1) } as Ctx;
const organizer = { email: 'us@example.com', name: null, sentBy: null };

const NEW: EventContent = {
  source: 'manual',
  series: null,
  state: null,
  myResponse: null,
  isBusy: true,
  inFeed: true,
  isVerified: null,
  reminderMinutes: null,
  inboxId: 1,
  emailId: null,
  taskId: null,
  connectionId: null,
};

function withPeople(series: Series): Series {
  const attendees = [invited({ email: 'kim@example.com', name: null })];
  return {
    ...series,
    master: { ...series.master!, organizer, attendees },
    exceptions: series.exceptions.map((each) => ({ ...each, organizer, attendees })),
  };
}

const factsOf = (series: Series) =>
  occurrencesOf(series)
    .filter(({ event }) => event.status !== 'cancelled')
    .map(({ recurrenceId, start, end, event }) => `${recurrenceId} ${start} ${end} ${event.summary}`)
    .toSorted();

const step = fc.record({
  kind: fc.constantFrom('one', 'title', 'remove', 'all', 'cut'),
  index: fc.nat(20),
});

test('what is kept of an event with attendees has the occurrences that it was given, after any changes', () => {
  fc.assert(
    fc.property(anySeries, fc.array(step, { minLength: 1, maxLength: 5 }), (series, steps) => {
      let content = organized(ctx, NEW, withPeople(series));
      expect(factsOf(content.series)).toEqual(factsOf(series));
      for (const { kind, index } of steps) {
        const all = occurrencesOf(content.series).filter(({ event }) => event.status !== 'cancelled');
        const chosen = all[index % Math.max(1, all.length)];
        if (!chosen?.recurrenceId) return;
        const next = changed(content.series, kind, chosen.recurrenceId, index);
        if (!next) return;
        content = organized(ctx, content, next);
        expect(factsOf(content.series)).toEqual(factsOf(next));
      }
    }),
    { numRuns: 150 },
  );
});

function changed(series: Series, kind: string, id: string, index: number): Series | null {
  if (kind === 'remove') return remove(series, id);
  if (kind === 'title') return change(series, 'one', id, { fields: { summary: `Title ${index}` } }).series;
  if (kind === 'one') return change(series, 'one', id, { times: at('2026-08-08T10:00') }).series;
  if (kind === 'cut') return change(series, 'following', id, {}).series;
  return change(series, 'all', null, { fields: { summary: `All ${index}` } }).series;
}

test('another time takes the answers back, and another title does not', () => {
  const weekly = withPeople({
    uid: 'one',
    master: {
      ...fc.sample(anySeries, { numRuns: 1, seed: 1 })[0]!.master!,
      ...at('2026-11-05T14:00'),
      rule: 'FREQ=WEEKLY;COUNT=3',
      exdates: [],
    },
    exceptions: [],
    zones: [],
  });
  const content = organized(ctx, NEW, weekly);
  const accepted = {
    ...content.series,
    master: {
      ...content.series.master!,
      attendees: [{ ...content.series.master!.attendees[0]!, status: 'accepted' as const }],
    },
  };
  const renamed = organized(ctx, content, change(accepted, 'all', null, { fields: { summary: 'x' } }).series);
  expect(renamed.series.master).toMatchObject({ sequence: 0, attendees: [{ status: 'accepted' }] });
  const moved = organized(
    ctx,
    renamed,
    change(renamed.series, 'all', null, { times: at('2026-11-05T15:00') }).series,
  );
  expect(moved.series.master).toMatchObject({ sequence: 1, attendees: [{ status: 'needs_action' }] });
  expect(moved.series.master!.stamp! > renamed.series.master!.stamp!).toBe(true);
});
