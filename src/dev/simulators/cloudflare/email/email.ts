/**
 * Simulates the binding of Cloudflare's Email Service for raw messages, by its published contract:
 * https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ and …/platform/limits/
 */

/** The limit for raw messages, except to verified destination addresses, which allow `MAX_VERIFIED_BYTES`. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_VERIFIED_BYTES = 25 * 1024 * 1024;

export interface EmailAccount {
  /** Domains that are set up for sending. */
  domains: string[];
  /** Destination addresses of the account. */
  verified?: string[];
  /** Addresses that bounced or complained. */
  suppressed?: string[];
  /** Addresses whose server refuses mail. */
  refusing?: string[];
  /** The remaining messages for today, not counting those to verified addresses. */
  dailyLimit?: number;
}

export interface SentEmail {
  from: string;
  to: string;
  raw: string;
  messageId: string;
}

/** Returns the binding and its sent messages. Settings of the account may change between calls. */
export function createEmailService(account: EmailAccount): { binding: SendEmail; sent: SentEmail[] } {
  const sent: SentEmail[] = [];
  let counted = 0;
  const send = async (message: EmailMessage | EmailMessageBuilder) => {
    if (!('EmailMessage::raw' in message)) throw refusal('E_VALIDATION_ERROR', 'expected a raw message');
    const { from, to } = message as EmailMessage;
    const bytes = await new Response(message['EmailMessage::raw'] as BodyInit).arrayBuffer();
    const raw = new TextDecoder().decode(bytes);
    const isVerified = account.verified?.includes(to) ?? false;
    requireSender(account.domains, from, raw);
    if (bytes.byteLength > (isVerified ? MAX_VERIFIED_BYTES : MAX_BYTES)) {
      throw refusal('E_CONTENT_TOO_LARGE', 'Total message size exceeds the maximum');
    }
    if (account.suppressed?.includes(to)) {
      throw refusal('E_RECIPIENT_SUPPRESSED', 'Recipient is on suppression list');
    }
    if (!isVerified && counted >= (account.dailyLimit ?? Number.POSITIVE_INFINITY)) {
      throw refusal('E_DAILY_LIMIT_EXCEEDED', 'Daily limit exceeded');
    }
    if (account.refusing?.includes(to)) throw refusal('E_DELIVERY_FAILED', 'Could not deliver the email');
    if (!isVerified) counted++;
    const messageId = `<${crypto.randomUUID()}@${from.split('@')[1]}>`;
    sent.push({ from, to, messageId, raw: raw.replace(/^Message-ID:\s*\S+/im, `Message-ID: ${messageId}`) });
    return { messageId };
  };
  return { binding: { send }, sent };
}

function requireSender(domains: string[], from: string, raw: string): void {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) =>
    head
      .split('\r\n')
      .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      ?.slice(name.length + 1)
      .trim();
  if (!header('Message-ID')) throw refusal('E_VALIDATION_ERROR', 'invalid message-id');
  if (header('Received') !== undefined) throw refusal('E_VALIDATION_ERROR', 'invalid headers set');
  if (!header('From')?.includes(from) || from === '') {
    throw refusal('E_VALIDATION_ERROR', 'From: header does not match mail from');
  }
  if (!domains.includes(from.split('@')[1] ?? '')) {
    throw refusal('E_SENDER_NOT_VERIFIED', 'Sender domain not verified');
  }
}

/** Returns an Error with a code, as the binding throws it. */
function refusal(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
