import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standing } from '../../../../../src/dashboard/api/offline/standing.ts';
import type { Waiting } from '../../../../../src/dashboard/api/offline/store.ts';
import {
  keep,
  resumeWaiting,
  sendWaiting,
  withdraw,
} from '../../../../../src/dashboard/api/offline/waiting.ts';
import { dismiss, shownToasts } from '../../../../../src/dashboard/lib/toasts.ts';

const rows = vi.hoisted(() => new Map<number, Waiting>());
vi.mock('../../../../../src/dashboard/api/offline/store.ts', () => {
  let last = 0;
  return {
    readAll: async () => [...rows.values()],
    readOne: async (_: string, id: number) => rows.get(id),
    async remove(_: string, ids: number[]) {
      for (const id of ids) rows.delete(id);
    },
    async write(_: string, [row]: [Waiting]) {
      const id = row.id ?? ++last;
      rows.set(id, { ...row, id });
      return id;
    },
  };
});

let queries: QueryClient;
/** The bodies of the requests in their order. */
let sent: unknown[];
/** Answers the requests one after the other; 204 without more. */
let answers: (() => Response)[];
const none = (): Response => {
  throw new TypeError('Failed to fetch');
};
const status = (code: number) => () => Response.json({ detail: `Answer ${code}` }, { status: code });

beforeEach(() => {
  rows.clear();
  sent = [];
  answers = [];
  queries = new QueryClient();
  signIn('7');
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const answer = answers.shift();
    const response = answer ? answer() : new Response(null, { status: 204 });
    sent.push(JSON.parse(body));
    return response;
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const { id } of [...shownToasts()]) dismiss(id);
});

function signIn(id: string) {
  queries.setQueryData(['get', '/api/auth/get-session', {}], {
    user: { id },
    session: { activeOrganizationId: 1 },
  });
}
const variables = (id: number) => ({ id });
const change = (made: { id: number }) =>
  keep(queries, {
    run: ({ id }, into) => into.PATCH('/api/threads', { body: { ids: [id], state: 'done' } }),
    variables: made,
    label: `Done: ${made.id}`,
  });
const idsSent = () => sent.map((body) => (body as { ids: number[] }).ids[0]);

test('changes are sent in their order, each once', async () => {
  for (const id of [1, 2, 3]) await change(variables(id));
  expect(standing().waiting).toBe(3);
  await Promise.all([sendWaiting(queries), sendWaiting(queries)]);
  await sendWaiting(queries);
  expect(idsSent()).toEqual([1, 2, 3]);
  expect(standing().waiting).toBe(0);
  expect(shownToasts().map(({ text }) => text)).toEqual(['The 3 changes that waited are sent.']);
});

test('without an answer, all wait behind the first', async () => {
  for (const id of [1, 2]) await change(variables(id));
  answers = [none];
  await sendWaiting(queries);
  expect(idsSent()).toEqual([]);
  expect(standing().waiting).toBe(2);
  await sendWaiting(queries);
  expect(idsSent()).toEqual([1, 2]);
});

test('a refused change is said and given up, and the next ones are sent', async () => {
  for (const id of [1, 2]) await change(variables(id));
  answers = [status(404)];
  await sendWaiting(queries);
  expect(idsSent()).toEqual([1, 2]);
  expect(standing().waiting).toBe(0);
  expect(shownToasts()).toMatchObject([
    { text: 'This was refused, and is as before: “Done: 1”', detail: 'Answer 404', isFailure: true },
    { text: 'The change that waited is sent.' },
  ]);
});

test('a server that fails is asked five times', async () => {
  await change(variables(1));
  for (let time = 1; time <= 5; time++) {
    expect(standing().waiting).toBe(1);
    answers = [status(503)];
    await sendWaiting(queries);
  }
  expect(standing().waiting).toBe(0);
  expect(shownToasts()).toMatchObject([{ detail: 'Answer 503' }]);
});

test('of a change in several requests, those with an answer are not repeated', async () => {
  await keep(queries, {
    async run(_: object, into) {
      for (const id of [1, 2]) await into.PATCH('/api/threads', { body: { ids: [id], state: 'done' } });
    },
    variables: {},
    label: 'Both',
  });
  answers = [() => new Response(null, { status: 204 }), none];
  await sendWaiting(queries);
  expect(idsSent()).toEqual([1]);
  await sendWaiting(queries);
  expect(idsSent()).toEqual([1, 2]);
});

test('an undo takes out what waits, and says when it comes too late', async () => {
  const [first, second] = [variables(1), variables(2)];
  await change(first);
  expect(await withdraw(queries, second)).toBe(false);
  expect(await withdraw(queries, first)).toBe(true);
  await sendWaiting(queries);
  expect(sent).toEqual([]);
  await change(second);
  await sendWaiting(queries);
  await expect(withdraw(queries, second)).rejects.toThrow('has been sent');
});

test("another user's changes stay until they are back", async () => {
  await change(variables(1));
  signIn('8');
  await sendWaiting(queries);
  expect(sent).toEqual([]);
  expect(standing().waiting).toBe(0);
  signIn('7');
  await resumeWaiting(queries);
  expect(idsSent()).toEqual([1]);
});
