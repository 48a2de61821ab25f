import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { DomainError } from '../../../../lib/errors.ts';
import type { Connection } from '../../../../sidecar/protocol.ts';
import type { Env } from '../../env.ts';
import type { Deliver, Delivery, Refused } from '../delivery.ts';
import { EMAIL_SERVICE, sendByService } from '../email-service.ts';
import { explainSmtp } from './explain.ts';
import { inSession, loginOf } from './session.ts';

const LIMITS = { connectMs: 20_000, silenceMs: 30_000, totalMs: 60_000 };

/**
 * Delivers a message once, to an SMTP server (RFC 5321) or Cloudflare's Email Service. Ends within about a minute,
 * whatever the server does. Throws DomainError `PORT_BLOCKED`, `CLEAR_TEXT` or `PRIVATE_ADDRESS`.
 */
export const deliver: Deliver = async (env, smtp, parcel) => {
  if (smtp === EMAIL_SERVICE) return sendByService(env, parcel);
  // The final dot is written after the last byte was read from this stream: until then, the server cannot have the
  // whole message.
  let handedOver = false;
  try {
    return await inSession(env, smtp, { name: parcel.name, ...LIMITS }, async (session) => {
      const { connection, within, expectAnswer } = session;
      const utf8 = !isAscii(parcel.from) || !parcel.to.every(isAscii);
      if (utf8 && !offers(connection, 'SMTPUTF8')) return noUtf8(smtp);
      await within<boolean>((done) => connection.login(loginOf(smtp), done));
      const message = Readable.from(pieces(parcel.raw, expectAnswer), { objectMode: false });
      message.once('end', () => {
        handedOver = true;
      });
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
        newMessageIds: info.serverMessageId ? [info.serverMessageId] : [],
      };
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return verdict(env, error as NodemailerError, handedOver, smtp);
  }
};

type SendInfo = Parameters<Parameters<SMTPConnection['send']>[2]>[1] & object;

function* pieces(raw: Uint8Array, onNext: () => void): Generator<Uint8Array> {
  for (let at = 0; at < raw.length; at += 65_536) {
    onNext();
    yield raw.subarray(at, at + 65_536);
  }
}

/** Whether the server offers an extension. nodemailer does not expose this, and would send the address regardless. */
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
 * Returns the outcome of an error. Before the whole message was sent, or with a reply, the outcome is known: 5xx is
 * permanent, anything else may succeed later. With the whole message and no reply it is unknown.
 */
export async function verdict(
  env: Env,
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
  return { ...known, state, ...(await explainSmtp(env, error, smtp)), refusedMail: false };
}

/** Whether an error without a reply from the server would be the same on a retry. */
function isForGood({ code, responseCode, command }: NodemailerError): boolean {
  if (responseCode) return false;
  // The message exceeds the server's size limit, or nodemailer refuses an address or a way to sign in.
  return (code === 'EMESSAGE' && command === 'MAIL FROM') || (command === 'API' && code !== 'ECONNECTION');
}

function refusedBy(errors: NodemailerError[] | undefined, smtp: Connection): Refused[] {
  return (errors ?? []).map((error) => ({
    address: error.recipient ?? '',
    detail: harmless(error.response ?? error.message, smtp),
    isTemporary: (error.responseCode ?? 500) < 500,
  }));
}

/** Shortens a server's reply to one line; empty if it repeats the password or token. */
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

/** Whether servers without SMTPUTF8 accept a text. */
export function isAscii(text: string): boolean {
  return !/[^\x20-\x7e]/.test(text);
}
