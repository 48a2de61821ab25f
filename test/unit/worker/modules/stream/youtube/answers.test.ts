import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  envelope,
  readChannels,
  readPlaylist,
  readVideos,
} from '../../../../../../src/worker/modules/stream/youtube/answers.ts';

const snippet = { title: 'Day 1', liveBroadcastContent: 'live', thumbnails: {} };
const one = (item: object) => readVideos([{ id: 'v', ...item }]).get('v');

describe('a video', () => {
  test('has its times, and its viewers as a number', () => {
    const liveStreamingDetails = {
      scheduledStartTime: '2026-11-22T10:00:00Z',
      actualStartTime: '2026-11-22T10:01:00Z',
      concurrentViewers: '1234',
    };
    expect(one({ snippet, liveStreamingDetails })).toEqual({
      title: 'Day 1',
      thumbnailUrl: null,
      content: 'live',
      scheduledAt: Date.UTC(2026, 10, 22, 10),
      startedAt: Date.UTC(2026, 10, 22, 10, 1),
      endedAt: null,
      viewers: 1234,
    });
  });

  test.each([[undefined], ['many'], ['-5'], [-7], ['99999999999999']])(
    'has no viewers when the platform says %j',
    (concurrentViewers) => {
      expect(one({ snippet, liveStreamingDetails: { concurrentViewers } })).toMatchObject({ viewers: null });
    },
  );

  test('has the best thumbnail that is an address', () => {
    const picture = (name: string) => ({ url: `https://i.test/${name}.jpg` });
    const thumbnails = {
      default: picture('default'),
      high: picture('high'),
      standard: { url: 'javascript:alert(1)' },
      maxres: 'none',
    };
    expect(one({ snippet: { ...snippet, thumbnails } })).toMatchObject({
      thumbnailUrl: 'https://i.test/high.jpg',
    });
    expect(one({ snippet: { ...snippet, thumbnails: 7 } })).toMatchObject({ thumbnailUrl: null });
  });

  test('has a title of one line, which a hostile one becomes', () => {
    const titleOf = (title: unknown) => one({ snippet: { ...snippet, title } })?.title;
    expect(titleOf('  a\u0000\r\nb\u2028c ')).toBe('a b c');
    expect(titleOf(' \n ')).toBeNull();
    expect(titleOf(7)).toBeNull();
    expect(titleOf('\ud83d'.repeat(3))).toBe('\ufffd'.repeat(3));
    expect(titleOf('😀'.repeat(400))!.length).toBeLessThanOrEqual(500);
    expect(titleOf('😀'.repeat(400))!.isWellFormed()).toBe(true);
  });

  test('is there, although its facts make no sense', () => {
    expect(one({ snippet, liveStreamingDetails: { actualEndTime: 'yesterday' } })).toBeNull();
    expect(one({ snippet: 'x' })).toBeNull();
    expect(readVideos([null, 7, {}, { id: 3 }]).size).toBe(0);
  });
});

test('an answer of another shape is none', () => {
  const kind = 'youtube#videoListResponse';
  for (const body of [
    undefined,
    null,
    [],
    'x',
    {},
    { kind },
    { kind: 'x', items: [] },
    { kind, items: {} },
  ]) {
    const { success, data } = envelope(kind).safeParse(body);
    // If there is nothing to list, the API omits `items`.
    expect(success ? data.items : null).toEqual(
      JSON.stringify(body) === JSON.stringify({ kind }) ? [] : null,
    );
  }
});

test('a channel has its handle and its subscribers, unless they are hidden', () => {
  const item = {
    id: 'UC0123456789012345678901',
    snippet: { title: 'Anna', customUrl: '@anna' },
    statistics: { subscriberCount: '4990', hiddenSubscriberCount: false },
    contentDetails: { relatedPlaylists: { uploads: 'UUabc' } },
  };
  const channel = { id: item.id, title: 'Anna', handle: '@anna', uploadsId: 'UUabc', subscribers: 4990 };
  expect(readChannels([item])).toEqual([channel]);
  const statistics = { subscriberCount: '4990', hiddenSubscriberCount: true };
  expect(readChannels([{ ...item, statistics, contentDetails: undefined }])).toEqual([
    { ...channel, uploadsId: 'UU0123456789012345678901', subscribers: null },
  ]);
  expect(readChannels([{ ...item, id: 'x' }, null])).toEqual([]);
});

test('no answer breaks the reader', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (items) => {
      readVideos(items);
      readChannels(items);
      expect(readPlaylist(items)).toBeInstanceOf(Array);
    }),
  );
});
