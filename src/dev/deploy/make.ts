import { migrationsAfter } from '../migrations.ts';
import type { Cloudflare } from './cloudflare.ts';
import { readQueues } from './config.ts';
import { type Account, type Database, databaseName, type Found } from './look.ts';
import { say } from './say.ts';

export interface Missing {
  databases: string[];
  bucket: string[];
  queues: string[];
}

export function findMissing(
  { databases, hasBucket, queues }: Found,
  worker: string,
  databasesWanted: number,
): Missing {
  const numbers = Array.from({ length: databasesWanted }, (_, i) => i + 1);
  return {
    databases: numbers.slice(databases.length).map((number) => databaseName(worker, number)),
    bucket: hasBucket ? [] : [worker],
    queues: readQueues(worker).filter((name) => !queues.includes(name)),
  };
}

/** Returns the databases that it created. */
export async function make(
  cloudflare: Cloudflare,
  account: Account,
  { databases, bucket, queues }: Missing,
): Promise<Database[]> {
  const root = `/accounts/${account.id}`;
  for (const name of bucket) {
    say(`Makes the bucket ${name} …`);
    await cloudflare.call('POST', `${root}/r2/buckets`, { name });
  }
  if (queues.length > 0) say(`Makes the queues ${queues.join(', ')} …`);
  for (const queue_name of queues) await cloudflare.call('POST', `${root}/queues`, { queue_name });
  const made: Database[] = [];
  for (const name of databases) {
    say(`Makes the database ${name} …`);
    const { uuid } = await cloudflare.call<{ uuid: string }>('POST', `${root}/d1/database`, { name });
    made.push({ name, id: uuid, ...migrationsAfter([]), hasUsers: false });
  }
  return made;
}
