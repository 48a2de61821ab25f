import { EventEmitter } from 'node:events';

export interface Message {
  readonly uid: number;
  readonly raw: Buffer;
  readonly date: Date;
  flags: Set<string>;
}

export interface Mailbox {
  readonly name: string;
  readonly use: '\\Sent' | null;
  /** Sorted by UID. Replaced, never changed in place, so that a session can keep the list that its client knows. */
  messages: readonly Message[];
  uidNext: number;
  subscribed: boolean;
}

/** One user's mailboxes by name. INBOX and Sent always exist. */
export type Account = Map<string, Mailbox>;

interface StoreLimits {
  messages: number;
  bytes: number;
  accounts: number;
  mailboxesPerAccount: number;
}

/** The error for a store that has reached its limit of accounts or mailboxes. */
export class StoreFull extends Error {}

/**
 * All mail of the development server, in memory. Beyond its limits it removes the oldest messages of any account.
 * Their UIDs are never reused (RFC 3501, section 2.3.1.1).
 */
export class MailStore {
  /** Emits 'change' with the Mailbox whose messages changed. */
  readonly changes = new EventEmitter<{ change: [Mailbox] }>().setMaxListeners(0);
  readonly uidValidity: number;
  readonly #limits: StoreLimits;
  readonly #accounts = new Map<string, Account>();
  /** The first UID of new mailboxes, above the UIDs of deleted ones, which may have had the same name. */
  readonly #firstUid = new WeakMap<Account, number>();
  readonly #oldestFirst = new Map<Message, Mailbox>();
  #bytes = 0;

  constructor(uidValidity: number, limits: StoreLimits) {
    this.uidValidity = uidValidity;
    this.#limits = limits;
  }

  has(name: string): boolean {
    return this.#accounts.has(name);
  }

  /** Returns the account with this name, which is created on first use. Throws StoreFull. */
  account(name: string): Account {
    let account = this.#accounts.get(name);
    if (!account) {
      if (this.#accounts.size >= this.#limits.accounts) throw new StoreFull('Too many accounts');
      account = new Map();
      this.#accounts.set(name, account);
      this.createMailbox(account, 'INBOX');
      this.createMailbox(account, 'Sent', '\\Sent');
    }
    return account;
  }

  /** Throws StoreFull. */
  createMailbox(account: Account, name: string, use: Mailbox['use'] = null): void {
    if (account.size >= this.#limits.mailboxesPerAccount) throw new StoreFull('Too many mailboxes');
    const uidNext = this.#firstUid.get(account) ?? 1;
    account.set(name, { name, use, messages: [], uidNext, subscribed: use !== null || name === 'INBOX' });
  }

  /** Deletes a mailbox. Clients that have it open see its messages as expunged. */
  deleteMailbox(account: Account, mailbox: Mailbox): void {
    account.delete(mailbox.name);
    this.#firstUid.set(account, Math.max(mailbox.uidNext, this.#firstUid.get(account) ?? 1));
    this.remove(mailbox, new Set(mailbox.messages));
  }

  add(mailbox: Mailbox, raw: Buffer, flags: Iterable<string>, date: Date): Message {
    const message: Message = { uid: mailbox.uidNext, raw, date, flags: new Set(flags) };
    mailbox.uidNext += 1;
    mailbox.messages = [...mailbox.messages, message];
    this.#oldestFirst.set(message, mailbox);
    this.#bytes += raw.length;
    for (const [oldest, home] of this.#oldestFirst) {
      if (this.#oldestFirst.size <= this.#limits.messages && this.#bytes <= this.#limits.bytes) break;
      this.remove(home, new Set([oldest]));
    }
    this.changes.emit('change', mailbox);
    return message;
  }

  remove(mailbox: Mailbox, messages: ReadonlySet<Message>): void {
    for (const message of messages) {
      if (this.#oldestFirst.delete(message)) this.#bytes -= message.raw.length;
    }
    mailbox.messages = mailbox.messages.filter((message) => !messages.has(message));
    this.changes.emit('change', mailbox);
  }
}
