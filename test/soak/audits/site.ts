import type { Result, TestId } from '../../../src/lib/observatory/index.ts';

export type Header = readonly [name: string, value: string];

/** A response. `:PORT` in its headers and body stands for the port of the site. */
export interface Reply {
  status: number;
  headers: Header[];
  body: string;
  paths?: Record<string, Reply>;
}

/** A difference between the documented rule and the reference on a site. */
export interface Difference {
  test: TestId;
  reference: Result;
  ours: Result;
  pass: boolean;
  modifier: number;
  cause: string;
}

export interface Site {
  name: string;
  host: string;
  certificate?: 'good' | 'wrong name' | 'expired' | 'self-signed';
  http: Reply | 'none';
  https: Reply | 'none';
  robots: Reply;
  /** The response to OPTIONS; `ORIGIN` in a value stands for the Origin of the request. */
  cors: Reply;
  /** The expected result of a test that the reference lacks. */
  coep: Result;
  coop: Result;
  differences: Difference[];
}

export const HTML: Header = ['Content-Type', 'text/html; charset=utf-8'];
export const HSTS: Header = ['Strict-Transport-Security', 'max-age=31536000'];

export function reply(headers: Header[], body = '<title>A</title>', status = 200): Reply {
  return { status, headers, body };
}

/** A redirect of http:// to https:// on the same host. */
export const TO_HTTPS: Reply = reply([], '', 301);

/** Returns a site that redirects to https:// and has only HSTS, with these changes. */
export function site(name: string, changes: Partial<Site> = {}): Site {
  return {
    name,
    host: 'www.example.com',
    http: TO_HTTPS,
    https: reply([HTML, HSTS]),
    robots: reply([], '', 404),
    cors: reply([], '', 204),
    coep: 'coep-not-implemented',
    coop: 'coop-not-implemented',
    differences: [],
    ...changes,
  };
}

export const csp = (value: string): Header => ['Content-Security-Policy', value];

export const meta = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
