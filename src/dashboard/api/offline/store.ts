/** The browser's database with what the page keeps for times without a connection. */
import type { DehydratedState } from '@tanstack/react-query';
import type { Call } from './record.ts';

const NAME = 'herald';

/** Data of a query as it was last shown. */
export interface Seen {
  /** The owner and the hash of the query. */
  key: string;
  query: DehydratedState['queries'][number];
  /** The time at which it was loaded (Unix milliseconds). */
  at: number;
  /** Its length as JSON. */
  size: number;
}

/** A change that waits to be sent. */
export interface Waiting {
  /** Ascending in the order of the changes. Missing until it is stored. */
  id?: number;
  owner: string;
  /** What it does, for the message if the server refuses it. */
  label: string;
  /** The requests that are still to be sent, in order. */
  calls: Call[];
  /** How many times the server failed to answer the first of them. */
  tries: number;
}

interface Stores {
  seen: Seen;
  waiting: Waiting;
}

let opening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('seen', { keyPath: 'key' });
      request.result.createObjectStore('waiting', { keyPath: 'id', autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** Runs requests in one transaction, and resolves with the result of the last one after it is committed. */
async function inStore<S extends keyof Stores, R>(
  store: S,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<R> | undefined,
): Promise<R | undefined> {
  const transaction = (await openDatabase()).transaction(store, mode);
  const request = work(transaction.objectStore(store));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  return request?.result;
}

export const readOne = <S extends keyof Stores>(store: S, key: IDBValidKey): Promise<Stores[S] | undefined> =>
  inStore(store, 'readonly', (all) => all.get(key));

export const readAll = async <S extends keyof Stores>(store: S): Promise<Stores[S][]> =>
  (await inStore(store, 'readonly', (all) => all.getAll())) ?? [];

export const readKeys = async (store: keyof Stores): Promise<IDBValidKey[]> =>
  (await inStore(store, 'readonly', (all) => all.getAllKeys())) ?? [];

/** Stores rows in order, each instead of one with the same key. Returns the key of the last. */
export const write = <S extends keyof Stores>(
  store: S,
  rows: Stores[S][],
): Promise<IDBValidKey | undefined> =>
  inStore(store, 'readwrite', (all) => rows.map((row) => all.put(row)).at(-1));

export const remove = <S extends keyof Stores>(store: S, keys: IDBValidKey[]): Promise<unknown> =>
  inStore(store, 'readwrite', (all) => keys.map((key) => all.delete(key)).at(-1));

/** Returns the key, the time and the size of all that was seen, without its data. */
export async function listSeen(): Promise<Omit<Seen, 'query'>[]> {
  const found: Omit<Seen, 'query'>[] = [];
  await inStore('seen', 'readonly', (all) => {
    const request = all.openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      const { key, at, size } = cursor.value as Seen;
      found.push({ key, at, size });
      cursor.continue();
    };
    return undefined;
  });
  return found;
}
