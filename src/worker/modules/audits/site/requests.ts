import type { FetchLine } from '../../../../contract/audits/audits.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { callOutside } from '../../../platform/invocation/invocation.ts';
import { inspect } from '../../../platform/outside/inspect.ts';
import { type Asked, exchange } from './exchange.ts';
import { MAX_URL_CHARACTERS, type SiteLimits } from './limits.ts';
import { noReply, type Reply, toReply } from './reply.ts';
import type { Certificate, Purpose } from './site.ts';

const NONE_LEFT = noReply('NO_REQUESTS_LEFT', 'The audit has made all the requests that it may make.');
const TOO_LATE = noReply('TIMED_OUT', 'The time of the audit was over.');
const NOT_INSPECTED = noReply('UNREACHABLE', 'What is behind the bad certificate could not be fetched.');
/** Statuses of Cloudflare's network for a server with which no TLS connection could be made. */
const TLS_FAILED = [525, 526];
/** The sidecar's codes for an unreachable server, as codes of the contract. */
const FAILURES: Record<string, 'ADDRESS_NOT_ALLOWED' | 'TIMED_OUT'> = {
  PRIVATE_ADDRESS: 'ADDRESS_NOT_ALLOWED',
  TIMEOUT: 'TIMED_OUT',
};

/** The requests of one audit, with their limits of number, time and size. Its caller checks the addresses. */
export class Requests {
  /** The requests in the order in which they were claimed. */
  readonly lines: FetchLine[] = [];
  readonly #ctx: Pick<ServiceCtx, 'env' | 'now'>;
  readonly #limits: SiteLimits;
  readonly #deadline: number;
  /** The certificates by host. */
  readonly #certificates = new Map<string, Certificate>();
  #bytesLeft: number;

  constructor(ctx: Pick<ServiceCtx, 'env' | 'now'>, limits: SiteLimits) {
    this.#ctx = ctx;
    this.#limits = limits;
    this.#deadline = ctx.now() + limits.totalMs;
    this.#bytesLeft = limits.allBodiesBytes;
  }

  get left(): number {
    return this.#limits.requests - this.lines.length;
  }

  /** Records a request that must not be made. */
  refuse(url: string, purpose: Purpose, reply: Reply): Reply {
    const line = this.#claim(url, purpose);
    return line ? finish(line, reply) : NONE_LEFT;
  }

  /**
   * Makes a request, and never throws. If no TLS connection can be made, asks the sidecar for the problem of the
   * certificate, and for the response behind it. That takes another request, which waits for `earlier`: the requests
   * made must not depend on the speed of servers.
   */
  async send(asked: Asked, earlier: Promise<unknown>): Promise<Reply> {
    const line = this.#claim(asked.url, asked.purpose);
    if (!line) return NONE_LEFT;
    const { protocol, host } = new URL(asked.url);
    const canInspect = protocol === 'https:' && !asked.isService;
    if (canInspect && this.#certificates.get(host)?.isValid === false) {
      return (await this.#inspect(line, asked, asked.maxBytes)) ?? NOT_INSPECTED;
    }
    const reply = finish(line, await this.#exchange(asked));
    const isTlsFailure = reply.error?.code === 'UNREACHABLE' || TLS_FAILED.includes(reply.status ?? 0);
    if (!canInspect || !isTlsFailure) return reply;
    await earlier;
    const second = this.#claim(asked.url, 'certificate');
    return (second && (await this.#inspect(second, asked, asked.maxBytes))) ?? reply;
  }

  /** Returns the certificate of an https URL's host; null if the sidecar was unavailable. */
  async certificateOf(asked: Asked): Promise<Certificate | null> {
    const { host } = new URL(asked.url);
    const line = this.#certificates.has(host) ? null : this.#claim(asked.url, 'certificate');
    if (line) await this.#inspect(line, asked, null);
    return this.#certificates.get(host) ?? null;
  }

  /** Claims the line of a new request; null if there were too many. */
  #claim(url: string, purpose: Purpose): FetchLine | null {
    if (this.left <= 0) return null;
    const shown = url.slice(0, MAX_URL_CHARACTERS).toWellFormed();
    const line: FetchLine = { url: shown, purpose, status: null, error: null, bytes: 0, ms: 0 };
    this.lines.push(line);
    return line;
  }

  /** Holds the place among the calls of the invocation until the body is read: few bodies arrive at once. */
  #exchange(asked: Asked): Promise<Reply> {
    return callOutside(async () => {
      const timeMs = this.#timeLeft(asked.timeoutMs);
      if (timeMs <= 0) return TOO_LATE;
      const maxBytes = Math.min(asked.maxBytes, this.#bytesLeft);
      const reply = await exchange(asked, { timeMs, maxBytes }, this.#ctx.now);
      this.#bytesLeft -= reply.body.length;
      return reply;
    });
  }

  /** Returns the response behind a certificate, good or bad; null if it says no more than the request did. */
  async #inspect(line: FetchLine, asked: Asked, maxBytes: number | null): Promise<Reply | null> {
    const { url, method, headers } = asked;
    const startedAt = this.#ctx.now();
    const timeMs = this.#timeLeft(asked.timeoutMs);
    if (timeMs <= 0) return finish(line, TOO_LATE);
    const request = {
      url,
      method,
      headers: Object.entries(headers),
      max_bytes: maxBytes === null ? null : Math.min(maxBytes, this.#bytesLeft),
    };
    const seen = await inspect(this.#ctx.env, request, timeMs).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      finish(line, noReply('UNREACHABLE', error.message));
      return null;
    });
    if (!seen) return null;
    if ('code' in seen) return finish(line, noReply(FAILURES[seen.code] ?? 'UNREACHABLE', seen.message));
    const { certificate, response } = seen;
    this.#certificates.set(new URL(url).host, certificate);
    const ms = this.#ctx.now() - startedAt;
    if (response) {
      this.#bytesLeft -= response.body.length;
      return finish(line, toReply(url, response, certificate.isValid, ms));
    }
    line.ms = ms;
    if (certificate.isValid) return null;
    const hop = { url, status: null, headers: [], certificateOk: false };
    const message = `The certificate is not valid: ${certificate.problem}.`;
    return finish(line, { ...noReply('CERTIFICATE_INVALID', message, hop), ms });
  }

  /** Returns the remaining time, up to `timeoutMs`. */
  #timeLeft(timeoutMs: number): number {
    return Math.min(timeoutMs, this.#deadline - this.#ctx.now());
  }
}

function finish(line: FetchLine, reply: Reply): Reply {
  line.status = reply.status;
  line.error = reply.error?.message.slice(0, 300) ?? null;
  line.bytes = reply.body.length;
  line.ms = Math.max(0, reply.ms);
  return reply;
}
