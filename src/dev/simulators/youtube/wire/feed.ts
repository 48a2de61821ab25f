/** The public feed of a channel, as `youtube.com/feeds/videos.xml` serves it: Atom with the newest 15 videos. */
import type { Channel, Video } from '../objects.ts';
import type { World } from '../world.ts';
import { SIZES } from './thumbnails.ts';

const ENTRIES = 15;
const SITE = 'https://www.youtube.com';

/**
 * Returns null if the channel does not exist. Scheduled streams and premieres are listed like videos, and cannot be
 * distinguished. `origin` is where thumbnails are served.
 */
export function writeFeed(world: World, query: URLSearchParams, origin: string): string | null {
  const wanted = query.get('channel_id') ?? query.get('playlist_id')?.replace(/^UU/, 'UC');
  const channel = wanted ? world.channels.get(wanted) : undefined;
  if (!channel) return null;
  const listed = world.listUploads(channel.id, world.feedLagMs).map(({ videoId }) => videoId);
  const videos = world.takeVideos([...new Set(listed)].slice(0, ENTRIES), 'feed');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
 <link rel="self" href="http://www.youtube.com/feeds/videos.xml?channel_id=${channel.id}"/>
 <id>yt:channel:${channel.id.slice(2)}</id>
 <yt:channelId>${channel.id.slice(2)}</yt:channelId>
 <title>${escapeXml(channel.title)}</title>
 <link rel="alternate" href="${SITE}/channel/${channel.id}"/>
${writeAuthor(channel, ' ')}
 <published>${toFeedTime(channel.createdAt)}</published>
${videos.map((video) => writeEntry(video, channel, origin)).join('')}</feed>
`;
}

function writeEntry(video: Video, channel: Channel, origin: string): string {
  const title = escapeXml(video.title);
  const { file, width, height } = SIZES.high;
  return ` <entry>
  <id>yt:video:${video.id}</id>
  <yt:videoId>${video.id}</yt:videoId>
  <yt:channelId>${channel.id}</yt:channelId>
  <title>${title}</title>
  <link rel="alternate" href="${SITE}/watch?v=${video.id}"/>
${writeAuthor(channel, '  ')}
  <published>${toFeedTime(video.publishedAt)}</published>
  <updated>${toFeedTime(video.updatedAt)}</updated>
  <media:group>
   <media:title>${title}</media:title>
   <media:content url="${SITE}/v/${video.id}?version=3" type="application/x-shockwave-flash" width="640" height="390"/>
   <media:thumbnail url="${origin}/vi/${video.id}/${file}.jpg" width="${width}" height="${height}"/>
   <media:description>${escapeXml(video.description)}</media:description>
   <media:community>
    <media:starRating count="${Math.floor(video.views / 20)}" average="5.00" min="1" max="5"/>
    <media:statistics views="${video.views}"/>
   </media:community>
  </media:group>
 </entry>
`;
}

function writeAuthor(channel: Channel, indent: string): string {
  return `${indent}<author>
${indent} <name>${escapeXml(channel.title)}</name>
${indent} <uri>${SITE}/channel/${channel.id}</uri>
${indent}</author>`;
}

const toFeedTime = (time: number) => `${new Date(time).toISOString().slice(0, 19)}+00:00`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 cannot represent most control characters, nor lone surrogates. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
