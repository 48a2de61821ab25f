import type { client } from '../client.ts';
import { newId } from '../new-id.ts';
import type { Init } from '../send.ts';

/** A request that can be stored and sent later. */
export interface Call {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  init: Init;
}

/**
 * Returns the requests that `run` makes, without sending them: each call gets an empty response. A `POST` gets an
 * idempotency key unless it has one, so that it is done once however often it is sent.
 */
export async function record(run: (into: typeof client) => Promise<unknown>): Promise<Call[]> {
  const calls: Call[] = [];
  const into =
    (method: Call['method']) =>
    async (path: string, init: Init = {}) => {
      const { params, body } = init;
      const header = {
        ...(method === 'POST' && { 'idempotency-key': newId() }),
        ...params?.header,
      };
      calls.push({
        method,
        path,
        init: structuredClone({ params: { ...params, header }, ...(body !== undefined && { body }) }),
      });
      return { data: {} };
    };
  const recorder = {
    GET: () => Promise.reject(new Error('A change that waits reads nothing.')),
    ...Object.fromEntries((['POST', 'PUT', 'PATCH', 'DELETE'] as const).map((each) => [each, into(each)])),
  };
  await run(recorder as unknown as typeof client);
  return calls;
}
