import type { Ctx } from '../../../platform/ctx.ts';
import { parseMessage } from '../message/parse.ts';
import type { Arrival } from '../save/row.ts';
import { type Saved, type SaveOptions, save } from '../save/save.ts';

/**
 * Parses and saves one raw message. Throws DomainError `too_large` or `invalid` for a message that can never be
 * saved.
 */
export async function ingest(
  ctx: Ctx,
  message: Arrival & { raw: Uint8Array },
  options: SaveOptions = {},
): Promise<Saved> {
  const email = await parseMessage(message.raw);
  return save(ctx, email, message, { raw: message.raw, ...options });
}
