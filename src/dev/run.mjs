// Runs a command of the project; first installs the npm packages and builds the assets folder if needed. This is the
// first code that runs in a fresh clone, so it is plain JavaScript without npm imports and supports any Node from
// version 20 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const bin = join(root, 'node_modules', '.bin');
const marker = join(root, 'node_modules', '.herald-installed');

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Herald needs Node 20 or newer; this is ${process.version}. See https://nodejs.org/.`);
  process.exit(1);
}

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lock) {
  console.error('Installing npm packages (about half a minute the first time) …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const install = spawnSync(npm[0], [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (install.status !== 0) {
    console.error('npm could not install the packages. Fix the error above and run the command again.');
    process.exit(install.status ?? 1);
  }
  writeFileSync(marker, lock);
}

/** Returns the files below a folder, without those that a command makes. */
function filesBelow(...path) {
  return readdirSync(join(root, ...path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.(?:gen|d)\.ts$/.test(file))
    .sort();
}

/** Makes a part of the assets folder, unless it is there and made of these files. Its recipe is kept at `marker`. */
function make(asset, marker, files, script, ...options) {
  const hash = createHash('sha256').update(lock);
  for (const file of files) hash.update(file).update(readFileSync(file));
  const recipe = hash.digest('hex');
  if (existsSync(asset) && existsSync(marker) && readFileSync(marker, 'utf8') === recipe) return;
  const build = spawnSync(join(bin, 'node'), ['--disable-warning=ExperimentalWarning', script, ...options], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (build.status !== 0) {
    console.error(`"${asset}" could not be made. Fix the error above and run the command again.`);
    process.exit(build.status ?? 1);
  }
  writeFileSync(marker, recipe);
}

// Wrangler does not start without the assets folder.
const maker = join(root, 'src', 'dev', 'assets.ts');
make(
  join(root, 'assets'),
  join(root, 'node_modules', '.herald-assets'),
  [maker, ...filesBelow('src', 'dashboard')],
  maker,
);
const description = join(root, 'assets', 'openapi.json');
make(
  description,
  join(root, 'node_modules', '.herald-openapi'),
  ['contract', 'lib', 'worker'].flatMap((folder) => filesBelow('src', folder)),
  join(root, 'src', 'dev', 'commands', 'openapi.ts'),
  description,
);

const [command, ...args] = process.argv.slice(2);
const child = spawn(join(bin, command), args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: bin + delimiter + process.env.PATH, WRANGLER_SEND_METRICS: 'false' },
});
// The terminal also sends Ctrl-C to the child; other signals must be forwarded.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm may be killed by SIGKILL, which cannot be forwarded.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
}
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
