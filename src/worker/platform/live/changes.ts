import { type LiveChange, type LiveType, MAX_CHANGE_IDS } from '../../../contract/live.ts';
import type { Statement } from '../data/database.ts';
import { isDoor, isHidden, shownOf } from './shown.ts';

/** A statement of a batch that writes rows that pages show, or rows that grant access. */
interface Write {
  place: number;
  type: LiveType | null;
  id: string | null;
  isDoor: boolean;
}

const WRITE = /\b(insert(?: or [a-z]{1,8})? into|update|delete from) "?(\w{1,60})"?/i;

/** Returns the writes of a batch that matter to pages. `queries` are the statements as SQL. */
export function findWrites(statements: readonly Statement[], queries: readonly string[]): Write[] {
  return statements.flatMap((statement, place) => {
    const [, verb, table] = WRITE.exec(queries[place]!) ?? [];
    if (verb === undefined || table === undefined || isHidden(statement)) return [];
    const shown = shownOf(table);
    const changesDoor = isDoor(table) && !/^insert/i.test(verb);
    if (!shown && !changesDoor) return [];
    return [{ place, type: shown?.type ?? null, id: shown?.id ?? null, isDoor: changesDoor }];
  });
}

type Result = Pick<D1Result, 'results' | 'meta'>;

/** Returns the changes of the writes. If a write does not return all ids, its change has none. */
export function changesOf(writes: readonly Write[], results: readonly Result[]): LiveChange[] {
  const parts = writes.flatMap(({ place, type, id }) => {
    const { results: rows, meta } = results[place]!;
    if (type === null || (rows.length === 0 && meta.changes === 0)) return [];
    const ids = id === null ? [] : rows.map((row) => (row as Record<string, unknown>)[id]);
    return [{ type, ids: ids.every((one) => Number.isSafeInteger(one)) ? (ids as number[]) : [] }];
  });
  return mergeChanges(parts);
}

/** Merges changes to one per type. No ids mean all of the type, as do more than `MAX_CHANGE_IDS`. */
export function mergeChanges(changes: readonly LiveChange[]): LiveChange[] {
  const merged = new Map<LiveType, Set<number> | null>();
  for (const { type, ids } of changes) {
    const known = merged.get(type);
    if (known === null) continue;
    const all = new Set([...(known ?? []), ...ids]);
    merged.set(type, ids.length === 0 || all.size > MAX_CHANGE_IDS ? null : all);
  }
  return [...merged].map(([type, ids]) => ({ type, ids: ids ? [...ids] : [] }));
}

/** Returns the organizations whose users or keys may have lost access, as far as the statements return them. */
export function shutOut(writes: readonly Write[], results: readonly Result[]): number[] {
  const rows = writes.filter((write) => write.isDoor).flatMap(({ place }) => results[place]!.results);
  const ids = rows.map((row) => (row as Record<string, unknown>)['organization_id']);
  return [...new Set(ids)].filter((id): id is number => Number.isSafeInteger(id));
}
