import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { guardedFetch } from '../../../platform/outside/fetch-guard.ts';
import { headerToShow, MAX_PICTURE_BYTES } from '../drawing/picture/load.ts';
import { thumbnailAddresses } from '../drawing/picture/pick.ts';

const LIMITS = { timeoutMs: 10_000, maxBytes: MAX_PICTURE_BYTES, allowHttp: true };

/** Fetches the picture at this URL; of a video's thumbnails, the largest that exists. Null if none is readable. */
export async function fetchThumbnail(ctx: Ctx, address: string): Promise<Uint8Array | null> {
  for (const each of thumbnailAddresses(address)) {
    try {
      const { status, body, isWhole } = await guardedFetch(
        ctx,
        each,
        { method: 'GET', headers: { accept: 'image/jpeg, image/png' } },
        LIMITS,
      );
      if (status === 200 && isWhole && headerToShow(body)) return body;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      ctx.log.warn('card.thumbnail_failed', { code: error.code });
    }
  }
  return null;
}
