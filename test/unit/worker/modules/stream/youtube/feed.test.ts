import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createYouTube } from '../../../../../../src/dev/simulators/youtube/youtube.ts';
import { readFeed } from '../../../../../../src/worker/modules/stream/youtube/feed.ts';

const feed = (entries: string) =>
  `<?xml version="1.0"?><feed xmlns:yt="y"><yt:channelId>x</yt:channelId>${entries}</feed>`;
const entry = (id: string) =>
  `<entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><title>t</title></entry>`;

test('a feed names its newest videos', async () => {
  const youtube = createYouTube();
  const { id } = youtube.world.addChannel({ handle: '@anna' });
  const older = youtube.world.upload(id, {
    title: '<yt:videoId>evil</yt:videoId> & co',
    publishedAt: 1000,
  }).id;
  const newer = youtube.world.goLive(id).id;
  const answer = await youtube.fetch(`https://y.test/feeds/videos.xml?channel_id=${id}`);
  expect(readFeed(await answer.text())).toEqual([newer, older]);
});

test.each([
  ['no entries', feed(''), []],
  ['the same video twice', feed(entry('a') + entry('a')), ['a']],
  ['an id that is none', feed(entry('a b') + entry('<b/>') + entry('c')), ['c']],
  ['an id outside an entry', feed('<yt:videoId>a</yt:videoId>'), []],
  ['an id in a title', feed('<entry><title><yt:videoId>a</yt:videoId></title></entry>'), []],
  ['a feed that is cut off', feed(entry('a')).slice(0, -3), null],
  ['a feed that is cut off in an entry', feed(entry('a')).slice(0, 90), null],
  ['a page of HTML', '<!doctype html><html><body>Hello!</body></html>', null],
  ['another XML', '<rss version="2.0"><channel/></rss>', null],
  ['nothing', '', null],
])('%s', (_, xml, ids) => {
  expect(readFeed(xml)).toEqual(ids);
});

test('at most 15 videos are read, and any text is survived', () => {
  const many = Array.from({ length: 100 }, (_, n) => entry(`v${n}`)).join('');
  expect(readFeed(feed(many))).toHaveLength(15);
  const tags = fc.constantFrom(
    '<feed>',
    '</feed>',
    '<entry>',
    '</entry>',
    '<yt:videoId>',
    '</yt:videoId>',
    '&lt;',
    '<![CDATA[',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(tags, fc.string())), (parts) => {
      const ids = readFeed(parts.join(''));
      for (const id of ids ?? []) expect(id).toMatch(/^[\w-]{1,64}$/);
    }),
  );
  // Deep nesting takes linear time and does not overflow the stack.
  expect(readFeed('<feed>'.repeat(100_000))).toBeNull();
});
