/**
 * `npm run move-organization -- <slug> <database>` (with `--production` for the deployed service): orders that an organization
 * moves to the database with this number, as `npm run databases` lists them. The Worker does it while the organization is used,
 * and begins with the next cron tick. The same command says how far it is.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listBoundDatabases, queryD1 } from './d1.ts';
import { decideMove, type Found } from './decide-move.ts';
import { readSettings } from './settings.ts';

const isProduction = process.argv.includes('--production');
const [slug = '', number = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const { stateDir } = readSettings(process.env);
const place = isProduction ? ('production' as const) : { stateDir };

async function run(): Promise<string> {
  if (!isProduction && !existsSync(join(stateDir, 'v3', 'd1'))) {
    throw new Error('There is no database yet: run npm start first.');
  }
  if (!/^[\w-]{1,100}$/.test(slug)) {
    throw new Error('Name the slug of an organization and the number of a database.');
  }
  const databases = listBoundDatabases(isProduction ? 'production' : undefined);
  const [directory] = databases;
  const { results } = await queryD1<Found>(
    place,
    directory!.name,
    `SELECT o.id, o.database, o.closed_at IS NOT NULL AS isClosed, m.state, m.target FROM organizations AS o
      LEFT JOIN moves AS m ON m.organization_id = o.id WHERE o.slug = '${slug}'`,
  );
  const decision = decideMove(slug, number, results[0], databases.length);
  if (decision.order) {
    const { id, target } = decision.order;
    // Another command may have ordered it meanwhile, and a move that failed is ordered again.
    await queryD1(
      place,
      directory!.name,
      `INSERT INTO moves (organization_id, source, target, ordered_at)
        SELECT id, database, ${target}, ${Date.now()} FROM organizations
          WHERE id = ${id} AND database <> ${target} AND closed_at IS NULL
        ON CONFLICT (organization_id) DO UPDATE SET source = excluded.source, target = excluded.target, state = 'ordered',
          position = '{}', tries = 0, revision = revision + 1, ordered_at = excluded.ordered_at WHERE state = 'failed'`,
    );
  }
  return decision.text;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
