import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteChannelRow, selectChannel } from '../channel/store.ts';
import { noChannel } from './get-channel.ts';

/** Stops polling and deletes the API key. Streams, captions and milestones stay. Throws `not_found` (NO_CHANNEL). */
export async function deleteChannel(ctx: Ctx): Promise<void> {
  const [[row]] = await commit(database(ctx), [selectChannel(ctx)]);
  if (!row) throw noChannel();
  await commit(database(ctx), [
    deleteChannelRow(ctx),
    audit(ctx, 'stream_channel.disconnected', `youtube:${row.channelId}`),
  ]);
}
