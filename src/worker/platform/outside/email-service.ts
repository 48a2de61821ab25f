import { DomainError } from '../../../lib/errors.ts';
import type { Connection } from '../../../sidecar/protocol.ts';
import type { Env } from '../env.ts';
import type { Delivery, Parcel, Refused } from './delivery.ts';

/** Selects Cloudflare's Email Service where otherwise an SMTP server is given. */
export const EMAIL_SERVICE: Connection = { host: '', port: 0, user: '', tls: true };

/**
 * The service's errors by code: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ `later`:
 * it accepts nothing now. `recipient`: this one is refused. `sender`: the operator has to set something up.
 */
const MEANINGS: Record<string, 'later' | 'recipient' | 'sender' | 'message'> = {
  E_RATE_LIMIT_EXCEEDED: 'later',
  E_DAILY_LIMIT_EXCEEDED: 'later',
  E_INTERNAL_SERVER_ERROR: 'later',
  E_RECIPIENT_NOT_ALLOWED: 'recipient',
  E_RECIPIENT_SUPPRESSED: 'recipient',
  E_DELIVERY_FAILED: 'recipient',
  E_SENDER_NOT_VERIFIED: 'sender',
  E_SENDER_DOMAIN_NOT_AVAILABLE: 'sender',
  E_VALIDATION_ERROR: 'message',
  E_FIELD_MISSING: 'message',
  E_CONTENT_TOO_LARGE: 'message',
  E_HEADER_NOT_ALLOWED: 'message',
  E_HEADER_VALUE_INVALID: 'message',
  E_HEADER_VALUE_TOO_LONG: 'message',
  E_HEADER_NAME_INVALID: 'message',
  E_HEADERS_TOO_LARGE: 'message',
  E_HEADERS_TOO_MANY: 'message',
};

const NAME = 'The Email Service of Cloudflare';
const UNKNOWN = `${NAME} did not say whether it took the message. It may have gone out; it is not sent again by itself.`;

/**
 * Sends a message by the Email Service, with a call per recipient, as a raw message can have only one. The service
 * replaces the Message-ID by its own.
 */
export async function sendByService(env: Env, { from, to, raw }: Parcel): Promise<Delivery> {
  if (!env.EMAIL) {
    throw new DomainError('unavailable', 'NOT_CONFIGURED', 'The binding EMAIL is not set.');
  }
  const { EmailMessage } = await import('cloudflare:email');
  const refused: Refused[] = [];
  const newMessageIds: string[] = [];
  let isUnknown = false;
  for (const [i, address] of to.entries()) {
    try {
      const body = new Response(raw as Uint8Array<ArrayBuffer>).body!;
      const { messageId } = await env.EMAIL.send(new EmailMessage(from, address, body));
      newMessageIds.push(messageId);
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string };
      const meaning = MEANINGS[code];
      const detail = meaning ? `${NAME} answered ${code}: ${message}`.slice(0, 500) : UNKNOWN;
      if (newMessageIds.length === 0 && (meaning === 'sender' || meaning === 'message')) {
        return failed('failed', 'REFUSED', detail, [], meaning === 'message');
      }
      isUnknown ||= meaning === undefined;
      const isTemporary = meaning === 'later';
      const missed = isTemporary ? to.slice(i) : [address];
      refused.push(...missed.map((missing) => ({ address: missing, detail, isTemporary })));
      if (isTemporary) break;
    }
  }
  if (newMessageIds.length > 0) return { state: 'sent', reply: '', refused, newMessageIds };
  // Recipients who may have received the message must not get it again.
  if (isUnknown) return failed('unconfirmed', 'OUTCOME_UNKNOWN', UNKNOWN, refused, false);
  const isTemporary = refused.some((refusal) => refusal.isTemporary);
  const detail = refused.at(-1)?.detail ?? '';
  return failed(isTemporary ? 'retry' : 'failed', 'REFUSED', detail, refused, !isTemporary);
}

function failed(
  state: 'retry' | 'failed' | 'unconfirmed',
  code: string,
  detail: string,
  refused: Refused[],
  refusedMail: boolean,
): Delivery {
  return { state, code, detail, reply: null, refusedMail, refused };
}
