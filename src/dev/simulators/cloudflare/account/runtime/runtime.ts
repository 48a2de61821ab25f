/**
 * The workerd that holds the databases and buckets of the simulated accounts and runs their Workers. Its D1 is SQLite
 * with D1's restrictions: 100 parameters, 100 KB a statement, no transactions, few pragmas.
 */
import { createHash, createHmac } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import type { Script, State } from '../state.ts';
import { workerOptions } from './worker-options.ts';

type Options = Parameters<typeof convertV4MiniflareOptions>[0];

/** The name of the Worker that only binds all databases and buckets. */
const HOLDER = 'account-holder';
const D1_OBJECT = 'miniflare-D1DatabaseObject';

export class Runtime {
  #state: State;
  #folder: string;
  #miniflare: Miniflare | null = null;
  #options = '';
  /** Scripts that were called, by account and name: only these run. */
  #running = new Set<Script>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(state: State, folder: string) {
    this.#state = state;
    this.#folder = folder;
  }

  database(uuid: string): Promise<D1Database> {
    return this.#inTurn(
      async () => (await this.#current()).getD1Database(uuid, HOLDER) as unknown as D1Database,
    );
  }

  bucket(name: string): Promise<R2Bucket> {
    return this.#inTurn(async () => (await this.#current()).getR2Bucket(name, HOLDER) as unknown as R2Bucket);
  }

  /** Calls a deployed Worker as a visitor. */
  async call(script: Script, request: Request, url: string): Promise<Response> {
    const miniflare = await this.#inTurn(() => {
      this.#running.add(script);
      return this.#current();
    });
    const { method, headers, body } = request;
    const init = { method, headers: [...headers], body, redirect: 'manual', ...(body && { duplex: 'half' }) };
    // Dispatched by URL, as the assets take precedence over the Worker.
    const response = await miniflare.dispatchFetch(url, init as Parameters<Miniflare['dispatchFetch']>[1]);
    return new Response(response.body as ReadableStream | null, {
      status: response.status,
      headers: [...response.headers] as [string, string][],
    });
  }

  /** Copies a database to a file. */
  saveDatabase(uuid: string, file: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#current();
      const database = this.#databaseFile(uuid);
      if (!existsSync(database)) return;
      const source = new DatabaseSync(database, { readOnly: true });
      source.prepare('VACUUM INTO ?').run(file);
      source.close();
    });
  }

  /** Restores a database from a file. */
  restoreDatabase(uuid: string, file: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#stop();
      for (const end of ['', '-wal', '-shm']) rmSync(this.#databaseFile(uuid) + end, { force: true });
      if (existsSync(file)) copyFileSync(file, this.#databaseFile(uuid));
    });
  }

  stop(): Promise<void> {
    return this.#inTurn(() => this.#stop());
  }

  /** Runs one task at a time, as each may restart workerd. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #current(): Promise<Miniflare> {
    const accounts = this.#state.accounts;
    const d1Databases = accounts.flatMap(({ databases }) => databases.map(({ uuid }) => uuid));
    const r2Buckets = accounts.flatMap(({ buckets }) => buckets.map(({ name }) => name));
    const running = accounts.map(({ scripts }) =>
      scripts.filter((script) => this.#running.has(script) && script.deployments.length),
    );
    const reached = accounts.map(({ queues, domains, subdomain }) => ({ queues, domains, subdomain }));
    const served = running.flat().map(({ deployments }) => deployments[0]);
    // The full options contain the code of the Workers.
    const key = JSON.stringify([d1Databases, r2Buckets, reached, served]);
    if (!this.#miniflare || key !== this.#options) {
      const holder = { name: HOLDER, modules: true, script: 'export default {}', d1Databases, r2Buckets };
      const workers = accounts.flatMap((account, i) =>
        running[i]!.map((script) => workerOptions(account, script, this.#folder)),
      );
      const resourcePersistencePath = join(this.#folder, 'runtime');
      mkdirSync(resourcePersistencePath, { recursive: true });
      const log = new Log(LogLevel.NONE);
      const options = convertV4MiniflareOptions({
        log,
        resourcePersistencePath,
        workers: [holder, ...workers],
      } as Options);
      if (this.#miniflare) await this.#miniflare.setOptions(options);
      else this.#miniflare = new Miniflare(options);
      this.#options = key;
    }
    await this.#miniflare.ready;
    return this.#miniflare;
  }

  async #stop(): Promise<void> {
    const miniflare = this.#miniflare;
    this.#miniflare = null;
    await miniflare?.dispose();
  }

  /** Miniflare names the file after the id of the Durable Object whose name is that of the database. */
  #databaseFile(uuid: string): string {
    const key = createHash('sha256').update(D1_OBJECT).digest();
    const name = createHmac('sha256', key).update(uuid).digest().subarray(0, 16);
    const check = createHmac('sha256', key).update(name).digest().subarray(0, 16);
    const id = Buffer.concat([name, check]).toString('hex');
    return join(this.#folder, 'runtime', 'd1', D1_OBJECT, `${id}.sqlite`);
  }
}
