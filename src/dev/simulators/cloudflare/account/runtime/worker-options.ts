/** Translates an uploaded Worker into options for workerd. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Account, Binding, Script, Version } from '../state.ts';
import { assetFile, moduleFile } from './stored-files.ts';

const MODULE_TYPES: Record<string, string> = {
  'application/javascript+module': 'ESModule',
  'application/javascript': 'CommonJS',
  'application/wasm': 'CompiledWasm',
  'text/plain': 'Text',
  'application/octet-stream': 'Data',
};

export function workerOptions(
  { queues, domains, subdomain }: Account,
  script: Script,
  folder: string,
): Record<string, unknown> {
  const deployed = script.deployments[0]!.versions[0]!.version_id;
  const version = script.versions.find(({ id }) => id === deployed)!;
  const { bindings } = version;
  const pairs = (type: string, value: (binding: Binding) => unknown) =>
    Object.fromEntries(
      bindings.filter((binding) => binding.type === type).map((binding) => [binding.name, value(binding)]),
    );
  const consumed = queues.flatMap(({ queue_name, consumers }) =>
    consumers
      .filter((consumer) => consumer.script === script.name)
      .map(({ settings, dead_letter_queue }) => [
        queue_name,
        {
          maxBatchSize: settings['batch_size'],
          maxBatchTimeout: Number(settings['max_wait_time_ms'] ?? 5000) / 1000,
          maxRetries: settings['max_retries'],
          deadLetterQueue: dead_letter_queue,
        },
      ]),
  );
  const hosts = domains.filter(({ service }) => service === script.name).map(({ hostname }) => hostname);
  return {
    name: script.name,
    routes: [...hosts, `${script.name}.${subdomain}.workers.dev`].map((host) => `${host}/*`),
    modules: modulesOf(version, folder),
    modulesRoot: '/',
    compatibilityDate: version.compatibility_date,
    compatibilityFlags: version.compatibility_flags,
    bindings: {
      ...pairs('plain_text', ({ text }) => text),
      ...pairs('secret_text', ({ text }) => text),
      ...pairs('json', ({ json }) => json),
    },
    d1Databases: pairs('d1', ({ database_id }) => database_id),
    r2Buckets: pairs('r2_bucket', ({ bucket_name }) => bucket_name),
    queueProducers: pairs('queue', ({ queue_name }) => ({ queueName: queue_name })),
    queueConsumers: Object.fromEntries(consumed),
    durableObjects: pairs('durable_object_namespace', ({ class_name }) => ({
      className: class_name,
      useSQLite: true,
    })),
    ratelimits: pairs('ratelimit', ({ namespace_id, simple }) => ({ namespace_id, simple })),
    ...(version.assets && { assets: assetsOf(version, folder) }),
  };
}

/** The main module comes first. */
function modulesOf({ modules, main_module }: Version, folder: string) {
  return modules
    .filter(({ type }) => MODULE_TYPES[type])
    .toSorted((a, b) => Number(b.name === main_module) - Number(a.name === main_module))
    .map(({ name, type, hash }) => {
      const bytes = readFileSync(moduleFile(folder, hash));
      const isBinary = type === 'application/wasm' || type === 'application/octet-stream';
      return { type: MODULE_TYPES[type], path: `/${name}`, contents: isBinary ? bytes : bytes.toString() };
    });
}

function assetsOf({ id, assets, asset_config: config, bindings }: Version, folder: string) {
  const directory = join(folder, 'sites', id);
  if (!existsSync(directory)) {
    for (const [path, hash] of Object.entries(assets!)) {
      const file = join(directory, path);
      mkdirSync(dirname(file), { recursive: true });
      copyFileSync(assetFile(folder, hash), file);
    }
  }
  const run_worker_first = config['run_worker_first'];
  return {
    directory,
    binding: bindings.find(({ type }) => type === 'assets')?.name,
    ...(run_worker_first !== undefined && { run_worker_first }),
    routerConfig: { has_user_worker: true },
  };
}
