/** Assigns the organizations of a benchmark to its databases. */
import type { DatabaseSync } from 'node:sqlite';

export interface Organizations {
  /** The organization whose mail is read. Its id is in the middle, to reveal wrong bounds on either side. */
  measured: number;
  /**
   * The organization that a run writes to. It is as large as the others, created for each run and removed
   * afterwards, so that the seeded data stays unchanged without copying gigabytes.
   */
  guest: number;
}

/**
 * Returns the number of the organization's database. The measured and guest organizations are in the last one, so with
 * several databases not in the directory. The others alternate.
 */
function databaseOf(organization: number, databases: number, { measured, guest }: Organizations) {
  if (organization === guest) return databases;
  const behind = (organization - measured - 1) % databases;
  return 1 + (behind < 0 ? behind + databases : behind);
}

/** The open databases; number 1 is the directory. */
export class Databases {
  readonly all: readonly DatabaseSync[];
  readonly #organizations: Organizations;

  constructor(all: readonly DatabaseSync[], organizations: Organizations) {
    this.all = all;
    this.#organizations = organizations;
  }

  get directory(): DatabaseSync {
    return this.all[0]!;
  }

  numberOf(organization: number): number {
    return databaseOf(organization, this.all.length, this.#organizations);
  }

  /** Returns the database that has the organization's rows. */
  of(organization: number): DatabaseSync {
    return this.all[this.numberOf(organization) - 1]!;
  }

  close(): void {
    for (const db of this.all) db.close();
  }
}
