import { DomainError } from '../../../../lib/errors.ts';
import { MAX_RAW_BYTES } from '../../../../lib/message/limits.ts';
import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { isLimitError } from '../../../platform/limits.ts';
import { enterMessageOf } from '../../../platform/work/message-room.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { findReceiver, PROOF_HEADER } from '../../inboxes/index.ts';
import { ingest } from './ingest.ts';

/** The time, in milliseconds, for which the delivering server waits for capacity. It then retries later. */
const ROOM_WAIT_MS = 60_000;

/**
 * Saves mail from Cloudflare Email Routing to the active inbox for which this address is proven. Rejects it if no
 * active inbox has the address, or if it can never be saved. After any other error, also while the address is unproven,
 * the sender retries.
 */
export async function receiveEmail(ctx: ServiceCtx, message: ForwardableEmailMessage): Promise<void> {
  if (message.headers.has(PROOF_HEADER)) {
    return message.setReject(
      'Mail to this address is routed to Herald already, and does not reach its mailbox',
    );
  }
  const inbox = await findReceiver(ctx, message.to);
  if (inbox === 'unproven') throw new Error(`${message.to} was not proven: its mail waits at the sender.`);
  if (!inbox) return message.setReject(`There is no mailbox ${message.to} here`);
  if (message.rawSize > MAX_RAW_BYTES) return message.setReject(`Message larger than ${MAX_RAW_BYTES} bytes`);
  const own = forOrganization(ctx, inbox.organizationId);
  const free = await enterMessageOf(own.organizationId, message.rawSize, AbortSignal.timeout(ROOM_WAIT_MS));
  try {
    const raw = new Uint8Array(await new Response(message.raw).arrayBuffer());
    const { created } = await ingest(own, { raw, arrivedAt: ctx.now(), inbox });
    if (created) wakeOutbox(own);
  } catch (error) {
    // Also if there is no capacity: the sender keeps the message and retries.
    if (!(error instanceof DomainError) || isLimitError(error)) throw error;
    message.setReject(error.message);
  } finally {
    free();
  }
}
