/** The directory's data on an organization, and on its move if there is one. */
export interface Found {
  id: number;
  database: number;
  isClosed: 0 | 1;
  state: string | null;
  target: number | null;
  /** Tables, or parts of tables, that the current state still has to process. */
  tables: number | null;
  /** Failed runs since the last step. */
  failures: number | null;
}

/**
 * Decides whether the organization may move to this one of `databases` databases. Returns the move to order, or null if
 * the organization is there or on its way. Throws an error with the reason if it may not.
 */
export function decideMove(
  slug: string,
  number: string,
  organization: Found | undefined,
  databases: number,
): { id: number; target: number } | null {
  const target = Number(number);
  if (!/^\d{1,4}$/.test(number) || target < 1 || target > databases) {
    throw new Error(`There is no database ${number}: npm run databases lists them.`);
  }
  if (!organization || organization.isClosed) throw new Error(`There is no organization ${slug}.`);
  const { id, database, state } = organization;
  if (state !== null && state !== 'failed') {
    if (organization.target === target) return null;
    throw new Error(
      `${slug} is moving to database ${organization.target}. Order this move when that is over.`,
    );
  }
  if (database === target) return null;
  if (target === 1) {
    throw new Error(
      'The first database is the directory, and takes no organization back: its ids could be taken.',
    );
  }
  return { id, target };
}

/** Descriptions of the states of a move for the operator. */
const STATES: Record<string, string> = {
  ordered: 'begins with the next cron tick, within three minutes',
  watching: 'begins to note what changes',
  copying: 'copies the rows while the organization is used',
  verifying: 'compares all rows while the organization is used',
  indexing: 'builds the search index',
  'catching-up': 'copies what has changed meanwhile',
  'falling-behind':
    'copies what has changed meanwhile; more changes than it can copy, so it waits for writers to rest',
  draining: 'waits for jobs that run',
  freezing: 'copies the last changes; writes wait',
  comparing: 'compares both copies; writes wait',
  mending: 'copies again what differs; writes wait',
  arriving: 'changes over; writes wait',
  leaving: 'changes over; writes wait',
  cleaning: 'has moved, and is used there; deletes the old copy',
  undoing: 'stays where it is; deletes the copy',
};

/** Describes the progress of a move. After `isOver`, it is final; `hasFailed` means that the organization stayed. */
export function sayMove(
  slug: string,
  { database, state, target, tables, failures }: Found,
): { text: string; isOver: boolean; hasFailed: boolean } {
  if (state === null) return { text: `${slug} is in database ${database}.`, isOver: true, hasFailed: false };
  if (state === 'failed') {
    const text = `${slug} has not moved to database ${target}: it stays in database ${database}, and is used there.
The log of the Worker says why: organization.copy_differs names tables whose copies differed three times, and
organization.move_failed says what failed twenty times. Nothing is lost. The same command tries again.`;
    return { text, isOver: true, hasFailed: true };
  }
  const left = tables ? `, ${tables} ${tables === 1 ? 'table is' : 'tables are'} left` : '';
  const failed = failures ? ` (failed ${failures} of 20 times, tries again in a minute: see the log)` : '';
  return { text: `${STATES[state] ?? state}${left}${failed}`, isOver: false, hasFailed: false };
}
