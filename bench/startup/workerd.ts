/** Runs a bundle in a bare workerd, without Wrangler and without bindings. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForAnswer } from '../../src/dev/processes.ts';
import { cpuOfGroup, freePort } from '../server.ts';

const WORKERD = join('node_modules', 'workerd', 'bin', 'workerd');

/** The cost of workerd from its start to its first response. */
export interface Start {
  /** CPU milliseconds. */
  cpu: number;
  /** Resident memory in MB. */
  rss: number;
}

/** Starts the bundle in `folder`, whose entry is `index.js`, and asks it once. Needs /proc. */
export async function startOnce(folder: string): Promise<Start> {
  const port = await freePort();
  const config = join(folder, 'workerd.capnp');
  writeFileSync(config, configOf(folder, port));
  const child = spawn(WORKERD, ['serve', config], { stdio: 'ignore', detached: true });
  try {
    if (!(await waitForAnswer(`http://127.0.0.1:${port}/`, 60)))
      throw new Error(`workerd did not start: ${config}`);
    return { cpu: cpuOfGroup(child.pid!)!, rss: largestOfGroup(child.pid!) };
  } finally {
    process.kill(-child.pid!, 'SIGKILL');
  }
}

/** Returns the resident memory, in MB, of the process of a group that has most of it: workerd may be started by another. */
function largestOfGroup(group: number): number {
  const members = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && groupOf(name) === group);
  return Math.max(...members.map(residentOf));
}

function groupOf(pid: string): number {
  const stat = read(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

function residentOf(pid: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}

/** Returns a workerd configuration for the modules in a folder, without bindings. */
function configOf(folder: string, port: number): string {
  const settings = readFileSync('wrangler.toml', 'utf8');
  const date = /^compatibility_date = (".+")$/m.exec(settings)![1];
  const flags = /^compatibility_flags = (\[.+\])$/m.exec(settings)![1];
  const modules = readdirSync(folder)
    .filter((name) => /\.(?:js|wasm)$/.test(name))
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map(
      (name) =>
        `(name = "${name === 'index.js' ? name : `./${name}`}", ${name.endsWith('.js') ? 'esModule' : 'wasm'} = embed "${name}")`,
    );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [${modules.join(', ')}],
    compatibilityDate = ${date},
    compatibilityFlags = ${flags},
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;
}
