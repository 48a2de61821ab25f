/**
 * The databases and the bucket of an installation: a running local Herald, a state folder, or the deployed service. The
 * first and the last use the same API, Cloudflare's, which Wrangler also has for local state.
 */
import { existsSync, mkdirSync, openAsBlob, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { unstable_readConfig } from 'wrangler';
import { type BoundDatabase, listBoundDatabases, ORIGIN_FILE, openBindings, type Place } from '../d1.ts';
import { ApiError, Cloudflare, unlessMissing } from '../deploy/cloudflare.ts';
import { type Account, lookAround } from '../deploy/look.ts';
import { findMissing, make } from '../deploy/make.ts';
import { checkDatabases, readAnswers, writeAnswers } from '../deploy/questions/answers.ts';
import { chooseAccount } from '../deploy/questions/questions.ts';
import { Stop } from '../deploy/stop.ts';
import { type InstallationName, installationOf } from '../installation.ts';
import { applyMigrations } from '../migrate.ts';
import { applyAsSql } from '../migrations.ts';
import { wranglerConfig } from '../wrangler.ts';
import { sayProgress } from './progress.ts';

export type Row = Record<string, string | number | null>;
export interface Query {
  sql: string;
  /** The API accepts only strings. */
  params?: string[];
}

interface StoredObject {
  key: string;
  size: number;
}

export interface Service {
  databases: BoundDatabase[];
  /** Runs the queries as one transaction. May run them twice. */
  query(database: BoundDatabase, ...queries: Query[]): Promise<Row[][]>;
  /** Applies migrations from this folder, and records them. */
  migrate(database: BoundDatabase, names: string[]): Promise<void>;
  /** Lists the objects in the order of their keys. */
  listObjects(): AsyncGenerator<StoredObject>;
  /** The size limit for writing an object, in bytes. */
  largestObject: number;
  /** Calls `save` with the object, and again if the download fails midway. Does nothing if it no longer exists. */
  readObject(key: string, save: (body: Readable, contentType: string | null) => Promise<void>): Promise<void>;
  writeObject(key: string, file: string, contentType: string | null): Promise<void>;
  close(): Promise<void>;
}

const MIGRATIONS_A_CALL = 10;
const OBJECTS_A_CALL = 1000;
/** Attempts per call, which take three minutes unless the API asks for longer pauses. */
const ATTEMPTS = 8;
const LARGEST_OBJECT = 300 * 1024 * 1024;
const OBJECT_TIMEOUT_MS = 600_000;

/** Opens the installation to back up. */
export async function openUsed(place: Place): Promise<Service> {
  if (typeof place !== 'string') {
    const origin = await findOrigin(place.stateDir);
    return origin ? overExplorer(origin) : overBindings(place.stateDir);
  }
  const { cloudflare, account, answers, found, installation } = await lookAt(place);
  const { worker } = installation;
  if (found.databases.length === 0 || !found.hasBucket) {
    throw new Stop(
      `The account ${account.name} has no Herald named ${worker}.`,
      'Sign in to the account of the installation: npm run login, or CLOUDFLARE_ACCOUNT_ID.',
    );
  }
  if (answers) checkDatabases(answers, found, installation);
  return overApi(cloudflare, account, worker, found.databases);
}

/**
 * Opens the installation to restore into, which must not be running yet, as it would process half of the rows. Creates
 * missing databases and the bucket.
 */
export async function openUnused(place: Place, databases: number): Promise<Service> {
  if (typeof place !== 'string') {
    if (await findOrigin(place.stateDir)) {
      throw new Stop(
        `A Herald runs on ${place.stateDir}: it would work on half of the rows.`,
        'Stop it, and restore into a state folder that is not used yet: STATE_DIR=<folder> npm run restore …',
      );
    }
    mkdirSync(place.stateDir, { recursive: true });
    return overBindings(place.stateDir);
  }
  const { cloudflare, account, answers, found, installation } = await lookAt(place);
  const { worker } = installation;
  if (found.worker) {
    throw new Stop(
      `The Worker ${worker} is deployed: its cron would work on half of the rows.`,
      `Restore before the first deployment. If nobody uses this one, delete the Worker (npx wrangler delete --name ${worker}): its databases and its bucket stay.`,
    );
  }
  const missing = findMissing(found, worker, databases);
  const made = await make(cloudflare, account, { ...missing, queues: [] });
  const all = [...found.databases, ...made];
  // The databases of an earlier installation no longer exist.
  if (answers) writeAnswers(installation, { ...answers, databases: all.map(({ id }) => id) });
  return overApi(cloudflare, account, worker, all);
}

async function lookAt(name: InstallationName) {
  const installation = installationOf(name);
  const answers = readAnswers(installation);
  const cloudflare = await Cloudflare.signIn();
  const account = await chooseAccount(cloudflare, answers ?? {});
  const found = await lookAround(cloudflare, account, installation);
  return { installation, answers, cloudflare, account, found };
}

function overApi(
  cloudflare: Cloudflare,
  account: Account,
  bucket: string,
  databases: { name: string; id: string }[],
): Service {
  const root = `/accounts/${account.id}`;
  return {
    ...overHttp(cloudflare, root, bucket),
    databases: databases.map(({ name, id }, i) => ({ number: i + 1, name, id })),
    async migrate({ id }, names) {
      for (let i = 0; i < names.length; i += MIGRATIONS_A_CALL) {
        const sql = applyAsSql(names.slice(i, i + MIGRATIONS_A_CALL));
        await cloudflare.call('POST', `${root}/d1/database/${id}/query`, { sql });
        sayProgress(`applied migrations from ${names[i]} on`);
      }
    },
  };
}

function overExplorer(origin: string): Service {
  return {
    ...overHttp(new Cloudflare(`${origin}/cdn-cgi/local/explorer/api`), '', localBucket()),
    databases: listBoundDatabases(),
    migrate: () => Promise.reject(new Error('npm start migrates its databases.')),
  };
}

function localBucket(): string {
  const { r2_buckets } = unstable_readConfig({ config: wranglerConfig() });
  return r2_buckets.find(({ binding }: { binding: string }) => binding === 'BUCKET')?.bucket_name ?? '';
}

/** Returns the origin of the Herald that uses this state folder; null if it does not run. */
async function findOrigin(stateDir: string): Promise<string | null> {
  const file = join(stateDir, ORIGIN_FILE);
  if (!existsSync(file)) return null;
  const origin = readFileSync(file, 'utf8');
  return fetch(origin, { method: 'HEAD' }).then(
    () => origin,
    () => null,
  );
}

function overHttp(
  cloudflare: Cloudflare,
  root: string,
  bucket: string,
): Omit<Service, 'databases' | 'migrate'> {
  const objects = `${root}/r2/buckets/${bucket}/objects`;
  const pathOf = (key: string) => `${objects}/${encodeURIComponent(key)}`;
  return {
    async query({ id }, ...queries) {
      const batch = queries.map(({ sql, params = [] }) => ({ sql, params }));
      const answers = await patiently(() =>
        cloudflare.call<{ results: { columns: string[]; rows: Row[string][][] } }[]>(
          'POST',
          `${root}/d1/database/${id}/raw`,
          { batch },
        ),
      );
      return answers.map(({ results: { columns, rows } }) =>
        rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null]))),
      );
    },
    async *listObjects() {
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
        const page = await patiently(() =>
          cloudflare.send<StoredObject[]>('GET', `${objects}?per_page=${OBJECTS_A_CALL}${after}`),
        );
        yield* page.result.map(({ key, size }) => ({ key, size: Number(size) }));
        cursor = page.result_info?.cursor || undefined;
      }
    },
    largestObject: LARGEST_OBJECT,
    async readObject(key, save) {
      await patiently(async () => {
        const read = cloudflare.fetch('GET', pathOf(key), { timeoutMs: OBJECT_TIMEOUT_MS });
        const response = await unlessMissing(read);
        if (!response) return;
        const body = response.body ? Readable.fromWeb(response.body as never) : Readable.from([]);
        await save(body, response.headers.get('content-type'));
      });
    },
    async writeObject(key, file, contentType) {
      const body = await openAsBlob(file);
      const headers = contentType ? { headers: { 'content-type': contentType } } : {};
      const put = { body, timeoutMs: OBJECT_TIMEOUT_MS, ...headers };
      await patiently(async () => (await cloudflare.fetch('PUT', pathOf(key), put)).body?.cancel());
    },
    close: async () => {},
  };
}

/** Waits when Cloudflare's rate limit is reached (1,200 calls in five minutes), and retries transient failures. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      // A TypeError means that the connection broke while the body was read.
      const { status = 400, retryAfter = 0 } = error instanceof ApiError ? error : {};
      const mayPass = error instanceof TypeError || status === 0 || status === 429 || status >= 500;
      if (!mayPass || attempt === ATTEMPTS) throw error;
      sayProgress(`waits, and tries again: ${(error as Error).message}`);
      await wait(1000 * (retryAfter || Math.min(60, 2 ** attempt)));
    }
  }
}

async function overBindings(stateDir: string): Promise<Service> {
  const { databaseOf, bucket, close } = await openBindings(stateDir);
  return {
    databases: listBoundDatabases(),
    async query({ number }, ...queries) {
      const db = databaseOf(number);
      const answers = await db.batch<Row>(
        queries.map(({ sql, params = [] }) => db.prepare(sql).bind(...params)),
      );
      return answers.map(({ results }) => results);
    },
    migrate: ({ name }, names) => applyMigrations({ stateDir }, name, names),
    async *listObjects() {
      let page: R2Objects | undefined;
      do {
        const after = page?.truncated ? { cursor: page.cursor } : {};
        page = await bucket.list({ limit: OBJECTS_A_CALL, ...after });
        yield* page.objects.map(({ key, size }) => ({ key, size }));
      } while (page.truncated);
    },
    largestObject: Number.POSITIVE_INFINITY,
    async readObject(key, save) {
      const object = await bucket.get(key);
      if (!object) return;
      const bytes = Buffer.from(await object.arrayBuffer());
      await save(Readable.from([bytes]), object.httpMetadata?.contentType ?? null);
    },
    async writeObject(key, file, contentType) {
      await bucket.put(key, await readFile(file), contentType ? { httpMetadata: { contentType } } : {});
    },
    close,
  };
}
