import type { Client } from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import { painted } from '../lib/after-paint.ts';
import type { components, paths } from './schema.d.ts';
import { type Init, send } from './send.ts';

export type Schemas = components['schemas'];

const ended = new EventTarget();

/** Calls `listener` when the API says that nobody is signed in any more. */
export function onSessionEnd(listener: () => void): () => void {
  ended.addEventListener('end', listener);
  return () => ended.removeEventListener('end', listener);
}

/** What no screen begins with: it leaves the network and the processor to what is seen first. */
const LATER = /\/(?:labels|profile|schedules|organization\/(?:list|get-full-organization))$/;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The API of Herald, typed by its own description. Throws `Problem`. */
export const client = Object.fromEntries(
  METHODS.map((method) => [
    method,
    async (path: string, init?: Init) => {
      if (method === 'GET' && LATER.test(path)) await painted();
      return send(method, path, init, ({ code }) => {
        // A wrong password or code is 401 too, and has a code of its own.
        if (code === 'UNAUTHORIZED') ended.dispatchEvent(new Event('end'));
      });
    },
  ]),
) as unknown as Pick<Client<paths>, (typeof METHODS)[number]>;
export const api = createQueryClient(client as Client<paths>);

/** The data of an answer; where there is none, the call has thrown. */
export const dataOf = <T>(answer: { data?: T }): T => answer.data as T;
