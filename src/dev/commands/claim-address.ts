/**
 * `npm run claim-address -- <address> <slug>` (with `--production` for the deployed service): assigns an address to the
 * organization with this slug, which has an inbox with it. The operator vouches for the address: its mail is already
 * routed to Herald, so no verification message can reach its mailbox (docs/decisions/0050-claims.md).
 */
import { databasesOf, placeOfCommand, queryD1, runCommand } from '../d1.ts';

/** The tables of the own and of the other addresses of inboxes. */
const OWN = 'address_claims';
const OTHER = 'alias_claims';

const args = process.argv.slice(2);
const [address = '', slug = ''] = args.filter((argument) => !argument.startsWith('--'));

await runCommand(async () => {
  // Wrangler's command line takes no parameters, so characters that could end a string are rejected.
  if (!/^[^\s'"\\;@]+@[^\s'"\\;@]+$/.test(address) || !/^[\w-]+$/.test(slug)) {
    throw new Error('Usage: npm run claim-address -- <address> <slug of the organization> [--production]');
  }
  const place = placeOfCommand(args);
  const [directory] = databasesOf(place);
  const isAddress = `address = '${address.toLowerCase()}'`;
  const isOwn = `organization_id = (SELECT id FROM organizations WHERE slug = '${slug}')`;
  const hasInbox = [OWN, OTHER]
    .map((table) => `EXISTS (SELECT 1 FROM ${table} WHERE ${isAddress} AND ${isOwn})`)
    .join(' OR ');
  const end = (table: string) =>
    `UPDATE ${table} SET proven_at = NULL, how = NULL WHERE ${isAddress} AND (${hasInbox})`;
  const claim = (table: string) =>
    `UPDATE ${table} SET proven_at = ${Date.now()}, how = 'operator' WHERE ${isAddress} AND ${isOwn} RETURNING inbox_id`;
  const [, , ...results] = await queryD1(place, directory!, end(OWN), end(OTHER), claim(OWN), claim(OTHER));
  const claimed = results.flatMap((result) => result.results);
  if (claimed.length !== 1) {
    throw new Error(`The organization ${slug} has no inbox with the address ${address}.`);
  }
  return `Mail from Email Routing to ${address} goes to ${slug}.`;
});
