import type { CertificateName } from './certificates.ts';

/** The response of a test server to a path. */
export interface Reply {
  status?: number;
  /** Here and in the body, `PORT` stands for the port of the server. */
  headers?: [name: string, value: string][];
  body?: string;
  /**
   * The behavior instead: `hang` never answers, `stall` sends the headers alone, `drip` sends a byte every 20 ms,
   * `huge` 300 MB, `bomb` 300 MB of zeros in 300 KB of gzip, `break` closes in the middle of the body, `break at once`
   * before its first byte, `reset` instead of an answer, `garbage` sends what is no HTTP.
   */
  does?: 'hang' | 'stall' | 'drip' | 'huge' | 'bomb' | 'break' | 'break at once' | 'reset' | 'garbage';
}

/** A test server, on its own port of this machine. */
export interface SiteSpec {
  /** The certificate for https://, which has the same port as http://, as the reference of the Observatory asks. */
  certificate?: CertificateName;
  /** Responses by path and query. `*` is for what is not listed, which is otherwise 404. */
  https?: Record<string, Reply>;
  http?: Record<string, Reply>;
}

/** The requests that the server has received. */
export interface Seen {
  /** Requests such as `GET https /path`, in order. */
  requests: string[];
  /** Headers of the requests. */
  headers: Record<string, string>[];
  /** The bytes of all bodies, as far as the other side received them. */
  bytesSent: number;
  connections: number;
}
