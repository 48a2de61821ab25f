import { z } from 'zod';
import type { Resource, Site } from '../../site/site.ts';

/** The codes of record types (IANA, "DNS Parameters"). */
const TYPES = { TXT: 16, AAAA: 28, DS: 43, CAA: 257 } as const;
export type RecordType = keyof typeof TYPES;

/** Maximum questions of one audit. */
const MAX_QUESTIONS = 8;
const MAX_BYTES = 65_536;
const TIMEOUT_MS = 3_000;
/** More or longer records of one name are not for mail or certificates. */
const MAX_RECORDS = 100;
const MAX_RECORD_CHARACTERS = 4_096;

/** The codes of responses (RFC 1035, 4.1.1). */
const NO_ERROR = 0;
const NAME_ERROR = 3;
const CODES: Record<number, string> = { 1: 'FORMERR', 2: 'SERVFAIL', 4: 'NOTIMP', 5: 'REFUSED' };

const response = z.object({
  Status: z.int().min(0),
  AD: z.boolean().optional(),
  Answer: z.array(z.object({ type: z.int(), data: z.string() })).optional(),
});

/** The resolver's result for a name, or the `problem` with it. */
export type Answer =
  | {
      problem: null;
      /** Whether the name exists; false for NXDOMAIN. */
      exists: boolean;
      /** The records, sorted, as name servers rotate them. Without CNAMEs. */
      records: string[];
      /** Whether the resolver has verified the signatures (DNSSEC). */
      isAuthenticated: boolean;
    }
  | {
      problem: string;
      /** Whether the resolver itself does not respond: another question would fail, too. */
      isResolverDown: boolean;
    };

/** A function that asks one question. It never throws. */
export type Ask = (name: string, type: RecordType) => Promise<Answer>;

/**
 * Asks a resolver by DNS over HTTPS, at most 8 times, in the JSON format of Cloudflare and Google.
 * Source: https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json/
 */
export function openResolver(
  site: Pick<Site, 'fetch'>,
  dnsUrl: string,
): { ask: Ask; questionsLeft(): number } {
  let left = MAX_QUESTIONS;
  const ask: Ask = async (name, type) => {
    if (left === 0) return { problem: `${name}: the audit has asked the DNS enough`, isResolverDown: false };
    left--;
    const url = new URL(dnsUrl);
    url.searchParams.set('name', name);
    url.searchParams.set('type', type);
    const resource = await site.fetch(url.href, 'dns', {
      headers: { accept: 'application/dns-json' },
      isService: true,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    return readAnswer(resource, `${name} ${type}`, TYPES[type]);
  };
  return { ask, questionsLeft: () => left };
}

function readAnswer({ error, status, isWhole, body }: Resource, question: string, type: number): Answer {
  const isDown = (why: string): Answer => ({ problem: `${question}: ${why}`, isResolverDown: true });
  if (error !== null) return isDown(`the DNS resolver cannot be asked: ${error.message}`);
  if (status !== 200) return isDown(`the DNS resolver answers with status ${status}`);
  const read = isWhole ? readJson(body) : null;
  if (read === null) return isDown('the answer of the DNS resolver cannot be read');
  if (read.Status !== NO_ERROR && read.Status !== NAME_ERROR) {
    const code = CODES[read.Status] ?? `code ${read.Status}`;
    return { problem: `${question}: the DNS answers ${code}`, isResolverDown: false };
  }
  const records = (read.Answer ?? [])
    .filter((record) => record.type === type)
    .slice(0, MAX_RECORDS)
    .map(({ data }) => data.slice(0, MAX_RECORD_CHARACTERS));
  return {
    problem: null,
    exists: read.Status === NO_ERROR,
    records: records.toSorted(),
    isAuthenticated: read.AD ?? false,
  };
}

function readJson(body: Uint8Array): z.infer<typeof response> | null {
  try {
    return response.safeParse(JSON.parse(new TextDecoder().decode(body))).data ?? null;
  } catch {
    // The resolver did not send JSON, which the caller reports.
    return null;
  }
}
