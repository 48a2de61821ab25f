/**
 * `npm run databases` (with `-- --production` for the deployed service): lists the databases of the installation with
 * their size, their organizations and the remaining space.
 */
import { databasesOf, placeOfCommand, queryD1, runCommand } from '../d1.ts';
import { sayDatabases } from './say-databases.ts';

await runCommand(async () => {
  const place = placeOfCommand(process.argv);
  const databases = databasesOf(place);
  const [directory] = databases;
  const [counted, roomiest] = await queryD1<{ number: number; count: number }>(
    place,
    directory!,
    'SELECT database AS number, count(*) AS count FROM organizations WHERE closed_at IS NULL GROUP BY database',
    'SELECT number, 0 AS count FROM databases ORDER BY bytes, number LIMIT 1',
  );
  const organizations = new Map(counted.results.map(({ number, count }) => [number, count]));
  const lines = [];
  for (const database of databases) {
    const [{ meta }] = await queryD1(place, database, 'SELECT 1');
    const { number, name } = database;
    lines.push({ number, name, bytes: meta.size_after, organizations: organizations.get(number) ?? 0 });
  }
  return sayDatabases(lines, roomiest?.results[0]?.number ?? 1);
});
