import type { CaptionEvent } from '../../../../contract/stream/captions.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Voice } from '../../../../contract/stream/voice.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { OccasionRow } from '../captions/schema.ts';
import { selectChannel } from '../channel/store.ts';
import type { MilestoneRow } from '../milestones/schema.ts';
import { selectMilestone } from '../milestones/store.ts';
import { selectStreamPreferences } from '../preferences/store.ts';
import type { StreamRow } from '../streams/schema.ts';
import { selectStream } from '../streams/store.ts';
import { voicesOf } from '../voice/list.ts';
import { selectVoices } from '../voice/store.ts';

const HOUR = 3_600_000;
/** The times for which captions can be posted after the end of a stream, and after a milestone. */
const END_LASTS = 24 * HOUR;
const MILESTONE_LASTS = 7 * 24 * HOUR;

/** The content for captions of an occasion. */
export interface Brief {
  occasion: OccasionRow;
  stream: StreamRow | null;
  milestone: MilestoneRow | null;
  facts: {
    title: string | null;
    url: string | null;
    channel: string | null;
    count: number | null;
    peakViewers: number | null;
    viewerCount: number | null;
  };
  voices: Record<Platform, Voice>;
  /** Whether Instagram gets stories about streams. */
  isStory: boolean;
  /** The time (milliseconds since 1970) up to which the captions can be posted. Null means until the stream ends. */
  expiresAt: number | null;
}

/** Returns the content for captions of this occasion. Null if it is over, or its stream or milestone was deleted. */
export async function findBrief(ctx: Ctx, occasion: OccasionRow): Promise<Brief | null> {
  const { event, subjectId } = occasion;
  const [[channel], voices, [preferences], [stream = null], [milestone = null]] = await commit(
    database(ctx),
    [
      selectChannel(ctx),
      selectVoices(ctx),
      selectStreamPreferences(ctx),
      selectStream(ctx, event === 'milestone' ? 0 : subjectId),
      selectMilestone(ctx, event === 'milestone' ? subjectId : 0),
    ],
  );
  const expiresAt = expiry(event, stream, milestone);
  if (!stream && !milestone) return null;
  if (expiresAt !== null && expiresAt <= ctx.now()) return null;
  if (stream && stream.status !== (event === 'go_live' ? 'live' : 'ended')) return null;
  const channelUrl = channel ? `https://www.youtube.com/channel/${channel.channelId}` : null;
  return {
    occasion,
    stream,
    milestone,
    facts: {
      title: stream?.title ?? null,
      url: stream?.url ?? channelUrl,
      channel: channel?.title ?? null,
      count: milestone?.threshold ?? null,
      peakViewers: stream?.peakViewers ?? null,
      viewerCount: stream?.viewerCount ?? null,
    },
    voices: voicesOf(voices),
    isStory: preferences?.isStory ?? false,
    expiresAt,
  };
}

function expiry(
  event: CaptionEvent,
  stream: StreamRow | null,
  milestone: MilestoneRow | null,
): number | null {
  if (event === 'end_stream') return (stream?.endedAt ?? 0) + END_LASTS;
  return event === 'milestone' ? (milestone?.reachedAt ?? 0) + MILESTONE_LASTS : null;
}
