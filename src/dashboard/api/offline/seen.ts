/** What was last seen: stored while there is a connection, and shown again while there is none. */
import { hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { Unreachable } from '../../lib/problem.ts';
import { preferredLanguage } from '../../lib/text/language.tsx';
import { offlineText } from '../../lib/text/shell/offline.ts';
import { excess, fitting, isKept, isTooOld } from './bounds.ts';
import { keepSeenOf } from './forget.ts';
import { currentOwner, lastOwner, SESSION_PATH, setLastOwner } from './owner.ts';
import { setStanding, standing } from './standing.ts';
import { listSeen, readOne, remove, type Seen, write } from './store.ts';

const WRITE_MS = 1000;
/** The oldest is deleted at the start, and after so many writes. */
const WRITES_BETWEEN = 50;

/** The queries with data that is not stored yet. */
const changed = new Set<Query>();
/** The queries that were looked for in the store. */
const asked = new WeakSet<Query>();
let timer: ReturnType<typeof setTimeout> | undefined;
let writes = 0;

const pathOf = ({ queryKey }: Query) => queryKey[1];
const keyOf = (owner: string, { queryHash }: Query) => `${owner}|${queryHash}`;

/** Stores what the page loads from now on, and shows what was stored where it cannot load. */
export function watchSeen(queries: QueryClient): void {
  const cache = queries.getQueryCache();
  for (const query of cache.getAll()) {
    if (query.state.status === 'success') note(queries, query, true);
    else recallIfCut(queries, query);
  }
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') note(queries, event.query, !event.action.manual);
    else recallIfCut(queries, event.query);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void store(queries);
  });
}

/** Marks data to be stored. If it is from the server, there is a connection again. */
function note(queries: QueryClient, query: Query, isFetched: boolean) {
  if (pathOf(query) === SESSION_PATH) setOwner(queries);
  if (!isKept(pathOf(query))) return;
  if (isFetched && standing().seenAt !== undefined) setStanding({ seenAt: undefined });
  changed.add(query);
  timer ??= setTimeout(() => void store(queries), WRITE_MS);
}

/** Remembers who is signed in. Data of anybody else is deleted, as is all once nobody is. */
function setOwner(queries: QueryClient) {
  const owner = currentOwner(queries);
  setLastOwner(owner ?? null);
  void keepSeenOf(owner?.split(':')[0]);
}

async function store(queries: QueryClient) {
  clearTimeout(timer);
  timer = undefined;
  const owner = currentOwner(queries);
  const some = [...changed];
  changed.clear();
  // In another tab, somebody may have signed out.
  if (owner === undefined || owner !== lastOwner()) return;
  const rows = some.flatMap((query): Seen[] => {
    const { queryKey, queryHash, state } = query;
    const fit = state.data === undefined ? undefined : fitting(state.data);
    if (!fit) return [];
    const kept = { data: fit.data, dataUpdatedAt: state.dataUpdatedAt, status: 'success' };
    return [
      {
        key: keyOf(owner, query),
        query: { queryKey, queryHash, state: kept } as Seen['query'],
        at: state.dataUpdatedAt,
        size: fit.size,
      },
    ];
  });
  try {
    await write('seen', rows);
    if (writes++ % WRITES_BETWEEN === 0) await remove('seen', excess(await listSeen(), Date.now()));
  } catch (error) {
    // The browser has no storage, or none left: the page works as without it.
    console.info('What was seen is not stored:', error);
  }
}

/** Looks for stored data of a query that has none and gets none now. */
function recallIfCut(queries: QueryClient, query: Query) {
  const { data, fetchStatus, fetchFailureReason } = query.state;
  const isCut = fetchStatus === 'paused' || fetchFailureReason instanceof Unreachable;
  if (data !== undefined || !isCut || asked.has(query)) return;
  asked.add(query);
  void recall(queries, query);
}

async function recall(queries: QueryClient, query: Query) {
  const owner = lastOwner();
  const isWanted = owner !== null && isKept(pathOf(query));
  const row = isWanted ? await readOne('seen', keyOf(owner, query)).catch(() => undefined) : undefined;
  asked.delete(query);
  if (query.state.data !== undefined) return;
  if (row && !isTooOld(row.at, Date.now())) {
    hydrate(queries, {
      queries: [{ ...row.query, state: { ...query.state, ...row.query.state } }],
      mutations: [],
    });
    return setStanding({ seenAt: Math.max(row.at, standing().seenAt ?? 0) });
  }
  if (query.state.fetchStatus !== 'paused') return;
  await queries.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true });
  query.setState({
    status: 'error',
    fetchStatus: 'idle',
    error: new Unreachable(offlineText[preferredLanguage()].notSeen),
  });
}
