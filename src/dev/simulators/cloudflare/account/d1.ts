/** D1: databases, queries, imports, exports and Time Travel. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiProblem } from './problem.ts';
import { splitStatements } from './sql.ts';
import { type Account, type Database, now } from './state.ts';
import { type Api, find, notFound, ok, page, remove, type World } from './wire.ts';

const FREE_DATABASES = 10;

interface Statement {
  sql: string;
  params?: unknown[];
}

interface Result {
  results: unknown[];
  success: boolean;
  meta: {
    size_after: number;
    rows_read: number;
    rows_written: number;
    duration: number;
    changed_db: boolean;
  };
}

export function registerD1(api: Api, world: World): void {
  const imports = join(world.folder, 'imports');
  const base = '/accounts/:account/d1/database' as const;
  api.get(base, (c) => {
    const name = c.req.query('name');
    const { databases } = c.get('account');
    return page(c, databases.filter((database) => !name || database.name === name).map(asDatabase), 100);
  });
  api.post(base, async (c) => ok(c, asDatabase(createDatabase(c.get('account'), (await c.req.json()).name))));
  api.get(`${base}/:database`, async (c) => {
    const database = findDatabase(c.get('account'), c.req.param('database'));
    const [tables] = await query(world, database, [
      { sql: "SELECT count(*) AS n FROM sqlite_master WHERE type = 'table'" },
    ]);
    const [{ n }] = tables!.results as [{ n: number }];
    return ok(c, { ...asDatabase(database), file_size: tables!.meta.size_after, num_tables: n });
  });
  api.delete(`${base}/:database`, (c) => {
    const { databases } = c.get('account');
    remove(databases, findDatabase(c.get('account'), c.req.param('database')));
    return ok(c, null);
  });
  api.post(`${base}/:database/query`, async (c) => {
    const database = findDatabase(c.get('account'), c.req.param('database'));
    const body = await c.req.json<Statement & { batch?: Statement[] }>();
    const statements = body.batch ?? splitStatements(body.sql).map((sql) => ({ sql, params: body.params }));
    return ok(c, await query(world, database, statements));
  });
  api.post(`${base}/:database/raw`, async (c) => {
    const database = findDatabase(c.get('account'), c.req.param('database'));
    const body = await c.req.json<Statement & { batch?: Statement[] }>();
    const results = await query(world, database, body.batch ?? [body]);
    return ok(
      c,
      results.map(({ results: rows, ...rest }) => ({ ...rest, results: asRaw(rows as object[]) })),
    );
  });
  api.post(`${base}/:database/import`, async (c) => {
    const database = findDatabase(c.get('account'), c.req.param('database'));
    const body = await c.req.json<{ action: 'init' | 'ingest' | 'poll'; etag: string; filename: string }>();
    if (body.action === 'init') {
      const filename = `${randomUUID()}.sql`;
      return ok(c, { success: true, filename, upload_url: `${world.origin()}/uploads/${filename}` });
    }
    if (body.action !== 'ingest') throw new ApiProblem(400, 7400, 'No import is running.');
    const file = join(imports, body.filename);
    if (!existsSync(file)) throw new ApiProblem(400, 7400, 'The file was not uploaded.');
    return ok(c, await ingest(world, database, readFileSync(file, 'utf8')));
  });
  api.post(`${base}/:database/export`, async (c) => {
    const database = findDatabase(c.get('account'), c.req.param('database'));
    const [virtual] = await query(world, database, [
      { sql: "SELECT 1 FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%'" },
    ]);
    if (virtual!.results.length) {
      return ok(c, {
        success: false,
        error: 'D1 Export error: cannot export databases with Virtual Tables (fts5)',
        messages: [],
      });
    }
    throw new ApiProblem(501, 7500, 'The simulated account exports no database.');
  });
  registerTimeTravel(api, world);
}

const asRaw = (rows: object[]) => ({
  columns: Object.keys(rows[0] ?? {}),
  rows: rows.map((row) => Object.values(row)),
});

/** The upload URL of an import, which needs no token. */
export function registerUploads(open: Pick<Api, 'put'>, { folder }: World): void {
  const imports = join(folder, 'imports');
  open.put('/uploads/:file', async (c) => {
    mkdirSync(imports, { recursive: true });
    const bytes = Buffer.from(await c.req.arrayBuffer());
    writeFileSync(join(imports, c.req.param('file').replaceAll(/[^\w.-]/g, '')), bytes);
    return c.body(null, 200, { etag: `"${createHash('md5').update(bytes).digest('hex')}"` });
  });
}

function registerTimeTravel(api: Api, world: World): void {
  const { runtime } = world;
  const base = '/accounts/:account/d1/database/:database/time_travel' as const;
  const fileOf = (database: Database, bookmark: string) =>
    join(world.folder, 'bookmarks', `${database.uuid}-${bookmark}`);
  const mark = async (database: Database) => {
    const bookmark = bookmarkOf(database);
    const file = fileOf(database, bookmark);
    mkdirSync(join(world.folder, 'bookmarks'), { recursive: true });
    if (!existsSync(file)) await runtime.saveDatabase(database.uuid, file);
    return bookmark;
  };
  api.get(`${base}/bookmark`, async (c) => {
    if (c.req.query('timestamp')) {
      throw new ApiProblem(
        501,
        7500,
        'The simulated account goes back to bookmarks that were asked for, not to times.',
      );
    }
    return ok(c, { bookmark: await mark(findDatabase(c.get('account'), c.req.param('database'))) });
  });
  api.post(`${base}/restore`, async (c) => {
    const database = findDatabase(c.get('account'), c.req.param('database'));
    const file = fileOf(database, c.req.query('bookmark') ?? '');
    if (!existsSync(file)) throw new ApiProblem(400, 7400, 'The bookmark is not one of this database.');
    const previous_bookmark = await mark(database);
    await runtime.restoreDatabase(database.uuid, file);
    database.sequence++;
    return ok(c, { bookmark: bookmarkOf(database), previous_bookmark, message: `Database restored` });
  });
}

export const findDatabase = ({ databases }: Account, id: string): Database =>
  find(
    databases,
    ({ uuid, name }) => uuid === id || name === id,
    notFound(`The database ${id} could not be found`, 7404),
  );

function createDatabase({ databases, plan }: Account, name: unknown): Database {
  if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name)) {
    throw new ApiProblem(400, 7400, 'Invalid database name');
  }
  if (databases.some((each) => each.name === name)) {
    throw new ApiProblem(400, 7502, 'A database with that name already exists');
  }
  if (plan.workers === 'free' && databases.length >= FREE_DATABASES) {
    throw new ApiProblem(400, 7406, 'Your account has reached the maximum number of databases');
  }
  const database = { uuid: randomUUID(), name, created_at: now(), sequence: 0 };
  databases.push(database);
  return database;
}

/** Runs statements as one batch. */
async function query({ runtime }: World, database: Database, statements: Statement[]): Promise<Result[]> {
  if (!statements.length) throw new ApiProblem(400, 7500, 'No SQL statements detected.');
  const db = await runtime.database(database.uuid);
  try {
    const prepared = statements.map(({ sql, params }) => db.prepare(sql).bind(...(params ?? [])));
    const results = (await db.batch(prepared)) as unknown as Result[];
    if (results.some(({ meta }) => meta.changed_db)) database.sequence++;
    return results;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ApiProblem(400, 7500, message.replace(/^D1_\w+: /, ''));
  }
}

async function ingest(world: World, database: Database, sql: string) {
  // Imports accept lines that end with CRLF.
  const results = await query(
    world,
    database,
    splitStatements(sql.replaceAll('\r\n', '\n')).map((statement) => ({ sql: statement })),
  );
  const sum = (field: 'duration' | 'rows_read' | 'rows_written') =>
    results.reduce((total, { meta }) => total + meta[field], 0);
  const meta = {
    duration: sum('duration'),
    rows_read: sum('rows_read'),
    rows_written: sum('rows_written'),
    size_after: results.at(-1)!.meta.size_after,
  };
  return {
    success: true,
    type: 'import',
    status: 'complete',
    messages: [`Processed ${results.length} queries.`],
    at_bookmark: bookmarkOf(database),
    result: { num_queries: results.length, final_bookmark: bookmarkOf(database), meta },
  };
}

/** Returns a bookmark in D1's format, which sorts after all earlier ones. */
function bookmarkOf({ uuid, sequence }: Database): string {
  const rest = createHash('md5').update(`${uuid} ${sequence}`).digest('hex');
  return `${sequence.toString(16).padStart(8, '0')}-00000000-00000000-${rest}`;
}

const asDatabase = ({ uuid, name, created_at }: Database) => ({
  uuid,
  name,
  created_at,
  version: 'production',
});
