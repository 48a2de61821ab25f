/** Computes how many bytes an email takes in D1. */
import type { Size, Storage } from './state.ts';

const BYTES_PER_EMAIL = 9 * 1024;

export interface StoragePerEmail {
  perEmail: number;
  bar: number;
  ok: boolean;
  tables: { table: string; bytes: number; indexes: number }[];
}

/** Computes the bytes per email over all databases. */
export function storageOf(storage: Storage, { emails }: Size): StoragePerEmail {
  const perEmail = storage.bytes / emails;
  const tables = new Map<string, { table: string; bytes: number; indexes: number }>();
  for (const { table, object, bytes } of storage.objects) {
    const sums = tables.get(table) ?? { table, bytes: 0, indexes: 0 };
    sums[object === table ? 'bytes' : 'indexes'] += bytes / emails;
    tables.set(table, sums);
  }
  return {
    perEmail,
    bar: BYTES_PER_EMAIL,
    ok: perEmail <= BYTES_PER_EMAIL,
    tables: [...tables.values()].filter(({ bytes, indexes }) => bytes + indexes >= 1),
  };
}
