/** The one way in which the page changes things. */
import {
  type MutationOptions,
  onlineManager,
  type Query,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { Unreachable } from '../lib/problem.ts';
import { commonText } from '../lib/text/common.ts';
import { useText } from '../lib/text/language.tsx';
import { say, sayFailure, withdraw } from '../lib/toasts.ts';
import { client } from './client.ts';
import { standing } from './offline/standing.ts';
import { applyPatches, type Patch } from './patch.ts';
import { beginChange, endChange, isBelow, shows, type Touched } from './shown-by.ts';

interface Base<V, R> {
  /** Sends the requests, by `into`, the client, if the act may wait. Throws their `Problem`. */
  run: (variables: V, into: typeof client) => Promise<R>;
  /** Changes cached data at once. It is rolled back after a failure. */
  show?: (patch: Patch, variables: V) => void;
  /**
   * The paths below `/api/` that `show` changes just as the API does: on screen, they are refetched only after a
   * failure.
   */
  exact?: readonly string[];
  /** What changes: the paths that show it are refetched once no other change is pending. */
  touches: readonly Touched[];
  /** The message after a failure; defaults to a general one. */
  failed?: string;
  /** Whether `undo` is offered; by default always. */
  canUndo?: (variables: V) => boolean;
  undoLabel?: string;
}
type Said<V, R> = string | ((variables: V, result: R) => string | undefined);

/** An act that is confirmed after the response. */
interface Single<V, R> extends Base<V, R> {
  inTurn?: never;
  waits?: never;
  /** The confirmation. */
  said?: Said<V, R>;
  /** Reverses the change; offered with the confirmation. */
  undo?: (variables: V, result: R) => unknown;
}
/**
 * Acts that run in the order of their calls, with all others of the same name. So each is confirmed at once: an undo
 * waits.
 */
interface InTurn<V, R> extends Base<V, R> {
  inTurn: string;
  /**
   * Lets it wait for a connection, even past the end of the page; any other act is refused without one. Says what it
   * does. Its requests may be repeated, and `run` uses no response of theirs that it cannot do without.
   */
  waits?: (variables: V) => string;
  said?: Said<V, void>;
  undo?: (variables: V) => unknown;
}
export type Act<V, R> = Single<V, R> | InTurn<V, R>;

/** `submit` is for forms, which show the failure themselves; `quietly` confirms nothing. */
interface Variables<V> {
  variables: V;
  how: 'act' | 'quietly' | 'submit';
}
interface Applied {
  back: () => void;
  cancelled: readonly Query[];
  /** The id of the toast that has confirmed it at once; from 1. */
  toast: number | undefined;
}
interface Words {
  failed: string;
  undo: string;
  /** Why an act that cannot wait is refused without a connection. */
  offline: string;
}

/** Sends a change, or keeps it until there is a connection: after those that wait already. */
async function sendOrKeep<V, R>(queries: QueryClient, { run, waits }: Act<V, R>, variables: V): Promise<R> {
  const isFirst = standing().waiting === 0;
  if (isFirst && (onlineManager.isOnline() || !waits)) {
    try {
      return await run(variables, client);
    } catch (error) {
      if (!waits || !(error instanceof Unreachable)) throw error;
    }
  }
  const { keep, sendWaiting } = await import('./offline/index.ts');
  if (!waits) {
    await sendWaiting(queries);
    return run(variables, client);
  }
  // In turn, nobody uses the result.
  return (await keep(queries, { run, variables, label: waits(variables) })) as R;
}

/** Returns the mutation that makes a change as described. */
export function mutationOf<V, R>(
  queries: QueryClient,
  act: Act<V, R>,
  words: Words,
): MutationOptions<R, Error, Variables<V>, Applied> {
  const { show, exact = [], touches, failed = words.failed, inTurn, waits } = act;
  const { said, undo, canUndo, undoLabel = words.undo } = act as Single<V, R>;
  const isTouched = shows(touches);
  const isExact = isBelow(exact);
  /** Confirms the change, and offers to undo it. Returns the id of the toast. In turn, there is no result yet. */
  function confirm(variables: V, result: R) {
    const text = typeof said === 'function' ? said(variables, result) : said;
    if (text === undefined) return;
    const isOffered = undo && (canUndo?.(variables) ?? true);
    if (!isOffered) return say(text);
    return say(text, { label: undoLabel, isUndo: true, run: () => void undo(variables, result) });
  }
  return {
    networkMode: 'always',
    ...(inTurn && { scope: { id: inTurn } }),
    async mutationFn({ variables, how }) {
      const result = await sendOrKeep(queries, act, variables);
      if (!inTurn && how !== 'quietly') confirm(variables, result);
      return result;
    },
    async onMutate({ variables, how }) {
      beginChange();
      if (!waits && !onlineManager.isOnline()) throw new Unreachable(words.offline);
      const toast = inTurn && how !== 'quietly' ? confirm(variables, undefined as R) : undefined;
      return { ...(await applyPatches(queries, (patch) => show?.(patch, variables))), toast };
    },
    onError(error, { how }, applied) {
      applied?.back();
      if (applied?.toast) withdraw(applied.toast);
      if (how !== 'submit') sayFailure(error, failed);
    },
    onSettled(_result, error, _call, applied) {
      const isRight = error === null;
      const refetched = endChange(queries, (query) => {
        if (applied?.cancelled.includes(query)) return true;
        const isExpected = isExact(query);
        return isTouched(query) ? !(isExpected && isRight && query.isActive()) : isExpected && !isRight;
      });
      // A failure is reported at once.
      return isRight ? refetched : undefined;
    },
  };
}

type Call<V, R> = [V] extends [undefined] ? () => Promise<R> : (variables: V) => Promise<R>;
interface Acting<V, R> {
  /** Makes the change. Never rejects: returns undefined after a failure, which is reported. */
  act: Call<V, R | undefined>;
  /** Makes the change without confirmation. */
  quietly: Call<V, R | undefined>;
  /** Makes the change for a form. Rejects after a failure, which the form shows. */
  submit: Call<V, R>;
  isBusy: boolean;
  /** Those of the pending change. */
  variables: V | undefined;
  /** The last result. */
  data: R | undefined;
  /** The last failure. */
  error: Error | null;
  /** Forgets the last result and failure. */
  reset: () => void;
}

/**
 * Makes a change of the API's data: sends it, shows it at once if it can be foreseen, confirms it, offers to undo it,
 * reports its failure, and refetches what shows it.
 */
export function useAct<V = undefined, R = unknown>(act: Single<V, R>): Acting<V, R>;
export function useAct<V = undefined, R = unknown>(act: InTurn<V, R>): Acting<V, R>;
export function useAct<V, R>(act: Act<V, R>): Acting<V, R> {
  const queries = useQueryClient();
  const { failed, undo, offline } = useText(commonText);
  const { mutateAsync, isPending, variables, data, error, reset } = useMutation(
    mutationOf(queries, act, { failed, undo, offline }),
  );
  const call = (how: Variables<V>['how']) => (variables: V) => mutateAsync({ variables, how });
  const quiet = (how: 'act' | 'quietly') => (variables: V) => call(how)(variables).catch(() => undefined);
  return {
    act: quiet('act'),
    quietly: quiet('quietly'),
    submit: call('submit'),
    isBusy: isPending,
    variables: isPending ? variables.variables : undefined,
    data,
    error,
    reset,
  } as Acting<V, R>;
}
