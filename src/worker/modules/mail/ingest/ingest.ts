import { parseMessage } from '../../../../lib/message/parse.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Given, SaveOptions } from '../save/message.ts';
import type { Arrival } from '../save/row.ts';
import { type Outcome, type Saved, save, saveAll } from '../save/save.ts';

/** A raw message with its arrival. */
export type RawMessage = Arrival & { raw: Uint8Array };

/**
 * Parses and saves one raw message. Throws DomainError `too_large` or `invalid` for a message that can never be
 * saved.
 */
export async function ingest(ctx: Ctx, message: RawMessage, options: SaveOptions = {}): Promise<Saved> {
  const email = await parseMessage(message.raw);
  return save(ctx, email, message, { raw: message.raw, ...options });
}

/**
 * Parses and saves raw messages, at most `MAX_BATCH`, oldest first. Returns the outcome of each. Throws if one of them
 * cannot be saved with the others. Some may then be saved already: save them one by one.
 */
export async function ingestAll(
  ctx: Ctx,
  messages: RawMessage[],
  options: SaveOptions = {},
): Promise<Outcome[]> {
  const given: Given[] = [];
  for (const arrival of messages) {
    given.push({ email: await parseMessage(arrival.raw), arrival, raw: arrival.raw });
  }
  return (await saveAll(ctx, given, options)).outcomes;
}
