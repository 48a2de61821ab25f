import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import XOAuth2 from 'nodemailer/lib/xoauth2';
import type { Connection } from '../../../../sidecar/protocol.ts';
import type { Env } from '../../env.ts';
import { explainSmtp, smtpOptions } from './sign-in.ts';

/** Until an SMTP server has greeted us and TLS is up. */
const CONNECT_MS = 20_000;
/** How long it may keep silent then. */
const SILENCE_MS = 30_000;
/** One delivery, from the connection to the server's last word. */
const DELIVERY_MS = 60_000;

export interface Parcel {
  /** What we call ourselves in EHLO. */
  name: string;
  /** Empty: the null sender. */
  from: string;
  to: string[];
  raw: Uint8Array;
}

interface Refused {
  address: string;
  detail: string;
  /** It may be taken later (4xx). */
  isTemporary: boolean;
}

/** How a delivery went. `retry`: nothing was taken, and it may work later. */
export type Delivery =
  | {
      state: 'sent';
      reply: string;
      refused: Refused[];
      /** The Message-ID that the server put in place of ours, as some say that they do. */
      newMessageId: string | null;
    }
  | {
      state: 'retry' | 'failed' | 'unconfirmed';
      /** A stable word. */
      code: string;
      /** For a person; no word of the password or token. */
      detail: string;
      reply: string | null;
      /** The server refused sender, recipients or message, and another sender may please it. */
      refusedMail: boolean;
      refused: Refused[];
    };

export type Deliver = (env: Env, smtp: Connection, parcel: Parcel) => Promise<Delivery>;

/**
 * Hands a message to an SMTP server (RFC 5321), once. Ends within about a minute, whatever the server does.
 * Throws DomainError as `smtpOptions`.
 */
export const deliver: Deliver = async (env, smtp, parcel) => {
  const connection = new SMTPConnection({
    ...smtpOptions(env, smtp),
    name: parcel.name,
    // In Workers a socket's time-out is never put off by what comes in: it runs from the first byte on. So these are as
    // long as all of it, and silence is watched for here.
    dnsTimeout: DELIVERY_MS,
    connectionTimeout: DELIVERY_MS,
    socketTimeout: DELIVERY_MS,
    socketCloseTimeout: 1000,
  });
  // The final dot is written after the last byte was taken from this stream: as long as that has not happened,
  // the server cannot have the whole message.
  let handedOver = false;
  const message = Readable.from(
    pieces(parcel.raw, () => expectAnswer(SILENCE_MS)),
    { objectMode: false },
  );
  message.once('end', () => {
    handedOver = true;
  });

  let giveUp: (error: Error) => void;
  const broken = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  broken.catch(() => {});
  // Stays to the end: an error that nobody listens to would be thrown.
  connection.on('error', (error) => giveUp(error));
  const tooLate = () => giveUp(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' }));
  const overdue = setTimeout(tooLate, DELIVERY_MS);
  let silent: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const expectAnswer = (ms: number) => {
    clearTimeout(silent);
    if (!over) silent = setTimeout(tooLate, ms);
  };
  try {
    const within = <T>(start: (done: (error: unknown, result?: T) => void) => void) =>
      Promise.race([
        broken,
        new Promise<T>((resolve, reject) => {
          start((error, result) => (error ? reject(error) : resolve(result as T)));
        }),
      ]);

    expectAnswer(CONNECT_MS);
    await within<void>((done) => connection.connect(done));
    expectAnswer(SILENCE_MS);
    const socket = connection._socket as Socket;
    socket.setTimeout(0);
    socket.on('data', () => expectAnswer(SILENCE_MS));
    const utf8 = !isAscii(parcel.from) || !parcel.to.every(isAscii);
    if (utf8 && !offers(connection, 'SMTPUTF8')) return noUtf8(smtp);
    await within<boolean>((done) => connection.login(loginOf(smtp), done));
    const info = await within<SendInfo>((done) =>
      connection.send(
        { from: parcel.from, to: parcel.to, size: parcel.raw.length, use8BitMime: utf8 },
        message,
        done,
      ),
    );
    connection.quit();
    return {
      state: 'sent',
      reply: harmless(info.response, smtp),
      refused: refusedBy(info.rejectedErrors, smtp),
      newMessageId: info.serverMessageId ?? null,
    };
  } catch (error) {
    return verdict(error as NodemailerError, handedOver, smtp);
  } finally {
    over = true;
    clearTimeout(overdue);
    clearTimeout(silent);
    connection.close();
  }
};

/** Without a refresh token nodemailer asks nobody for another access token: that is not its affair. */
function loginOf({ user, password, access_token }: Connection) {
  if (access_token === undefined) return { user, pass: password ?? '' };
  return { user, oauth2: new XOAuth2({ user, accessToken: access_token }) };
}

type SendInfo = Parameters<Parameters<SMTPConnection['send']>[2]>[1] & object;

function* pieces(raw: Uint8Array, onNext: () => void): Generator<Uint8Array> {
  for (let at = 0; at < raw.length; at += 65_536) {
    onNext();
    yield raw.subarray(at, at + 65_536);
  }
}

/** nodemailer keeps what the server offers to itself, and would send the address to a server that cannot take it. */
function offers(connection: SMTPConnection, extension: string): boolean {
  return (connection as unknown as { _supportedExtensions: string[] })._supportedExtensions.includes(
    extension,
  );
}

function noUtf8({ host, port }: Connection): Delivery {
  return {
    state: 'failed',
    code: 'SMTPUTF8_UNSUPPORTED',
    detail: `${host}:${port} takes only addresses of ASCII characters (it does not offer SMTPUTF8).`,
    reply: null,
    refusedMail: false,
    refused: [],
  };
}

/**
 * What an error means. Without the whole message, and with an answer to it, we know: 5xx is for good, anything
 * else may work later. With the whole message and no answer we do not know.
 */
export async function verdict(
  error: NodemailerError & { rejectedErrors?: NodemailerError[] },
  handedOver: boolean,
  smtp: Connection,
): Promise<Delivery> {
  const at = `${smtp.host}:${smtp.port}`;
  const status = error.responseCode ?? 0;
  const reply = error.response ? harmless(error.response, smtp) : null;
  const known = { reply, refused: refusedBy(error.rejectedErrors, smtp) };
  const answered = error.command === 'DATA' && status >= 400 && status < 600;
  if (handedOver && !answered) {
    return {
      ...known,
      state: 'unconfirmed',
      code: 'OUTCOME_UNKNOWN',
      detail: `${at} was given the whole message and did not say whether it took it. It may have gone out; it is not sent again by itself.`,
      refusedMail: false,
    };
  }
  const state = status >= 500 || isForGood(error) ? 'failed' : 'retry';
  if (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') {
    return {
      ...known,
      state,
      code: 'REFUSED',
      detail: reply === null ? `${at} cannot take it: ${error.message}` : `${at} answered: ${reply}`,
      refusedMail: reply !== null,
    };
  }
  const code =
    error.code === 'EAUTH' ? 'AUTH_FAILED' : error.code === 'ETLS' ? 'TLS_FAILED' : 'CONNECTION_FAILED';
  return { ...known, state, code, detail: await explainSmtp(error, smtp), refusedMail: false };
}

/** Without any answer of the server: what will be no other the next time. */
function isForGood({ code, responseCode, command }: NodemailerError): boolean {
  if (responseCode) return false;
  // The message is larger than the server says it takes; an address or a way to sign in that nodemailer refuses.
  return (code === 'EMESSAGE' && command === 'MAIL FROM') || (command === 'API' && code !== 'ECONNECTION');
}

function refusedBy(errors: NodemailerError[] | undefined, smtp: Connection): Refused[] {
  return (errors ?? []).map((error) => ({
    address: error.recipient ?? '',
    detail: harmless(error.response ?? error.message, smtp),
    isTemporary: (error.responseCode ?? 500) < 500,
  }));
}

/** A server's words on one line, not too many, and none when they repeat the password or token. */
function harmless(reply: string, { user, password, access_token }: Connection): string {
  const encoded = (text: string) =>
    Buffer.from(text)
      .toString('base64')
      .replace(/={1,2}$/, '');
  const secret = access_token ?? password ?? '';
  const secrets = [
    secret,
    encoded(secret),
    encoded(`\0${user}\0${secret}`),
    encoded(`user=${user}\x01auth=Bearer ${secret}\x01\x01`),
  ];
  if (secret !== '' && secrets.some((form) => reply.includes(form))) return reply.slice(0, 3);
  return reply
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 500);
}

/** True for text that servers without SMTPUTF8 take. */
export function isAscii(text: string): boolean {
  return !/[^\x20-\x7e]/.test(text);
}
