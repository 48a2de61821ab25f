import type { Queued } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { queueCaptions } from './queue.ts';

/** Queues every approved caption. */
export async function postAllCaptions(ctx: Ctx): Promise<Queued> {
  return queueCaptions(ctx, ['approved']);
}
