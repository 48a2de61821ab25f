import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressOf, hearVersion, send, versionOf } from '../../../../src/dashboard/api/send.ts';
import { Problem } from '../../../../src/dashboard/lib/problem.ts';

const answer = (response: Response) => {
  const fetching = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => response);
  vi.stubGlobal('fetch', fetching);
  return fetching;
};
afterEach(() => vi.unstubAllGlobals());

describe('addresses of the API', () => {
  test('take the values of their path, encoded', () => {
    expect(addressOf('/api/a/{id}/b/{name}', { path: { id: 7, name: 'x/y ?' } })).toBe(
      '/api/a/7/b/x%2Fy%20%3F',
    );
  });

  test('name what is asked for, each value of a list, and nothing that is not there', () => {
    const query = { search: 'a&b=c', tag: ['one', 'two'], none: undefined, nil: null, no: false, zero: 0 };
    expect([...new URLSearchParams(addressOf('/api/a', { query }).split('?')[1])]).toEqual([
      ['search', 'a&b=c'],
      ['tag', 'one'],
      ['tag', 'two'],
      ['no', 'false'],
      ['zero', '0'],
    ]);
    expect(addressOf('/api/a', { query: { none: undefined } })).toBe('/api/a');
  });
});

describe('a call', () => {
  test('notes the version that its answer is of', async () => {
    answer(Response.json([], { headers: { 'x-live-version': '7' } }));
    await send('GET', '/api/a', { params: { query: { b: 1 } } });
    expect([versionOf('/api/a?b=1'), versionOf('/api/a')]).toEqual([7, undefined]);
  });

  test('asks with the tag of its last answer, and answers the same while nothing has changed', async () => {
    const path = '/api/tagged';
    answer(Response.json([1], { headers: { etag: 'W/"a.8"', 'x-live-version': '8', link: '<x>' } }));
    const first = await send('GET', path);
    const unchanged = answer(new Response(null, { status: 304 }));
    expect(await send('GET', path)).toBe(first);
    expect(first.response.headers.get('link')).toBe('<x>');
    expect(unchanged.mock.calls[0]![1].headers).toEqual({ 'if-none-match': 'W/"a.8"' });

    // What is known to have changed is asked for as the first time.
    hearVersion(9);
    const changed = answer(Response.json([2], { headers: { etag: 'W/"a.9"', 'x-live-version': '9' } }));
    expect((await send('GET', path)).data).toEqual([2]);
    expect(changed.mock.calls[0]![1].headers).toEqual({});
  });

  test('sends JSON and answers it', async () => {
    const fetching = answer(Response.json({ id: 1 }));
    const { data } = await send('POST', '/api/a', { body: { b: 1 } });
    expect(data).toEqual({ id: 1 });
    expect(fetching.mock.calls[0]![1]).toMatchObject({
      method: 'POST',
      body: '{"b":1}',
      headers: { 'content-type': 'application/json' },
    });
  });

  test('leaves the type of a form to the browser, and that of a text to the caller', async () => {
    const form = new FormData();
    const fetching = answer(new Response(null, { status: 204 }));
    expect(await send('PUT', '/api/a', { body: {}, bodySerializer: () => form })).toMatchObject({
      data: undefined,
    });
    expect(fetching.mock.calls[0]![1]).toMatchObject({ body: form, headers: {} });
    const headers = { 'content-type': 'text/calendar' };
    await send('POST', '/api/a', { body: 'BEGIN', bodySerializer: String, headers });
    expect(fetching.mock.calls[1]![1]).toMatchObject({ body: 'BEGIN', headers });
  });

  test('answers text and streams as such', async () => {
    answer(new Response('[1]'));
    expect((await send('GET', '/api/a', { parseAs: 'text' })).data).toBe('[1]');
    answer(new Response('[1]'));
    expect((await send('GET', '/api/a', { parseAs: 'stream' })).data).toBeInstanceOf(ReadableStream);
  });

  test('throws the problem that it is answered, after it has been seen', async () => {
    answer(Response.json({ code: 'NOT_FOUND', detail: 'No such mail', requestId: 'r1' }, { status: 404 }));
    const seen: Problem[] = [];
    const call = send('GET', '/api/a', {}, (problem) => seen.push(problem));
    await expect(call).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND', requestId: 'r1' });
    expect(seen).toHaveLength(1);
  });

  test('throws a problem also where the answer is no problem document', async () => {
    answer(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const failure = await send('GET', '/api/a').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Problem);
    expect(failure).toMatchObject({ status: 502, code: 'UNKNOWN' });
  });
});
