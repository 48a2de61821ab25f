/**
 * What the Worker and the IMAP sidecar say to each other. Inside the service only: not part of the public API.
 *
 * `POST /fetch` answers a stream of frames: a JSON line (`frame`), followed by `length` raw bytes when it
 * is a message. A stream that ends without an `end` frame was cut short; what came before it is still good.
 */
import { z } from 'zod';

export const connection = z
  .object({
    host: z.string().min(1).max(253),
    port: z.number().int().min(1).max(65535),
    user: z.string().max(320),
    password: z.string().max(1024).optional(),
    /** In place of a password: signs in by XOAUTH2 or OAUTHBEARER (RFC 7628). */
    access_token: z.string().min(1).max(16_384).optional(),
    /** True: TLS on connect, or required STARTTLS on a port that ends in 143. False: clear text, in development only. */
    tls: z.boolean(),
  })
  .refine((one) => (one.password === undefined) !== (one.access_token === undefined), {
    path: ['password'],
    message: 'either a password or an access_token',
  });
export type Connection = z.infer<typeof connection>;

export const failureCode = z.enum([
  'AUTH_FAILED',
  'HOST_UNKNOWN',
  'PRIVATE_ADDRESS',
  'CLEAR_TEXT',
  'REFUSED',
  'TIMEOUT',
  'CERTIFICATE',
  'TLS_UNAVAILABLE',
  'MAILBOX_MISSING',
  'PROTOCOL',
  'BUSY',
]);
export type FailureCode = z.infer<typeof failureCode>;

/** A failure told in words a person can act on. `message` never holds the password or token. */
export const failure = z.object({ code: failureCode, message: z.string() });
export type Failure = z.infer<typeof failure>;

/** `POST /verify` with a `connection` answers this, with 200 whether or not it worked. */
export const verifyResult = z.object({ failure: failure.nullable() });

export const fetchRequest = z.object({
  connection,
  mailbox: z.string().min(1).max(255).default('INBOX'),
  /** Where the last sync stopped; null on the first. */
  cursor: z.object({ uidvalidity: z.string(), uid: z.number().int().min(0) }).nullable(),
  /**
   * Only these messages, whatever the cursor says: the ones set aside before. `end` then tells the cursor's uid
   * unchanged, and `more` that the last of them did not fit in. After a `reset` all of them are GONE.
   */
  uids: z.array(z.number().int().min(1)).max(25).optional(),
  max_messages: z.number().int().min(1).max(25),
  max_bytes: z.number().int().min(1),
  /** A message larger than this is told as skipped, and its bytes are never read. */
  max_message_bytes: z.number().int().min(1),
});
export type FetchRequest = z.infer<typeof fetchRequest>;

export const frame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('mailbox'),
    uidvalidity: z.string(),
    uidnext: z.number().int(),
    exists: z.number().int(),
    /** The cursor did not fit this mailbox: another UIDVALIDITY, or UIDNEXT not above the cursor. Reading began anew. */
    reset: z.boolean(),
  }),
  z.object({
    type: z.literal('message'),
    uid: z.number().int(),
    internal_date: z.iso.datetime().nullable(),
    flags: z.array(z.string()),
    length: z.number().int(),
  }),
  z.object({
    type: z.literal('skipped'),
    uid: z.number().int(),
    size: z.number().int().nullable(),
    /** TIMEOUT: it alone took all the time of the call. */
    code: z.enum(['TOO_LARGE', 'UNREADABLE', 'TIMEOUT', 'GONE']),
    message: z.string(),
  }),
  /** Everything up to and including `uid` has been told. `more`: call again from there. */
  z.object({ type: z.literal('end'), uid: z.number().int(), more: z.boolean() }),
  /** The server failed on the way; what was told before it is good. */
  z.object({ type: z.literal('failed'), failure }),
]);
export type Frame = z.infer<typeof frame>;

/** `POST /append`: multipart/form-data with `request` (this, as JSON) and `message` (the raw message). */
export const appendRequest = z.object({
  connection,
  /** Null: the folder the server marks as \Sent, else one named Sent, else it is made. */
  mailbox: z.string().min(1).max(255).nullable(),
  flags: z.array(z.string().max(64)).max(8),
});
export type AppendRequest = z.infer<typeof appendRequest>;

export const appendResult = z.object({ failure: failure.nullable(), mailbox: z.string().nullable() });
