/**
 * A connection for each call: the server ends idle ones, now and then just as one is used again, and a POST is then
 * lost without a word of whether it was read.
 */
const keepAlive = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('connection', 'close');
  return keepAlive(input, { ...init, headers });
};
