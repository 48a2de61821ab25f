import type { Context } from 'hono';
import { type AppEnv, respondWithError } from './http.ts';

export interface ServerEvent {
  event: string;
  data: unknown;
}

const encoder = new TextEncoder();

/**
 * Responds with server-sent events. An error of `start` becomes an ordinary problem; an error of the events becomes the
 * last event, `error`, with a problem document. If the client disconnects, the signal aborts and the generator returns.
 */
export async function eventStream(
  c: Context<AppEnv>,
  start: (signal: AbortSignal) => Promise<AsyncGenerator<ServerEvent>>,
): Promise<Response> {
  const client = new AbortController();
  const events = await start(client.signal);
  const write = ({ event, data }: ServerEvent) =>
    encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await events.next();
        if (next.done) controller.close();
        else controller.enqueue(write(next.value));
      } catch (error) {
        controller.enqueue(write({ event: 'error', data: await respondWithError(error, c).json() }));
        controller.close();
      }
    },
    async cancel() {
      // The return waits for the event that is being written, which may take long.
      client.abort();
      await events.return(undefined);
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  });
}
