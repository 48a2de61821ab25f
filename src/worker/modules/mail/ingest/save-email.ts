import type { EmailDetail, SaveEmailRequest } from '../../../../contract/mail/emails.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import { parseMessage } from '../../../../lib/message/parse.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { storedId } from '../content/store.ts';
import { selectDetail, toDetail } from '../reading/get-email.ts';
import type { Given, SaveOptions } from '../save/message.ts';
import { type Outcome, save } from '../save/save.ts';
import { parseFields } from './fields.ts';

/** The stored email; `created` is false if it was already stored. */
export interface SavedEmail {
  email: EmailDetail;
  created: boolean;
}

/** An email of a request, with its options. */
export interface Posted {
  given: Given;
  restoresDeleted?: boolean | undefined;
}

/**
 * Saves an email that `POST /api/emails` received as JSON: its fields, or a whole message in `raw`. Throws
 * EMAIL_DELETED, OWN_NOTICE, and what `readRequest` throws.
 */
export async function saveEmail(ctx: Ctx, request: SaveEmailRequest): Promise<SavedEmail> {
  return saveAndRead(ctx, await readRequest(ctx, request));
}

/** Saves a whole message. Throws EMAIL_DELETED, OWN_NOTICE, and what `readMessage` throws. */
export async function saveMessage(ctx: Ctx, raw: Uint8Array): Promise<SavedEmail> {
  return saveAndRead(ctx, await readMessage(ctx, raw));
}

/**
 * Reads fields, or a whole message in `raw`. Throws `invalid` for both together and for neither, and what
 * `parseMessage` throws.
 */
export async function readRequest(ctx: Ctx, request: SaveEmailRequest): Promise<Posted> {
  const { raw, direction, is_read: isRead, restore_deleted: restoresDeleted, ...fields } = request;
  const arrival = { arrivedAt: ctx.now(), direction, isRead };
  if (raw === undefined) return { given: { email: parseFields(fields), arrival }, restoresDeleted };
  const [other] = Object.keys(fields);
  if (other) throw invalid(other, 'expected no other field beside raw, which holds the whole message');
  const bytes = new TextEncoder().encode(raw);
  return { given: { email: await parseMessage(bytes), arrival, raw: bytes }, restoresDeleted };
}

/** Reads a whole message. Throws what `parseMessage` throws. */
export async function readMessage(ctx: Ctx, raw: Uint8Array): Promise<Posted> {
  return { given: { email: await parseMessage(raw), arrival: { arrivedAt: ctx.now() }, raw } };
}

/** Returns the options of a save. Unset options have their defaults. */
export function optionsOf({ restoresDeleted }: Posted): SaveOptions {
  return restoresDeleted === undefined ? {} : { restoresDeleted };
}

/** Returns the reason why an email was not saved; null if it is stored. */
export function refusalOf({ isDeleted, isNotice }: Outcome): DomainError | null {
  if (isNotice) {
    return new DomainError(
      'conflict',
      'OWN_NOTICE',
      'Herald itself sent this mail, as a notice to a user. Such mail is not saved.',
    );
  }
  if (!isDeleted) return null;
  return new DomainError(
    'conflict',
    'EMAIL_DELETED',
    'The email was deleted for good. To save it again, send restore_deleted: true.',
  );
}

/** Saves an email, and reads it back in the same batch. */
async function saveAndRead(ctx: Ctx, posted: Posted): Promise<SavedEmail> {
  const { email, arrival, raw } = posted.given;
  const id = storedId(ctx, email.messageId, arrival.direction ?? 'inbound');
  const detail = selectDetail(ctx, id);
  const also = Object.values(detail);
  const options = { ...optionsOf(posted), raw, also };
  const saved = await save(ctx, email, arrival, options);
  const refusal = refusalOf(saved);
  if (refusal) throw refusal;
  if (saved.created) wakeOutbox(ctx);
  return { email: await toDetail(ctx, detail, saved.results), created: saved.created };
}
