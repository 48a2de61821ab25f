import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Act, mutationOf } from '../../../../src/dashboard/api/act.ts';
import { refetch, shows } from '../../../../src/dashboard/api/shown-by.ts';
import { Problem } from '../../../../src/dashboard/lib/problem.ts';
import {
  dismiss,
  lastUndoable,
  shownToasts,
  undoLast,
  withdraw,
} from '../../../../src/dashboard/lib/toasts.ts';

const WORDS = { failed: 'That did not work.', undo: 'Undo', offline: 'You are offline.' };
interface Rule {
  id: number;
  name: string;
}

let queries: QueryClient;
/** The server's rules. */
let stored: Rule[];
/** The paths in the order of their fetches. */
let fetched: string[];
/** Ends what `shown` began. */
let ends: (() => void)[];
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  stored = [{ id: 1, name: 'one' }];
  fetched = [];
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
  queries.clear();
  for (let last = lastUndoable(); last; last = lastUndoable()) withdraw(last.id);
  for (const { id } of [...shownToasts()]) dismiss(id);
});

/** Shows a path on the screen, with the server's data. */
async function shown(path: string, answer: () => unknown = () => stored): Promise<void> {
  const queryKey = ['get', path, {}];
  const queryFn = async () => {
    fetched.push(path);
    return structuredClone(await answer());
  };
  ends.push(new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {}));
  await expect.poll(() => queries.getQueryData(queryKey)).toBeDefined();
  fetched = [];
}
const dataOf = (path: string) => queries.getQueryData<Rule[]>(['get', path, {}]);
const names = () => dataOf('/api/rules')?.map(({ name }) => name);

type How = 'act' | 'quietly' | 'submit';
const start = <V, R>(act: Act<V, R>, variables: V, how: How = 'act') =>
  new MutationObserver(queries, mutationOf(queries, act, WORDS)).mutate({ variables, how });

/** A promise to settle by hand. */
function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    promise,
    open: resolve,
    fail: () => reject(new Problem(500, { detail: 'Broken.', requestId: 'r1' })),
  };
}
const tick = () => new Promise((resolve) => setTimeout(resolve));
const texts = () => shownToasts().map(({ text }) => text);

const renaming = (waits: Promise<void>, name: string, more: object = {}): Act<Rule, void> => ({
  async run(rule) {
    await waits;
    stored = stored.map((each) => (each.id === rule.id ? rule : each));
  },
  show: (patch, rule) =>
    patch('/api/rules', (list: Rule[]) => list.map((each) => (each.id === rule.id ? rule : each))),
  touches: ['rule'],
  inTurn: 'rules',
  said: `Now ${name}.`,
  ...more,
});

describe('a change of the page', () => {
  test('is shown and confirmed before the API has responded, and then fetched', async () => {
    await shown('/api/rules');
    const sent = gate();
    const done = start(renaming(sent.promise, 'two'), { id: 1, name: 'two' });
    await tick();
    expect(names()).toEqual(['two']);
    expect(texts()).toEqual(['Now two.']);
    expect(fetched).toEqual([]);
    sent.open();
    await done;
    expect(fetched).toEqual(['/api/rules']);
    expect(names()).toEqual(['two']);
  });

  test('that fails is rolled back, its confirmation taken away, and the failure said with its id', async () => {
    await shown('/api/rules');
    const sent = gate();
    const done = start(renaming(sent.promise, 'two'), { id: 1, name: 'two' });
    await tick();
    sent.fail();
    await expect(done).rejects.toThrow('Broken.');
    expect(names()).toEqual(['one']);
    expect(shownToasts()).toMatchObject([{ text: WORDS.failed, detail: 'Broken. (r1)', isFailure: true }]);
    await expect.poll(() => fetched).toEqual(['/api/rules']);
  });

  test('says the failure in its own words, and leaves it to a form', async () => {
    const act: Act<undefined, never> = {
      run: () => Promise.reject(new Problem(422, { detail: 'Too long.' })),
      touches: [],
      failed: 'Not saved.',
    };
    await expect(start(act, undefined, 'submit')).rejects.toThrow('Too long.');
    expect(texts()).toEqual([]);
    await expect(start(act, undefined)).rejects.toThrow('Too long.');
    expect(texts()).toEqual(['Not saved.']);
  });

  test('in turn is sent after the one before it; all is fetched once, after the last', async () => {
    await shown('/api/rules');
    await shown('/api/labels', () => []);
    const [first, second] = [gate(), gate()];
    const sends: string[] = [];
    const act = ({ promise }: ReturnType<typeof gate>, name: string, more: object = {}) => {
      const { run, ...rest } = renaming(promise, name, more) as Act<Rule, void> & { inTurn: string };
      return {
        ...rest,
        run(rule, into) {
          sends.push(name);
          return run(rule, into);
        },
      } as Act<Rule, void>;
    };
    const one = start(act(first, 'two', { touches: ['label'] }), { id: 1, name: 'two' });
    const two = start(act(second, 'three'), { id: 1, name: 'three' });
    await tick();
    expect(names()).toEqual(['three']);
    expect(sends).toEqual(['two']);
    first.open();
    await one;
    await expect.poll(() => sends).toEqual(['two', 'three']);
    expect(fetched).toEqual([]);
    expect(names()).toEqual(['three']);
    second.open();
    await two;
    expect(fetched.toSorted()).toEqual(['/api/labels', '/api/rules']);
    expect(names()).toEqual(['three']);
  });

  test('keeps what others report waiting until it is saved', async () => {
    await shown('/api/rules');
    const sent = gate();
    const done = start(renaming(sent.promise, 'two'), { id: 1, name: 'two' });
    await tick();
    await refetch(queries, shows(['rule']));
    expect(fetched).toEqual([]);
    expect(names()).toEqual(['two']);
    sent.open();
    await done;
    expect(fetched).toEqual(['/api/rules']);
  });

  test('that comes during a first fetch has it fetched again, unless it was of this version', async () => {
    const queryKey = ['get', '/api/rules', {}];
    const slow = [gate(), gate()];
    const queryFn = async () => {
      const before = structuredClone(stored);
      await slow.shift()?.promise;
      return before;
    };
    const [first, second] = slow;
    ends.push(new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {}));
    await tick();
    stored = [{ id: 1, name: 'two' }];
    const refetched = refetch(queries, shows(['rule']));
    first!.open();
    second!.open();
    await refetched;
    expect(names()).toEqual(['two']);

    queries.removeQueries();
    let count = 0;
    const counting = async () => ++count;
    ends.push(
      new QueryObserver(queries, { queryKey, queryFn: counting, staleTime: Infinity }).subscribe(() => {}),
    );
    await refetch(queries, ({ state }) => state.data === undefined);
    expect(count).toBe(1);
  });

  test('that begins while another one fetches is not undone by what comes', async () => {
    await shown('/api/rules');
    const slow = gate();
    let isSlow = true;
    ends.push(
      new QueryObserver(queries, {
        queryKey: ['get', '/api/rules', {}],
        queryFn: async () => {
          const before = structuredClone(stored);
          if (isSlow) await slow.promise;
          return before;
        },
        staleTime: Infinity,
      }).subscribe(() => {}),
    );
    const one = start(renaming(Promise.resolve(), 'two'), { id: 1, name: 'two' });
    await tick();
    const two = start(renaming(Promise.resolve(), 'three'), { id: 1, name: 'three' });
    isSlow = false;
    slow.open();
    await Promise.all([one, two]);
    await tick();
    expect(names()).toEqual(['three']);
  });

  test('offers to undo: with the result after the response, at once if it is in turn', async () => {
    const undone: unknown[] = [];
    const made: Act<string, number> = {
      run: async () => 7,
      touches: [],
      said: (name, id) => `${name} is ${id}.`,
      undo: (name, id) => undone.push([name, id]),
    };
    await start(made, 'It');
    expect(shownToasts()).toMatchObject([{ text: 'It is 7.', action: { label: 'Undo' } }]);
    undoLast();
    const sent = gate();
    const inTurn = renaming(sent.promise, 'two', { undo: ({ id }: Rule) => undone.push(id) });
    const done = start(inTurn, { id: 1, name: 'two' });
    undoLast();
    expect(undone).toEqual([['It', 7], 1]);
    sent.open();
    await done;
  });

  test('can be undone after the confirmation is gone, unless it failed or ten minutes are over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.stubGlobal('localStorage', { getItem: () => 'en' });
    vi.stubGlobal('navigator', { languages: ['en'] });
    const undone: string[] = [];
    const made: Act<string, void> = {
      run: async (name) => {
        if (name === 'broken') throw new Problem(500, { detail: 'Broken.', requestId: 'r1' });
      },
      touches: [],
      inTurn: 'rules',
      said: (name) => `It is ${name}.`,
      undo: (name) => undone.push(name),
    };
    for (const name of ['one', 'two', 'three']) {
      await start(made, name);
      vi.advanceTimersByTime(4 * 60_000);
    }
    await start(made, 'broken').catch(() => {});
    for (const { id } of [...shownToasts()]) dismiss(id);
    expect(lastUndoable()?.text).toBe('It is three.');
    undoLast();
    expect(shownToasts().map(({ text }) => text)).toEqual(['Undone: It is three.']);
    undoLast();
    undoLast();
    expect(undone).toEqual(['three', 'two']);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test.each<[string, How, object, string | undefined]>([
    ['is confirmed', 'act', {}, 'Undo'],
    ['has another word for its undo', 'act', { undoLabel: 'To approval' }, 'To approval'],
    ['cannot always be undone', 'act', { canUndo: () => false }, undefined],
  ])('%s', async (_, how, more, label) => {
    await start(renaming(Promise.resolve(), 'two', { undo: () => {}, ...more }), { id: 1, name: 'two' }, how);
    expect(shownToasts().map(({ action }) => action?.label)).toEqual([label]);
  });

  test('that is quiet confirms nothing', async () => {
    await start(renaming(Promise.resolve(), 'two'), { id: 1, name: 'two' }, 'quietly');
    expect(texts()).toEqual([]);
  });

  test('foreseen exactly is not fetched where it is shown, except after a failure', async () => {
    await shown('/api/rules');
    await shown('/api/labels', () => []);
    const more = { touches: ['rule', 'label'], exact: ['rules'] };
    await start(renaming(Promise.resolve(), 'two', more), { id: 1, name: 'two' });
    expect(fetched).toEqual(['/api/labels']);
    fetched = [];
    const failing = renaming(Promise.reject(new Error('no')), 'three', more);
    await expect(start(failing, { id: 1, name: 'three' })).rejects.toThrow('no');
    await expect.poll(() => fetched.toSorted()).toEqual(['/api/labels', '/api/rules']);
    expect(names()).toEqual(['two']);
  });
});

describe('a change without a connection', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => {
    onlineManager.setOnline(true);
  });

  test('that cannot wait is refused at once: nothing is sent and nothing is shown', async () => {
    onlineManager.setOnline(true);
    await shown('/api/rules');
    onlineManager.setOnline(false);
    let sent = 0;
    const act = renaming(Promise.resolve(), 'two', { run: async () => void sent++ });
    await expect(start(act, { id: 1, name: 'two' })).rejects.toThrow(WORDS.offline);
    expect(sent).toBe(0);
    expect(names()).toEqual(['one']);
    expect(shownToasts()).toMatchObject([{ text: WORDS.failed, detail: WORDS.offline, isFailure: true }]);
  });

  test('is left to its form, if a form makes it', async () => {
    const act: Act<undefined, void> = { run: async () => {}, touches: [] };
    await expect(start(act, undefined, 'submit')).rejects.toThrow(WORDS.offline);
    expect(texts()).toEqual([]);
  });
});
