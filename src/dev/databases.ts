/**
 * `npm run databases` (with `-- --production` for the deployed service): lists the databases of the installation with their
 * size, their organizations and the room that is left.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listBoundDatabases, queryD1 } from './d1.ts';
import { readSettings } from './settings.ts';

/** What D1 gives one database. */
const MAX_BYTES = 10_000_000_000;

const isProduction = process.argv.includes('--production');
const place = isProduction ? ('production' as const) : { stateDir: readSettings(process.env).stateDir };
if (!isProduction && !existsSync(join(readSettings(process.env).stateDir, 'v3', 'd1'))) {
  console.error('There is no database yet: run npm start first.');
  process.exit(1);
}
const databases = listBoundDatabases(isProduction ? 'production' : undefined);
const [directory] = databases;
const { results: counts } = await queryD1<{ database: number; count: number }>(
  place,
  directory!.name,
  'SELECT database, count(*) AS count FROM organizations GROUP BY database',
);
const organizations = new Map(counts.map(({ database, count }) => [database, count]));

console.log(
  `${'database'.padEnd(24)}${'bytes'.padStart(16)}${'organizations'.padStart(16)}${'room'.padStart(8)}`,
);
for (const { number, name } of databases) {
  const { meta } = await queryD1(place, name, 'SELECT 1');
  const bytes = meta.size_after;
  const room = `${Math.floor((1 - bytes / MAX_BYTES) * 100)} %`;
  const count = String(organizations.get(number) ?? 0);
  console.log(
    `${`${number} ${name}`.padEnd(24)}${bytes.toLocaleString('en-US').padStart(16)}${count.padStart(16)}${room.padStart(8)}`,
  );
}
