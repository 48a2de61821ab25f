/** The limits of watching mailboxes. Times are in milliseconds. */
export const WATCH_LIMITS = {
  /** Watched mailboxes of this sidecar. A connection at rest takes about 0.2 MB. */
  watches: 500,
  /** Of these, mailboxes at one host. */
  watchesOfHost: 200,
  /** Of these, mailboxes of one account. Gmail allows an account 15 connections, Outlook 20, others fewer. */
  watchesOfAccount: 5,
  /** Connections that are made at once. */
  openings: 8,
  /** As many more are made to servers that have failed before: those that hang leave room for the others. */
  reopenings: 8,
  /** The time for connecting, signing in and opening the mailbox: as long as a fetch may take. */
  opening: 60_000,
  /** The time after which a quiet connection is tested, so that one dropped in silence is noticed within five minutes. */
  beat: 240_000,
  /** The longest wait for the response to a command. */
  answer: 20_000,
  /** How often a server without IDLE is asked. */
  poll: 60_000,
  /** The duration below which an IDLE or a connection has ended early. */
  early: 60_000,
  /** Consecutive early ends of IDLE after which the server is polled instead, and for how long. */
  earlyEnds: 3,
  polled: 3_600_000,
  /** The wait before the next connection: after one that lasted, after a first failure, and at most. */
  reconnect: 1_000,
  firstBackoff: 5_000,
  maxBackoff: 60_000,
  /** How long an account is left alone whose server has refused to sign in once more. */
  refused: 3_600_000,
  /** How long an account is left alone that has no room for a second connection. */
  crowded: 3_600_000,
  /** The time between two reports of one mailbox. Each report that brought no mail doubles it. */
  gap: 1_000,
  maxGap: 180_000,
  /** The longest time between two looks at a mailbox whose server announces messages that it does not have. */
  maxLieGap: 60_000,
  /** How often ended leases are looked for. */
  sweep: 5_000,
  /** How long reports are gathered, so that one call carries them. */
  gather: 50,
  /** Mailboxes in one report. */
  reported: 100,
  /** The waits before a report is sent again. */
  retries: [1_000, 5_000, 15_000] as readonly number[],
  /** The same for the report of a start: the Worker may start at the same time. */
  startRetries: [1_000, 5_000, 15_000, 30_000, 60_000] as readonly number[],
  /** The time for one call that reports. */
  report: 10_000,
  /** Bytes that a server may send per connection. */
  chatter: 2 * 1024 * 1024,
  /** How often they are counted. */
  meter: 1_000,
};
export type WatchLimits = typeof WATCH_LIMITS;
