/**
 * The directory in one database and all organizations in another. The queries of tests run in the database that has
 * their tables.
 */
import { DIRECTORY, tablesOf } from './one-database.ts';

/** Statements that move organizations inserted by tests to the second database, where new ones are. */
export const APART = [
  'DROP TRIGGER IF EXISTS organizations_residents',
  `CREATE TRIGGER IF NOT EXISTS organizations_apart AFTER INSERT ON organizations WHEN NEW.database = 1
    BEGIN UPDATE organizations SET database = 2 WHERE id = NEW.id; END`,
];

/** Sends queries to `directory`, to `organizations` if they use its tables, or to both if both have those tables. */
export function lookingInBoth(directory: D1Database, organizations: D1Database): D1Database {
  const prepare = (query: string) => {
    if (/\b(?:sqlite_master|pragma_\w+)\b/i.test(query)) return directory.prepare(query);
    const tables = tablesOf([query]);
    if (tables.some((table) => DIRECTORY.has(table))) return directory.prepare(query);
    if (tables.length > 0) return organizations.prepare(query);
    if (/\binsert\s+into\b/i.test(query)) return organizations.prepare(query);
    const isCount = /\b(?:count|sum)\(/i.test(query);
    return both(organizations.prepare(query), directory.prepare(query), isCount);
  };
  return {
    prepare,
    async batch(statements: D1PreparedStatement[]) {
      const results: D1Result[] = [];
      for (const statement of statements) results.push(await statement.all());
      return results;
    },
    async exec(query: string) {
      await directory.exec(query);
      return organizations.exec(query);
    },
    withSession: (start?: D1SessionConstraint | D1SessionBookmark) => directory.withSession(start),
  } as D1Database;
}

function both(
  first: D1PreparedStatement,
  second: D1PreparedStatement,
  isCount: boolean,
): D1PreparedStatement {
  const all = async () => {
    const [one, other] = [await first.all(), await second.all()];
    const changes = one.meta.changes + other.meta.changes;
    return { ...one, results: [...one.results, ...other.results], meta: { ...one.meta, changes } };
  };
  return {
    bind: (...values: unknown[]) => both(first.bind(...values), second.bind(...values), isCount),
    all,
    run: all,
    first: async (column?: string) => {
      const one = await (column === undefined ? first.first() : first.first(column));
      const other = await (column === undefined ? second.first() : second.first(column));
      return (isCount ? sum(one, other) : null) ?? one ?? other;
    },
    raw: async () => [...(await first.raw()), ...(await second.raw())],
  } as unknown as D1PreparedStatement;
}

/** Adds two counts, or two rows that consist of a single count. */
function sum(one: unknown, other: unknown): unknown {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return undefined;
  const [[name, value] = ['', null], ...more] = Object.entries(one);
  const another = (other as Record<string, unknown>)[name];
  if (more.length > 0 || typeof value !== 'number' || typeof another !== 'number') return undefined;
  return { [name]: value + another };
}
