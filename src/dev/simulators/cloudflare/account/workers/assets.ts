/** The upload of static assets: a session lists the missing files, and its tokens represent the whole set. */
import { createHmac, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiProblem } from '../problem.ts';
import { assetFile } from '../runtime/stored-files.ts';
import type { Account } from '../state.ts';
import { type Api, ok, type World } from '../wire.ts';

const KEY = 'assets';
const FILES_PER_BUCKET = 50;
const LARGEST = 25 * 1024 * 1024;
const MOST_FILES = { free: 20_000, paid: 100_000 };

type Manifest = Record<string, { hash: string; size: number }>;

interface Claims {
  account: string;
  session: string;
  complete: boolean;
}

/** Path to hash, by session: Herald's list is too large for a header. */
const sessions = new Map<string, Record<string, string>>();

export function registerAssets(api: Api, { state, folder }: World): void {
  api.post('/accounts/:account/workers/scripts/:script/assets-upload-session', async (c) => {
    const account = c.get('account');
    const { manifest } = await c.req.json<{ manifest: Manifest }>();
    check(account, manifest);
    const files = Object.fromEntries(Object.entries(manifest).map(([path, { hash }]) => [path, hash]));
    const missing = missingOf(account, files);
    const buckets = Array.from({ length: Math.ceil(missing.length / FILES_PER_BUCKET) }, (_, i) =>
      missing.slice(i * FILES_PER_BUCKET, (i + 1) * FILES_PER_BUCKET),
    );
    const session = randomUUID();
    sessions.set(session, files);
    return ok(c, { jwt: sign({ account: account.id, session, complete: !missing.length }), buckets });
  });
  // Called with the session's token instead of the API's.
  api.post('/accounts/:account/workers/assets/upload', async (c) => {
    const { account: id, session } = readAssetsToken(c.req.header('authorization')?.replace('Bearer ', ''));
    const files = filesOf(session);
    const account = state.accounts.find((each) => each.id === id)!;
    mkdirSync(join(folder, 'assets'), { recursive: true });
    for (const [hash, file] of await c.req.formData()) {
      if (!Object.values(files).includes(hash))
        throw new ApiProblem(400, 10304, 'The file is not in the manifest.');
      const text = typeof file === 'string' ? file : await file.text();
      writeFileSync(assetFile(folder, hash), Buffer.from(text, 'base64'));
      if (!account.assets.includes(hash)) account.assets.push(hash);
    }
    const complete = !missingOf(account, files).length;
    return ok(c, complete ? { jwt: sign({ account: id, session, complete }) } : {}, {}, complete ? 201 : 202);
  });
}

/** Returns the files that the token of a completed upload represents. */
export function completedAssets(token: string): Record<string, string> {
  const { session, complete } = readAssetsToken(token);
  if (!complete) throw new ApiProblem(400, 10305, 'Not all assets were uploaded.');
  return filesOf(session);
}

function filesOf(session: string): Record<string, string> {
  const files = sessions.get(session);
  if (!files) throw new ApiProblem(400, 10305, 'The session of the upload is over.');
  return files;
}

function check({ plan }: Account, manifest: Manifest): void {
  const sizes = Object.values(manifest).map(({ size }) => size);
  if (sizes.length > MOST_FILES[plan.workers]) {
    throw new ApiProblem(400, 10303, `More than ${MOST_FILES[plan.workers]} assets.`);
  }
  if (Math.max(...sizes) > LARGEST) throw new ApiProblem(400, 10302, 'An asset is larger than 25 MiB.');
}

const missingOf = ({ assets }: Account, files: Record<string, string>): string[] =>
  [...new Set(Object.values(files))].filter((hash) => !assets.includes(hash));

function sign(claims: Claims): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${body}.${createHmac('sha256', KEY).update(body).digest('base64url')}`;
}

function readAssetsToken(token = ''): Claims {
  const [head, body, signature] = token.split('.');
  const expected = createHmac('sha256', KEY).update(`${head}.${body}`).digest('base64url');
  if (!body || signature !== expected) throw new ApiProblem(401, 10000, 'Authentication error');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
}
