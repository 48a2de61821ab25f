import { fetchItems, fetchResponse, flagList } from './fetch.ts';
import { searchTest } from './search.ts';
import { mailboxName, Refused, type Session } from './session.ts';
import type { Mailbox, Message } from './store.ts';
import { BadSyntax, parseDate, quote, sequenceSet, type Token, text, words } from './syntax.ts';

/** Runs a command and returns the tagged response without its tag. Throws Refused, BadSyntax or StoreFull. */
type Handler = (session: Session, args: Token[], uid: boolean) => Promise<string> | string;

const CAPABILITIES = 'IMAP4rev1 AUTH=PLAIN SASL-IR LITERAL- ID IDLE UIDPLUS MOVE UNSELECT SPECIAL-USE';
const SYSTEM_FLAGS = ['\\Answered', '\\Flagged', '\\Deleted', '\\Seen', '\\Draft'];
const FLAGS_LIMIT = 32;
const NAME_LIMIT = 200;

/** The commands of RFC 3501 except RENAME, plus the capabilities above. */
export const commands: Record<string, Handler> = {
  async CAPABILITY(session) {
    await session.send(`* CAPABILITY ${CAPABILITIES}`);
    return 'OK done';
  },
  async ID(session) {
    await session.send('* ID ("name" "Herald development mail server")');
    return 'OK done';
  },
  NOOP: () => 'OK done',
  CHECK: (session) => session.selection('read') && 'OK done',
  async LOGOUT(session) {
    await session.send('* BYE logging out');
    session.isEnded = true;
    return 'OK done';
  },

  LOGIN: (session, [user, password]) => logIn(session, text(user), text(password)),
  async AUTHENTICATE(session, [mechanism, initial]) {
    if (text(mechanism).toUpperCase() !== 'PLAIN') throw new Refused('NO only PLAIN is supported');
    if (!initial) await session.send('+ ');
    const credentials = initial ? text(initial) : ((await session.input.line()) ?? '');
    const [, user = '', password = ''] = Buffer.from(credentials, 'base64').toString('utf8').split('\0');
    return logIn(session, user, password);
  },

  SELECT: (session, [name]) => open(session, text(name), false),
  EXAMINE: (session, [name]) => open(session, text(name), true),
  CLOSE(session) {
    const { mailbox, readOnly } = session.selection('read');
    if (!readOnly) session.store.remove(mailbox, withDeletedFlag(mailbox.messages));
    session.selected = null;
    return 'OK closed';
  },
  UNSELECT(session) {
    session.selection('read');
    session.selected = null;
    return 'OK closed';
  },

  CREATE(session, [token]) {
    const name = mailboxName(text(token).replace(/\/$/, ''));
    if (name.length > NAME_LIMIT || !/^[\x20-\x7e]+$/.test(name) || /[*%]/.test(name))
      throw new Refused('NO invalid mailbox name');
    if (session.account.has(name)) throw new Refused('NO [ALREADYEXISTS] a mailbox with that name exists');
    session.store.createMailbox(session.account, name);
    return 'OK created';
  },
  DELETE(session, [token]) {
    const mailbox = session.mailbox(text(token));
    if (mailbox.name === 'INBOX' || mailbox.use)
      throw new Refused('NO [CANNOT] this mailbox cannot be deleted');
    session.store.deleteMailbox(session.account, mailbox);
    return 'OK deleted';
  },
  SUBSCRIBE: (session, [name]) => subscribe(session, text(name), true),
  UNSUBSCRIBE: (session, [name]) => subscribe(session, text(name), false),
  LIST: (session, args) => list(session, 'LIST', args),
  LSUB: (session, args) => list(session, 'LSUB', args),
  async STATUS(session, [name, items]) {
    const { name: canonical, messages, uidNext } = session.mailbox(text(name));
    const numbers: Record<string, number> = {
      MESSAGES: messages.length,
      RECENT: 0,
      UIDNEXT: uidNext,
      UIDVALIDITY: session.store.uidValidity,
      UNSEEN: messages.filter(({ flags }) => !flags.has('\\Seen')).length,
    };
    const values = words(items).map((item) => {
      if (numbers[item] === undefined) throw new BadSyntax('unsupported STATUS item');
      return `${item} ${numbers[item]}`;
    });
    await session.send(`* STATUS ${quote(canonical)} (${values.join(' ')})`);
    return 'OK done';
  },
  APPEND(session, args) {
    const mailbox = session.mailbox(text(args[0]));
    const raw = args.length > 1 ? args.at(-1) : undefined;
    if (raw?.kind !== 'string') throw new BadSyntax('the message is missing');
    const options = args.slice(1, -1);
    const flags = options[0]?.kind === 'list' ? readFlags(options.shift()) : [];
    const date = options.length > 0 ? parseDate(text(options[0])) : new Date();
    const { uid } = session.store.add(mailbox, raw.bytes, flags, date);
    return `OK [APPENDUID ${session.store.uidValidity} ${uid}] appended`;
  },

  async IDLE(session) {
    session.account;
    await session.send('+ idling');
    const onChange = (mailbox: Mailbox) => {
      if (mailbox === session.selected?.mailbox) void session.sendChanges();
    };
    await session.sendChanges();
    session.store.changes.on('change', onChange);
    const line = await session.input.line().finally(() => session.store.changes.off('change', onChange));
    if (line?.toUpperCase() !== 'DONE') throw new BadSyntax('only DONE may end IDLE');
    return 'OK done';
  },

  async SEARCH(session, args, uid) {
    const { view } = session.selection('read');
    const test = searchTest(args, view);
    const numbers = view.flatMap((message, index) =>
      test(message, index + 1) ? [uid ? message.uid : index + 1] : [],
    );
    await session.send(`* SEARCH${numbers.map((number) => ` ${number}`).join('')}`);
    return 'OK done';
  },
  async FETCH(session, [set, itemList], uid) {
    const { readOnly } = session.selection('read');
    const items = fetchItems(itemList, uid);
    const flagsItem = fetchItems({ kind: 'atom', text: 'FLAGS' }, false);
    const marksSeen = !readOnly && items.some((item) => item.marksSeen);
    for (const { message, sequence } of messagesIn(session, set, uid)) {
      const becomesSeen = marksSeen && !message.flags.has('\\Seen');
      if (becomesSeen) message.flags.add('\\Seen');
      const sendsFlags = items.some((item) => item.label === 'FLAGS');
      const allItems = becomesSeen && !sendsFlags ? [...items, ...flagsItem] : items;
      for (const part of fetchResponse(sequence, message, allItems)) await session.send(part);
    }
    return 'OK done';
  },
  async STORE(session, [set, item, values], uid) {
    session.selection('write');
    const [, sign, silent] = /^([+-]?)FLAGS(\.SILENT)?$/i.exec(text(item)) ?? [];
    if (sign === undefined) throw new BadSyntax('STORE accepts FLAGS, +FLAGS and -FLAGS');
    const flags = readFlags(values);
    for (const { message, sequence } of messagesIn(session, set, uid)) {
      const unchanged = [...message.flags].filter(
        (flag) => sign === '+' || (sign === '-' && !flags.includes(flag)),
      );
      const next = new Set(sign === '-' ? unchanged : [...unchanged, ...flags]);
      if (next.size > FLAGS_LIMIT) throw new Refused('NO [LIMIT] too many flags');
      message.flags = next;
      const number = uid ? `UID ${message.uid} ` : '';
      if (!silent) await session.send(`* ${sequence} FETCH (${number}FLAGS ${flagList(message)})`);
    }
    return 'OK done';
  },
  COPY(session, [set, name], uid) {
    const target = session.mailbox(text(name));
    const from = messagesIn(session, set, uid).map(({ message }) => message);
    if (from.length === 0) return 'OK nothing to copy';
    return `OK ${copyInto(session, from, target)} copied`;
  },
  /** RFC 6851: the response with the new UIDs comes before the EXPUNGE responses. */
  async MOVE(session, [set, name], uid) {
    const { mailbox } = session.selection('write');
    const target = session.mailbox(text(name));
    const from = messagesIn(session, set, uid).map(({ message }) => message);
    if (from.length === 0) return 'OK nothing to move';
    const code = copyInto(session, from, target);
    session.store.remove(mailbox, new Set(from));
    await session.send(`* OK ${code} moved`);
    return 'OK moved';
  },
  EXPUNGE(session, [set], uid) {
    const { mailbox } = session.selection('write');
    const candidates = uid ? messagesIn(session, set, true).map(({ message }) => message) : mailbox.messages;
    session.store.remove(mailbox, withDeletedFlag(candidates));
    return 'OK expunged';
  },
};

/** The commands that may follow the UID prefix. */
export const uidCommands = new Set(['SEARCH', 'FETCH', 'STORE', 'COPY', 'MOVE', 'EXPUNGE']);

function logIn(session: Session, user: string, password: string): string {
  if (session.isLoggedIn) throw new Refused('BAD already logged in');
  const account = session.logIn(user, password);
  if (!account) throw new Refused('NO [AUTHENTICATIONFAILED] wrong user or password');
  session.account = account;
  return `OK [CAPABILITY ${CAPABILITIES}] logged in`;
}

async function open(session: Session, name: string, readOnly: boolean): Promise<string> {
  session.selected = null;
  const mailbox = session.mailbox(name);
  const view = mailbox.messages;
  session.selected = { mailbox, readOnly, view };
  await session.send(
    [
      `* FLAGS (${SYSTEM_FLAGS.join(' ')})`,
      `* OK [PERMANENTFLAGS (${readOnly ? '' : [...SYSTEM_FLAGS, '\\*'].join(' ')})] flags`,
      `* ${view.length} EXISTS`,
      '* 0 RECENT',
      `* OK [UIDVALIDITY ${session.store.uidValidity}] changes at each start`,
      `* OK [UIDNEXT ${mailbox.uidNext}] is the next UID`,
    ].join('\r\n'),
  );
  return `OK [READ-${readOnly ? 'ONLY' : 'WRITE'}] ${mailbox.name} is open`;
}

function subscribe(session: Session, name: string, subscribed: boolean): string {
  session.mailbox(name).subscribed = subscribed;
  return 'OK done';
}

async function list(session: Session, kind: 'LIST' | 'LSUB', args: Token[]): Promise<string> {
  const pattern = text(args[0]) + text(args[1]);
  const mailboxes = [...session.account.values()];
  if (pattern === '' && kind === 'LIST') await session.send('* LIST (\\Noselect) "/" ""');
  if (pattern.length > NAME_LIMIT) throw new BadSyntax('the pattern is too long');
  for (const { name, use, subscribed } of mailboxes) {
    if (kind === 'LSUB' && !subscribed) continue;
    if (!matches(name === 'INBOX' ? pattern.toUpperCase() : pattern, name)) continue;
    const flags = mailboxes.some((other) => other.name.startsWith(`${name}/`))
      ? '\\HasChildren'
      : '\\HasNoChildren';
    await session.send(`* ${kind} (${flags}${use ? ` ${use}` : ''}) "/" ${quote(name)}`);
  }
  return 'OK done';
}

/**
 * Returns whether a LIST pattern matches a whole name: `*` matches anything, `%` anything within one level. Tracks all
 * reachable positions in the pattern, because a client could craft a regular expression that runs for hours.
 */
function matches(pattern: string, name: string): boolean {
  const skipWildcards = (positions: Set<number>) => {
    for (const position of positions) {
      if (pattern[position] === '*' || pattern[position] === '%') positions.add(position + 1);
    }
    return positions;
  };
  let reachable = skipWildcards(new Set([0]));
  for (const character of name) {
    const next = new Set<number>();
    for (const position of reachable) {
      const expected = pattern[position];
      if (expected === '*' || (expected === '%' && character !== '/')) next.add(position);
      else if (expected === character) next.add(position + 1);
    }
    reachable = skipWildcards(next);
  }
  return reachable.has(pattern.length);
}

/** Returns the messages of a set, with their sequence numbers in the client's view. */
function messagesIn(
  session: Session,
  set: Token | undefined,
  uid: boolean,
): { message: Message; sequence: number }[] {
  const { view } = session.selection('read');
  const inSet = sequenceSet(text(set), uid ? (view.at(-1)?.uid ?? 0) : view.length);
  return view.flatMap((message, index) =>
    inSet(uid ? message.uid : index + 1) ? [{ message, sequence: index + 1 }] : [],
  );
}

/** Copies messages and returns the COPYUID response code (RFC 4315) with the old and the new UIDs. */
function copyInto(session: Session, from: Message[], target: Mailbox): string {
  const to = from.map(({ raw, flags, date }) => session.store.add(target, raw, flags, date));
  const uids = (messages: Message[]) => messages.map((message) => message.uid).join(',');
  return `[COPYUID ${session.store.uidValidity} ${uids(from)} ${uids(to)}]`;
}

function withDeletedFlag(messages: readonly Message[]): Set<Message> {
  return new Set(messages.filter(({ flags }) => flags.has('\\Deleted')));
}

/** Returns the client's flags, with system flags in their canonical spelling. Throws BadSyntax. */
function readFlags(token: Token | undefined): string[] {
  const flags = token?.kind === 'list' ? token.items.map(text) : [text(token)];
  if (flags.length > FLAGS_LIMIT) throw new BadSyntax('too many flags');
  return flags.map((flag) => {
    if (!/^\\?[\w$!#&'+,./:;<=>?@^`|~-]{1,64}$/.test(flag)) throw new BadSyntax('invalid flag');
    return SYSTEM_FLAGS.find((system) => system.toLowerCase() === flag.toLowerCase()) ?? flag;
  });
}
