/** `npm run deploy`: brings every database of production up to date, then deploys the Worker. */
import { execFileSync } from 'node:child_process';
import { listBoundDatabases } from './d1.ts';
import { forProduction } from './wrangler.ts';

const wrangler = (...args: string[]) =>
  execFileSync('wrangler', [...args, ...forProduction()], { stdio: 'inherit' });

for (const { name } of listBoundDatabases('production')) {
  wrangler('d1', 'migrations', 'apply', name, '--remote');
}
wrangler('deploy');
