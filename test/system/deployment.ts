import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { SimulatedAccount } from '../../src/dev/simulators/cloudflare/account/account.ts';
import { until } from './herald.ts';

export const root = join(import.meta.dirname, '..', '..');

export interface Run {
  code: number | null;
  output: string;
}

export interface Operator {
  account: SimulatedAccount;
  /** The folder in which the answers are stored. */
  folder: string;
  cwd?: string;
  env?: Record<string, string | undefined>;
}

/**
 * Runs a command in a terminal, types an answer after each question, and opens the page that signs in. Kills the
 * command if it asks more questions than there are answers.
 */
export function runInTerminal(operator: Operator, command: string, answers: string[] = []): Promise<Run> {
  const left = [...answers];
  return run(operator, ['script', '-qec', command, '/dev/null'], (child, output) => {
    const page = /Opening a link in your default browser: (\S+)\r?\n$/.exec(output)?.[1];
    if (page) signIn(page);
    if (!output.endsWith('\n> ')) return;
    const answer = left.shift();
    if (answer === undefined) child.kill();
    else child.stdin.write(`${answer}\n`);
  });
}

/** Runs a command without a terminal. */
export const runInPipeline = (operator: Operator, command: string): Promise<Run> =>
  run(operator, command.split(' '), () => {});

/** Signs in as a browser does, but does not load the final page, which is not on this machine. */
async function signIn(page: string): Promise<void> {
  const consent = await fetch(page, { redirect: 'manual' });
  const callback = consent.headers.get('location')!;
  // Wrangler prints the address of the page before it listens.
  await until('wrangler to take the sign-in', 60, () =>
    fetch(callback, { redirect: 'manual' }).catch(() => null),
  );
}

function run(
  { account, folder, cwd = root, env }: Operator,
  [program, ...args]: string[],
  onOutput: (child: ChildProcessWithoutNullStreams, output: string) => void,
): Promise<Run> {
  const child = spawn(program!, args, {
    cwd,
    env: {
      ...process.env,
      ...account.variables,
      DEPLOYMENT_DIR: folder,
      TERM: 'dumb',
      BROWSER: 'true',
      WRANGLER_HIDE_BANNER: 'true',
      ...env,
    },
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
    onOutput(child, output);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Returns the resources that a deployment has created on the accounts, by name. */
export const leftOn = ({ state }: SimulatedAccount) =>
  state.accounts.map(({ databases, buckets, queues, scripts, domains, applications }) => ({
    databases: databases.map(({ name }) => name),
    buckets: buckets.map(({ name }) => name),
    queues: queues
      .map(({ queue_name, consumers }) => ({
        queue_name,
        consumers: consumers.map(({ script, dead_letter_queue, settings }) => ({
          script,
          dead_letter_queue,
          settings,
        })),
      }))
      .toSorted((a, b) => a.queue_name.localeCompare(b.queue_name)),
    scripts: scripts.map(({ name, schedules, subdomain, versions, deployments }) => ({
      name,
      schedules: schedules.map(({ cron }) => cron),
      subdomain,
      bindings: versions
        .find(({ id }) => id === deployments[0]?.versions[0]?.version_id)
        ?.bindings.map((binding) => `${binding.name} ${binding.type}`)
        .toSorted(),
    })),
    domains: domains.map(({ hostname, service }) => `${hostname} ${service}`),
    applications: applications.map(({ name }) => name),
  }));

/** Returns the keys that a command has printed. */
export const keysIn = (output: string): string[] =>
  [...output.matchAll(/^ {2}ENCRYPTION_KEY_1=(\S+)/gm)].map(([, key]) => key!);

/** Returns the encryption key of a deployed Worker, which nobody can read on Cloudflare itself. */
export const keyOf = ({ state }: SimulatedAccount, worker: string): string | undefined =>
  state.accounts[0]?.scripts
    .find(({ name }) => name === worker)
    ?.versions[0]?.bindings.find(({ name }) => name === 'ENCRYPTION_KEY_1')?.text;
