import { setTimeout as sleep } from 'node:timers/promises';
import { hasDovecot } from '../dovecot.ts';
import {
  addSilently,
  endConnections,
  renumber,
  type Server,
  startChatty,
  startDevelopment,
  startLeaving,
  startModified,
  startPicky,
  startRealDovecot,
  type Test,
  untilIdle,
} from './servers.ts';

export interface Behaviour {
  server: string;
  herald: string;
  /** The seconds within which each mail must be read, on an idle machine. */
  bar: number;
  /** How many seconds pass in one. */
  scale: number;
  /** The seconds for which the server does what it does, before each mail. */
  before?: number;
  start(test: Test): Promise<Server>;
}

/** The bars: mail that is announced, mail that is asked for each minute, and mail that the next tick finds. */
const AT_ONCE = 5;
const MINUTE = 65;
const TICK = 185;
/** What lasts longer than this has not ended early. */
const LONG = 70;

const announced: Omit<Behaviour, 'server' | 'start'> = { herald: 'IDLE', bar: AT_ONCE, scale: 1 };
const polled: Omit<Behaviour, 'server' | 'start'> = { herald: 'NOOP each minute', bar: MINUTE, scale: 10 };
const ticks = (herald: string): Omit<Behaviour, 'server' | 'start'> => ({ herald, bar: TICK, scale: 10 });

/** Not an end of the line, nor anything that IMAP knows. */
const GARBAGE = Buffer.from([...Array(400).keys()].map((n) => (n * 37 + 128) % 256).filter((n) => n !== 10));

export const BEHAVIOURS: Behaviour[] = [
  { server: 'development server', ...announced, start: startDevelopment },
  ...(hasDovecot ? [{ server: 'Dovecot', ...announced, start: startRealDovecot }] : []),
  { server: 'IDLE as in RFC 2177', ...announced, start: () => startModified() },
  {
    server: 'has IDLE only after the sign-in',
    ...announced,
    start: () => {
      const signedIn = new WeakSet<object>();
      return startModified(() => ({
        on: {
          LOGIN: (_args, socket) => {
            signedIn.add(socket);
            return undefined;
          },
          CAPABILITY: (_args, socket) => [
            `* CAPABILITY IMAP4rev1${signedIn.has(socket) ? ' IDLE' : ''}`,
            'OK done',
          ],
        },
      }));
    },
  },
  {
    server: 'sends an ALERT each second',
    before: 3,
    ...announced,
    start: () => startChatty(() => '* OK [ALERT] Maintenance tonight\r\n', 1_000),
  },
  {
    server: 'announces 2,000 EXPUNGE and FLAGS before each mail',
    ...announced,
    start: () =>
      startModified(undefined, (server, text) => {
        const { length } = server.messages;
        server.announce(`* ${length + 2000} EXISTS`);
        server.announce(Array(2000).fill('* 1 FETCH (FLAGS (\\Seen))\r\n* 1 EXPUNGE').join('\r\n'));
        server.add(text);
      }),
  },
  {
    server: 'answers each command 5 s late',
    herald: 'IDLE; the read alone takes 47 s',
    bar: 75,
    scale: 10,
    start: ({ ms }) => startModified(() => ({ lateMs: ms(5) })),
  },
  {
    server: 'ends IDLE after some minutes, just when mail comes',
    herald: 'IDLE again at once',
    bar: AT_ONCE,
    scale: 10,
    start: ({ ms }) =>
      startModified(undefined, async (server, text) => {
        await untilIdle(server);
        await sleep(ms(LONG));
        server.endIdle();
        addSilently(server, text);
      }),
  },
  {
    server: 'says BYE after some minutes, just when mail comes',
    herald: 'connects again after a second',
    bar: 10,
    scale: 10,
    start: ({ ms }) =>
      startModified(undefined, async (server, text) => {
        await endConnections(server, ms(LONG));
        addSilently(server, text);
      }),
  },
  {
    server: 'renumbers, and ends the connection',
    herald: 'connects again after a second; the Worker reads all again',
    bar: 10,
    scale: 10,
    start: ({ ms }) =>
      startModified(undefined, async (server, text) => {
        await endConnections(server, ms(LONG));
        renumber(server);
        addSilently(server, text);
      }),
  },
  { server: 'no IDLE', ...polled, start: () => startModified(() => ({ capability: '' })) },
  {
    server: 'answers IDLE with NO',
    ...polled,
    start: () => startModified(() => ({ on: { IDLE: () => ['NO not now'] } })),
  },
  {
    server: 'answers IDLE with BAD',
    ...polled,
    start: () => startModified(() => ({ on: { IDLE: () => ['BAD unknown'] } })),
  },
  {
    server: 'ends IDLE at once',
    ...polled,
    start: () => startModified(() => ({ on: { IDLE: () => ['OK done'] } })),
  },
  {
    server: 'closes the connection at IDLE',
    before: 120,
    ...polled,
    herald: 'NOOP each minute, after three connections',
    start: () => startModified(() => ({ on: { IDLE: () => 'hang up' } })),
  },
  {
    server: 'lies: announces mail that it does not have, forever',
    before: 70,
    herald: 'IDLE; looks ever less often, up to a minute',
    bar: MINUTE,
    scale: 10,
    start: () => startChatty((n) => `* ${1000 + n} EXISTS\r\n`, 100),
  },
  {
    server: 'floods: 10,000 lines a second',
    before: 20,
    herald: 'leaves after 2 MB; NOOP each minute after three times',
    bar: MINUTE,
    scale: 1,
    start: () => startChatty(() => '* OK Still here\r\n'.repeat(100), 10),
  },
  {
    server: 'sends a line without an end',
    before: 120,
    herald: 'leaves after 1 MB; NOOP each minute after three times',
    bar: MINUTE,
    scale: 10,
    start: () => startChatty(() => 'x'.repeat(64 * 1024), 5),
  },
  {
    server: 'sends garbage',
    before: 120,
    herald: 'IDLE; what is no IMAP is skipped',
    bar: MINUTE,
    scale: 10,
    start: () => startChatty(() => Buffer.concat([GARBAGE, Buffer.from('\r\n')]), 100),
  },
  {
    server: 'goes, and comes back after two minutes',
    herald: 'connects ever less often, up to a minute',
    bar: MINUTE,
    scale: 10,
    start: startLeaving,
  },
  {
    server: 'says nothing of its mail',
    ...ticks('the next tick reads it'),
    start: () => startModified(undefined, addSilently),
  },
  {
    server: 'hangs in IDLE: does not answer DONE',
    ...ticks('tests it after 4 minutes; the next tick reads it'),
    start: () => startModified(() => ({ on: { '': () => null } }), addSilently),
  },
  {
    server: 'drops the connection silently',
    ...ticks('notices it within 5 minutes; the next tick reads it'),
    start: () =>
      startModified(undefined, async (server, text) => {
        for (const socket of server.idling) {
          socket.removeAllListeners('data');
          server.idling.delete(socket);
        }
        addSilently(server, text);
      }),
  },
  {
    server: 'hangs at the second sign-in',
    ...ticks('tries ever less often, up to a minute; the next tick reads it'),
    start: (test) => startPicky(test, 'LOGIN', () => null),
  },
  {
    server: 'hangs when the mailbox is opened for the watch',
    ...ticks('tries ever less often, up to a minute; the next tick reads it'),
    start: (test) => startPicky(test, 'EXAMINE', () => null),
  },
  {
    server: 'refuses the second sign-in',
    ...ticks('no watch for an hour; the next tick reads it'),
    start: (test) => startPicky(test, 'LOGIN', () => ['NO [AUTHENTICATIONFAILED] no']),
  },
  {
    server: 'refuses the second connection',
    ...ticks('the watch makes way for an hour; the next tick reads it'),
    start: () =>
      startModified((server) => ({
        on: { LOGIN: () => (server().open.size > 1 ? ['NO [LIMIT] too many connections'] : undefined) },
      })),
  },
  {
    server: 'renumbers without a word',
    ...ticks('the next tick reads it, and the watch connects again'),
    start: () =>
      startModified(undefined, (server, text) => {
        renumber(server);
        addSilently(server, text);
      }),
  },
];
