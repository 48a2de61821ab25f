import type { Dimension, Media } from '../../../../contract/audits/audits.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { fileKey } from '../uploads/present.ts';
import type { UploadRow } from '../uploads/schema.ts';
import { BoundedFile, type StoredFile } from './bounded-file.ts';
import { checkVideo } from './checks.ts';
import { notAVideo } from './container.ts';
import { DEADLINE_MS } from './limits.ts';
import { readMedia } from './media.ts';

export interface VideoAudit {
  dimension: Dimension;
  media: Media;
  /** Whether a limit on reading was reached, so that something was not measured. */
  truncated: boolean;
}

/**
 * Audits an uploaded file: its properties, and whether platforms would accept it. Throws `AuditFailed`: NOT_A_VIDEO,
 * NO_VIDEO_TRACK, TRUNCATED, TIMED_OUT.
 */
export function auditVideo(ctx: Ctx, upload: UploadRow): Promise<VideoAudit> {
  return examineVideo({
    size: upload.bytes,
    async read(offset, length) {
      const object = await ctx.env.BUCKET.get(fileKey(upload), { range: { offset, length } });
      if (object === null) throw notAVideo('The file was deleted before it was read.');
      return new Uint8Array(await object.arrayBuffer());
    },
  });
}

/** Like `auditVideo`, for a file stored anywhere. */
export async function examineVideo(stored: StoredFile): Promise<VideoAudit> {
  const file = new BoundedFile(stored, AbortSignal.timeout(DEADLINE_MS));
  const { media, isCut } = await readMedia(file);
  return { dimension: checkVideo({ bytes: stored.size, media }), media, truncated: isCut };
}
