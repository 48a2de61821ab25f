import type { Context } from 'hono';
import { type AppEnv, answerError } from './http.ts';

export interface ServerEvent {
  event: string;
  data: unknown;
}

const encoder = new TextEncoder();

/**
 * A response of server-sent events. What `events` throws becomes the last event, `error`, with a problem document.
 * When the client goes away, `events` is returned early.
 */
export function eventStream(c: Context<AppEnv>, events: AsyncGenerator<ServerEvent>): Response {
  const write = ({ event, data }: ServerEvent) =>
    encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await events.next();
        if (next.done) controller.close();
        else controller.enqueue(write(next.value));
      } catch (error) {
        controller.enqueue(write({ event: 'error', data: await answerError(error, c).json() }));
        controller.close();
      }
    },
    async cancel() {
      await events.return(undefined);
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  });
}
