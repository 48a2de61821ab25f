/** Workers: their upload, settings, secrets, versions and deployments. */
import { ApiProblem } from '../problem.ts';
import {
  type Account,
  type Binding,
  type Deployment,
  hexId,
  now,
  type Script,
  type Version,
} from '../state.ts';
import { type Api, find, ok, remove, type World } from '../wire.ts';
import { addVersion, readUpload } from './upload.ts';

const SCRIPTS = '/accounts/:account/workers/scripts';
const NAME = /^[a-z0-9_][a-z0-9_-]{0,62}$/;
/** The number of newest versions that can be deployed. */
const DEPLOYABLE = 100;

export function registerScripts(api: Api, { folder }: World): void {
  api.get(SCRIPTS, (c) => ok(c, c.get('account').scripts.map(asScript)));
  api.put(`${SCRIPTS}/:script`, async (c) => {
    const account = c.get('account');
    const upload = await readUpload(await c.req.formData());
    const known = account.scripts.find(({ name }) => name === c.req.param('script'));
    const script = known ?? newScript(c.req.param('script'));
    const version = addVersion(account, script, upload, 'wrangler', folder);
    const { observability = { enabled: false }, logpush = false } = upload.metadata;
    script.settings = { ...script.settings, observability, logpush };
    if (!known) account.scripts.push(script);
    deploy(script, [{ version_id: version.id, percentage: 100 }], version.annotations);
    return ok(c, { ...asScript(script), startup_time_ms: 12, deployment_id: version.id.replaceAll('-', '') });
  });
  api.delete(`${SCRIPTS}/:script`, (c) => {
    const account = c.get('account');
    const script = findScript(account, c.req.param('script'));
    for (const queue of account.queues) {
      queue.consumers = queue.consumers.filter((consumer) => consumer.script !== script.name);
    }
    account.domains = account.domains.filter(({ service }) => service !== script.name);
    account.routes = account.routes.filter((route) => route.script !== script.name);
    remove(account.scripts, script);
    return ok(c, null);
  });
  api.get('/accounts/:account/workers/services/:script', (c) => {
    const script = findScript(c.get('account'), c.req.param('script'), 10090);
    const environment = {
      environment: 'production',
      created_on: script.created_on,
      modified_on: script.modified_on,
    };
    return ok(c, {
      id: script.name,
      default_environment: { ...environment, script: asScript(script) },
      environments: [{ ...environment, script: asScript(script) }],
      ...environment,
    });
  });
  api.get(`${SCRIPTS}/:script/settings`, (c) => {
    const script = findScript(c.get('account'), c.req.param('script'));
    const { versions, tags, settings } = script;
    const bindings = versions[0]!.bindings.map(withoutText);
    return ok(c, { bindings, tags, ...settings, compatibility_date: versions[0]!.compatibility_date });
  });
  api.get(`${SCRIPTS}/:script/script-settings`, (c) => {
    const { tags, settings } = findScript(c.get('account'), c.req.param('script'));
    return ok(c, { tags, ...settings });
  });
  api.patch(`${SCRIPTS}/:script/script-settings`, async (c) => {
    const script = findScript(c.get('account'), c.req.param('script'));
    const { tags = script.tags, ...settings } = await c.req.json<{ tags?: string[] }>();
    script.tags = tags;
    script.settings = { ...script.settings, ...settings };
    return ok(c, { tags, ...script.settings });
  });
  registerSecrets(api);
  registerVersions(api, folder);
}

function registerSecrets(api: Api): void {
  api.get(`${SCRIPTS}/:script/secrets`, (c) =>
    ok(c, secretsOf(findScript(c.get('account'), c.req.param('script')))),
  );
  api.put(`${SCRIPTS}/:script/secrets`, async (c) => {
    const script = findScript(c.get('account'), c.req.param('script'));
    const { name, text, type } = await c.req.json<Binding>();
    changeSecrets(script, { [name]: { name, text: text!, type } });
    return ok(c, { name, type });
  });
  api.delete(`${SCRIPTS}/:script/secrets/:name`, (c) => {
    const script = findScript(c.get('account'), c.req.param('script'));
    const name = decodeURIComponent(c.req.param('name'));
    if (!secretsOf(script).some((secret) => secret.name === name)) {
      throw new ApiProblem(404, 10056, 'Binding not found.');
    }
    changeSecrets(script, { [name]: null });
    return ok(c, null);
  });
  api.patch(`${SCRIPTS}/:script/secrets-bulk`, async (c) => {
    const script = findScript(c.get('account'), c.req.param('script'));
    const { secrets } = await c.req.json<{ secrets: Record<string, Binding | null> }>();
    if (Object.keys(secrets).length > 100) throw new ApiProblem(400, 10021, 'At most 100 secrets a call.');
    changeSecrets(script, secrets);
    return ok(c, secretsOf(script));
  });
}

function registerVersions(api: Api, folder: string): void {
  api.get(`${SCRIPTS}/:script/versions`, (c) => {
    const script = findScript(c.get('account'), c.req.param('script'));
    const versions = c.req.query('deployable') ? script.versions.slice(0, DEPLOYABLE) : script.versions;
    return ok(c, { items: versions.map((version) => asVersion(script, version)) });
  });
  api.post(`${SCRIPTS}/:script/versions`, async (c) => {
    const account = c.get('account');
    const script = findScript(account, c.req.param('script'));
    const upload = await readUpload(await c.req.formData());
    if (upload.metadata.migrations) {
      const rule =
        'You attempted to upload a version of a Worker that includes a Durable Object migration, but migrations must be fully applied via a non-versioned deployment.';
      throw new ApiProblem(400, 10211, `Version upload failed. ${rule}`);
    }
    const version = addVersion(account, script, upload, 'wrangler', folder);
    return ok(c, { ...asVersion(script, version), startup_time_ms: 12 });
  });
  api.get(`${SCRIPTS}/:script/versions/:version`, (c) => {
    const script = findScript(c.get('account'), c.req.param('script'));
    return ok(c, asVersion(script, findVersion(script, c.req.param('version'))));
  });
  api.get(`${SCRIPTS}/:script/deployments`, (c) =>
    ok(c, { deployments: findScript(c.get('account'), c.req.param('script')).deployments.map(asDeployment) }),
  );
  api.post(`${SCRIPTS}/:script/deployments`, async (c) => {
    const script = findScript(c.get('account'), c.req.param('script'));
    const { versions, annotations = {} } = await c.req.json<Pick<Deployment, 'versions' | 'annotations'>>();
    const deployed = versions.map(({ version_id }) => findVersion(script, version_id));
    for (const version of deployed) checkRollback(script, version, c.req.query('force') === 'true');
    return ok(c, asDeployment(deploy(script, versions, annotations)));
  });
}

export const findScript = ({ scripts }: Account, name: string, code = 10007): Script =>
  find(
    scripts,
    (script) => script.name === name,
    () => new ApiProblem(404, code, 'This Worker does not exist on your account.'),
  );

const findVersion = ({ versions }: Script, id: string): Version =>
  find(
    versions,
    (version) => version.id === id,
    () => new ApiProblem(404, 10015, 'The version does not exist.'),
  );

function newScript(name: string): Script {
  if (!NAME.test(name)) throw new ApiProblem(400, 10016, `Invalid Worker name: ${name}`);
  return {
    name,
    tag: hexId(),
    created_on: now(),
    modified_on: now(),
    tags: [],
    migration_tag: null,
    namespaces: [],
    versions: [],
    deployments: [],
    schedules: [],
    settings: {},
    subdomain: { enabled: false, previews_enabled: false },
  };
}

function deploy(
  script: Script,
  versions: Deployment['versions'],
  annotations: Record<string, string>,
): Deployment {
  const deployment: Deployment = {
    id: crypto.randomUUID(),
    created_on: now(),
    source: 'wrangler',
    strategy: 'percentage',
    annotations: { ...annotations, 'workers/triggered_by': 'deployment' },
    versions,
  };
  script.deployments.unshift(deployment);
  return deployment;
}

/** Throws if the version precedes a Durable Object migration, or has other secrets. */
function checkRollback(script: Script, version: Version, isForced: boolean): void {
  if (version.migration_tag !== script.migration_tag) {
    // The real error code is not published.
    const why = 'a Durable Object migration was applied after it was uploaded.';
    throw new ApiProblem(400, 10210, `The version cannot be deployed, because ${why}`);
  }
  const current = script.versions.find(({ id }) => id === script.deployments[0]?.versions[0]?.version_id);
  if (!isForced && current && JSON.stringify(secretTexts(current)) !== JSON.stringify(secretTexts(version))) {
    throw new ApiProblem(400, 10220, 'Secrets have changed since the version was deployed.');
  }
}

const isSecret = ({ type }: Binding): boolean => type === 'secret_text' || type === 'secret_key';

const secretTexts = ({ bindings }: Version) =>
  bindings
    .filter(isSecret)
    .map(({ name, text }) => [name, text])
    .toSorted();

const secretsOf = ({ versions: [latest] }: Script) =>
  (latest?.bindings ?? []).filter(isSecret).map(({ name, type }) => ({ name, type }));

/** Deploys the same code with changed secrets. Null deletes a secret. */
function changeSecrets(script: Script, secrets: Record<string, Binding | null>): void {
  const latest = script.versions[0]!;
  if (script.deployments[0]?.versions[0]?.version_id !== latest.id) {
    throw new ApiProblem(400, 10215, "The latest version of the Worker isn't currently deployed.");
  }
  const taken = latest.bindings.find((binding) => secrets[binding.name] && !isSecret(binding));
  if (taken) {
    throw new ApiProblem(
      400,
      10053,
      `Binding name '${taken.name}' already in use. Please use a different name and try again.`,
    );
  }
  const kept = latest.bindings.filter(({ name }) => secrets[name] === undefined);
  const put = Object.values(secrets).filter((secret) => secret !== null);
  const version = {
    ...latest,
    id: crypto.randomUUID(),
    number: latest.number + 1,
    created_on: now(),
    source: 'api',
    bindings: [...kept, ...put],
  };
  script.versions.unshift(version);
  deploy(script, [{ version_id: version.id, percentage: 100 }], {});
}

function withoutText(binding: Binding): Binding {
  if (!isSecret(binding)) return binding;
  const { text: _, ...rest } = binding;
  return rest;
}

function asScript({
  name,
  tag,
  tags,
  created_on,
  modified_on,
  migration_tag,
  versions: [latest],
  settings,
}: Script) {
  return {
    id: name,
    tag,
    tags,
    etag: latest?.etag,
    created_on,
    modified_on,
    ...(migration_tag && { migration_tag }),
    last_deployed_from: 'wrangler',
    compatibility_date: latest?.compatibility_date,
    has_assets: Boolean(latest?.assets),
    has_modules: true,
    usage_model: 'standard',
    handlers: ['fetch'],
    ...settings,
  };
}

function asVersion(script: Script, version: Version) {
  const { id, number, created_on, source, annotations, etag, bindings, migration_tag, limits, containers } =
    version;
  return {
    id,
    number,
    metadata: {
      created_on,
      modified_on: created_on,
      source,
      author_email: '',
      author_id: '',
      hasPreview: false,
    },
    annotations,
    resources: {
      script: { etag, handlers: ['fetch'], last_deployed_from: source },
      script_runtime: {
        compatibility_date: version.compatibility_date,
        compatibility_flags: version.compatibility_flags,
        usage_model: 'standard',
        limits,
        ...(migration_tag && { migration_tag }),
        ...(containers !== undefined && { containers }),
      },
      bindings: bindings.map(withoutText),
    },
    script_name: script.name,
  };
}

const asDeployment = (deployment: Deployment) => ({ ...deployment, author_email: '' });
