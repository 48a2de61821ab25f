/** Buckets that do not store what is put into them. */
import { testEnv } from '../../helpers.ts';

type Put = (key: string, body: Uint8Array) => Promise<unknown>;

function withPut(put: Put): R2Bucket {
  return new Proxy(testEnv.BUCKET, {
    get(bucket, name) {
      if (name === 'put') return put;
      const value = Reflect.get(bucket, name);
      return typeof value === 'function' ? value.bind(bucket) : value;
    },
  });
}

/** Returns a check for a text, such as the Message-ID of one raw message. */
export const contains = (text: string) => (body: Uint8Array) => new TextDecoder().decode(body).includes(text);

/** Creates a bucket that fails for some of its puts: a failure of Herald, not of the message. */
export function failingBucket(fails: (body: Uint8Array) => boolean): R2Bucket {
  return withPut(async (key, body) => {
    if (fails(body)) throw new Error('storage is down');
    return testEnv.BUCKET.put(key, body);
  });
}

/** Creates a bucket that hangs at some puts, as if the isolate were killed. `nextKill` waits for the next one. */
export function killingBucket(isKilled: (body: Uint8Array) => boolean) {
  let killed: () => void = () => {};
  const BUCKET = withPut(async (key, body) => {
    if (!isKilled(body)) return testEnv.BUCKET.put(key, body);
    killed();
    return new Promise<never>(() => {});
  });
  const nextKill = () =>
    new Promise<void>((resolve) => {
      killed = resolve;
    });
  return { BUCKET, nextKill };
}
