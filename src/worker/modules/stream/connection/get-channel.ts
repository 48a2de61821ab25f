import type { StreamChannel } from '../../../../contract/stream/channel.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectChannel } from '../channel/store.ts';
import { toChannel } from './present.ts';

/** Returns the connected channel. Throws `not_found` (NO_CHANNEL). */
export async function getChannel(ctx: Ctx): Promise<StreamChannel> {
  const [[row]] = await commit(database(ctx), [selectChannel(ctx)]);
  if (!row) throw noChannel();
  return toChannel(ctx, row);
}

export function noChannel(): DomainError {
  return new DomainError(
    'not_found',
    'NO_CHANNEL',
    'No channel is connected. Connect one with PUT /api/stream/channel.',
  );
}
