import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { type Before, deleteValue, findValue, listValues, upsertValue } from './store.ts';

/** The most keys of a page, as in Workers KV. */
const MAX_PAGE = 1_000;

interface PutOptions {
  /** Seconds since 1970. */
  expiration?: number;
  expirationTtl?: number;
  metadata?: unknown;
}

/** Another request has changed a value since this one read it. */
export class ValueChanged extends Error {}

/**
 * The store of the OAuth library, with the interface of a Workers KV namespace, over D1: what is deleted is gone for the
 * next read, where KV may answer it for a minute. One per request: a value that the request has read is replaced only if
 * it is still there, else `put` throws ValueChanged. So a code is used once, and a refresh token too.
 */
export class OAuthValues {
  readonly #ctx: ServiceCtx;
  readonly #seen = new Map<string, Before>();
  /** The keys that this request has deleted. */
  readonly deleted: string[] = [];

  constructor(ctx: ServiceCtx) {
    this.#ctx = ctx;
  }

  async get(key: string, as: 'text' | 'json' | { type?: 'text' | 'json' } = 'text'): Promise<unknown> {
    const row = await findValue(this.#ctx, key);
    this.#seen.set(key, row?.value ?? null);
    if (!row) return null;
    const type = typeof as === 'string' ? as : as.type;
    return type === 'json' ? (JSON.parse(row.value) as unknown) : row.value;
  }

  async put(key: string, value: string, options: PutOptions = {}): Promise<void> {
    const { expiration, expirationTtl, metadata = null } = options;
    const seconds =
      expiration ?? (expirationTtl === undefined ? null : this.#ctx.now() / 1000 + expirationTtl);
    const expiresAt = seconds === null ? null : Math.floor(seconds * 1000);
    const row = { key, value, metadata, expiresAt };
    const [stored] = await commit(directory(this.#ctx), [upsertValue(this.#ctx, row, this.#seen.get(key))]);
    if (stored.length === 0) throw new ValueChanged(`Another request has changed ${key.split(':')[0]}.`);
    this.#seen.set(key, value);
  }

  async delete(key: string): Promise<void> {
    await commit(directory(this.#ctx), [deleteValue(this.#ctx, key)]);
    this.#seen.delete(key);
    this.deleted.push(key);
  }

  async list({
    prefix = '',
    limit = MAX_PAGE,
    cursor,
  }: {
    prefix?: string;
    limit?: number;
    cursor?: string;
  } = {}) {
    const page = Math.min(limit, MAX_PAGE);
    const rows = await listValues(this.#ctx, { prefix, after: cursor ?? '', limit: page + 1 });
    const keys = rows.slice(0, page).map(({ key, metadata, expiresAt }) => ({
      name: key,
      ...(metadata !== null && { metadata }),
      ...(expiresAt !== null && { expiration: Math.floor(expiresAt / 1000) }),
    }));
    const isComplete = rows.length <= page;
    return isComplete
      ? { keys, list_complete: true as const }
      : { keys, list_complete: false as const, cursor: keys.at(-1)!.name };
  }
}
