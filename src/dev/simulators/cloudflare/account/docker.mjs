#!/usr/bin/env node
// Stands in for `docker` under Wrangler (WRANGLER_DOCKER_BIN): an image is a hash of its Dockerfile and the copied
// files, and a push notifies the simulated account. DOCKER_FAILS names a command that fails, such as `info` (no daemon)
// or `push`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { SIMULATED_DOCKER_FILE: file = '', SIMULATED_REGISTRY: registry, DOCKER_FAILS: failing } = process.env;
/** Image name to digest, and the pushed references. */
const images = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { tags: {}, pushed: [] };
const [command, ...args] = process.argv.slice(2);

const fail = (message) => {
  console.error(message);
  process.exit(1);
};
const save = () => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(images));
};
const digestOf = (tag) => images.tags[tag] ?? fail(`Error response from daemon: No such image: ${tag}`);
const nameOf = (reference) => reference.split('@')[0].replace(/:[^:/]*$/, '');
const readInput = () => readFileSync(0, 'utf8');

if (command === failing) {
  fail(
    command === 'info'
      ? 'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?'
      : `docker ${command} failed on demand`,
  );
}
switch (command === 'image' || command === 'manifest' ? `${command} ${args.shift()}` : command) {
  case 'info':
    console.log('Server Version: simulated');
    break;
  case 'build':
    images.tags[args[args.indexOf('-t') + 1]] = build(readInput(), args.at(-1));
    save();
    break;
  case 'login':
    if (!readInput().trim()) fail('Error: Password Required');
    console.log('Login Succeeded');
    break;
  case 'tag':
    images.tags[args[1]] = digestOf(args[0]);
    save();
    break;
  case 'push':
    await push(args[0]);
    break;
  case 'image rm':
    delete images.tags[args[0]];
    save();
    break;
  case 'image inspect': {
    const digest = digestOf(args[0]);
    const repoDigests = images.pushed.filter((reference) => reference.endsWith(`@${digest}`));
    console.log(args.includes('{{ json .RepoDigests }}') ? JSON.stringify(repoDigests) : '200000000 7');
    break;
  }
  case 'manifest inspect': {
    const reference = args.at(-1);
    if (!images.pushed.includes(reference)) fail(`no such manifest: ${reference}`);
    console.log(JSON.stringify({ Descriptor: { digest: reference.split('@')[1] } }));
    break;
  }
  default:
    fail(`docker ${process.argv.slice(2).join(' ')}: the stand-in does not know this command`);
}

function build(dockerfile, context) {
  const hash = createHash('sha256').update(dockerfile);
  for (const [, sources] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
    for (const source of sources.split(' ')) addTo(hash, join(context, source));
  }
  return `sha256:${hash.digest('hex')}`;
}

function addTo(hash, path) {
  if (!existsSync(path)) fail(`ERROR: failed to solve: "${path}": not found`);
  if (statSync(path).isFile()) return hash.update(readFileSync(path));
  for (const name of readdirSync(path).sort()) addTo(hash.update(name), join(path, name));
}

async function push(tag) {
  const digest = digestOf(tag);
  const url = `${registry}/registry/${tag}`;
  const response = await fetch(url, { method: 'PUT', body: digest }).catch((error) =>
    fail(String(error.cause)),
  );
  if (!response.ok) fail(`denied: ${await response.text()}`);
  images.pushed = [...new Set([...images.pushed, `${nameOf(tag)}@${digest}`])];
  save();
}
