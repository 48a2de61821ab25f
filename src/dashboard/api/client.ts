import createFetchClient, { type Middleware } from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import { Problem } from '../lib/problem.ts';
import type { components, paths } from './schema.d.ts';

export type Schemas = components['schemas'];

const ended = new EventTarget();

/** Calls `listener` when the API says that nobody is signed in any more. */
export function onSessionEnd(listener: () => void): () => void {
  ended.addEventListener('end', listener);
  return () => ended.removeEventListener('end', listener);
}

const throwProblems: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    const body = (await response
      .clone()
      .json()
      .catch(() => ({}))) as ConstructorParameters<typeof Problem>[1];
    // A wrong password or code is 401 too, and has a code of its own.
    if (body.code === 'UNAUTHORIZED') ended.dispatchEvent(new Event('end'));
    throw new Problem(response.status, body);
  },
};

/** The API of Herald, typed by its own description. Throws `Problem`. */
export const client = createFetchClient<paths>({ baseUrl: '/' });
client.use(throwProblems);
export const api = createQueryClient(client);

/** The data of an answer; the middleware has thrown where there is none. */
export const dataOf = <T>(answer: { data?: T }): T => answer.data as T;
