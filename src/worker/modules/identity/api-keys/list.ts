import type { Ctx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import { visibleKeys } from './key.ts';
import { type ApiKey, listApiKeys } from './store.ts';

export type { ApiKey };

/** Lists the keys, newest first. `next` is the cursor of the next page, null on the last. */
export async function listKeys(
  ctx: Ctx,
  { limit, cursor }: { limit: number; cursor?: number },
): Promise<{ keys: ApiKey[]; next: string | null }> {
  const rows = await listApiKeys(directory(ctx), visibleKeys(ctx), {
    limit: limit + 1,
    before: cursor ?? null,
  });
  const keys = rows.slice(0, limit);
  const last = keys.at(-1);
  return { keys, next: last && rows.length > limit ? String(last.id) : null };
}
