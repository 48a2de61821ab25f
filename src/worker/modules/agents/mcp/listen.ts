import { setTimeout as pause } from 'node:timers/promises';
import { createMcpHandler, readRequestBody } from '@modelcontextprotocol/server';
import type { Conversation } from '../../../../contract/mail/conversations.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import { selectVersion } from '../../../platform/data/commit/announcing.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { RouteRefusal } from '../../../platform/invocation/inner-call.ts';
import { findConnection } from '../connections/store.ts';
import { type Caller, countCall } from '../hands/run-tool.ts';
import { selectStop } from '../hands/store.ts';
import { asDomainError } from '../proposals/approve.ts';
import { findConversation, sees } from '../tools/sight.ts';
import { findTask } from '../tools/tasks.ts';
import type { ToolBox } from '../tools/tool.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { createServer } from './server.ts';

/** What a stream watches at most: each look reads all of it, and an invocation may read so much from D1. */
const MAX_WATCHED = 5;
const LOOK_MS = 5_000;
/** A stream ends after so many looks, and its client opens another: a Worker does not wait for long. */
const LOOKS = 24;

const WATCHABLE = /^herald:\/\/(?:(inbox)|(conversation|task)\/([1-9]\d{0,15}))$/;
const FIELD = 'params.notifications.resourceSubscriptions';

export const isListen = (request: Request): boolean =>
  request.headers.get('mcp-method') === 'subscriptions/listen';

/**
 * Answers `subscriptions/listen` with a stream that names the resources which have changed, without a word of them. It
 * ends when agents are stopped, or the connection is. Throws as `countCall` does; `invalid`, `not_found`.
 */
export async function listen(caller: Caller, request: Request): Promise<Response> {
  const { ctx } = caller.box;
  await countCall(caller);
  if (caller.connection.hands.read !== 'alone') {
    throw new DomainError('forbidden', 'HAND_REFUSED', 'The connection of this agent refuses reading.');
  }
  const body = await bodyOf(request);
  const uris = watchedOf(body);
  const before = await look(caller, uris);
  const open = new AbortController();
  const handler = createMcpHandler(({ era }) => createServer(caller, era), {
    maxSubscriptions: 1,
    bus: {
      publish: () => {},
      subscribe(tell) {
        watch(caller, before, (uri) => tell({ kind: 'resource_updated', uri }), open.signal)
          .catch((error: unknown) => ctx.log.error('mcp.listen_failed', error))
          .finally(() => handler.close());
        return () => open.abort();
      },
    },
    onerror: (error) => ctx.log.warn('mcp.refused', { reason: error.message }),
  });
  return handler.fetch(request, { parsedBody: body });
}

async function bodyOf(request: Request): Promise<unknown> {
  const read = await readRequestBody(request, MAX_BODY_BYTES);
  if (read.tooLarge) throw new DomainError('too_large', 'BODY_TOO_LARGE', `At most ${MAX_BODY_BYTES} bytes.`);
  try {
    return JSON.parse(read.text);
  } catch {
    throw invalid('body', 'expected JSON');
  }
}

/** Returns the addresses of resources that the request wants to hear of. */
function watchedOf(body: unknown): string[] {
  const { params } = (body ?? {}) as { params?: { notifications?: { resourceSubscriptions?: unknown } } };
  const uris = params?.notifications?.resourceSubscriptions ?? [];
  const isKnown = Array.isArray(uris) && uris.every((uri) => typeof uri === 'string' && WATCHABLE.test(uri));
  if (!isKnown)
    throw invalid(FIELD, 'expected herald://inbox, herald://conversation/{id}, herald://task/{id}');
  if (uris.length > MAX_WATCHED) throw invalid(FIELD, `expected at most ${MAX_WATCHED}`);
  return uris as string[];
}

type State = Map<string, string>;

async function look({ box }: Caller, uris: Iterable<string>): Promise<State> {
  const inside = { ...box, key: '' };
  try {
    return new Map(
      await Promise.all([...uris].map(async (uri) => [uri, await stateOf(inside, uri)] as const)),
    );
  } catch (error) {
    throw error instanceof RouteRefusal ? asDomainError(error) : error;
  }
}

/** Returns what a change of a resource changes. */
async function stateOf(box: ToolBox, uri: string): Promise<string> {
  const [, inbox, kind, id] = WATCHABLE.exec(uri)!;
  if (inbox === undefined)
    return JSON.stringify(await (kind === 'task' ? findTask : findConversation)(box, Number(id)));
  const query = { state: 'open', limit: 20 };
  const { body } = await box.call<Conversation[]>('GET', '/api/threads', { query });
  return JSON.stringify(body.filter((each) => sees(box, each)));
}

/** Looks every few seconds whether anything has changed at all, and then what, until the stream is closed or old. */
export async function watch(
  caller: Caller,
  before: State,
  tell: (uri: string) => void,
  closed: AbortSignal,
  everyMs = LOOK_MS,
): Promise<void> {
  const { box, connection } = caller;
  let known = before;
  let version: number | undefined;
  for (let looks = 0; looks < LOOKS && !closed.aborted; looks++) {
    const db = database(box.ctx);
    const [[stop], [now]] = await commit(db, [
      selectStop(box.ctx),
      selectVersion(db, box.ctx.organizationId),
    ]);
    if (stop || !(await findConnection(box.ctx, connection.id))) return;
    if (now?.version !== version) {
      const after = await look(caller, known.keys());
      for (const [uri, state] of after) if (state !== known.get(uri)) tell(uri);
      known = after;
      version = now?.version;
    }
    await pause(everyMs, undefined, { signal: closed }).catch(() => {});
  }
}
