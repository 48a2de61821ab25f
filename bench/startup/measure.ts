/**
 * Measures the cost of starting the Worker: the CPU time of a bare workerd until its first response, compared with a
 * Worker without any code. Cloudflare rejects Workers that take more than a second to start.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForAnswer } from '../../src/dev/processes.ts';
import { cpuOfGroup, freePort } from '../server.ts';

const WORKERD = join('node_modules', 'workerd', 'bin', 'workerd');
const RUNS = 5;
/** The runs while the ratio is over its limit: on a busy machine, a side may be unlucky in all of the first ones. */
const MAX_RUNS = 20;
/**
 * The limit relative to the reference. The same code took 1.9 to 2.3 times the reference's time on one machine within a
 * day, and 2.5 at worst, so the limit notices only what adds about a fifth.
 */
const MAX_RATIO = 2.7;

export interface Startup {
  /** CPU milliseconds: the minimum of the runs, minus that of an empty Worker. */
  herald: number;
  reference: number;
  ratio: number;
  bar: number;
  ok: boolean;
}

/** Measures the bundle in `folder`, made by `bundle`. Null on systems without /proc. */
export async function measureStartup(
  folder: string,
  progress: (message: string) => void,
): Promise<Startup | null> {
  if (!existsSync('/proc/self/stat')) return null;
  const least = { herald: Infinity, reference: Infinity, empty: Infinity };
  const folders = {
    herald: folder,
    reference: write(join(folder, 'reference'), referenceScript()),
    empty: write(join(folder, 'empty'), EMPTY),
  };
  const result = () => {
    const herald = least.herald - least.empty;
    const reference = least.reference - least.empty;
    const ratio = herald / reference;
    return { herald, reference, ratio, bar: MAX_RATIO, ok: ratio <= MAX_RATIO };
  };
  for (let run = 1; run <= RUNS || (run <= MAX_RUNS && !result().ok); run++) {
    progress(`start-up, run ${run}`);
    for (const side of ['herald', 'reference', 'empty'] as const)
      least[side] = Math.min(least[side], await startOnce(folders[side]));
  }
  return result();
}

const EMPTY = "export default { fetch: () => new Response('') };";

/** Returns a Worker that compiles and runs a fixed amount of code at startup: functions, objects and expressions. */
function referenceScript(): string {
  const parts = Array.from(
    { length: 8000 },
    (_, i) =>
      `const o${i} = { name: 'field ${i}', pattern: /^(?:a${i}|b${i % 7})+\\d{1,3}$/u, parse(value) { return this.pattern.test(value) ? Number(value) + ${i} : null; } };
all.set(o${i}.name, [o${i}, o${i}.parse('b${i % 7}12'), [...o${i}.name].map((c) => c.codePointAt(0)).join()]);`,
  );
  return `const all = new Map();\n${parts.join('\n')}\n${EMPTY}`;
}

function write(folder: string, script: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), script);
  return folder;
}

/** Measures the CPU time of workerd from its start to its first response. */
async function startOnce(folder: string): Promise<number> {
  const port = await freePort();
  const config = join(folder, 'workerd.capnp');
  writeFileSync(config, configOf(folder, port));
  const child = spawn(WORKERD, ['serve', config], { stdio: 'ignore', detached: true });
  try {
    if (!(await waitForAnswer(`http://127.0.0.1:${port}/`, 60)))
      throw new Error(`workerd did not start: ${config}`);
    return cpuOfGroup(child.pid!)!;
  } finally {
    process.kill(-child.pid!, 'SIGKILL');
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
