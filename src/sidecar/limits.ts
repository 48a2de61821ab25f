/** All limits of the sidecar. Times are in milliseconds, sizes in bytes. */
export const LIMITS = {
  /** Concurrent calls. Each may hold a batch plus one message (about 41 MB with the Worker's settings). */
  calls: 8,
  /** Of these, calls that may take long. Servers that hang then leave room for the others. */
  slowCalls: 4,
  /** Duration of one call, from its DNS lookup to the last response of the mail server. */
  deadline: 60_000,
  connect: 10_000,
  greeting: 10_000,
  /** Longest wait for a server's next data. */
  silence: 30_000,
  /** Longest duration of an inspection of a web server, from its DNS lookup to the last byte of its response. */
  inspect: 10_000,
  /** Longest duration of a probe of an SMTP server, up to its certificate. */
  probe: 10_000,
  /** Size of a web server's response headers, limited as in browsers. */
  httpHeaderBytes: 64 * 1024,
  /** Longest wait for the response to LOGOUT. */
  logout: 2_000,
  /** Time for the caller to read a batch, which occupies a call slot. After that, the batch is dropped. */
  drain: 120_000,
  jsonBytes: 64 * 1024,
  appendBytes: 40 * 1024 * 1024,
  /** UIDs per FETCH when looking for new messages. */
  window: 2_000,
  /** Windows per call. A mailbox with more gaps needs several calls. */
  windows: 50,
  /** Reconnects per call, after messages that ended the connection. */
  reconnects: 3,
  /** The number of refused messages after which the server itself is checked, if the call has read no message yet. */
  refusals: 3,
  /** One response line. FLAGS, LIST and SEARCH responses are much shorter. */
  line: 1024 * 1024,
  /** Data that a server may send per session in addition to the requested messages. */
  chatter: 16 * 1024 * 1024,
  /** How often they are counted. */
  meter: 100,
};
export type Limits = typeof LIMITS;

export interface Settings {
  /** Development only: allows loopback and private networks, and signing in without encryption. */
  allowPrivateHosts: boolean;
  limits: Limits;
}
