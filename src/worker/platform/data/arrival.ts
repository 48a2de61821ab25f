/** Waiting, in the last seconds of a move, until an organization's rows have arrived in the new database. */
import { closedError, leavingError, type Refusal, refusedResident } from './residents.ts';

/** The number of polls for the arrival of an organization, and the milliseconds between them. */
const LOOKS = 60;
const LOOK_MS = 250;
/** Polls after which the batch is retried in the old database: if the move is cancelled, the organization stays. */
const LOOKS_A_TRY = 8;

/** Runs a batch. Returns the results, or why the organization may not do this in this database now. */
export async function unlessRefused(run: () => Promise<D1Result[]>): Promise<D1Result[] | Refusal> {
  try {
    return await run();
  } catch (error) {
    const refusal = refusedResident(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** Runs a refused batch where the organization arrives. Throws DomainError if it does not arrive in time. */
export async function runArrived(
  findHome: () => Promise<number | null>,
  place: number,
  refused: Refusal,
  run: (home: number) => Promise<D1Result[] | Refusal>,
): Promise<D1Result[]> {
  let refusal = refused;
  let last = place;
  for (let looks = 1; refusal !== 'closed' && looks <= LOOKS; looks++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const home = await findHome();
    if (home === null) throw closedError();
    if (home === last && looks % LOOKS_A_TRY !== 0) continue;
    last = home;
    const results = await run(home);
    if (typeof results !== 'string') return results;
    refusal = results;
  }
  throw refusal === 'closed' ? closedError() : leavingError();
}
