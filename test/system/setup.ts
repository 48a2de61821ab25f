/**
 * The original `fetch`, here given a new connection for each call. The server closes idle connections, sometimes just
 * when one is reused. A POST is then lost, and the client cannot know whether the server has read it.
 */
const originalFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('connection', 'close');
  return originalFetch(input, { ...init, headers });
};
