import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { api, client, dataOf } from '../../../api/client.ts';
import { refetch, shows } from '../../../api/shown-by.ts';
import { Problem } from '../../../lib/problem.ts';
import { isTouched, type Saved } from './draft.ts';
import { type Around, fromServer, markOf, type ServerDraft, savedOf, toServer } from './server-draft.ts';
import type { useDraft } from './use-draft.ts';

/** The delay after the last keystroke. */
const WAIT_MS = 1000;

interface Circumstances extends Around {
  /** False until the HTML below is known. */
  isKnown: boolean;
  /** While it is sent, remote changes are ignored. */
  isSending: boolean;
  /** Called when a remote version was loaded. */
  onLoaded: (theirs: ServerDraft) => void;
}

/**
 * Saves a draft to the server while it is written, based on the known version. `theirs` is the remote version after a
 * conflict: nothing is saved until the user chooses. If everything local is saved, remote changes are shown at once.
 */
export function useSaved(of: ReturnType<typeof useDraft>, circumstances: Circumstances) {
  const { draft, change, latest, remember } = of;
  const queries = useQueryClient();
  const [theirs, setTheirs] = useState<ServerDraft | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const known = useRef(circumstances);
  known.current = circumstances;
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isSaving = useRef(0);
  const isOn = circumstances.isKnown && theirs === null;

  async function saveOnce(): Promise<Saved> {
    const now = latest.current;
    const { from, fromAddress, below } = known.current;
    const mark = markOf(below);
    const { saved } = now;
    const isSameSender = saved?.from === from && (saved.fromAddress ?? null) === fromAddress;
    if (saved?.revision === now.revision && isSameSender && saved.below === mark) return saved;
    const body = toServer(now, known.current);
    try {
      const answer = saved
        ? await client.PATCH('/api/drafts/{id}', {
            params: { path: { id: saved.id } },
            body: { ...body, version: saved.version },
          })
        : await client.POST('/api/drafts', { body });
      const { id, version } = dataOf(answer);
      const next = { id, version, revision: now.revision, from, fromAddress, below: mark };
      remember(now.id, next);
      setFailed(false);
      return next;
    } catch (error) {
      if (!(error instanceof Problem) || !saved) throw error;
      // The draft was deleted remotely: the local one is saved as a new draft.
      if (error.code === 'NOT_FOUND') {
        remember(now.id, undefined);
        return saveOnce();
      }
      if (error.draft) setTheirs(error.draft as ServerDraft);
      throw error;
    }
  }

  /** Saves the current draft. Sequential, as each save needs the version of the previous one. */
  function save(): Promise<Saved> {
    isSaving.current++;
    const next = running.current.then(saveOnce, saveOnce).finally(() => isSaving.current--);
    running.current = next;
    return next;
  }

  const { revision, saved } = draft;
  const saveAndTell = useEffectEvent(() => {
    save().then(
      () => void refetch(queries, shows(['draft'])),
      (error: unknown) => setFailed(!(error instanceof Problem && error.draft)),
    );
  });
  const unsaved = isOn && isTouched(draft) && saved?.revision !== revision ? revision : undefined;
  const isOnline = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
  // A save that failed without a connection is repeated with it.
  useEffect(() => {
    if (unsaved === undefined) return;
    const timer = setTimeout(() => saveAndTell(), isOnline ? WAIT_MS : 0);
    return () => clearTimeout(timer);
  }, [unsaved, isOnline]);

  const { data: stands } = api.useQuery(
    'get',
    '/api/drafts/{id}',
    { params: { path: { id: saved?.id ?? 0 } } },
    { enabled: saved !== undefined, gcTime: 0, retry: false },
  );
  const compare = useEffectEvent((stands: ServerDraft, version: number | undefined) => {
    const now = latest.current;
    const seen = theirs?.version ?? version;
    // The response to a save of this page may be pending.
    if (isSaving.current > 0) return;
    if (stands.id !== now.saved?.id || seen === undefined || stands.version <= seen) return;
    const isOpen = stands.state === 'draft' || stands.state === 'failed';
    if (theirs === null && isOpen && now.saved.revision === now.revision) {
      take(stands);
      known.current.onLoaded(stands);
    } else setTheirs(stands);
  });
  useEffect(() => {
    if (stands && !circumstances.isSending) compare(stands, saved?.version);
  }, [stands, saved?.version, circumstances.isSending]);

  function take(other: ServerDraft) {
    change(fromServer(other));
    const { id, revision: now } = latest.current;
    remember(id, savedOf(other, now));
    setTheirs(null);
  }

  return {
    save,
    theirs,
    /** Whether the last save failed: the draft is only stored in this browser. */
    hasFailed: hasFailed && theirs === null,
    fail: (error: unknown) => {
      if (error instanceof Problem && error.draft) setTheirs(error.draft as ServerDraft);
    },
    /** Continues with the remote version. */
    useTheirs() {
      if (theirs) take(theirs);
    },
    /** Overwrites the remote version, which the user has seen. */
    keepMine() {
      if (!theirs) return;
      const { id, saved: before } = latest.current;
      remember(id, before && { ...before, version: theirs.version, revision: -1 });
      setTheirs(null);
    },
    /** Keeps the remote version, and saves the local one as a new draft. */
    keepBoth() {
      remember(latest.current.id, undefined);
      setTheirs(null);
    },
  };
}
