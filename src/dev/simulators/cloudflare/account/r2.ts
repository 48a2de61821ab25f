/** R2: buckets and their objects. */
import { ApiProblem } from './problem.ts';
import { type Account, type Bucket, now } from './state.ts';
import { type Api, find, notFound, ok, remove, type World } from './wire.ts';

const NAME = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

/** Larger objects are uploaded through S3. */
const LARGEST_PUT = 300 * 1024 * 1024;

export function registerR2(api: Api, { runtime }: World): void {
  const base = '/accounts/:account/r2/buckets' as const;
  api.use('/accounts/:account/r2/*', async (c, next) => {
    if (!c.get('account').plan.r2) {
      throw new ApiProblem(403, 10042, 'Please enable R2 through the Cloudflare Dashboard.');
    }
    await next();
  });
  api.get(base, (c) => ok(c, { buckets: c.get('account').buckets.map(asBucket) }));
  api.post(base, async (c) => ok(c, asBucket(createBucket(c.get('account'), (await c.req.json()).name))));
  api.get(`${base}/:bucket`, (c) => ok(c, asBucket(findBucket(c.get('account'), c.req.param('bucket')))));
  api.delete(`${base}/:bucket`, async (c) => {
    const bucket = findBucket(c.get('account'), c.req.param('bucket'));
    const { objects } = await (await runtime.bucket(bucket.name)).list({ limit: 1 });
    if (objects.length) throw new ApiProblem(409, 10008, 'The bucket you tried to delete is not empty.');
    remove(c.get('account').buckets, bucket);
    return ok(c, {});
  });
  api.get(`${base}/:bucket/objects`, async (c) => {
    const { name } = findBucket(c.get('account'), c.req.param('bucket'));
    const { prefix, cursor, per_page } = c.req.query();
    const list = await (await runtime.bucket(name)).list({ prefix, cursor, limit: Number(per_page ?? 1000) });
    const objects = list.objects.map(({ key, size, httpEtag, uploaded }) => ({
      key,
      size,
      etag: httpEtag.replaceAll('"', ''),
      last_modified: new Date(uploaded).toISOString(),
    }));
    const result_info = { is_truncated: list.truncated, ...(list.truncated && { cursor: list.cursor }) };
    return ok(c, objects, { result_info });
  });
  const object = `${base}/:bucket/objects/:key{.+}` as const;
  const keyOf = (path: string) =>
    decodeURIComponent(path.slice(path.indexOf('/objects/') + '/objects/'.length));
  api.get(object, async (c) => {
    const { name } = findBucket(c.get('account'), c.req.param('bucket'));
    const found = await (await runtime.bucket(name)).get(keyOf(c.req.path));
    if (!found) throw new ApiProblem(404, 10007, 'The specified key does not exist.');
    const type = found.httpMetadata?.contentType;
    return c.body(await found.arrayBuffer(), 200, {
      etag: found.httpEtag,
      ...(type && { 'content-type': type }),
    });
  });
  api.put(object, async (c) => {
    const { name } = findBucket(c.get('account'), c.req.param('bucket'));
    const contentType = c.req.header('content-type');
    if (Number(c.req.header('content-length')) > LARGEST_PUT) {
      throw new ApiProblem(413, 100100, 'Your proposed upload exceeds the maximum allowed object size.');
    }
    const bucket = await runtime.bucket(name);
    const put = await bucket.put(keyOf(c.req.path), await c.req.arrayBuffer(), {
      httpMetadata: { contentType },
    });
    return ok(c, { key: put.key, etag: put.etag, size: String(put.size), version: put.version });
  });
  api.delete(object, async (c) => {
    const { name } = findBucket(c.get('account'), c.req.param('bucket'));
    await (await runtime.bucket(name)).delete(keyOf(c.req.path));
    return ok(c, { key: keyOf(c.req.path) });
  });
}

function createBucket({ buckets }: Account, name: string): Bucket {
  if (!NAME.test(name)) throw new ApiProblem(400, 10005, 'The specified bucket name is not valid.');
  if (buckets.some((bucket) => bucket.name === name)) {
    throw new ApiProblem(409, 10004, 'The bucket you tried to create already exists, and you own it.');
  }
  const bucket = { name, creation_date: now() };
  buckets.push(bucket);
  return bucket;
}

const findBucket = ({ buckets }: Account, name: string): Bucket =>
  find(buckets, (bucket) => bucket.name === name, notFound('The specified bucket does not exist.', 10006));

const asBucket = (bucket: Bucket) => ({
  ...bucket,
  location: 'WEUR',
  storage_class: 'Standard',
  jurisdiction: 'default',
});
