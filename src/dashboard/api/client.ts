import createFetchClient, { type Middleware } from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import type { paths } from './schema.d.ts';

/** An answer that is a problem document (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly errors: { path: string; message: string }[];

  constructor(
    status: number,
    body: Partial<Record<'detail' | 'code' | 'requestId', string>> & { errors?: Problem['errors'] },
  ) {
    super(body.detail ?? `The server answered ${status}.`);
    this.name = 'Problem';
    this.status = status;
    this.code = body.code ?? 'UNKNOWN';
    this.requestId = body.requestId ?? null;
    this.errors = body.errors ?? [];
  }
}

const throwProblems: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    const body = await response
      .clone()
      .json()
      .catch(() => ({}));
    throw new Problem(response.status, body);
  },
};

/** The API of Herald, typed by its own description. Throws `Problem`. */
export const client = createFetchClient<paths>({ baseUrl: '/' });
client.use(throwProblems);
export const api = createQueryClient(client);
