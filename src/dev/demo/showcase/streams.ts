/** Adds an announced stream of two days ago, and one that is live now, whose captions await approval. */
import type { Announcement, Caption, Queued } from '../../../contract/stream/captions.ts';
import type { StreamEvent, StreamEventResult } from '../../../contract/stream/stream.ts';
import { DEMO_HANDLE } from '../../simulators/youtube/demo.ts';
import { makeToken } from '../../simulators/youtube/objects.ts';
import { expectOk, read, send } from '../calls.ts';
import { runSql } from './database.ts';
import type { Showcase } from './showcase.ts';
import { until } from './until.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PAST = {
  id: makeToken('the last stream of the demo', 11),
  title: 'Five teas for rainy days',
  daysAgo: 2,
  /** In UTC. */
  hour: 17,
  minutes: 74,
  /** Viewer counts at equal intervals. */
  viewers: [22, 61, 104, 148, 171, 168, 190, 214, 207, 231, 226, 205, 188, 173, 121],
  subscribers: 4871,
};
const LIVE = {
  title: 'Tasting the winter blends, live from the shop',
  minutesAgo: 52,
  viewers: [31, 58, 92, 127, 163, 181, 176, 205, 238, 262, 271, 259, 284, 306, 322, 317, 341, 338],
};
const VOICES = [
  { platform: 'discord', tone_preset: 'friendly', cta_text: 'Join us in the chat!' },
  { platform: 'x', tone_preset: 'mixed', core_hashtags: ['#tea', '#KettleAndLark'] },
  {
    platform: 'instagram',
    tone_preset: 'friendly',
    core_hashtags: ['#tea', '#teaware', '#KettleAndLark'],
    cta_text: 'Link in our profile.',
  },
  { platform: 'facebook', tone_preset: 'professional', cta_text: 'Watch with us tonight.' },
];

/** Requires the simulated YouTube: without it, nothing can be live. */
export async function addStreams(showcase: Showcase): Promise<void> {
  const { origin, cookie, youtube } = showcase;
  if (!youtube) return;
  for (const voice of VOICES) {
    await expectOk(await send('PATCH', `${origin}/api/stream/voice`, voice, cookie));
  }
  await expectOk(
    await send('PUT', `${origin}/api/stream/brand`, { name: 'Kettle & Lark', color: '#1f6f5c' }, cookie),
  );
  await addPastStream(showcase, youtube.url);
  await goLive(showcase, youtube);
}

async function addPastStream(showcase: Showcase, youtubeUrl: string): Promise<void> {
  const day = showcase.now.getTime() - PAST.daysAgo * DAY;
  const start = day - (day % DAY) + PAST.hour * HOUR;
  const end = start + PAST.minutes * MINUTE;
  const pace = (end - start) / PAST.viewers.length;
  const facts = {
    video_id: PAST.id,
    title: PAST.title,
    thumbnail_url: `${youtubeUrl}/vi/${PAST.id}/maxresdefault.jpg`,
    started_at: iso(start),
  };
  for (const [index, viewers] of PAST.viewers.entries()) {
    const streamId = await report(showcase, {
      ...facts,
      type: index === 0 ? 'live' : 'update',
      viewer_count: viewers,
      ...(index === 0 ? { subscriber_count: PAST.subscribers } : {}),
      occurred_at: iso(start + index * pace),
    });
    if (index === 0) await postCaptions(showcase, streamId);
  }
  const ended = { ended_at: iso(end), occurred_at: iso(end) };
  const streamId = await report(showcase, { ...facts, ...ended, type: 'ended' });
  await moveIntoPast(showcase, streamId, start);
}

/** Approves and posts the captions of the stream, and waits until they are posted. */
async function postCaptions({ origin, cookie }: Showcase, streamId: number): Promise<void> {
  const url = `${origin}/api/stream`;
  const waiting = await read<Caption[]>(
    await send('GET', `${url}/captions/pending?stream_id=${streamId}`, undefined, cookie),
  );
  if (waiting.length === 0) return;
  const approval = { ids: waiting.map(({ id }) => id), status: 'approved' };
  await expectOk(await send('PATCH', `${url}/captions/pending`, approval, cookie));
  const { queued } = await read<Queued>(await send('POST', `${url}/post/all`, {}, cookie));
  await until('the announcements to be posted', 40, async () => {
    const list = await read<Announcement[]>(await send('GET', `${url}/announcements`, undefined, cookie));
    return list.every(({ caption_id: id, status }) => !queued.includes(id) || status !== 'pending');
  });
}

/** Backdates the captions, which were written and posted just now, to the time of the stream. */
async function moveIntoPast(showcase: Showcase, streamId: number, start: number): Promise<void> {
  const times = ['created_at', 'updated_at', 'approved_at', 'queued_at', 'posted_at'];
  const moved = times.map((column) => `${column} = ${column} - (updated_at - ?)`).join(', ');
  const posted = start + 4 * MINUTE;
  await runSql(showcase, [
    {
      sql: `UPDATE captions SET ${moved} WHERE stream_id = ?`,
      params: [...times.map(() => posted), streamId],
    },
    {
      sql: `UPDATE occasions SET created_at = ? WHERE subject_id = ? AND event = 'go_live'`,
      params: [start, streamId],
    },
  ]);
}

/** Starts a stream on the simulated channel, reports its history to Herald, which then watches it by itself. */
async function goLive(showcase: Showcase, { world, url }: NonNullable<Showcase['youtube']>): Promise<void> {
  const { origin, cookie } = showcase;
  const start = world.serverNow() - LIVE.minutesAgo * MINUTE;
  const [channel] = world.channels.values();
  const viewers = LIVE.viewers.at(-1)!;
  const isLive = [...world.videos.values()].some(({ state }) => state === 'live');
  if (!isLive) {
    const video = world.goLive(channel!.id, { title: LIVE.title, viewers, publishedAt: start });
    Object.assign(video, { startedAt: start, scheduledAt: start });
    const pace = (LIVE.minutesAgo * MINUTE) / LIVE.viewers.length;
    for (const [index, count] of LIVE.viewers.entries()) {
      await report(showcase, {
        type: index === 0 ? 'live' : 'update',
        video_id: video.id,
        title: LIVE.title,
        thumbnail_url: `${url}/vi/${video.id}/maxresdefault.jpg`,
        started_at: iso(start),
        viewer_count: count,
        occurred_at: iso(start + index * pace),
      });
    }
  }
  await expectOk(await send('PUT', `${origin}/api/stream/channel`, { handle: DEMO_HANDLE }, cookie));
}

/** Reports an event and returns the id of the stream. */
async function report({ origin, cookie }: Showcase, event: StreamEvent): Promise<number> {
  const { stream } = await read<StreamEventResult>(
    await send('POST', `${origin}/api/stream/events`, event, cookie),
  );
  return stream!.id;
}

const iso = (time: number) => new Date(time).toISOString();
