/** What the directory says of an organization, and of its move if there is one. */
export interface Found {
  id: number;
  database: number;
  isClosed: 0 | 1;
  state: string | null;
  target: number | null;
  /** Tables, or pieces of them, that the state still has to do. */
  tables: number | null;
  /** Runs that have failed since the last step. */
  failures: number | null;
}

/**
 * Whether the organization may move to the database with this number, of so many: the move to order, or null if it is there or on
 * its way. Throws an error that says why it may not.
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

/** What each state of a move does, in words for the operator. */
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

/** How far a move is, in words. After `isOver` nothing more happens; with `hasFailed` the organization stays where it was. */
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
