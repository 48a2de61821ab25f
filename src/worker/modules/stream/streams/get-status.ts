import type { StreamStatus } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectChannel } from '../channel/store.ts';
import { toStream } from './present.ts';
import { selectCurrentStream, selectState } from './store.ts';

/** Returns the newest live stream, otherwise the last one. Reads three rows. */
export async function getStreamStatus(ctx: Ctx): Promise<StreamStatus> {
  const [[state], [row], [channel]] = await commit(database(ctx), [
    selectState(ctx),
    selectCurrentStream(ctx),
    selectChannel(ctx),
  ]);
  const { id = null, ...stream } = row ? toStream(row) : NONE;
  return {
    ...stream,
    stream_id: id,
    subscriber_count: state?.subscriberCount ?? null,
    live_count: state?.liveCount ?? 0,
    has_channel: channel !== undefined,
    checked_at: state ? new Date(state.checkedAt).toISOString() : null,
  };
}

const NONE = {
  id: null,
  status: 'ended' as const,
  video_id: null,
  title: null,
  url: null,
  thumbnail_url: null,
  started_at: null,
  ended_at: null,
  viewer_count: null,
  peak_viewers: null,
};
