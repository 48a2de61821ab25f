/** Every bound of the sidecar, in one place. Times are milliseconds, sizes bytes. */
export const LIMITS = {
  /** Calls at once: each may hold a batch and one message more (some 41 MB at the Worker's settings). */
  calls: 8,
  /** One call, from its first DNS question to its last answer from the mail server. */
  deadline: 60_000,
  connect: 10_000,
  greeting: 10_000,
  /** Longest silence of a server that owes an answer. */
  silence: 30_000,
  /** A server that does not answer LOGOUT is left without. */
  logout: 2_000,
  /** A batch that its caller has not read by then is dropped, as it fills one of the places. */
  drain: 120_000,
  jsonBytes: 64 * 1024,
  appendBytes: 40 * 1024 * 1024,
  /** UIDs asked about in one FETCH while looking for new messages. */
  window: 2_000,
  /** Windows looked at in one call; a mailbox with wider gaps is walked in several calls. */
  windows: 50,
  /** New connections in one call, after messages that killed the connection. */
  reconnects: 3,
  /** Messages refused in one call that gave none, before the server is suspected. */
  refusals: 3,
  /** One response line; FLAGS, LIST and SEARCH answers are far below it. */
  line: 1024 * 1024,
  /** What a server may send in one session beyond the messages asked for. */
  chatter: 16 * 1024 * 1024,
};
export type Limits = typeof LIMITS;

export interface Settings {
  /** Development only: lets calls reach loopback and private networks, and sign in without encryption. */
  allowPrivateHosts: boolean;
  limits: Limits;
}
