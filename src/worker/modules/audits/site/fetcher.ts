import type { FetchLine } from '../../../../contract/audits/audits.ts';
import type { Hop } from '../../../../lib/observatory/index.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { auditUrlProblem } from './address.ts';
import type { Asked } from './exchange.ts';
import type { SiteLimits } from './limits.ts';
import { redirectOf } from './redirect.ts';
import { noReply, type Reply } from './reply.ts';
import { Requests } from './requests.ts';
import type { Certificate, FetchOptions, Purpose, Resource } from './site.ts';

const DEFAULT_REDIRECTS = 2;
/** The headers of a browser, in any language: as search engines send. */
const HEADERS = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, br',
};

/** Makes the requests of one audit: guards every hop, follows redirects itself, and makes each GET once. */
export class Fetcher {
  readonly #env: ServiceCtx['env'];
  readonly #limits: SiteLimits;
  readonly #requests: Requests;
  readonly #headers: Record<string, string>;
  readonly #gets = new Map<string, { maxBytes: number; reply: Promise<Reply> }>();
  #earlier: Promise<unknown> = Promise.resolve();

  constructor(ctx: Pick<ServiceCtx, 'env' | 'now'>, limits: SiteLimits) {
    this.#env = ctx.env;
    this.#limits = limits;
    this.#requests = new Requests(ctx, limits);
    this.#headers = { 'User-Agent': `Herald-Audit/1.0 (+${ctx.env.PUBLIC_URL ?? ''})`, ...HEADERS };
  }

  get lines(): readonly FetchLine[] {
    return this.#requests.lines;
  }

  get left(): number {
    return this.#requests.left;
  }

  /**
   * Makes a request and follows its redirects; failures are in `error`. The first request is claimed before this
   * returns, and redirects after those of all earlier calls: so the same requests are made in every audit of a site.
   */
  fetch(url: string, purpose: Purpose, options: FetchOptions = {}): Promise<Resource> {
    const earlier = this.#earlier;
    const resource = this.#follow(url, purpose, options, earlier);
    // A service responds late, and has no redirects.
    if (!options.isService) this.#earlier = Promise.allSettled([earlier, resource]);
    return resource;
  }

  /** Returns the certificate of an https URL's host; null for http://, or if the sidecar was unavailable. */
  async certificateOf(url: string): Promise<Certificate | null> {
    if (!url.startsWith('https:')) return null;
    return this.#requests.certificateOf(this.#asked(url, 'certificate', {}));
  }

  async #follow(
    address: string,
    purpose: Purpose,
    options: FetchOptions,
    earlier: Promise<unknown>,
  ): Promise<Resource> {
    const maxRedirects = Math.min(options.maxRedirects ?? DEFAULT_REDIRECTS, this.#limits.redirects);
    const hops: Hop[] = [];
    const seen = new Set<string>();
    for (let url = withoutFragment(address); ; ) {
      seen.add(url);
      const reply = await this.#ask(this.#asked(url, purpose, options), seen.size > 1, earlier);
      if (reply.hop) hops.push(reply.hop);
      const next = reply.error || options.isService ? null : redirectOf(url, reply.status, reply.headers);
      const isTooMuch = next !== null && (seen.size > maxRedirects || seen.has(next));
      if (next === null || isTooMuch) {
        const resource = toResource(address, url, hops, reply, this.#maxBytes(options));
        return isTooMuch ? { ...resource, error: tooManyRedirects(next) } : resource;
      }
      await earlier;
      url = next;
    }
  }

  #ask(asked: Asked, isRedirect: boolean, earlier: Promise<unknown>): Promise<Reply> {
    const { url, purpose, isService } = asked;
    const problem = isService ? null : auditUrlProblem(this.#env, url);
    if (problem) {
      const code = isRedirect ? 'ADDRESS_NOT_ALLOWED' : 'URL_NOT_ALLOWED';
      const reply = noReply(code, `Not requested: it must be ${problem}.`);
      return Promise.resolve(this.#requests.refuse(url, purpose, reply));
    }
    if (asked.method !== 'GET') return this.#requests.send(asked, earlier);
    const key = JSON.stringify([url, isService, asked.headers]);
    const known = this.#gets.get(key);
    if (known && known.maxBytes >= asked.maxBytes) return known.reply;
    const reply = this.#requests.send(asked, earlier);
    this.#gets.set(key, { maxBytes: asked.maxBytes, reply });
    return reply;
  }

  #asked(url: string, purpose: Purpose, options: FetchOptions): Asked {
    return {
      url,
      purpose,
      method: options.method ?? 'GET',
      headers: { ...this.#headers, ...options.headers },
      maxBytes: this.#maxBytes(options),
      timeoutMs: options.timeoutMs ?? this.#limits.resourceMs,
      isService: options.isService ?? false,
    };
  }

  #maxBytes({ maxBytes }: FetchOptions): number {
    return Math.min(maxBytes ?? this.#limits.bodyBytes, this.#limits.bodyBytes);
  }
}

/** Returns the reply to the last request, cut to the requested size: another call may have read more. */
function toResource(url: string, finalUrl: string, hops: Hop[], reply: Reply, maxBytes: number): Resource {
  const { status, headers, ms, error } = reply;
  const body = reply.body.subarray(0, maxBytes);
  const isWhole = reply.isWhole && body.length === reply.body.length;
  return { url, finalUrl, hops, status, headers, body, isWhole, ms, error };
}

function tooManyRedirects(next: string): Resource['error'] {
  return {
    code: 'TOO_MANY_REDIRECTS',
    message: `The redirect was not followed: ${next}`.slice(0, 300),
  };
}

function withoutFragment(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  url.hash = '';
  return url.href;
}
