import type { QueryClient } from '@tanstack/react-query';
import { currentOwner, SESSION_PATH } from './owner.ts';
import { watchSeen } from './seen.ts';
import { resumeWaiting, watchWaiting } from './waiting.ts';

let hasStarted = false;

/** Keeps what the page shows and changes for times without a connection. Only the first call does something. */
export function startOffline(queries: QueryClient): void {
  if (hasStarted) return;
  hasStarted = true;
  watchSeen(queries);
  watchWaiting(queries);
  let owner: string | undefined;
  function resume() {
    const next = currentOwner(queries);
    if (next === owner) return;
    owner = next;
    // Without a store, nothing waits.
    void resumeWaiting(queries).catch(() => {});
  }
  resume();
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[1] === SESSION_PATH) resume();
  });
}
