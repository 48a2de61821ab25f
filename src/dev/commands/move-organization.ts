/**
 * `npm run move-organization -- <slug> <database>` (with `--production` for the deployed service): orders the move of
 * an organization to a database by its number in `npm run databases`. The Worker moves it while it is in use, starting
 * with the next cron tick. The command prints the progress until the move is over. Ending it does not end the move.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type BoundDatabase, databasesOf, type Place, placeOfCommand, queryD1, runCommand } from '../d1.ts';
import { decideMove, type Found, sayMove } from './decide-move.ts';

const LOOK_MS = 2000;
/** The interval at which an unchanged line is printed again. */
const SAY_MS = 60_000;

const args = process.argv.slice(2);
const [slug = '', number = ''] = args.filter((argument) => !argument.startsWith('--'));

async function find(place: Place, directory: BoundDatabase): Promise<Found | undefined> {
  const [{ results }] = await queryD1<Found>(
    place,
    directory,
    `SELECT o.id, o.database, o.closed_at IS NOT NULL AS isClosed, m.state, m.target, m.failures,
        (SELECT count(DISTINCT CASE each.type WHEN 'object' THEN each.value ->> 'table' ELSE each.value END)
          FROM json_each(COALESCE(m.position -> 'pages', m.position -> 'tables')) AS each) AS tables
      FROM organizations AS o LEFT JOIN moves AS m ON m.organization_id = o.id WHERE o.slug = '${slug}'`,
  );
  return results[0];
}

/** Prints the progress of the move until it is over. */
async function follow(place: Place, directory: BoundDatabase): Promise<string> {
  let last = '';
  let saidAt = 0;
  for (;;) {
    const found = await find(place, directory);
    if (!found) throw new Error(`There is no organization ${slug} any more.`);
    const { text, isOver, hasFailed } = sayMove(slug, found);
    if (hasFailed) throw new Error(text);
    if (isOver) return text;
    if (text !== last || Date.now() - saidAt >= SAY_MS) {
      const now = new Date();
      console.log(`${now.toLocaleTimeString('en-GB')}  ${text}`);
      last = text;
      saidAt = now.getTime();
    }
    await wait(LOOK_MS);
  }
}

await runCommand(async () => {
  if (!/^[\w-]{1,100}$/.test(slug) || number === '') {
    throw new Error('Usage: npm run move-organization -- <slug> <number of the database> [--production]');
  }
  const place = placeOfCommand(args);
  const databases = databasesOf(place);
  const [directory] = databases;
  const found = await find(place, directory!);
  const order = decideMove(slug, number, found, databases.length);
  if (order) {
    const { id, target } = order;
    // Another command may have ordered the move meanwhile. A failed move is ordered again.
    await queryD1(
      place,
      directory!,
      `INSERT INTO moves (organization_id, source, target, ordered_at)
        SELECT id, database, ${target}, ${Date.now()} FROM organizations
          WHERE id = ${id} AND database <> ${target} AND closed_at IS NULL
        ON CONFLICT (organization_id) DO UPDATE SET source = excluded.source, target = excluded.target, state = 'ordered',
          position = '{}', tries = 0, failures = 0, revision = revision + 1, ordered_at = excluded.ordered_at
          WHERE state = 'failed'`,
    );
  } else if (!found?.state || found.state === 'failed') return `${slug} is in database ${number}.`;
  console.log(
    `${slug} moves to database ${number}, and is used meanwhile. Ctrl-C ends this command, not the move.`,
  );
  return follow(place, directory!);
});
