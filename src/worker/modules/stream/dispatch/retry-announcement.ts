import type { Announcement } from '../../../../contract/stream/captions.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { captionExpired, findMovable } from '../captions/change.ts';
import { MOVES } from '../captions/moves.ts';
import { queueCaptions } from './queue.ts';

/**
 * Reposts a caption that failed. If its outcome is unknown, this requires `confirm`, because the post may then exist
 * twice. Throws `not_found`; `conflict` (WRONG_STATE, CAPTION_EXPIRED, OUTCOME_UNKNOWN).
 */
export async function retryAnnouncement(ctx: Ctx, id: number, confirm: boolean): Promise<Announcement> {
  const row = await findMovable(ctx, id, 'retry');
  if (row.queuedAt === null) throw notFound('announcement');
  if (row.status === 'unconfirmed' && !confirm) {
    throw new DomainError(
      'conflict',
      'OUTCOME_UNKNOWN',
      'The platform may have this post. Look there first; if it is missing, send "confirm": true.',
    );
  }
  const { announcements } = await queueCaptions(ctx, confirm ? MOVES.retry : ['failed'], [id]);
  const [announcement] = announcements;
  if (announcement) return announcement;
  const now = await findMovable(ctx, id, 'retry');
  if (now.expiresAt !== null && now.expiresAt <= ctx.now()) throw captionExpired();
  throw new DomainError('conflict', 'WRONG_STATE', `The caption is ${now.status}. Try again.`);
}
