/** For the last seconds of a move: a batch that is refused waits until the rows of its organization are where they will be. */
import { closedError, leavingError, type Refusal, refusedResident } from './residents.ts';

/** How often it is looked whether an organization has arrived, and between looks the milliseconds. */
const LOOKS = 60;
const LOOK_MS = 250;
/** After so many looks the batch is tried where it is: it stays if the move is taken back. */
const LOOKS_A_TRY = 8;

/** The results, or why the organization may not do this in this database now. */
export async function unlessRefused(run: () => Promise<D1Result[]>): Promise<D1Result[] | Refusal> {
  try {
    return await run();
  } catch (error) {
    const refusal = refusedResident(error);
    if (refusal === null) throw error;
    return refusal;
  }
}

/** Runs a batch, which `place` has refused, where the organization has arrived. Throws DomainError if it does not soon. */
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
