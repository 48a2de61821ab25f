/** What the directory says of an organization, and of its move if there is one. */
export interface Found {
  id: number;
  database: number;
  isClosed: 0 | 1;
  state: string | null;
  target: number | null;
}

interface Decision {
  text: string;
  /** The move to order; undefined if there is nothing to do. */
  order?: { id: number; target: number };
}

/** Whether the organization may move to the database with this number, of so many. Throws an error that says why not. */
export function decideMove(
  slug: string,
  number: string,
  organization: Found | undefined,
  databases: number,
): Decision {
  const target = Number(number);
  if (!/^\d{1,4}$/.test(number) || target < 1 || target > databases) {
    throw new Error(`There is no database ${number}: npm run databases lists them.`);
  }
  if (target === 1) {
    throw new Error(
      'The first database is the directory, and takes no organization back: its ids could be taken.',
    );
  }
  if (!organization || organization.isClosed) throw new Error(`There is no organization ${slug}.`);
  const { id, database, state } = organization;
  if (state !== null && state !== 'failed') {
    return { text: `${slug} is moving to database ${organization.target}: ${state}.` };
  }
  if (database === target) return { text: `${slug} is in database ${target}.` };
  const again = state === 'failed' ? ' The last attempt failed, as the log says.' : '';
  return {
    text: `${slug} moves from database ${database} to ${target}, beginning within three minutes.${again}`,
    order: { id, target },
  };
}
