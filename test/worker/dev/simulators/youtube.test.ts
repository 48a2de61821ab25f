import { expect, test } from 'vitest';
import { quotaDay } from '../../../../src/dev/simulators/youtube/usage.ts';
import { createYouTube, DEVELOPMENT_KEY } from '../../../../src/dev/simulators/youtube/youtube.ts';

test('the simulated YouTube answers inside workerd', async () => {
  const youtube = createYouTube();
  const channel = youtube.world.addChannel({ handle: '@anna' });
  const { id } = youtube.world.goLive('@anna');
  const query = `key=${DEVELOPMENT_KEY}&part=snippet&id=${id}`;
  const answer = await youtube.fetch(`https://youtube.test/youtube/v3/videos?${query}`);
  const { items } = (await answer.json()) as {
    items: { snippet: { thumbnails: { high: { url: string } } } }[];
  };
  const picture = await youtube.fetch(items[0]!.snippet.thumbnails.high.url);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  const feed = await youtube.fetch(`https://youtube.test/feeds/videos.xml?channel_id=${channel.id}`);
  expect(await feed.text()).toContain(id);

  youtube.faults.fail({ kind: 'hang', calls: 1 });
  const abort = new AbortController();
  const held = youtube.fetch(`https://youtube.test/youtube/v3/videos?${query}`, { signal: abort.signal });
  abort.abort();
  await expect(held).rejects.toThrow();
  const control = { method: 'POST', body: '{"viewers": 12}' };
  expect((await youtube.fetch('https://youtube.test/_control/viewers', control)).status).toBe(200);
  expect(quotaDay(Date.UTC(2026, 10, 2, 7, 59))).toBe('2026-11-01');
});
