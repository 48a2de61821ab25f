import type { Client } from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import { painted } from '../lib/loading/after-paint.ts';
import { Unreachable } from '../lib/problem.ts';
import { commonText } from '../lib/text/common.ts';
import { preferredLanguage } from '../lib/text/language.tsx';
import type { components, paths } from './schema.d.ts';
import { type Init, send } from './send.ts';

export type Schemas = components['schemas'];

const ended = new EventTarget();

/** Calls `listener` when the API reports that the session has ended. */
export function onSessionEnd(listener: () => void): () => void {
  ended.addEventListener('end', listener);
  return () => ended.removeEventListener('end', listener);
}

/** Paths that no screen needs first, requested with low priority to leave network and CPU to the first paint. */
const LATER = /\/(?:labels|tags|profile|schedules|organization\/(?:list|get-full-organization))$/;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A call without a response has failed with a type error, in the browser's words. */
function explain(error: unknown): never {
  if (!(error instanceof TypeError)) throw error;
  const text = commonText[preferredLanguage()];
  throw new Unreachable(navigator.onLine ? text.unreachable : text.offline);
}

/** The API client, typed by the OpenAPI document. Throws `Problem`, and `Unreachable` without a response. */
export const client = Object.fromEntries(
  METHODS.map((method) => [
    method,
    async (path: string, init?: Init) => {
      if (method === 'GET' && LATER.test(path)) await painted();
      return send(method, path, init, ({ code }) => {
        // A wrong password or code also has status 401, but a different code.
        if (code === 'UNAUTHORIZED') ended.dispatchEvent(new Event('end'));
      }).catch(explain);
    },
  ]),
) as unknown as Pick<Client<paths>, (typeof METHODS)[number]>;
export const api = createQueryClient(client as Client<paths>);

/** Returns the data of a response. A call without data has thrown. */
export const dataOf = <T>(answer: { data?: T }): T => answer.data as T;
