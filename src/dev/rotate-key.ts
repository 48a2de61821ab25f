/**
 * `npm run rotate-key` (with `-- --production` for the deployed service): makes a new encryption key, the next in
 * number. New secrets are sealed with it at once; the cron seals the stored ones anew, and logs how many are left.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { developmentSecrets, readSettings } from './settings.ts';

const key = randomBytes(32).toString('base64');
const nextName = (names: string[]) => {
  const numbers = names.map((name) => Number(/^ENCRYPTION_KEY_(\d+)$/.exec(name)?.[1] ?? 0));
  return `ENCRYPTION_KEY_${Math.max(0, ...numbers) + 1}`;
};

if (process.argv.includes('--production')) {
  const wrangler = (args: string[], input?: string) =>
    execFileSync('wrangler', [...args, '--env', 'production'], {
      encoding: 'utf8',
      input,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit'],
    });
  const secrets = JSON.parse(wrangler(['secret', 'list', '--format', 'json'])) as { name: string }[];
  const name = nextName(secrets.map((secret) => secret.name));
  wrangler(['secret', 'put', name], key);
  console.log(
    `${name} is set. Keep the older keys until the log says "inboxes.resealed", "webhooks.resealed" and "second_factors.resealed" with left: 0, where there are such.`,
  );
} else {
  const { file, values } = developmentSecrets(readSettings(process.env).stateDir);
  const name = nextName(Object.keys(values));
  appendFileSync(file, `${name}="${key}"\n`);
  console.log(`${name} was added to ${file}. Start Herald again to use it.`);
}
