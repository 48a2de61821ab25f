import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listBoundDatabases, ORIGIN_FILE, queryD1 } from './d1.ts';

/** Returns those of the addresses, in lower case, that a user or an inbox of the running Herald has. */
export async function listKnownAddresses(stateDir: string, addresses: string[]): Promise<string[]> {
  if (!existsSync(join(stateDir, ORIGIN_FILE))) throw new Error('Herald is still starting.');
  const list = JSON.stringify(addresses).replaceAll("'", "''");
  const [{ results }] = await queryD1<{ address: string }>(
    { stateDir },
    listBoundDatabases()[0]!,
    `SELECT value AS address FROM json_each('${list}')
      WHERE EXISTS (SELECT 1 FROM users WHERE email = value)
        OR EXISTS (SELECT 1 FROM address_claims WHERE address = value)`,
  );
  return results.map(({ address }) => address);
}
