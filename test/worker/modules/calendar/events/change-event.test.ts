import { describe, expect, test } from 'vitest';
import type { Series } from '../../../../../src/lib/ical/index.ts';
import { readCalendar } from '../../../../../src/lib/ical/index.ts';
import { applyInvitation, type ObjectState } from '../../../../../src/lib/invitations/index.ts';
import { changeEvent, newUid } from '../../../../../src/worker/modules/calendar/events/change-event.ts';
import type { EventContent, StoredEvent } from '../../../../../src/worker/modules/calendar/events/event.ts';
import { calendarOf, makeWorld } from '../changes/world.ts';

function seriesOf(uid: string, ...lines: string[]): Series {
  const start = 'DTSTART;TZID=Europe/Berlin:20961126T140000';
  return readCalendar(calendarOf([`UID:${uid}`, start, ...lines])).events[0]!;
}

function contentOf(series: Series | null, over: Partial<EventContent> = {}): EventContent {
  return {
    source: 'manual',
    series,
    state: null,
    myResponse: null,
    isBusy: true,
    inFeed: true,
    isVerified: null,
    reminderMinutes: 15,
    inboxId: null,
    emailId: null,
    taskId: null,
    connectionId: null,
    ...over,
  };
}

async function made(over: Partial<EventContent> = {}, ...lines: string[]) {
  const world = await makeWorld();
  const uid = newUid();
  const series = seriesOf(uid, ...lines);
  const event = await changeEvent(world.ctx(), { uid }, () => ({ content: contentOf(series, over) }));
  return { world, uid, series, event: event! };
}

const withTitle = (event: StoredEvent, summary: string): EventContent => ({
  ...contentOf({ ...event.series!, master: { ...event.series!.master!, summary } }),
});

describe('an event that is changed', () => {
  test('by many at the same time has the changes of all, one after the other', async () => {
    const { world, event } = await made({}, 'SUMMARY:0');
    const results = await Promise.all(
      Array.from({ length: 6 }, () =>
        changeEvent(world.ctx(), { id: event.id }, (found) => ({
          content: withTitle(found!, `${Number(found!.title) + 1}`),
        })),
      ),
    );
    expect(results.map((each) => each!.title).toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(await world.rows('SELECT title, version FROM calendar_events WHERE organization_id = ?')).toEqual([
      { title: '6', version: 7 },
    ]);
    const told = await world.told();
    expect(told.map(({ data }) => data['title'])).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  });

  test('by others again and again is a conflict, and nothing of it is committed', async () => {
    const { world, event } = await made({}, 'SUMMARY:0');
    let count = 0;
    const attempt = changeEvent(world.ctx(), { id: event.id }, async (found) => {
      count++;
      await changeEvent(world.ctx(), { id: event.id }, (each) => ({
        content: withTitle(each!, `other ${count}`),
      }));
      return {
        content: withTitle(found!, 'mine'),
        create: { uid: 'second', content: contentOf(seriesOf('second')) },
      };
    });
    await expect(attempt).rejects.toMatchObject({ kind: 'conflict', code: 'CHANGED_MEANWHILE' });
    expect(count).toBe(8);
    expect(await world.rows('SELECT title FROM calendar_events WHERE organization_id = ?')).toEqual([
      { title: 'other 8' },
    ]);
  });

  test('that is created by two at once is one event, and the second sees it', async () => {
    const world = await makeWorld();
    const seen: (string | null)[] = [];
    await Promise.all(
      ['a', 'b'].map((title) =>
        changeEvent(world.ctx(), { uid: 'same' }, (found) => {
          seen.push(found?.title ?? null);
          return found
            ? { content: withTitle(found, `${found.title}${title}`) }
            : { content: contentOf(seriesOf('same', `SUMMARY:${title}`)) };
        }),
      ),
    );
    const rows = await world.rows<{ title: string }>(
      'SELECT title FROM calendar_events WHERE organization_id = ?',
    );
    expect(rows).toHaveLength(1);
    expect(['ab', 'ba']).toContain(rows[0]!.title);
    expect((await world.told()).map(({ type }) => type)).toEqual(['event.created', 'event.updated']);
  });

  test('in another organization is not found', async () => {
    const { event, uid } = await made();
    const other = await makeWorld();
    const found: (StoredEvent | null)[] = [];
    for (const key of [{ id: event.id }, { uid }]) {
      await changeEvent(other.ctx(), key, (each) => {
        found.push(each);
        return null;
      });
    }
    expect(found).toEqual([null, null]);
  });

  test('throws what decide throws, and changes nothing', async () => {
    const { world, event } = await made();
    const refusal = changeEvent(world.ctx(), { id: event.id }, () => Promise.reject(new Error('no')));
    await expect(refusal).rejects.toThrow('no');
    expect(await world.rows('SELECT version FROM calendar_events WHERE organization_id = ?')).toEqual([
      { version: 1 },
    ]);
  });

  test('is refused if it does not fit into a row', async () => {
    const { world, event, series } = await made();
    const description = 'ä'.repeat(1_000_000);
    const large = contentOf({ ...series, master: { ...series.master!, description } });
    const refusal = changeEvent(world.ctx(), { id: event.id }, () => ({ content: large }));
    await expect(refusal).rejects.toMatchObject({ kind: 'refused', code: 'EVENT_TOO_LARGE' });
  });
});

describe('webhooks are told', () => {
  const types = async (world: Awaited<ReturnType<typeof makeWorld>>) =>
    (await world.told()).map(({ type }) => type);

  test('of a change, of a cancellation, and of nothing more of what is cancelled', async () => {
    const { world, event, series } = await made();
    const cancelled = { ...series, master: { ...series.master!, status: 'cancelled' as const } };
    await changeEvent(world.ctx(), { id: event.id }, () => ({ content: contentOf(cancelled) }));
    await changeEvent(world.ctx(), { id: event.id }, () => ({
      content: contentOf(cancelled, { myResponse: 'declined' }),
    }));
    await changeEvent(world.ctx(), { id: event.id }, () => ({ content: contentOf(series) }));
    await changeEvent(world.ctx(), { id: event.id }, () => ({ content: 'delete' }));
    expect(await types(world)).toEqual([
      'event.created',
      'event.cancelled',
      'event.updated',
      'event.cancelled',
    ]);
    expect((await world.told()).at(-1)?.data).toMatchObject({ status: 'cancelled', event_id: event.id });
  });

  test('of nothing if only a cancellation is known, or nothing is decided', async () => {
    const world = await makeWorld();
    await changeEvent(world.ctx(), { uid: 'x' }, () => ({ content: contentOf(null) }));
    await changeEvent(world.ctx(), { uid: 'x' }, () => ({
      content: contentOf(null, { myResponse: 'declined' }),
    }));
    await changeEvent(world.ctx(), { uid: 'x' }, () => null);
    await changeEvent(world.ctx(), { uid: 'y' }, () => ({ content: 'delete' }));
    expect(await types(world)).toEqual([]);
  });
});

describe('an event that is deleted', () => {
  const state = (series: Series): ObjectState =>
    applyInvitation(null, {
      method: 'REQUEST',
      series,
      from: 'x@example.com',
      sender: 'known',
      authentication: 'pass',
    }).state!;

  test('is gone if it was written here', async () => {
    const { world, event } = await made();
    expect(await changeEvent(world.ctx(), { id: event.id }, () => ({ content: 'delete' }))).toBeNull();
    expect(await world.rows('SELECT id FROM calendar_events WHERE organization_id = ?')).toEqual([]);
  });

  test('stays hidden if it came by mail, whatever comes later', async () => {
    const invitation = ['ORGANIZER:mailto:x@example.com', 'ATTENDEE:mailto:us@example.com'];
    const invited = { source: 'invitation', state: state(seriesOf('i', ...invitation)) } as const;
    const { world, event, series } = await made(invited, ...invitation);
    await changeEvent(world.ctx(), { id: event.id }, () => ({ content: 'delete' }));
    const again = await changeEvent(world.ctx(), { uid: event.uid }, (found) => {
      expect(found?.deletedAt).toEqual(expect.any(Number));
      return { content: contentOf(series, invited) };
    });
    expect(again).toMatchObject({ isShown: false, remindAt: null, id: event.id });
    expect(await world.list('2096-11-01T00:00:00Z', '2096-12-01T00:00:00Z')).toEqual([]);
    expect((await world.told()).map(({ type }) => type)).toEqual(['event.created', 'event.cancelled']);
  });

  test('stays hidden if a booking service knows it', async () => {
    const { world, event } = await made({ source: 'booking', connectionId: 1 });
    await changeEvent(world.ctx(), { id: event.id }, () => ({ content: 'delete' }));
    expect(await world.rows('SELECT is_shown FROM calendar_events WHERE organization_id = ?')).toEqual([
      { is_shown: 0 },
    ]);
  });
});
