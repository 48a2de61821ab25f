import type { CertificateName } from './certificates.ts';

/** How a server of the tests answers a path. */
export interface Reply {
  status?: number;
  /** Here and in the body, `PORT` stands for the port of the server. */
  headers?: [name: string, value: string][];
  body?: string;
  /**
   * What it does instead: `hang` never answers, `stall` sends the headers alone, `drip` sends a byte every 20 ms, `huge` 300 MB, `bomb` 300 MB of zeros in
   * 300 KB of gzip, `break` closes in the middle of the body, `break at once` before its first byte, `reset` instead of
   * an answer, `garbage` sends what is no HTTP.
   */
  does?: 'hang' | 'stall' | 'drip' | 'huge' | 'bomb' | 'break' | 'break at once' | 'reset' | 'garbage';
}

/** A server of the tests, on a port of its own of this machine. */
export interface SiteSpec {
  /** With one, https:// is answered; on the same port as http://, as the reference of the Observatory asks. */
  certificate?: CertificateName;
  /** By path and query; `*` answers what is not listed. Otherwise it is 404. */
  https?: Record<string, Reply>;
  http?: Record<string, Reply>;
}

/** What the server has seen. */
export interface Seen {
  /** `GET https /path`, in order. */
  requests: string[];
  /** Headers of the requests. */
  headers: Record<string, string>[];
  /** Of all bodies, as far as the other side took them. */
  bytesSent: number;
  connections: number;
}
