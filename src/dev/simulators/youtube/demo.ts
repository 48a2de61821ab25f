/** The channel of `npm start`. */
import type { Channel } from './objects.ts';
import type { World } from './world.ts';

export const DEMO_HANDLE = '@herald-demo';
const DEMO_CHANNEL_ID = 'UCherald-demo-0123456789';
/** Close to a milestone, so that a developer can reach it with one call. */
const SUBSCRIBERS = 4990;
/** Fixed days, so that the videos have the same ids at each start. */
const VIDEOS = [
  { title: 'Hello from Herald', publishedAt: Date.UTC(2026, 0, 12, 17), views: 1840 },
  { title: 'How we answer 300 mails a day', publishedAt: Date.UTC(2026, 2, 3, 17), views: 5210 },
  { title: 'Five rules for a tidy inbox', publishedAt: Date.UTC(2026, 4, 21, 16), views: 3377 },
  { title: 'Behind the desk: our support team', publishedAt: Date.UTC(2026, 6, 9, 16), views: 2904 },
];

/** Adds @herald-demo with some past videos and nothing live. */
export function addDemoChannel(world: World): Channel {
  const channel = world.addChannel({
    id: DEMO_CHANNEL_ID,
    handle: DEMO_HANDLE,
    title: 'Herald Demo',
    description: 'A channel that exists on this machine only.',
    createdAt: Date.UTC(2024, 5, 1),
    subscribers: SUBSCRIBERS,
  });
  for (const video of VIDEOS) world.upload(channel.id, video);
  return channel;
}
