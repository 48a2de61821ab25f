/** Runs the benchmark's Worker for the duration of a measurement. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, type Server, startServer } from './server.ts';
import { openDatabases, openState, prepareRun, removeGuest, type Size, type State } from './state.ts';
import { findSubjects } from './subjects.ts';

interface Run {
  state: State;
  subjects: ReturnType<typeof findSubjects>;
  server: Server;
  /** The folder for bundles, including that of the server itself. */
  bundles: string;
}

/**
 * Runs the benchmark's Worker on databases of this size, and afterwards deletes the data that the run has written.
 * `prepare` runs before the Worker opens the databases.
 */
export async function withServer<T>(
  size: Size,
  progress: (message: string) => void,
  work: (run: Run) => Promise<T>,
  prepare: (state: State) => void = () => {},
): Promise<T> {
  const state = await openState(size, progress);
  progress('preparing the run');
  let databases = openDatabases(state);
  prepareRun(databases, state, Math.floor(size.emails / size.organizations));
  const subjects = findSubjects(databases.of(state.measured), databases.of(state.guest), state);
  databases.close();
  prepare(state);

  const bundles = join(state.folder, 'bundles');
  await bundle('bench/worker.ts', join(bundles, 'bench'));
  const server = await startServer(join(bundles, 'bench', 'worker.js'), state.folder, state.config);
  try {
    return await work({ state, subjects, server, bundles });
  } finally {
    await server.stop();
    progress('removing the data of this run');
    databases = openDatabases(state);
    removeGuest(databases, state);
    databases.close();
    rmSync(bundles, { recursive: true, force: true });
  }
}
