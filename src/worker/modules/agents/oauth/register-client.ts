import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { openOAuth } from './server.ts';
import { deleteOldestUnused, updateUnused } from './store.ts';

/**
 * Registers a client (RFC 7591): anybody may, so it lives for a day unless somebody connects it, and the oldest give way
 * when there are too many.
 */
export async function registerClient(
  ctx: ServiceCtx,
  request: Request,
  execution: ExecutionContext,
): Promise<Response> {
  const { server, env } = await openOAuth(ctx);
  const response = await server.fetch(request, env, execution);
  if (response.status !== 201) return response;
  const { client_id: clientId } = await response.clone().json<{ client_id: string }>();
  await commit(directory(ctx), [updateUnused(ctx, clientId), deleteOldestUnused(ctx)]);
  return response;
}
