import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The deployable installations, each with its own Worker, databases, bucket, queues and secrets. */
export type InstallationName = 'production' | 'staging';

export interface Installation {
  name: InstallationName;
  /** The name of the Worker, of the first database and of the bucket, and the prefix of the queues. */
  worker: string;
  /** The operator's answers, without secrets. */
  answersFile: string;
  /** The Wrangler configuration, generated from wrangler.toml and the answers. */
  configFile: string;
  /** Wrangler's output. */
  logFile: string;
}

export function installationOf(name: InstallationName): Installation {
  const folder = resolve(process.env['DEPLOYMENT_DIR'] || '.herald');
  return {
    name,
    worker: name === 'production' ? 'herald' : 'herald-staging',
    answersFile: join(folder, `${name}.json`),
    configFile: join(folder, `${name}.wrangler.json`),
    logFile: join(folder, `${name}.log`),
  };
}

/** Returns the installation that an operator command names with `--production` or `--staging`, if any. */
export function installationOfCommand(args: string[]): InstallationName | null {
  if (args.includes('--staging')) return 'staging';
  return args.includes('--production') ? 'production' : null;
}

/** Returns the Wrangler configuration of a deployed installation. Throws if it was not deployed from this folder. */
export function deployedConfig(name: InstallationName): string {
  const { configFile } = installationOf(name);
  if (!existsSync(configFile)) {
    throw new Error(
      `${configFile} is missing: run npm run deploy${name === 'staging' ? ' -- --staging' : ''} first.`,
    );
  }
  return configFile;
}
