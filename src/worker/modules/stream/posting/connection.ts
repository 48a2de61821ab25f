import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import { PLATFORM_NAMES } from '../../../../lib/captions/platform-names.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { type OpenPlatform, openPlatform } from '../access/open.ts';
import { PlatformFailure } from '../platforms/platform.ts';

/** A platform ready for posts, or the problem that prevents it. */
export type Connection = OpenPlatform | { problem: { code: PlatformCode; message: string } };

export async function findConnection(ctx: Ctx, platform: Platform): Promise<Connection> {
  try {
    const opened = await openPlatform(ctx, platform);
    if (opened) return opened;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return { problem: { code: error.code, message: error.message } };
  }
  const message = `${PLATFORM_NAMES[platform]} is not connected. Connect it by POST /api/stream/credentials.`;
  return { problem: { code: 'SIGN_IN_AGAIN', message } };
}
