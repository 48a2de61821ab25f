/**
 * Pages of an organization's audit log, whose entries may lie in two databases: those of members, keys and accounts in the
 * directory, all others in the database of the organization.
 */
import type { Ctx } from '../ctx.ts';
import { type Database, database, directory, haveSameDatabase } from './database.ts';

/** What of an entry says its place. In one database, a later entry has a higher id. */
interface Entry {
  id: number;
  created_at: number;
}

/**
 * How far a reader has come: of each database the id that what follows is below. One number is of all databases, as it was
 * noted while there was one.
 */
export type AuditPosition = number[];

/** Which part of the log is read; `before` null: the newest entries. */
export interface AuditRange {
  limit: number;
  before: AuditPosition | null;
}

/** `next` is null after the last entry. */
export interface AuditPage<E> {
  entries: E[];
  next: AuditPosition | null;
}

/** A database with entries of the organization. */
interface AuditSource {
  db: Database;
  /** The names of users and keys are there too. */
  hasNames: boolean;
}

/** Lists entries of one database, newest first, with ids below `before`. */
type List<E> = (source: AuditSource, range: { limit: number; before: number | null }) => Promise<E[]>;

/** A page of the log, by what `list` reads of each database, at the same time. */
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
  // If the organization has moved since this was last heard, the read has noticed.
  if ((await haveSameDatabase(ctx)) !== isOne) return readAuditPage(ctx, range, list);
  return mergeEntries(lists, starts, range.limit);
}

function sourcesOf(ctx: Ctx, isOne: boolean): AuditSource[] {
  const own = { db: database(ctx), hasNames: isOne };
  return isOne ? [own] : [{ db: directory(ctx), hasNames: true }, own];
}

/**
 * Where each of `count` databases goes on. Of an organization that moved into the directory's database meanwhile, the
 * reader rather sees an entry twice than misses one.
 */
export function startsOf(count: number, before: AuditPosition | null): (number | null)[] {
  if (before === null) return Array.from({ length: count }, () => null);
  if (before.length === count) return before;
  return Array.from({ length: count }, () => Math.max(...before));
}

/**
 * The first `limit` entries of the lists, the later one first; of two at the same time, that of the first list. Each list
 * is newest first, and has at least `limit + 1` entries unless it is at its end. As the next page begins exactly where
 * this one ended in each list, no entry is left out or comes twice, even if times in a list are out of order; what is
 * written meanwhile is above.
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
    // Nothing of it is shown yet: what is written from now on is not to come in between.
    return list[0] ? list[0].id + 1 : (starts[i] ?? 0);
  });
  return { entries, next: isEnd ? null : next };
}

/** The place of the entry with the latest time, the first of several; -1 without any. */
function newestOf(heads: readonly (Entry | undefined)[]): number {
  const times = heads.flatMap((head) => (head ? [head.created_at] : []));
  return heads.findIndex((head) => head?.created_at === Math.max(...times));
}
