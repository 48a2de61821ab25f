// For `node --import`: makes `fetch` resolve the host names of the simulated account.
const { SIMULATED_SITES: sites } = process.env;
const { fetch } = globalThis;

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.hostname === '127.0.0.1' || url.hostname === 'localhost') return fetch(input, init);
  const address = `${sites}/${url.protocol.slice(0, -1)}/${url.host}${url.pathname}${url.search}`;
  return fetch(input instanceof Request ? new Request(address, input) : address, init);
};
