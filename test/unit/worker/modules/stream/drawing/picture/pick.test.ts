import { expect, test } from 'vitest';
import {
  pickThumbnail,
  thumbnailAddresses,
} from '../../../../../../../src/worker/modules/stream/drawing/picture/pick.ts';

test('the largest thumbnail is tried first, then the others', () => {
  const thumbnails = {
    default: { url: 'd', width: 120, height: 90 },
    high: { url: 'h', width: 480, height: 360 },
    maxres: { url: 'm', width: 1280, height: 720 },
    medium: undefined,
  };
  expect(pickThumbnail(thumbnails)).toEqual(['m', 'h', 'd']);
  expect(pickThumbnail({})).toEqual([]);
});

test('from one address of a YouTube thumbnail follow the others', () => {
  const base = 'https://i.ytimg.com/vi/dQw4w9WgXcQ';
  expect(thumbnailAddresses(`${base}/hqdefault.jpg`)).toEqual([
    `${base}/maxresdefault.jpg`,
    `${base}/sddefault.jpg`,
    `${base}/hqdefault.jpg`,
    `${base}/mqdefault.jpg`,
  ]);
  for (const other of ['https://example.com/vi/x/hqdefault.jpg', `${base}/frame0.jpg`, `${base}/../x.jpg`]) {
    expect(thumbnailAddresses(other)).toEqual([other]);
  }
});
