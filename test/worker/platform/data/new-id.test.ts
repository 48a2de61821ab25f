/** Ids that cost no row: `newId` and `newIds`, in the table of jobs. */
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newMeter } from '../../../../bench/counting.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import {
  database,
  directory,
  openDatabase,
  type Statement,
} from '../../../../src/worker/platform/data/database.ts';
import { jobs } from '../../../../src/worker/platform/data/schema.ts';
import { keepIds, newId, newIds } from '../../../../src/worker/platform/data/sequence.ts';
import { makeOrganization, meteredEnv, testCtx, testEnv } from '../../helpers.ts';

const SPAN = 2 ** 32;
const NOW = Date.UTC(2026, 0, 1);
/** The seconds of 2024 and 2025. */
const SECONDS = (366 + 365) * 86_400;

interface Insert {
  now?: number;
  kept?: string;
  isInBoth?: boolean;
}

/** Creates a table of an organization, in which each row has a kind of its own. */
async function makeTable(organizationId?: number) {
  const organization = organizationId ?? (await makeOrganization()).organizationId;
  const ctx = testCtx(organization);
  const db = database(ctx);
  const row = () => sql`${organization}, ${crypto.randomUUID()}, 0`;
  const insert = ({ now = NOW, ...rest }: Insert = {}): Statement<{ id: number }[]> =>
    db.all(sql`INSERT INTO ${jobs} (id, organization_id, kind, subject_id)
      VALUES (${newId(jobs, { organizationId: organization, now, ...rest })}, ${row()}) RETURNING id`);
  const insertMany = (count: number, { now = NOW, ...rest }: Insert = {}): Statement<{ id: number }[]> =>
    db.all(sql`INSERT INTO ${jobs} (id, organization_id, kind, subject_id)
      SELECT ${newIds(jobs, { organizationId: organization, now, order: sql`n.value`, ...rest })}, ${organization},
        ${crypto.randomUUID()}, n.value
      FROM json_each(${JSON.stringify(Array.from({ length: count }, (_, i) => i))}) AS n RETURNING id`);
  return {
    organization,
    db,
    insert,
    insertMany,
    /** Runs the statements. Returns the distance of the new ids from the first id of the organization. */
    async add(...statements: Statement<{ id: number }[]>[]): Promise<number[]> {
      const results = await commit(db, statements);
      return results.flatMap((rows) => rows.map(({ id }) => id - organization * SPAN));
    },
    ids: async () =>
      (
        await testEnv.DB.prepare('SELECT id FROM jobs WHERE organization_id = ? ORDER BY subject_id, id')
          .bind(organization)
          .all<{ id: number }>()
      ).results.map(({ id }) => id - organization * SPAN),
    remove: (above: number) =>
      testEnv.DB.prepare('DELETE FROM jobs WHERE organization_id = ?1 AND id > ?1 * 4294967296 + ?2')
        .bind(organization, above)
        .run(),
  };
}

test('the first id is the seconds since 2024, and each later one in that second is one more', async () => {
  const { add, insert } = await makeTable();
  for (let i = 0; i < 5; i++) expect(await add(insert())).toEqual([SECONDS + i]);
  expect(await add(insert({ now: NOW + 60_000 }))).toEqual([SECONDS + 60]);
});

test('rows of one INSERT get ids that follow each other, in their order', async () => {
  const { add, insert, insertMany, ids } = await makeTable();
  await add(insert());
  expect(await add(insertMany(4))).toEqual([1, 2, 3, 4].map((n) => SECONDS + n));
  expect(await ids()).toEqual([0, 1, 2, 3, 4].map((n) => SECONDS + n));
});

test('statements of one batch get different ids', async () => {
  const { add, insert, insertMany } = await makeTable();
  expect(await add(insert(), insertMany(2), insert(), insertMany(2))).toEqual(
    [0, 1, 2, 3, 4, 5].map((n) => SECONDS + n),
  );
});

test('ids grow though a clock goes back, or has never been set', async () => {
  const { add, insert } = await makeTable();
  expect(await add(insert({ now: 0 }))).toEqual([1]);
  expect(await add(insert())).toEqual([SECONDS]);
  expect(await add(insert({ now: NOW - 3_600_000 }))).toEqual([SECONDS + 1]);
  expect(await add(insert({ now: 0 }))).toEqual([SECONDS + 2]);
});

test('32 rows at once get 32 ids', async () => {
  const { add, insert, ids } = await makeTable();
  await Promise.all(Array.from({ length: 32 }, () => add(insert())));
  expect(new Set(await ids())).toEqual(new Set(Array.from({ length: 32 }, (_, i) => SECONDS + i)));
});

test('each organization has ids of its own, also those of one INSERT', async () => {
  const [a, b] = [await makeTable(), await makeTable()];
  await a.add(a.insertMany(3));
  expect(await b.add(b.insert())).toEqual([SECONDS]);
  const rows = [a, b, a, b].map(({ organization }) => organization);
  const owner = sql`CAST(n.value AS INTEGER)`;
  await commit(a.db, [
    a.db.run(sql`INSERT INTO ${jobs} (id, organization_id, kind, subject_id)
      SELECT ${newIds(jobs, { organizationId: owner, now: NOW })}, ${owner}, ${crypto.randomUUID()}, n.key
      FROM json_each(${JSON.stringify(rows)}) AS n`),
  ]);
  expect((await a.ids()).sort()).toEqual([0, 1, 2, 3, 4].map((n) => SECONDS + n));
  expect((await b.ids()).sort()).toEqual([0, 1, 2].map((n) => SECONDS + n));
});

test('what belongs to no organization has ids above those of old rows, which no organization shows', async () => {
  const other = await makeTable();
  const service = await makeTable(0);
  const [before] = await service.add(service.insert());
  const old = Math.max(before!, SECONDS) + 1000;
  await testEnv.DB.prepare("INSERT INTO jobs (id, organization_id, kind, subject_id) VALUES (?, ?, 'old', 0)")
    .bind(old, other.organization)
    .run();
  expect(await service.add(service.insert())).toEqual([old + 1]);
  expect(await other.add(other.insert())).toEqual([SECONDS]);
});

test('the id of a deleted row is not given again once its second has passed', async () => {
  const { add, insert, remove } = await makeTable();
  await add(insert(), insert(), insert());
  await remove(0);
  expect(await add(insert({ now: NOW + 3000 }))).toEqual([SECONDS + 3]);
});

test('kept ids are never given again, and cost nothing once the clock has passed them', async () => {
  const { add, insert, insertMany, remove, organization, db } = await makeTable();
  const kept = 'test';
  const keep = (now: number) =>
    commit(db, [
      db.run(keepIds(kept, sql`SELECT id FROM ${jobs} WHERE organization_id = ${organization}`, now)),
    ]);
  const value = () =>
    testEnv.DB.prepare("SELECT value FROM sequences WHERE organization_id = ? AND name = 'test'")
      .bind(organization)
      .first<number>('value');
  await add(insertMany(3, { kept }));
  await keep(NOW + 3_600_000);
  expect(await value()).toBe(null);
  await keep(NOW);
  expect(await value()).toBe(SECONDS + 2);
  await remove(0);
  expect(await add(insert({ kept }), insertMany(2, { kept }))).toEqual([3, 4, 5].map((n) => SECONDS + n));
  await remove(SECONDS + 3);
  await keep(NOW);
  expect(await value()).toBe(SECONDS + 3);
});

test('ids of a table that the directory has too are even there and odd elsewhere, in whatever order they are given', async () => {
  const { db, insert, organization } = await makeTable();
  const given = async (where: typeof db) =>
    (
      await commit(
        where,
        [1, 2, 3].map(() => insert({ isInBoth: true })),
      )
    )
      .flat()
      .map(({ id }) => id - organization * SPAN);
  const own = [...(await given(db)), ...(await given(db))];
  const others = await given(directory(testCtx(organization)));
  own.push(...(await given(db)));
  expect(own.slice(0, 4)).toEqual([1, 3, 5, 7].map((n) => SECONDS + n));
  expect(own.filter((id) => id % 2 === 1)).toEqual(own);
  expect(others.filter((id) => id % 2 === 0)).toEqual(others);
  expect(new Set([...own, ...others]).size).toBe(12);
});

test('an INSERT costs the same at 2,000 rows as at 2', async () => {
  const { add, insertMany, organization } = await makeTable();
  const other = await makeTable();
  const row = () => sql`${organization}, ${crypto.randomUUID()}, 0`;
  const id = newId(jobs, { organizationId: organization, now: NOW });
  const ids = newIds(jobs, { organizationId: organization, now: NOW });
  const ofBoth = newId(jobs, { organizationId: organization, now: NOW, isInBoth: true });
  const costOf = async (statement: SQL) => {
    const meter = newMeter();
    const db = database(testCtx(organization, { db: openDatabase(meteredEnv(meter)) }));
    await commit(db, [db.run(sql`INSERT INTO ${jobs} (id, organization_id, kind, subject_id) ${statement}`)]);
    return [meter.rowsRead, meter.rowsWritten] as const;
  };
  const measure = async () => ({
    given: await costOf(sql`VALUES (${organization * SPAN + Math.floor(Math.random() * 1e6)}, ${row()})`),
    one: await costOf(sql`VALUES (${id}, ${row()})`),
    ofBoth: await costOf(sql`VALUES (${ofBoth}, ${row()})`),
    selected: await costOf(sql`SELECT ${id}, ${row()} WHERE true`),
    each: await costOf(sql`SELECT ${ids}, ${organization}, ${crypto.randomUUID()}, n.value
      FROM json_each('[1]') AS n`),
  });
  await add(insertMany(2));
  const few = await measure();
  await add(insertMany(2000));
  // SQLite writes the highest id of the table, which is not of this organization any more.
  await other.add(other.insertMany(2000));
  const many = await measure();
  const [given] = many.given;
  expect(many).toEqual({
    given: [given, 2],
    one: [given + 1, 2],
    ofBoth: [given + 1, 2],
    selected: [given + 2, 2],
    each: [given + 6, 2],
  });
  for (const [name, [read]] of Object.entries(few)) expect(many[name as keyof typeof many][0]).toBe(read);
});
