import { z } from '@hono/zod-openapi';
import { chat, chatDetail, chatRequest, listChatsQuery } from '../../../../contract/ai/chat.ts';
import { idParam } from '../../../../contract/common.ts';
import { type App, json, jsonBody, listOf, problems } from '../../../platform/http/http.ts';
import { respondWithPage } from '../../../platform/http/respond-with-page.ts';
import { route } from '../../../platform/http/route.ts';
import { eventStream } from '../../../platform/http/sse.ts';
import { routesAs } from '../../../platform/invocation/inner-call.ts';
import { streamChat } from './chat.ts';
import { deleteChat } from './delete.ts';
import { getChat } from './get.ts';
import { listChats } from './list.ts';
import type { OpenTools } from './tools.ts';

const ACCESS = { role: 'member', scope: 'ai:use' } as const;

const chatRoute = route({
  method: 'post',
  path: '/api/ai/chat',
  access: ACCESS,
  operationId: 'chat',
  tags: ['AI'],
  summary: 'Ask about emails and tasks',
  description:
    'Streams events: `delta` `{text}` while the answer is written, `tool` `{name}` when the model calls a tool, `proposal` `{proposal_id}` for what waits for a member instead of being done, then `done` `{chat_id, title, citations: [{email_id}], proposals: [{proposal_id}], model, usage, injection_risk, warnings}`, or `error` with a problem. An error before the first piece is an ordinary problem. The text is plain, and cites emails as `[#<id>]`. A complete answer is saved with its question; nothing is saved of an answer that fails, or that the client does not wait for, but it costs the tokens that it used. Codes: `NEEDS_MODEL`, `NO_SUCH_MODEL`, `CHAT_FULL`, `AI_REFUSED`, `CONTEXT_TOO_LONG` (422), `OUT_OF_TOKENS` (402), `AI_OFF` (403), `AI_UNAVAILABLE` (503).',
  request: { body: jsonBody(chatRequest) },
  responses: {
    200: { description: 'The answer.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    ...problems(402, 404, 422, 502, 503),
  },
});

const listChatsRoute = route({
  method: 'get',
  path: '/api/ai/chats',
  access: ACCESS,
  operationId: 'listChats',
  tags: ['AI'],
  summary: 'List your chats',
  description: 'Newest first: at most 500, of which a new chat replaces the oldest.',
  request: { query: listChatsQuery },
  responses: { 200: listOf(z.array(chat), 'The chats.'), ...problems() },
});

const getChatRoute = route({
  method: 'get',
  path: '/api/ai/chats/{id}',
  access: ACCESS,
  operationId: 'getChat',
  tags: ['AI'],
  summary: 'Get a chat',
  description: 'Only its user can read it.',
  request: { params: idParam },
  responses: { 200: json(chatDetail, 'The chat with its messages.'), ...problems(404) },
});

const deleteChatRoute = route({
  method: 'delete',
  path: '/api/ai/chats/{id}',
  access: ACCESS,
  operationId: 'deleteChat',
  tags: ['AI'],
  summary: 'Delete a chat',
  request: { params: idParam },
  responses: { 204: { description: 'Deleted.' }, ...problems(404) },
});

export function registerChat(app: App, loadTools: () => Promise<OpenTools>): void {
  app.openapi(chatRoute, (c) => {
    const { ctx, fetchInside } = c.var;
    const openTools = async () => {
      const open = await loadTools();
      return open(ctx, routesAs(fetchInside, ctx, new URL(c.req.url).origin, c.executionCtx));
    };
    return eventStream(c, (signal) => streamChat(ctx, c.req.valid('json'), signal, openTools));
  });
  app.openapi(listChatsRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listChats(c.var.ctx, query), query);
  });
  app.openapi(getChatRoute, async (c) => c.json(await getChat(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(deleteChatRoute, async (c) => {
    await deleteChat(c.var.ctx, c.req.valid('param').id);
    return c.body(null, 204);
  });
}
