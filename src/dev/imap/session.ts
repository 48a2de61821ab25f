import type { Socket } from 'node:net';
import type { Account, Mailbox, MailStore, Message } from './store.ts';
import type { Input } from './syntax.ts';

/** Ends a command with NO (it could not be done) or BAD (it made no sense here). */
export class Refused extends Error {}

interface Selected {
  mailbox: Mailbox;
  readOnly: boolean;
  /** The messages the client knows of: its sequence numbers count these. */
  view: readonly Message[];
}

/** One client's connection: who it is, what it has selected, and the way to answer it. */
export class Session {
  readonly store: MailStore;
  readonly input: Input;
  readonly logIn: (user: string, password: string) => Account | null;
  readonly #socket: Socket;
  selected: Selected | null = null;
  ended = false;
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

  /** Throws Refused when there is none of this name. */
  mailbox(name: string): Mailbox {
    const mailbox = this.account.get(mailboxName(name));
    if (!mailbox) throw new Refused('NO [TRYCREATE] there is no mailbox of that name');
    return mailbox;
  }

  /** Throws Refused when no mailbox is selected, or when it is to be changed and was opened to be read. */
  selection(access: 'read' | 'write'): Selected {
    if (!this.selected) throw new Refused('BAD select a mailbox first');
    if (access === 'write' && this.selected.readOnly) throw new Refused('NO the mailbox is open read-only');
    return this.selected;
  }

  /** Sends a line, or bytes as they are; waits while the client is slow to read. */
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

  /** Tells the client of messages that came and went since it was last told. */
  async tellChanges(): Promise<void> {
    const { selected } = this;
    if (!selected || selected.view === selected.mailbox.messages) return;
    const before = selected.view;
    const now = selected.mailbox.messages;
    selected.view = now;
    const present = new Set(now);
    const lines: string[] = [];
    let kept = 0;
    for (const message of before) {
      if (present.has(message)) kept += 1;
      else lines.push(`* ${kept + 1} EXPUNGE`);
    }
    if (now.length > kept) lines.push(`* ${now.length} EXISTS`);
    if (lines.length > 0) await this.send(lines.join('\r\n'));
  }
}

/** INBOX is the same in any case (RFC 3501, 5.1). */
export function mailboxName(name: string): string {
  return name.toUpperCase() === 'INBOX' ? 'INBOX' : name;
}
