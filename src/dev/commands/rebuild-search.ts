/**
 * `npm run rebuild-search` (with `-- --production` for the deployed service): clears the search index of each database.
 * Cron fills it again, about 5,000 emails per run. Until then, searches scan the emails themselves.
 */
import { readFileSync } from 'node:fs';
import { databasesOf, placeOfCommand, queryD1, runCommand } from '../d1.ts';

const migration = readFileSync('migrations/0006_mail.sql', 'utf8');
// slow expression: the input is a file of this project.
const create = /^CREATE VIRTUAL TABLE email_terms [^;]+(?=;$)/m.exec(migration);
if (!create) throw new Error('migrations/0006_mail.sql does not create email_terms.');
const statements: [string, ...string[]] = [
  'DROP TABLE IF EXISTS email_terms',
  create[0],
  'INSERT INTO search_fills VALUES (1, 0) ON CONFLICT DO UPDATE SET after_id = 0',
];

await runCommand(async () => {
  const place = placeOfCommand(process.argv);
  for (const database of databasesOf(place)) await queryD1(place, database, ...statements);
  return 'The search index is empty. Cron fills it again and logs "search.rebuilt" when it is complete.';
});
