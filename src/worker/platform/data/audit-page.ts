/**
 * Pages of an organization's audit log, which may be in two databases: entries about members, keys and accounts in the
 * directory, all others in the organization's database.
 */
import type { Ctx } from '../ctx.ts';
import { haveSameDatabase } from './commit/placement.ts';
import { type Database, database, directory } from './database.ts';

/** The fields that order entries. In one database, a later entry has a higher id. */
interface Entry {
  id: number;
  created_at: number;
}

/**
 * The position of a reader: for each database, the id below which the next page starts. A single number applies to all
 * databases; it was stored while there was only one.
 */
export type AuditPosition = number[];

/** The range of the log to read. `before` is null for the newest entries. */
export interface AuditRange {
  limit: number;
  before: AuditPosition | null;
}

/** A page of the log. `next` is null after the last entry. */
export interface AuditPage<E> {
  entries: E[];
  next: AuditPosition | null;
}

/** A database with entries of the organization. */
interface AuditSource {
  db: Database;
  /** Whether this database has the names of users and keys, too. */
  hasNames: boolean;
}

/** Lists entries of one database, newest first, with ids below `before`. */
type List<E> = (source: AuditSource, range: { limit: number; before: number | null }) => Promise<E[]>;

/** Reads a page of the log with `list`, from all databases at the same time. */
export async function readAuditPage<E extends Entry>(
  ctx: Ctx,
  range: AuditRange,
  list: List<E>,
): Promise<AuditPage<E>> {
  const isOne = await haveSameDatabase(ctx);
  const sources = sourcesOf(ctx, isOne);
  const starts = startsOf(sources.length, range.before);
  const lists = await Promise.all(
    sources.map((source, i) => list(source, { limit: range.limit + 1, before: starts[i] ?? null })),
  );
  // The read itself detects whether the organization has moved since its database was last looked up.
  if ((await haveSameDatabase(ctx)) !== isOne) return readAuditPage(ctx, range, list);
  return mergeEntries(lists, starts, range.limit);
}

function sourcesOf(ctx: Ctx, isOne: boolean): AuditSource[] {
  const own = { db: database(ctx), hasNames: isOne };
  return isOne ? [own] : [{ db: directory(ctx), hasNames: true }, own];
}

/**
 * Returns where each of `count` databases continues. If the organization has meanwhile moved into the directory's
 * database, the reader may see entries twice, but misses none.
 */
export function startsOf(count: number, before: AuditPosition | null): (number | null)[] {
  if (before === null) return Array.from({ length: count }, () => null);
  if (before.length === count) return before;
  return Array.from({ length: count }, () => Math.max(...before));
}

/**
 * Merges the first `limit` entries of the lists, newest first; at equal times, the first list comes first. Each list is
 * newest first, and has at least `limit + 1` entries unless it is at its end. The next page starts exactly where this
 * one ended in each list, so no entry is left out or repeated, even if times in a list are out of order; new entries
 * are above.
 */
export function mergeEntries<E extends Entry>(
  lists: readonly E[][],
  starts: readonly (number | null)[],
  limit: number,
): AuditPage<E> {
  const taken = lists.map(() => 0);
  const entries: E[] = [];
  while (entries.length < limit) {
    const heads = lists.map((list, i) => list[taken[i] ?? 0]);
    const from = newestOf(heads);
    const head = heads[from];
    if (!head) break;
    entries.push(head);
    taken[from] = (taken[from] ?? 0) + 1;
  }
  const isEnd = lists.every((list, i) => list.length === taken[i]);
  const next = lists.map((list, i) => {
    const last = list[(taken[i] ?? 0) - 1];
    if (last) return last.id;
    // No entry of this list is shown yet: those written from now on must not come in between.
    return list[0] ? list[0].id + 1 : (starts[i] ?? 0);
  });
  return { entries, next: isEnd ? null : next };
}

/** Returns the index of the entry with the latest time, the first of several; -1 if there is none. */
function newestOf(heads: readonly (Entry | undefined)[]): number {
  const times = heads.flatMap((head) => (head ? [head.created_at] : []));
  return heads.findIndex((head) => head?.created_at === Math.max(...times));
}
