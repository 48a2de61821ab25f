import type { Statement } from '../../platform/data/database.ts';
import type { Direction, Run } from './fetch.ts';
import { updateCursor, updateOlder } from './store.ts';

/** A message that a cursor passes. */
interface Passed {
  uid: number;
  internal_date?: string | null;
}

/**
 * Returns the statements that move the cursor of a direction past messages. After the commit, `advance` moves the
 * cursor in memory.
 */
export function moveOver({ ctx, claim }: Run, direction: Direction, messages: Passed[]): Statement[] {
  if (messages.length === 0) return [];
  const uids = messages.map(({ uid }) => uid);
  if (direction === 'onward') return [updateCursor(ctx, claim, Math.max(...uids))];
  const dates = messages.flatMap((message) =>
    message.internal_date ? [Date.parse(message.internal_date)] : [],
  );
  const reachedAt = dates.length > 0 ? Math.min(...dates) : null;
  return [updateOlder(ctx, claim, Math.min(...uids), { count: messages.length, reachedAt })];
}

export function advance({ cursor }: Run, direction: Direction, uid: number): void {
  if (!cursor) return;
  if (direction === 'onward') cursor.uid = Math.max(cursor.uid, uid);
  else cursor.older.uid = Math.min(cursor.older.uid, uid);
}

/** Returns the position of the cursor of a direction. */
export function positionOf({ cursor }: Run, direction: Direction): number {
  return (direction === 'onward' ? cursor?.uid : cursor?.older.uid) ?? 0;
}
