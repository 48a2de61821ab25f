import { PLATFORM_NAMES } from '../../../../lib/captions/platform-names.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { PlatformFailure } from '../platforms/platform.ts';
import type { CredentialRow } from './schema.ts';
import { openSecret } from './secrets.ts';

/** A row with its secret in plain text. */
export interface Opened {
  row: CredentialRow;
  secret: unknown;
}

/** Decrypts the secret. Throws `PlatformFailure` SIGN_IN_AGAIN if no configured key decrypts it. */
export async function openRow(ctx: Ctx, row: CredentialRow): Promise<Opened> {
  try {
    return { row, secret: await openSecret(ctx.env, row) };
  } catch (error) {
    ctx.log.error('credential.unreadable', error, { platform: row.platform });
    const message = `The stored credentials of ${PLATFORM_NAMES[row.platform]} cannot be decrypted. Enter them again.`;
    throw new PlatformFailure('SIGN_IN_AGAIN', message);
  }
}
