/** Containers: applications, their images, and the registry that the stand-in for `docker` pushes to. */
import { ApiProblem } from '../problem.ts';
import { type Account, type Application, hexId, now } from '../state.ts';
import { type Api, find, notFound, ok, page, remove, type World } from '../wire.ts';

const BASE = '/accounts/:account/containers';

interface Changes {
  configuration?: Application['configuration'];
  [field: string]: unknown;
}

export function registerContainers(api: Api): void {
  api.use(`${BASE}/*`, async (c, next) => {
    if (!c.get('account').plan.containers) throw new ApiProblem(401, 1000, 'Unauthorized');
    await next();
  });
  api.get(`${BASE}/me`, (c) => {
    const { id } = c.get('account');
    const limits = {
      account_id: id,
      vcpu_per_deployment: 4,
      memory_mib_per_deployment: 12_288,
      disk_mb_per_deployment: 20_000,
      total_vcpu: 1500,
      total_memory_mib: 6_291_456,
      node_group: 'metal',
    };
    return ok(c, {
      external_account_id: id,
      legacy_identity: '',
      capabilities: [],
      limits,
      locations: [],
      defaults: {},
    });
  });
  api.post(`${BASE}/registries/:domain/credentials`, (c) =>
    ok(c, {
      account_id: c.get('account').id,
      registry_host: c.req.param('domain'),
      username: 'v1',
      password: hexId(),
    }),
  );
  api.get(`${BASE}/applications`, (c) => {
    const { name } = c.req.query();
    return ok(
      c,
      c.get('account').applications.filter((application) => !name || application.name === name),
    );
  });
  api.post(`${BASE}/applications`, async (c) => {
    const account = c.get('account');
    const wanted = await c.req.json<Pick<Application, 'name' | 'configuration'> & Changes>();
    if (account.applications.some(({ name }) => name === wanted.name)) {
      throw new ApiProblem(400, 1000, `DURABLE_OBJECT_ALREADY_HAS_APPLICATION: ${wanted.name}`);
    }
    checkImage(account, wanted);
    const application = { ...wanted, id: crypto.randomUUID(), created_at: now(), version: 1 };
    account.applications.push(application);
    return ok(c, application, {}, 201);
  });
  const one = `${BASE}/applications/:application` as const;
  const findApplication = ({ applications }: Account, id: string) =>
    find(applications, (application) => application.id === id, notFound('APPLICATION_NOT_FOUND', 1000));
  api.get(one, (c) => ok(c, findApplication(c.get('account'), c.req.param('application'))));
  api.patch(one, async (c) => {
    const application = findApplication(c.get('account'), c.req.param('application'));
    const changes = await c.req.json<Changes>();
    checkImage(c.get('account'), changes);
    return ok(c, Object.assign(application, changes, { version: application.version + 1 }));
  });
  api.delete(one, (c) => {
    const { applications } = c.get('account');
    remove(applications, findApplication(c.get('account'), c.req.param('application')));
    return ok(c, {});
  });
  api.post(`${one}/rollouts`, async (c) => {
    const application = findApplication(c.get('account'), c.req.param('application'));
    const rollout = await c.req.json<{ target_configuration: Application['configuration'] }>();
    checkImage(c.get('account'), { configuration: rollout.target_configuration });
    application.configuration = { ...application.configuration, ...rollout.target_configuration };
    application.version++;
    return ok(c, { ...rollout, id: crypto.randomUUID(), created_at: now(), status: 'completed' }, {}, 201);
  });
  api.get('/accounts/:account/workers/durable_objects/namespaces', (c) =>
    page(
      c,
      c.get('account').scripts.flatMap((script) =>
        script.namespaces.map((namespace) => ({
          ...namespace,
          name: `${script.name}_${namespace.class}`,
          script: script.name,
        })),
      ),
    ),
  );
}

/** The registry for the stand-in for `docker`: `PUT /registry/<registry>/<account>/<name>:<tag>` with the digest. */
export function registerRegistry(registry: Pick<Api, 'put'>, { state }: World): void {
  registry.put('/registry/*', async (c) => {
    const name = c.req.path.slice('/registry/'.length);
    const account = state.accounts.find(({ id }) => name.split('/')[1] === id);
    if (!account?.plan.containers) throw new ApiProblem(401, 1000, 'Unauthorized');
    account.images[name] = await c.req.text();
    return c.body(null, 201);
  });
}

/** Throws unless the image exists, by digest or by tag. */
function checkImage({ images }: Account, { configuration }: Changes): void {
  if (!configuration) return;
  const [name, digest] = configuration.image.split('@');
  const isPushed = digest
    ? Object.entries(images).some(([tagged, each]) => each === digest && tagged.startsWith(`${name}:`))
    : images[name!] !== undefined;
  if (!isPushed) throw new ApiProblem(400, 1000, `IMAGE_REGISTRY_NOT_FOUND: ${configuration.image}`);
}
