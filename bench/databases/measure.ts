/** Measures the same calls with one database and with several. */
import { signIn } from '../client.ts';
import { type Count, type ListPage, measureCounts } from '../counts.ts';
import type { Size } from '../state.ts';
import { type StoragePerEmail, storageOf } from '../storage.ts';
import { withServer } from '../with-server.ts';

/** A figure with several databases. `one` is the value with one database. */
interface ComparedCount extends Count {
  one: number;
}

/** The report of `npm run bench -- --databases`. */
export interface DatabasesReport {
  size: Size;
  counts: ComparedCount[];
  /** The pages of lists with several databases. `one` has the pages with one database. */
  pages: ListPage[];
  one: ListPage[];
  storage: StoragePerEmail;
}

/**
 * Runs the Worker with one database, and then with the databases of `size`, on the same mail. In the second run, the
 * measured and guest organizations are not in the directory.
 */
export async function measureDatabases(
  size: Size,
  progress: (message: string) => void,
): Promise<DatabasesReport> {
  const measure = (of: Size) =>
    withServer(of, progress, async ({ state, subjects, server }) => ({
      ...(await measureCounts(
        signIn(server.origin, state.measured),
        signIn(server.origin, state.guest),
        subjects,
        progress,
      )),
      storage: storageOf(state.storage, of),
    }));
  const one = await measure({ ...size, databases: 1 });
  const several = await measure(size);
  return {
    size,
    counts: compare(one.counts, several.counts),
    pages: several.pages,
    one: one.pages,
    storage: several.storage,
  };
}

/** Both runs make the same calls in the same order. The worst page may differ. */
function compare(one: readonly Count[], several: readonly Count[]): ComparedCount[] {
  if (one.length !== several.length) throw new Error('the two runs have not measured the same calls');
  return several.map((count, i) => {
    const { measure, value } = one[i]!;
    if (measure !== count.measure) throw new Error('the two runs have not measured the same calls');
    return { ...count, one: value };
  });
}
