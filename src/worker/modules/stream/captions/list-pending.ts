import type { Caption, ListCaptions } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Page } from '../../../platform/http/page.ts';
import { listCaptions } from './list.ts';

/** Lists the captions that wait for approval, newest first. */
export function listPendingCaptions(ctx: Ctx, query: Omit<ListCaptions, 'status'>): Promise<Page<Caption>> {
  return listCaptions(ctx, { ...query, status: 'pending' });
}
