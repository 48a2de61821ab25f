import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const SIDECAR = 'src/sidecar';
/** The maximum number of packages in the image. `real-require` counts twice, because two versions are in use. */
const MOST_PACKAGES = 29;

interface Package {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const root = join(import.meta.dirname, '..', '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const readJson = <T>(name: string): T => JSON.parse(read(name));

const manifest = readJson<Package & { workspaces: string[] }>('package.json');
const own = readJson<Package>(`${SIDECAR}/package.json`);
const dockerfile = read(`${SIDECAR}/Dockerfile`);

/** Returns the imports of a file, including types: Node erases some of their imports, but not all. */
function importsOf(file: string): string[] {
  const source = read(file);
  const { module, errors } = parseSync(file, source);
  expect(errors, file).toEqual([]);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
}

const isRelative = (specifier: string) => specifier.startsWith('.');

function packagesOf(files: string[]): string[] {
  const names = files
    .flatMap(importsOf)
    .filter((specifier) => !isRelative(specifier) && !/^(?:node|cloudflare):/.test(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].sort();
}

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));

/** Returns the file and all files that it imports, directly or indirectly. */
function reachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const specifier of importsOf(file).filter(isRelative)) {
      reached.add(posix.join(posix.dirname(file), specifier));
    }
  }
  return [...reached];
}

/** Returns the paths of the packages that a workspace needs in production: the lock file, resolved as Node does. */
function productionTree(workspace: string): string[] {
  const { packages } = readJson<{ packages: Record<string, Package> }>('package-lock.json');
  const tree = new Set([workspace]);
  for (const place of tree) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[place]!;
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      let folder = place;
      const candidate = () => posix.join(folder, 'node_modules', name);
      while (!(candidate() in packages) && folder !== '.') folder = posix.dirname(folder);
      expect(packages, `${name} for ${place}`).toHaveProperty([candidate()]);
      tree.add(candidate());
    }
  }
  tree.delete(workspace);
  return [...tree].sort();
}

interface Copy {
  sources: string[];
  target: string;
}

function copiesOf(part: string): Copy[] {
  return [...part.matchAll(/^COPY (.+) (\S+)$/gm)].map(([, names, target]) => ({
    sources: names!.split(' '),
    target: target!,
  }));
}

test('the sidecar declares the packages that it imports, and no other', () => {
  const imported = packagesOf(sources(`${SIDECAR}/**/*.ts`));
  expect(Object.keys(own.dependencies!)).toEqual(imported);
});

test('what the sidecar and the rest of Herald use has one exact version', () => {
  for (const [name, version] of Object.entries(own.dependencies!)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    const ofRoot = manifest.dependencies![name] ?? manifest.devDependencies![name] ?? version;
    expect(ofRoot, name).toBe(version);
  }
});

test('a package of the sidecar that the Worker does not import is no dependency of the Worker', () => {
  const names = Object.keys(own.dependencies!);
  const files = sources('src/{worker,lib,contract}/**/*.ts').filter((file) => {
    const source = read(file);
    return names.some((name) => source.includes(`'${name}`));
  });
  const ofWorker = packagesOf(files);
  expect(names.filter((name) => name in manifest.dependencies!)).toEqual(
    names.filter((name) => ofWorker.includes(name)),
  );
});

test(`the image has at most ${MOST_PACKAGES} packages`, () => {
  const tree = productionTree(SIDECAR);
  for (const name of Object.keys(own.dependencies!)) expect(tree).toContain(`node_modules/${name}`);
  expect(tree.length).toBeGreaterThan(Object.keys(own.dependencies!).length);
  expect(tree.length, tree.join('\n')).toBeLessThanOrEqual(MOST_PACKAGES);
  // The image would copy such a folder from the machine that builds it, along with the sources.
  expect(tree.filter((place) => place.startsWith(SIDECAR))).toEqual([]);
});

test('the image installs from the lock file, for the sidecar alone, and has what it starts', () => {
  const [before, after] = dockerfile.split(
    /^RUN npm ci --omit=dev --ignore-scripts --workspace herald-sidecar && npm cache clean --force$/m,
  );
  expect(own).toHaveProperty('name', 'herald-sidecar');
  const manifests = ['', ...manifest.workspaces].map((workspace) => posix.join(workspace, 'package.json'));
  const copiedBefore = copiesOf(before!).flatMap((copy) => copy.sources);
  expect(copiedBefore.sort()).toEqual([...manifests, 'package-lock.json'].sort());

  const [, entry] = /^CMD \["node", "([^"]+)"\]$/m.exec(after!)!;
  const reached = reachedFrom(entry!);
  expect(reached).toContain(`${SIDECAR}/app.ts`);
  const copiedAfter = copiesOf(after!).flatMap((copy) => copy.sources);
  const isIn = (file: string, source: string) => file === source || file.startsWith(`${source}/`);
  expect(reached.filter((file) => !copiedAfter.some((source) => isIn(file, source)))).toEqual([]);
  expect(copiedAfter.filter((source) => !reached.some((file) => isIn(file, source)))).toEqual([]);
});

test('all in the image is at its path in the repository', () => {
  const copies = copiesOf(dockerfile);
  expect(copies.length).toBe(dockerfile.match(/^(?:COPY|ADD)\b/gm)!.length);
  for (const { sources: names, target } of copies) {
    for (const name of names) {
      const isFolder = statSync(join(root, name)).isDirectory();
      expect(posix.join(target, isFolder ? '' : posix.basename(name)), name).toBe(name);
    }
  }
});

test('the image has a fixed Node, that of the project', () => {
  const [, version] = /^FROM node:([\d.]+)-bookworm-slim$/m.exec(dockerfile)!;
  expect(version).toBe(manifest.devDependencies!['node']);
});
