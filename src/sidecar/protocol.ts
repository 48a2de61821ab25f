/**
 * The protocol between the Worker and the IMAP sidecar. It is internal, not part of the public API.
 *
 * `POST /fetch` responds with a stream of frames: a JSON line (`frame`), followed by `length` raw bytes for a message.
 * A stream without an `end` frame was cut short, but its frames are valid.
 */
import { z } from 'zod';

export const connection = z
  .object({
    host: z.string().min(1).max(253),
    port: z.number().int().min(1).max(65535),
    user: z.string().max(320),
    password: z.string().max(1024).optional(),
    /** Used instead of a password, to sign in with XOAUTH2 or OAUTHBEARER (RFC 7628). */
    access_token: z.string().min(1).max(16_384).optional(),
    /** True: TLS on connect, or required STARTTLS on ports ending in 143. False: clear text, for development only. */
    tls: z.boolean(),
  })
  .refine(({ password, access_token }) => (password === undefined) !== (access_token === undefined), {
    path: ['password'],
    message: 'either a password or an access_token',
  });
export type Connection = z.infer<typeof connection>;

/** The header of a response with the failure `BUSY`, so that the caller need not parse the body. */
export const BUSY_HEADER = 'x-sidecar-busy';
/** The response to `GET /health`: calls in progress, maximum of concurrent calls, and uptime. */
export const sidecarHealth = z.object({
  status: z.literal('ok'),
  active: z.int().min(0),
  calls: z.int().min(1),
  age_s: z.int().min(0),
});
export type SidecarHealth = z.infer<typeof sidecarHealth>;

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

/** A failure with a `message` that a person can act on. It never contains the password or token. */
export const failure = z.object({ code: failureCode, message: z.string() });
export type Failure = z.infer<typeof failure>;

/** The response to `POST /verify` with a `connection`. The status is 200 even for a failure. */
export const verifyResult = z.object({ failure: failure.nullable() });

/** The request of `POST /probe`, which finds out why TLS to an SMTP server fails, and responds as `/verify` does. */
export const probeRequest = z.object({
  host: z.string().min(1).max(253),
  port: z.number().int().min(1).max(65535),
  /** False: TLS on connect. */
  starttls: z.boolean(),
});
export type ProbeRequest = z.infer<typeof probeRequest>;

/** A mailbox to be watched: news of it is posted to `url` (`news`), until the lease of some seconds ends. */
export const watch = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  organization_id: z.int().min(1),
  inbox_id: z.int().min(1),
  seconds: z.int().min(1).max(3600),
});
export type Watch = z.infer<typeof watch>;

/**
 * `watched`: a connection is in IDLE. `polled`: the server is asked each minute, as it has no IDLE. `starting`: the
 * connection is being made. `crowded`: the account has no room for a second connection. `refused`: the server refuses
 * to sign in once more. `full`: the sidecar watches as many mailboxes as it may. `failing`: the connection fails.
 */
export const watchState = z.enum(['watched', 'polled', 'starting', 'crowded', 'refused', 'full', 'failing']);
export type WatchState = z.infer<typeof watchState>;

/** What the sidecar posts to `url` of a watch, with its own token as bearer: the inboxes with new mail. */
export const news = z.object({
  inboxes: z
    .array(z.object({ organization_id: z.int().min(1), inbox_id: z.int().min(1) }))
    .min(1)
    .max(100),
});
export type News = z.infer<typeof news>;

/**
 * Where a sidecar that knows Herald's address posts that it has started, with its own token as bearer: so it is soon
 * told again what to watch.
 */
export const STARTED_PATH = '/api/sync/started';

export const fetchRequest = z.object({
  connection,
  /** Whether the call may take long and nobody waits for it: it leaves slots for others. */
  slow: z.boolean().optional(),
  mailbox: z.string().min(1).max(255).default('INBOX'),
  /** Where the last sync stopped; null for the first sync. */
  cursor: z.object({ uidvalidity: z.string(), uid: z.number().int().min(0) }).nullable(),
  /**
   * Reads older messages, the newest first. Without a valid cursor, reading then starts at UIDNEXT and goes backward,
   * instead of at the first message. The response goes backward if its `mailbox` frame says so.
   */
  older: z
    .object({
      /** Reads the messages below this UID. If null, continues from the cursor, if that is valid. */
      below: z.number().int().min(1).nullable(),
      /** Reading backward skips messages that arrived before `since`, or not before `until`. */
      since: z.iso.datetime().nullable(),
      until: z.iso.datetime().nullable(),
    })
    .optional(),
  /**
   * Fetches only these messages, regardless of the cursor: the ones set aside earlier. `end` then contains the
   * cursor's uid unchanged, and `more` is true if some did not fit. After a `reset`, all of them are GONE.
   */
  uids: z.array(z.number().int().min(1)).max(25).optional(),
  /** 0 only reports the mailbox. */
  max_messages: z.number().int().min(0).max(100),
  max_bytes: z.number().int().min(1),
  /** Larger messages are skipped, and their bytes are never read. */
  max_message_bytes: z.number().int().min(1),
  /** Watches the mailbox after the fetch, or goes on watching it. */
  watch: watch.optional(),
});
export type FetchRequest = z.infer<typeof fetchRequest>;

export const frame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('mailbox'),
    uidvalidity: z.string(),
    uidnext: z.number().int(),
    exists: z.number().int(),
    /**
     * The cursor was invalid (UIDVALIDITY differs, or UIDNEXT is not above it), so reading started from the
     * beginning, or with `older` from the end.
     */
    reset: z.boolean(),
    /** Whether the messages come in descending order of their UIDs. */
    backward: z.boolean().optional(),
    /** The state of the watch that was asked for. */
    watch: watchState.optional(),
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
    /** The reason. TIMEOUT: reading this message alone took all the time of the call. */
    code: z.enum(['TOO_LARGE', 'UNREADABLE', 'TIMEOUT', 'GONE']),
    message: z.string(),
  }),
  /**
   * Everything up to and including `uid` has been sent; backward, everything from `uid` on. `more`: call again from
   * there.
   */
  z.object({ type: z.literal('end'), uid: z.number().int(), more: z.boolean() }),
  /** The mail server failed. The frames before this one are valid. */
  z.object({ type: z.literal('failed'), failure }),
]);
export type Frame = z.infer<typeof frame>;

/** `POST /append`: multipart/form-data with `request` (this, as JSON) and `message` (the raw message). */
export const appendRequest = z.object({
  connection,
  /** Null: the folder that the server marks as \Sent, else one named Sent, else a new one. */
  mailbox: z.string().min(1).max(255).nullable(),
  flags: z.array(z.string().max(64)).max(8),
});
export type AppendRequest = z.infer<typeof appendRequest>;

export const appendResult = z.object({ failure: failure.nullable(), mailbox: z.string().nullable() });

/** The request of `POST /inspect`, which examines an https server's certificate and makes one request, valid or not. */
export const inspectRequest = z.object({
  url: z
    .string()
    .max(2000)
    .refine((text) => {
      const url = URL.parse(text);
      return url?.protocol === 'https:' && !url.username && !url.password;
    }, 'an https URL without user and password'),
  method: z.enum(['GET', 'HEAD', 'OPTIONS']),
  headers: z.array(z.tuple([z.string().max(100), z.string().max(1000)])).max(20),
  /** Maximum bytes of the decoded body to read. Null: no request is made. */
  max_bytes: z
    .number()
    .int()
    .min(0)
    .max(2 * 1024 * 1024)
    .nullable(),
});
export type InspectRequest = z.infer<typeof inspectRequest>;

const inspectedCertificate = z.object({
  is_valid: z.boolean(),
  /** Node's code: `CERT_HAS_EXPIRED`, `DEPTH_ZERO_SELF_SIGNED_CERT`, `ERR_TLS_CERT_ALTNAME_INVALID`, … */
  problem: z.string().nullable(),
  subject: z.string(),
  issuer: z.string(),
  valid_from: z.iso.datetime(),
  valid_to: z.iso.datetime(),
  /** The first 100 DNS names and IP addresses that the certificate is for. */
  names: z.array(z.string()),
});

/** The response to `POST /inspect`. Without a failure there is a certificate. */
export const inspectResult = z.object({
  failure: failure.nullable(),
  certificate: inspectedCertificate.nullable(),
  /** The TLS version, such as `TLSv1.3`. */
  protocol: z.string().nullable(),
  /** The server's response; null if none was requested, or the server did not respond. */
  response: z
    .object({
      status: z.number().int(),
      headers: z.array(z.tuple([z.string(), z.string()])),
      /** Base64. */
      body: z.string(),
      is_whole: z.boolean(),
    })
    .nullable(),
});
export type InspectResult = z.infer<typeof inspectResult>;
