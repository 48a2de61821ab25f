/** Reads the upload of a Worker, and rejects uploads that the API rejects. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ApiProblem } from '../problem.ts';
import { moduleFile } from '../runtime/stored-files.ts';
import { type Account, type Binding, hexId, now, type Script, type Version } from '../state.ts';
import { completedAssets } from './assets.ts';

/** Size limits of the modules after gzip. */
const LARGEST_MIB = { free: 3, paid: 10 };

interface Step {
  new_classes?: string[];
  new_sqlite_classes?: string[];
  deleted_classes?: string[];
  renamed_classes?: { from: string; to: string }[];
}

interface Metadata {
  main_module?: string;
  bindings?: Binding[];
  keep_bindings?: string[];
  compatibility_date?: string;
  compatibility_flags?: string[];
  migrations?: { old_tag?: string; new_tag: string; steps: Step[] };
  annotations?: Record<string, string>;
  assets?: { jwt: string; config?: Record<string, unknown> };
  keep_assets?: boolean;
  limits?: unknown;
  containers?: unknown;
  observability?: unknown;
  logpush?: boolean;
}

export interface Upload {
  metadata: Metadata;
  modules: { name: string; type: string; bytes: Buffer }[];
}

export async function readUpload(form: FormData): Promise<Upload> {
  const text = form.get('metadata');
  if (text === null) throw new ApiProblem(400, 10021, 'The upload has no metadata.');
  const metadata = JSON.parse(typeof text === 'string' ? text : await text.text()) as Metadata;
  const modules = [];
  for (const [name, part] of form) {
    if (name === 'metadata') continue;
    const bytes = Buffer.from(typeof part === 'string' ? part : await part.arrayBuffer());
    modules.push({ name, type: typeof part === 'string' ? 'text/plain' : part.type.split(';')[0]!, bytes });
  }
  return { metadata, modules };
}

/** Adds a version of the Worker. `migrations` apply to its Durable Object classes. */
export function addVersion(
  account: Account,
  script: Script,
  upload: Upload,
  source: string,
  folder: string,
): Version {
  const { metadata, modules } = upload;
  const main = metadata.main_module ?? '';
  if (!modules.some(({ name }) => name === main)) {
    throw new ApiProblem(400, 10021, `No such module "${main}".`);
  }
  checkSize(account, modules);
  const [latest] = script.versions;
  const namespaces = migrate(script, metadata);
  const kept = (latest?.bindings ?? []).filter(
    ({ name, type }) =>
      metadata.keep_bindings?.includes(type) && !metadata.bindings?.some((binding) => binding.name === name),
  );
  const bindings = [
    ...(metadata.bindings ?? []).map((binding) => readBinding(account, script, namespaces, binding)),
    ...kept,
  ];
  // All checks have passed.
  script.namespaces = namespaces;
  script.migration_tag = metadata.migrations?.new_tag ?? script.migration_tag;
  const version: Version = {
    id: crypto.randomUUID(),
    number: (latest?.number ?? 0) + 1,
    created_on: now(),
    source,
    annotations: metadata.annotations ?? {},
    main_module: main,
    compatibility_date: metadata.compatibility_date ?? '',
    compatibility_flags: metadata.compatibility_flags ?? [],
    bindings,
    modules: modules.map((module) => keepModule(folder, module)),
    assets: metadata.assets
      ? completedAssets(metadata.assets.jwt)
      : metadata.keep_assets
        ? (latest?.assets ?? null)
        : null,
    asset_config: metadata.assets?.config ?? {},
    migration_tag: script.migration_tag,
    limits: metadata.limits,
    containers: metadata.containers,
    etag: createHash('sha256')
      .update(Buffer.concat(modules.map(({ bytes }) => bytes)))
      .digest('hex'),
  };
  script.versions.unshift(version);
  script.modified_on = version.created_on;
  return version;
}

function checkSize({ plan }: Account, modules: Upload['modules']): void {
  const bytes = Buffer.concat(
    modules.filter(({ type }) => type !== 'application/source-map').map((each) => each.bytes),
  );
  const limit = LARGEST_MIB[plan.workers];
  if (gzipSync(bytes, { level: 6 }).length > limit * 1024 * 1024) {
    throw new ApiProblem(413, 10027, `Your Worker exceeded the size limit of ${limit} MiB.`);
  }
}

/** Returns the classes after the migrations of an upload. */
function migrate(script: Script, { migrations }: Metadata): Script['namespaces'] {
  if (!migrations) return script.namespaces;
  if ((migrations.old_tag ?? null) !== script.migration_tag) {
    throw new ApiProblem(412, 10079, 'Actor migration tag precondition failed');
  }
  let namespaces = script.namespaces.map((each) => ({ ...each }));
  const has = (name: string) => namespaces.some((each) => each.class === name);
  const add = (name: string, use_sqlite: boolean) => {
    if (has(name)) {
      const why = 'that is already depended on by existing Durable Objects';
      throw new ApiProblem(400, 10074, `Cannot apply new-class migration to class '${name}' ${why}`);
    }
    namespaces.push({ id: hexId(), class: name, use_sqlite });
  };
  for (const {
    new_classes = [],
    new_sqlite_classes = [],
    deleted_classes = [],
    renamed_classes = [],
  } of migrations.steps) {
    for (const name of new_classes) add(name, false);
    for (const name of new_sqlite_classes) add(name, true);
    for (const { from, to } of renamed_classes) {
      const renamed = namespaces.find((each) => each.class === from);
      if (!renamed)
        throw new ApiProblem(
          400,
          10073,
          `Cannot apply renamed-classes migration to non-existent class '${from}'`,
        );
      renamed.class = to;
    }
    for (const name of deleted_classes) {
      if (!has(name))
        throw new ApiProblem(
          400,
          10072,
          `Cannot apply deleted_classes migration to non-existent class '${name}'`,
        );
      namespaces = namespaces.filter((each) => each.class !== name);
    }
  }
  return namespaces;
}

function readBinding(
  account: Account,
  script: Script,
  namespaces: Script['namespaces'],
  binding: Binding,
): Binding {
  const { name, type } = binding;
  switch (type) {
    case 'd1': {
      const id = binding['id'] ?? binding['database_id'];
      if (!account.databases.some(({ uuid }) => uuid === id)) {
        const advice =
          'Verify the database exists in your account and that the database_id in your configuration is correct.';
        throw new ApiProblem(
          400,
          10181,
          `D1 binding '${name}' references database '${id}' which was not found. ${advice}`,
        );
      }
      return { ...binding, id, database_id: id };
    }
    case 'r2_bucket': {
      const bucket = binding['bucket_name'];
      if (!account.buckets.some((each) => each.name === bucket)) {
        throw new ApiProblem(
          400,
          10085,
          `R2 bucket '${bucket}' not found. Please use a different name and try again.`,
        );
      }
      return binding;
    }
    case 'queue': {
      const queue = binding['queue_name'];
      if (!account.queues.some(({ queue_name }) => queue_name === queue)) {
        throw new ApiProblem(
          400,
          11000,
          `Queue '${queue}' not found. Please use a different name and try again.`,
        );
      }
      return binding;
    }
    case 'durable_object_namespace': {
      const namespace = namespaces.find((each) => each.class === binding['class_name']);
      if (!namespace) {
        const why = 'because it is not currently configured to implement Durable Objects.';
        const advice = 'Ensure a --new-class migration has been applied to it.';
        throw new ApiProblem(
          400,
          10061,
          `Cannot create binding for class '${binding['class_name']}' ${why} ${advice}`,
        );
      }
      return { ...binding, namespace_id: namespace.id };
    }
    case 'inherit': {
      const inherited = script.versions[0]?.bindings.find(
        (each) => each.name === (binding['old_name'] ?? name),
      );
      if (!inherited)
        throw new ApiProblem(
          400,
          10056,
          `The binding '${name}' is inherited, but the Worker has none of the name.`,
        );
      return { ...inherited, name };
    }
    default:
      return binding;
  }
}

function keepModule(
  folder: string,
  { name, type, bytes }: Upload['modules'][number],
): Version['modules'][number] {
  const hash = createHash('sha256').update(bytes).digest('hex');
  mkdirSync(join(folder, 'modules'), { recursive: true });
  writeFileSync(moduleFile(folder, hash), bytes);
  return { name, type, hash };
}
