/**
 * `npm run upkeep` (with `-- --production` for the deployed service): prints whether cron deletes old data and orphaned
 * objects, and if not, why. With `--resume` the operator confirms that it may continue: after a restore, or if that
 * many objects really are orphans. Objects then need two new sightings, a week apart.
 */
import { databasesOf, placeOfCommand, queryD1, runCommand } from '../d1.ts';

const args = process.argv.slice(2);

await runCommand(async () => {
  const place = placeOfCommand(args);
  const databases = databasesOf(place);
  const [directory] = databases;
  if (args.includes('--resume')) {
    const now = Date.now();
    for (const database of databases) {
      await queryD1(
        place,
        database,
        `UPDATE installation SET mark = ${now} WHERE number = ${database.number}`,
      );
    }
    await queryD1(
      place,
      directory!,
      'DELETE FROM object_sightings',
      `UPDATE installation SET stop = NULL, stop_detail = NULL, stopped_at = NULL, resumed_at = ${now} WHERE number = 1`,
    );
    return 'The next cron tick examines the installation again, and goes on deleting if databases and bucket belong together.';
  }
  const [{ results }] = await queryD1<{ id: string; stop: string | null; detail: string; at: number }>(
    place,
    directory!,
    'SELECT id, stop, stop_detail AS detail, stopped_at AS at FROM installation WHERE number = 1',
  );
  const [own] = results;
  if (!own) return 'Cron has not run yet.';
  if (!own.stop) return `Installation ${own.id}: cron deletes what is old, unless UPKEEP is set to off.`;
  const since = new Date(own.at).toISOString();
  return `Installation ${own.id}: cron deletes nothing since ${since} (${own.stop}). ${own.detail}`;
});
