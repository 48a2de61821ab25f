import type { Installation } from '../installation.ts';
import type { Account, Found } from './look.ts';
import type { Missing } from './make.ts';

interface Plan {
  installation: Installation;
  account: Account;
  found: Found;
  missing: Missing;
  publicUrl: string;
  secrets: { values: Record<string, string> };
}

/** Describes what the deployment will do, before it changes anything. */
export function sayPlan({ installation, account, found, missing, publicUrl, secrets }: Plan): string {
  const { name, worker, configFile } = installation;
  const pending = found.databases.filter((database) => database.pending.length > 0);
  const rows: [string, string[]][] = [
    ['makes', missing.databases.map((each) => `database ${each}`)],
    ['', missing.bucket.map((each) => `bucket ${each}`)],
    ['', missing.queues.length > 0 ? [`${missing.queues.length} queues`] : []],
    ['sets', Object.keys(secrets.values)],
    ['migrates', [...pending.map((each) => each.name), ...missing.databases]],
    ['deploys', [`the Worker ${worker} and its sidecar, to ${publicUrl}`]],
    ['keeps', [`the settings in ${configFile}`]],
  ];
  const lines = rows
    .filter(([, items]) => items.length > 0)
    .map(([verb, items]) => `  ${verb.padEnd(10)}${items.join(', ')}`);
  return [
    `\n${found.worker ? 'Upgrades' : 'Sets up'} Herald (${name}) in the account ${account.name}:`,
    ...lines,
    '',
  ].join('\n');
}
