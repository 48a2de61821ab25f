import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';
import { enterMessageOf } from '../../../platform/work/message-room.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { findInboxByAddress } from '../../inboxes/index.ts';
import { MAX_RAW_BYTES } from '../message/limits.ts';
import { ingest } from './ingest.ts';

/** How long the server that delivers a message waits for room. It then retries later. */
const ROOM_WAIT_MS = 60_000;

/**
 * Mail from Cloudflare Email Routing goes to the organization that has an active inbox with this address. It is
 * rejected if there is no such inbox, and if it can never be saved; after any other error the sender retries.
 */
export async function receiveEmail(ctx: ServiceCtx, message: ForwardableEmailMessage): Promise<void> {
  const inbox = await findInboxByAddress(ctx, message.to);
  if (!inbox) return message.setReject(`There is no mailbox ${message.to} here`);
  if (message.rawSize > MAX_RAW_BYTES) return message.setReject(`Message larger than ${MAX_RAW_BYTES} bytes`);
  const own = forOrganization(ctx, inbox.organizationId);
  const free = await enterMessageOf(own.organizationId, message.rawSize, AbortSignal.timeout(ROOM_WAIT_MS));
  try {
    const raw = new Uint8Array(await new Response(message.raw).arrayBuffer());
    const { created } = await ingest(own, { raw, arrivedAt: ctx.now(), inbox });
    if (created) wakeOutbox(own);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    message.setReject(error.message);
  } finally {
    free();
  }
}
