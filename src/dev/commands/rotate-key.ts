/**
 * `npm run rotate-key` (with `-- --production` or `-- --staging` for a deployed service): adds a new encryption key
 * under the next number. New secrets are encrypted with it immediately. Cron re-encrypts the stored ones and logs how
 * many remain.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { deployedConfig, installationOfCommand } from '../installation.ts';
import { developmentSecrets, readSettings } from '../settings.ts';

const key = randomBytes(32).toString('base64');
const nextName = (names: string[]) => {
  const numbers = names.map((name) => Number(/^ENCRYPTION_KEY_(\d+)$/.exec(name)?.[1] ?? 0));
  return `ENCRYPTION_KEY_${Math.max(0, ...numbers) + 1}`;
};

const installation = installationOfCommand(process.argv);
if (installation) {
  const wrangler = (args: string[], input?: string) =>
    execFileSync('wrangler', [...args, '--config', deployedConfig(installation)], {
      encoding: 'utf8',
      input,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit'],
    });
  const secrets = JSON.parse(wrangler(['secret', 'list', '--format', 'json'])) as { name: string }[];
  const name = nextName(secrets.map((secret) => secret.name));
  wrangler(['secret', 'put', name], key);
  console.log(
    `${name} is set. Keep the older keys until the log shows left: 0 for each event "….resealed", such as ` +
      '"inboxes.resealed". What has no stored secrets is not logged.',
  );
} else {
  const { file, values } = developmentSecrets(readSettings(process.env).stateDir);
  const name = nextName(Object.keys(values));
  appendFileSync(file, `${name}="${key}"\n`);
  console.log(`Added ${name} to ${file}. Restart Herald to use it.`);
}
