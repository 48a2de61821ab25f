/** Generates the Wrangler configuration of an installation: [env.production] with its own names, ids and variables. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { experimental_readRawConfig, type Unstable_RawConfig } from 'wrangler';
import type { Database } from './look.ts';
import type { Answers } from './questions/answers.ts';

const SOURCE = 'wrangler.toml';

function readProduction(): Unstable_RawConfig {
  const { env, ...top }: Unstable_RawConfig = experimental_readRawConfig({ config: SOURCE }).rawConfig;
  return { ...top, ...env?.['production'] };
}

/** The queues of wrangler.toml are named for production. */
const ownName = (name: string, worker: string) => name.replace(/^herald(?=-|$)/, worker);

/** Returns the names of the queues that an installation needs, without duplicates. */
export function readQueues(worker: string): string[] {
  const { producers = [], consumers = [] } = readProduction().queues ?? {};
  const names = [...producers, ...consumers].map(({ queue }) => ownName(queue ?? '', worker));
  return [...new Set(names)];
}

/** Returns the tag of the newest Durable Object migration. */
export const lastMigrationTag = (): string | undefined => readProduction().migrations?.at(-1)?.tag;

export function makeConfig(
  worker: string,
  { account, mail, vars }: Answers,
  databases: Pick<Database, 'name' | 'id'>[],
  isOnWorkersDev: boolean,
) {
  const production = readProduction();
  const { producers = [], consumers = [] } = production.queues ?? {};
  return {
    ...production,
    name: worker,
    account_id: account,
    main: resolve(production.main ?? ''),
    assets: { ...production.assets, directory: resolve(production.assets?.directory ?? '') },
    vars: { ...production.vars, ...vars },
    // The address is attached at the end (address.ts), and kept.
    workers_dev: isOnWorkersDev,
    preview_urls: false,
    d1_databases: databases.map(({ name, id }, i) => ({
      binding: i === 0 ? 'DB' : `DB_${i + 1}`,
      database_name: name,
      database_id: id,
      migrations_dir: resolve('migrations'),
    })),
    r2_buckets: production.r2_buckets?.map((bucket) => ({ ...bucket, bucket_name: worker })),
    queues: {
      producers: producers.map((each) => ({ ...each, queue: ownName(each.queue ?? '', worker) })),
      consumers: consumers.map((each) => ({
        ...each,
        queue: ownName(each.queue, worker),
        ...(each.dead_letter_queue && { dead_letter_queue: ownName(each.dead_letter_queue, worker) }),
      })),
    },
    ratelimits: production.ratelimits?.map((each) => ({
      ...each,
      namespace_id: namespaceId(`${worker}/${each.name}`),
    })),
    containers: production.containers?.map((each) => ({
      ...each,
      image: resolve(each.image ?? ''),
      image_build_context: resolve(each.image_build_context ?? '.'),
    })),
    send_email: mail === 'cloudflare' ? production.send_email : [],
  };
}

/**
 * Returns a positive 31-bit number. Workers of an account with the same number share counters, and small numbers are
 * common.
 */
const namespaceId = (name: string) =>
  String((createHash('sha256').update(name).digest().readUInt32BE() & 0x7fffffff) | 0x40000000);
