/** Reads the state of the account before anything is changed. */
import { execFileSync } from 'node:child_process';
import type { Installation } from '../installation.ts';
import { migrationsAfter } from '../migrations.ts';
import { ApiError, type Cloudflare, unlessMissing } from './cloudflare.ts';
import { Stop } from './stop.ts';

export interface Account {
  id: string;
  name: string;
}

export interface Zone {
  id: string;
  name: string;
}

interface Binding {
  name: string;
  type: string;
  /** Only of a variable. */
  text?: string;
  /** Only of a database. */
  id?: string;
}

export interface Database {
  name: string;
  id: string;
  /** Migrations that the database has but that Wrangler has not recorded. */
  unrecorded: string[];
  /** Migrations to apply, in order. */
  pending: string[];
  hasUsers: boolean;
}

export interface Found {
  zones: Zone[];
  /** The name before `.workers.dev`; null if the account has none yet. */
  subdomain: string | null;
  worker: { bindings: Binding[]; secrets: string[]; migrationTag: string | null } | null;
  /** In order. The first one is the directory. */
  databases: Database[];
  hasBucket: boolean;
  /** The names of the queues of this installation. */
  queues: string[];
}

/** The error "Please enable R2 through the Cloudflare Dashboard". */
const R2_IS_OFF = 10042;

const dashboard = (account: Account, page: string) => `https://dash.cloudflare.com/${account.id}/${page}`;

/** Throws a Stop if the account or this machine lacks a prerequisite that the operator must provide. */
export async function checkPlan(cloudflare: Cloudflare, account: Account): Promise<void> {
  await cloudflare.call('GET', `/accounts/${account.id}/containers/me`).catch((error) => {
    if (!(error instanceof ApiError && [401, 403, 404].includes(error.status))) throw error;
    throw new Stop(
      `The account ${account.name} has no Containers (${error.message}).`,
      `Switch on Workers Paid at ${dashboard(account, 'workers/plans')}. If it is on, the sign-in lacks a permission: ` +
        'run npm run login again, or give the token the permissions that docs/deployment.md names.',
    );
  });
  await cloudflare.call('GET', `/accounts/${account.id}/r2/buckets`).catch((error) => {
    if (!(error instanceof ApiError && error.codes.includes(R2_IS_OFF))) throw error;
    throw new Stop(
      `R2 is not switched on in the account ${account.name} (${error.message}).`,
      `Switch it on at ${dashboard(account, 'r2/overview')}: Cloudflare asks for a way to pay, 10 GB are free.`,
    );
  });
  try {
    execFileSync(process.env['WRANGLER_DOCKER_BIN'] || 'docker', ['info'], { stdio: 'ignore' });
  } catch {
    throw new Stop(
      'Docker does not run on this machine. It makes the image of the IMAP sidecar.',
      'Install and start it (https://docs.docker.com/get-started/get-docker/).',
    );
  }
}

export async function lookAround(
  cloudflare: Cloudflare,
  account: Account,
  { worker }: Installation,
): Promise<Found> {
  const root = `/accounts/${account.id}`;
  const [zones, subdomain, found, databases, bucket, queues] = await Promise.all([
    cloudflare.list<Zone>(`/zones?account.id=${account.id}`),
    unlessMissing(cloudflare.call<{ subdomain: string }>('GET', `${root}/workers/subdomain`)),
    findWorker(cloudflare, root, worker),
    listDatabases(cloudflare, root, worker),
    unlessMissing(cloudflare.call('GET', `${root}/r2/buckets/${worker}`)),
    cloudflare.list<{ queue_name: string }>(`${root}/queues`),
  ]);
  return {
    zones,
    subdomain: subdomain?.subdomain ?? null,
    worker: found,
    databases,
    hasBucket: bucket !== null,
    queues: queues.map(({ queue_name }) => queue_name).filter((name) => name.startsWith(`${worker}-`)),
  };
}

async function findWorker(cloudflare: Cloudflare, root: string, worker: string): Promise<Found['worker']> {
  const settings = await unlessMissing(
    cloudflare.call<{ bindings?: Binding[] }>('GET', `${root}/workers/scripts/${worker}/settings`),
  );
  if (!settings) return null;
  const { bindings = [] } = settings;
  const names = bindings.map(({ name }) => name);
  if (!['ENVIRONMENT', 'DB', 'BUCKET', 'EVENT_QUEUE'].every((name) => names.includes(name))) {
    throw new Stop(
      `The account has a Worker named ${worker} that is not Herald.`,
      'Deploy to an account without it, or rename it.',
    );
  }
  const scripts = await cloudflare.call<{ id: string; migration_tag?: string }[]>(
    'GET',
    `${root}/workers/scripts`,
  );
  return {
    bindings,
    secrets: bindings.filter(({ type }) => type === 'secret_text').map(({ name }) => name),
    migrationTag: scripts.find(({ id }) => id === worker)?.migration_tag ?? null,
  };
}

/** Returns the databases named `herald`, `herald-2` and so on. */
async function listDatabases(cloudflare: Cloudflare, root: string, worker: string): Promise<Database[]> {
  const all = await cloudflare.list<{ name: string; uuid: string }>(`${root}/d1/database`);
  const databases: Database[] = [];
  for (;;) {
    const name = databaseName(worker, databases.length + 1);
    const found = all.find((database) => database.name === name);
    if (!found) return databases;
    databases.push(await readDatabase(cloudflare, root, name, found.uuid));
  }
}

export const databaseName = (worker: string, number: number) =>
  number === 1 ? worker : `${worker}-${number}`;

async function readDatabase(
  cloudflare: Cloudflare,
  root: string,
  name: string,
  id: string,
): Promise<Database> {
  const query = async (sql: string) => {
    const path = `${root}/d1/database/${id}/query`;
    const [answer] = await cloudflare.call<{ results: { name: string }[] }[]>('POST', path, { sql });
    return answer?.results.map((row) => row.name) ?? [];
  };
  const tables = await query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE '!_cf!_%' ESCAPE '!'",
  );
  if (tables.length > 0 && !tables.includes('d1_migrations')) {
    throw new Stop(
      `The account has a database named ${name} that is not Herald's.`,
      'Deploy to an account without it, or delete it if nobody needs it.',
    );
  }
  const recorded = tables.length > 0 ? await query('SELECT name FROM d1_migrations') : [];
  const users = tables.includes('users') ? await query("SELECT 'one' AS name FROM users LIMIT 1") : [];
  return { name, id, ...migrationsAfter(recorded), hasUsers: users.length > 0 };
}
