/** Reads and writes the rows of any table, in pages, as JSON arrays. */
import type { BoundDatabase } from '../d1.ts';
import type { Query, Row, Service } from './service.ts';

/** A table that is backed up. */
export interface Table {
  name: string;
  /** The columns of the primary key. */
  key: string[];
  /** All columns except generated ones. */
  columns: { name: string; isBlob: boolean }[];
}

export type Line = Row[string][];

/** Tables that belong to an installation itself: its id, its cron state, and its applied migrations. */
const OWN_TABLES = ['installation', 'object_sightings', 'd1_migrations', 'backup_changes', 'restored_parts'];
const ROWS_A_PAGE = 1000;
/** The size limit of a page and of a bound value: D1 accepts 2 MB. */
const CHARACTERS = 500_000;

const name = (text: string): string => `"${text}"`;
const names = (texts: string[]): string => texts.map(name).join(', ');

/** Lists the tables of a database. Leaves out full-text indexes and their shadow tables, which cron fills again. */
export async function listTables(service: Service, database: BoundDatabase): Promise<Table[]> {
  const [rows = []] = await service.query(database, {
    sql: `SELECT m.name AS table_name, c.name, c.type, c.pk FROM pragma_table_list AS m
      JOIN pragma_table_xinfo(m.name) AS c
      WHERE m.schema = 'main' AND m.type = 'table' AND c.hidden = 0 AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        AND m.name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY m.name, c.cid`,
  });
  const byTable = Map.groupBy(rows, ({ table_name }) => String(table_name));
  return [...byTable]
    .filter(([table]) => !OWN_TABLES.includes(table))
    .map(([table, columns]) => ({
      name: table,
      key: columns
        .filter(({ pk }) => Number(pk) > 0)
        .sort((a, b) => Number(a['pk']) - Number(b['pk']))
        .map((column) => String(column['name'])),
      columns: columns.map((column) => ({ name: String(column['name']), isBlob: column['type'] === 'BLOB' })),
    }));
}

/** Returns an SQL expression for bytes as text: `x` and hexadecimal digits, or `t` and a text. */
function readable({ name: column, isBlob }: Table['columns'][number]): string {
  const value = `t.${name(column)}`;
  if (!isBlob) return value;
  return `CASE typeof(${value}) WHEN 'blob' THEN 'x' || hex(${value}) WHEN 'null' THEN NULL ELSE 't' || ${value} END AS ${name(column)}`;
}

/** Returns the inverse expression of `readable`. */
function stored(value: string, isBlob: boolean): string {
  if (!isBlob) return value;
  return `CASE substr(${value}, 1, 1) WHEN 'x' THEN unhex(substr(${value}, 2)) WHEN 't' THEN substr(${value}, 2) END`;
}

const at = (value: string, place: number): string => `(${value} ->> ${place})`;
const keyOf = ({ key }: Table, row: Row): Line => key.map((column) => row[column] ?? null);
const lineOf = ({ columns }: Table, row: Row): Line => columns.map((column) => row[column.name] ?? null);

/** Reads the rows after a key, in key order: as many as a page holds, and at least one if there are any. */
export async function readPage(
  service: Service,
  database: BoundDatabase,
  table: Table,
  after: Line | null,
): Promise<{ lines: Line[]; last: Line | null }> {
  const { key, columns } = table;
  const sizes = columns.map(({ name: column }) => `COALESCE(length(${name(column)}), 0)`).join(' + ');
  const from = after ? `WHERE (${names(key)}) > (${key.map((_, i) => at('?1', i)).join(', ')})` : '';
  const isSame = key.map((column) => `t.${name(column)} = page.${name(column)}`).join(' AND ');
  const [rows = []] = await service.query(database, {
    sql: `WITH some AS (SELECT ${names(key)}, ${sizes} AS row_size FROM ${name(table.name)} ${from}
        ORDER BY ${names(key)} LIMIT ${ROWS_A_PAGE}),
      page AS MATERIALIZED (SELECT *, sum(row_size) OVER (ORDER BY ${names(key)}) - row_size AS size_before FROM some)
      SELECT ${columns.map(readable).join(', ')} FROM page CROSS JOIN ${name(table.name)} AS t ON ${isSame}
      WHERE page.size_before < ${CHARACTERS} ORDER BY ${key.map((column) => `page.${name(column)}`).join(', ')}`,
    params: after ? [JSON.stringify(after)] : [],
  });
  const last = rows.at(-1);
  return { lines: rows.map((row) => lineOf(table, row)), last: last ? keyOf(table, last) : null };
}

/** Reads the rows whose keys `backup_changes` has in a range of numbers; a deleted row has no values. */
export function selectChanged(table: Table, after: number, upTo: number): Query {
  const isKey = table.key.map((column, i) => `t.${name(column)} = ${at('c.row_key', i)}`).join(' AND ');
  return {
    sql: `SELECT c.row_key AS changed_key, ${table.columns.map(readable).join(', ')}
      FROM (SELECT DISTINCT row_key FROM backup_changes WHERE number > ${after} AND number <= ${upTo} AND table_name = ?1) AS c
      LEFT JOIN ${name(table.name)} AS t ON ${isKey}`,
    params: [table.name],
  };
}

/** Returns the result of `selectChanged` as keys and lines. */
export function changesOf(table: Table, rows: Row[]): { key: Line; line: Line | null }[] {
  return rows.map((row) => ({
    key: JSON.parse(String(row['changed_key'])) as Line,
    line: keyOf(table, row).includes(null) ? null : lineOf(table, row),
  }));
}

export const countRows = (table: Pick<Table, 'name'>): Query => ({
  sql: `SELECT count(*) AS rows FROM ${name(table.name)}`,
});

export function deleteRows(table: Table, keys: Line[]): Query {
  const key = table.key.map((_, i) => at('value', i)).join(', ');
  return {
    sql: `DELETE FROM ${name(table.name)} WHERE (${names(table.key)}) IN (SELECT ${key} FROM json_each(?1))`,
    params: [JSON.stringify(keys)],
  };
}

/**
 * Inserts rows unchanged. A row that conflicts on a unique value replaces the other one, which was changed during the
 * backup and whose latest state comes later.
 */
export function insertRows(table: Table, lines: Line[]): Query[] {
  const into = `INSERT OR REPLACE INTO ${name(table.name)} (${names(table.columns.map((column) => column.name))})`;
  const texts = lines.map((line) => JSON.stringify(line));
  const lists: string[][] = [[]];
  let characters = 0;
  for (const text of texts.filter(({ length }) => length <= CHARACTERS)) {
    characters += text.length;
    if (characters > CHARACTERS) {
      lists.push([]);
      characters = text.length;
    }
    lists.at(-1)!.push(text);
  }
  const values = table.columns.map(({ isBlob }, i) => stored(at('value', i), isBlob)).join(', ');
  return [
    ...lists
      .filter(({ length }) => length > 0)
      .map((list) => ({ sql: `${into} SELECT ${values} FROM json_each(?1)`, params: [`[${list.join()}]`] })),
    ...lines.filter((_, i) => texts[i]!.length > CHARACTERS).map((line) => insertLine(into, table, line)),
  ];
}

function insertLine(into: string, { columns }: Table, line: Line): Query {
  const params: string[] = [];
  const values = columns.map(({ isBlob }, i) => {
    const value = line[i] ?? null;
    if (typeof value !== 'string') return String(value);
    params.push(value);
    return stored(`?${params.length}`, isBlob);
  });
  return { sql: `${into} VALUES (${values.join(', ')})`, params };
}

/**
 * Returns the statements that record changed rows until a time in seconds: an abandoned backup must not add writes for
 * ever. Row 0 names the backup.
 */
export function recordChanges(tables: Table[], backup: string, until: number): Query[] {
  const note = (table: Table, row: string, condition = '') =>
    `INSERT INTO backup_changes (table_name, row_key) SELECT '${table.name}',
      json_array(${table.key.map((column) => `${row}.${name(column)}`).join(', ')}) ${condition};`;
  const hasMoved = ({ key }: Table) =>
    `WHERE ${key.map((column) => `OLD.${name(column)} IS NOT NEW.${name(column)}`).join(' OR ')}`;
  const bodies = (table: Table) => ({
    insert: note(table, 'NEW'),
    update: `${note(table, 'NEW')} ${note(table, 'OLD', hasMoved(table))}`,
    delete: note(table, 'OLD'),
  });
  return [
    {
      sql: 'CREATE TABLE IF NOT EXISTS backup_changes (number INTEGER PRIMARY KEY AUTOINCREMENT, table_name TEXT NOT NULL, row_key TEXT NOT NULL)',
    },
    { sql: "INSERT OR IGNORE INTO backup_changes VALUES (0, '', ?1)", params: [backup] },
    ...tables.flatMap((table) =>
      Object.entries(bodies(table)).map(([event, body]) => ({
        sql: `CREATE TRIGGER IF NOT EXISTS ${name(`backup_${table.name}_${event}`)} AFTER ${event.toUpperCase()} ON ${name(table.name)}
          WHEN unixepoch() < ${until} BEGIN ${body} END`,
      })),
    ),
  ];
}

/** Returns the id of the backup that records changes; null if none does. */
export async function findRecording(service: Service, database: BoundDatabase): Promise<string | null> {
  const [tables = []] = await service.query(database, {
    sql: "SELECT 1 FROM pragma_table_list WHERE name = 'backup_changes'",
  });
  if (tables.length === 0) return null;
  const [rows = []] = await service.query(database, {
    sql: 'SELECT row_key FROM backup_changes WHERE number = 0',
  });
  return rows[0] ? String(rows[0]['row_key']) : null;
}

/** Returns statements that remove the log of any backup, which notices by its missing row 0. Deletes rows first. */
export async function stopRecording(service: Service, database: BoundDatabase): Promise<Query[]> {
  const [found = []] = await service.query(database, {
    sql: "SELECT type, name FROM sqlite_master WHERE type IN ('table', 'trigger') AND name LIKE 'backup\\_%' ESCAPE '\\'",
  });
  const [tables, triggers] = ['table', 'trigger'].map((type) =>
    found.filter((each) => each['type'] === type),
  );
  const dropped = (type: string) => (each: Row) => ({
    sql: `DROP ${type} IF EXISTS ${name(String(each['name']))}`,
  });
  return [
    ...tables!.map(() => ({ sql: 'DELETE FROM backup_changes' })),
    ...triggers!.map(dropped('TRIGGER')),
    ...tables!.map(dropped('TABLE')),
  ];
}
