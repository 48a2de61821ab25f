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
  /** Ascending by UID. Replaced, never changed in place, so that a session can keep the list it last told of. */
  messages: readonly Message[];
  uidNext: number;
  subscribed: boolean;
}

/** One user's mailboxes by name; INBOX and Sent are always there. */
export type Account = Map<string, Mailbox>;

interface StoreLimits {
  messages: number;
  bytes: number;
  accounts: number;
  mailboxesPerAccount: number;
}

/** The store has as many accounts or mailboxes as it may hold. */
export class StoreFull extends Error {}

/**
 * All mail of the development server, in memory. When it grows past its limits the oldest messages go,
 * whosever they are; their UIDs are never used again (RFC 3501, 2.3.1.1).
 */
export class MailStore {
  /** Emits 'change' with the Mailbox whose messages changed. */
  readonly changes = new EventEmitter<{ change: [Mailbox] }>().setMaxListeners(0);
  readonly uidValidity: number;
  readonly #limits: StoreLimits;
  readonly #accounts = new Map<string, Account>();
  /** Where the UIDs of new mailboxes begin: beyond those of deleted ones, which may have had the same name. */
  readonly #firstUid = new WeakMap<Account, number>();
  readonly #oldestFirst = new Map<Message, Mailbox>();
  #bytes = 0;

  constructor(uidValidity: number, limits: StoreLimits) {
    this.uidValidity = uidValidity;
    this.#limits = limits;
  }

  /** The account of this name, made when it is new. Throws StoreFull. */
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

  /** A client that has it open sees its messages go. */
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

  remove(mailbox: Mailbox, gone: ReadonlySet<Message>): void {
    for (const message of gone) {
      if (this.#oldestFirst.delete(message)) this.#bytes -= message.raw.length;
    }
    mailbox.messages = mailbox.messages.filter((message) => !gone.has(message));
    this.changes.emit('change', mailbox);
  }
}
