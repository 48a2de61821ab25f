import type { EmailDetail, SaveEmailRequest } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { DomainError, invalid } from '../../../platform/errors.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { type ParsedEmail, parseMessage } from '../message/parse.ts';
import { selectDetail, toDetail } from '../reading/get-email.ts';
import type { Arrival } from '../save/row.ts';
import { type SaveOptions, save } from '../save/save.ts';
import { storedId } from '../save/store.ts';
import { parseFields } from './fields.ts';

/** The stored email; `created` is false when it was stored already. */
export interface SavedEmail {
  email: EmailDetail;
  created: boolean;
}

/**
 * Saves an email that `POST /api/emails` got as JSON: its fields, or a whole message in `raw`. Throws `invalid` for
 * both together and for neither, EMAIL_DELETED, and what `parseMessage` throws.
 */
export async function saveEmail(ctx: Ctx, request: SaveEmailRequest): Promise<SavedEmail> {
  const { raw, direction, is_read: isRead, restore_deleted: restoresDeleted, ...fields } = request;
  const arrival = { arrivedAt: ctx.now(), direction, isRead };
  const options = { restoresDeleted };
  if (raw === undefined) return saveAndRead(ctx, parseFields(fields), arrival, options);
  const [other] = Object.keys(fields);
  if (other) throw invalid(other, 'expected no other field beside raw, which holds the whole message');
  return saveMessage(ctx, new TextEncoder().encode(raw), arrival, options);
}

/** Saves a whole message. Throws what `parseMessage` throws. */
export async function saveMessage(
  ctx: Ctx,
  raw: Uint8Array,
  arrival: Arrival = { arrivedAt: ctx.now() },
  options: Pick<SaveOptions, 'restoresDeleted'> = {},
): Promise<SavedEmail> {
  return saveAndRead(ctx, await parseMessage(raw), arrival, { ...options, raw });
}

/** Saves an email, and reads it in the same batch. */
async function saveAndRead(
  ctx: Ctx,
  email: ParsedEmail,
  arrival: Arrival,
  options: Pick<SaveOptions, 'restoresDeleted'> & { raw?: Uint8Array },
): Promise<SavedEmail> {
  const id = storedId(ctx, email.messageId, arrival.direction ?? 'inbound');
  const detail = selectDetail(ctx, id);
  const also = Object.values(detail);
  const { isDeleted, created, results } = await save(ctx, email, arrival, { ...options, also });
  if (isDeleted) {
    throw new DomainError(
      'conflict',
      'EMAIL_DELETED',
      'The email was deleted for good. To save it again, send restore_deleted: true.',
    );
  }
  if (created) wakeOutbox(ctx);
  return { email: await toDetail(ctx, detail, results), created };
}
