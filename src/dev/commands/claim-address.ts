/**
 * `npm run claim-address -- <address> <slug>` (with `--production` for the deployed service): assigns an address to the
 * organization with this slug, which has an inbox with it. The operator vouches for the address: its mail is already
 * routed to Herald, so no verification message can reach its mailbox (docs/decisions/0050-claims.md).
 */
import { databasesOf, placeOfCommand, queryD1, runCommand } from '../d1.ts';

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
  const hasInbox = `EXISTS (SELECT 1 FROM address_claims WHERE ${isAddress} AND ${isOwn})`;
  const statements: [string, string] = [
    `UPDATE address_claims SET proven_at = NULL, how = NULL WHERE ${isAddress} AND ${hasInbox}`,
    `UPDATE address_claims SET proven_at = ${Date.now()}, how = 'operator' WHERE ${isAddress} AND ${isOwn} RETURNING inbox_id`,
  ];
  const [, claimed] = await queryD1(place, directory!, ...statements);
  if (claimed?.results.length !== 1) {
    throw new Error(`The organization ${slug} has no inbox with the address ${address}.`);
  }
  return `Mail from Email Routing to ${address} goes to ${slug}.`;
});
