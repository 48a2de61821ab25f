/**
 * `npm run claim-address -- <address> <slug>` (with `--production` for the deployed service): gives an address to the
 * organization with this slug, which has an inbox with it. That is the operator's word, for an address whose mail is routed to
 * Herald already, so that no message can reach its mailbox (docs/decisions/0050-claims.md).
 */
import { execFileSync } from 'node:child_process';
import { readSettings } from './settings.ts';

const [address = '', slug = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
// The command line of wrangler takes no parameters, so nothing gets in that could end a string.
if (!/^[^\s'"\\;@]+@[^\s'"\\;@]+$/.test(address) || !/^[\w-]+$/.test(slug)) {
  console.error('Usage: npm run claim-address -- <address> <slug of the organization> [--production]');
  process.exit(1);
}
const isAddress = `address = '${address.toLowerCase()}'`;
const isOwn = `organization_id = (SELECT id FROM organizations WHERE slug = '${slug}')`;
const hasInbox = `EXISTS (SELECT 1 FROM address_claims WHERE ${isAddress} AND ${isOwn})`;
const statements = [
  `UPDATE address_claims SET proven_at = NULL, how = NULL WHERE ${isAddress} AND ${hasInbox};`,
  `UPDATE address_claims SET proven_at = ${Date.now()}, how = 'operator' WHERE ${isAddress} AND ${isOwn} RETURNING inbox_id;`,
];

const where = process.argv.includes('--production')
  ? ['--remote', '--env', 'production']
  : ['--local', '--persist-to', readSettings(process.env).stateDir];
const printed = execFileSync(
  'wrangler',
  ['d1', 'execute', 'herald', ...where, '--yes', '--json', '--command', statements.join(' ')],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);
const [, claimed] = JSON.parse(printed) as { results: unknown[] }[];
if (claimed?.results.length !== 1) {
  console.error(`The organization ${slug} has no inbox with the address ${address}.`);
  process.exit(1);
}
console.log(`Mail from Email Routing to ${address} goes to ${slug}.`);
