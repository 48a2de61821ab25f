/** Herald as deployed, with a route that collects garbage. */
import herald from '../../src/worker/index.ts';

export * from '../../src/worker/index.ts';

declare const gc: () => void;

export default {
  ...herald,
  async fetch(request, env, execution) {
    if (new URL(request.url).pathname !== '/bench/gc') return herald.fetch(request, env, execution);
    gc();
    return new Response(null, { status: 204 });
  },
} satisfies typeof herald;
