import type { Socket } from 'node:net';
import type { Account, Mailbox, MailStore, Message } from './store.ts';
import type { Input } from './syntax.ts';

/** The error that ends a command with NO (failed) or BAD (invalid in this state). The message is the response. */
export class Refused extends Error {}

interface Selection {
  mailbox: Mailbox;
  readOnly: boolean;
  /** The messages that the client knows about. Its sequence numbers refer to these. */
  view: readonly Message[];
}

/** The state of one client's connection: its account, its selected mailbox, and its socket. */
export class Session {
  readonly store: MailStore;
  readonly input: Input;
  readonly logIn: (user: string, password: string) => Account | null;
  readonly #socket: Socket;
  selected: Selection | null = null;
  isEnded = false;
  #account: Account | null = null;

  constructor(store: MailStore, socket: Socket, input: Input, logIn: Session['logIn']) {
    this.store = store;
    this.input = input;
    this.logIn = logIn;
    this.#socket = socket;
  }

  get isLoggedIn(): boolean {
    return this.#account !== null;
  }

  get account(): Account {
    if (!this.#account) throw new Refused('NO log in first');
    return this.#account;
  }

  set account(account: Account) {
    this.#account = account;
  }

  /** Returns the mailbox with this name. Throws Refused if it does not exist. */
  mailbox(name: string): Mailbox {
    const mailbox = this.account.get(mailboxName(name));
    if (!mailbox) throw new Refused('NO [TRYCREATE] no mailbox has that name');
    return mailbox;
  }

  /** Returns the selected mailbox. Throws Refused if there is none, or for 'write' if it was opened read-only. */
  selection(access: 'read' | 'write'): Selection {
    if (!this.selected) throw new Refused('BAD select a mailbox first');
    if (access === 'write' && this.selected.readOnly) throw new Refused('NO the mailbox is open read-only');
    return this.selected;
  }

  /** Sends a line, or raw bytes. Waits while the client reads slowly. */
  async send(data: string | Buffer): Promise<void> {
    const socket = this.#socket;
    if (socket.destroyed || socket.write(typeof data === 'string' ? `${data}\r\n` : data)) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        socket.off('drain', done);
        socket.off('close', done);
        resolve();
      };
      socket.on('drain', done);
      socket.on('close', done);
    });
  }

  /** Sends EXPUNGE and EXISTS for the messages removed and added since the last call. */
  async sendChanges(): Promise<void> {
    const { selected } = this;
    if (!selected || selected.view === selected.mailbox.messages) return;
    const before = selected.view;
    const current = selected.mailbox.messages;
    selected.view = current;
    const present = new Set(current);
    const lines: string[] = [];
    let remaining = 0;
    for (const message of before) {
      if (present.has(message)) remaining += 1;
      else lines.push(`* ${remaining + 1} EXPUNGE`);
    }
    if (current.length > remaining) lines.push(`* ${current.length} EXISTS`);
    if (lines.length > 0) await this.send(lines.join('\r\n'));
  }
}

/** Normalizes INBOX, which is case-insensitive (RFC 3501, section 5.1). */
export function mailboxName(name: string): string {
  return name.toUpperCase() === 'INBOX' ? 'INBOX' : name;
}
