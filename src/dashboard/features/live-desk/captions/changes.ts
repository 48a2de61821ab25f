import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { patch, refresh } from '../../../api/patch.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { say, sayFailure } from '../../../ui/toast.tsx';

export type Caption = Schemas['Caption'];

const LISTS = ['/api/stream/captions', '/api/stream/captions/pending'] as const;
const ALL = [...LISTS, '/api/stream/announcements'] as const;

interface Change<V> {
  run: (value: V) => Promise<unknown>;
  /** Returns the optimistic caption. */
  change?: (caption: Caption, value: V) => Caption;
  failed: string;
}

/** Changes captions optimistically, and rolls back if the server refuses. */
function useChange<V>({ run, change, failed }: Change<V>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onMutate: (value: V) =>
      patch<unknown>(queries, [...LISTS], (data) =>
        change && Array.isArray(data) ? data.map((each: Caption) => change(each, value)) : data,
      ),
    onError: (error, _value, rollback) => {
      rollback?.();
      sayFailure(error, failed);
    },
    onSettled: () => refresh(queries, ...ALL),
  });
}

const setStatus = (ids: number[], status: Caption['status']) => (caption: Caption) =>
  ids.includes(caption.id) ? { ...caption, status } : caption;

async function sendImage(id: number, file: File): Promise<Caption> {
  const answer = await client.POST('/api/stream/captions/{id}/image', {
    params: { path: { id } },
    body: { file: '' },
    bodySerializer: () => {
      const form = new FormData();
      form.set('file', file);
      return form;
    },
  });
  return dataOf(answer);
}

/** Returns all actions on captions. Those that can be undone offer undo. */
export function useCaptionChanges() {
  const text = useText(liveText);
  const undo = useUndo();

  const approve = useChange<Caption>({
    run: ({ id, version }) =>
      client.POST('/api/stream/captions/approve', { body: { caption_id: id, action: 'approve', version } }),
    change: (caption, { id }) => setStatus([id], 'approved')(caption),
    failed: text.approveFailed,
  });
  const skip = useChange<Caption>({
    run: ({ id, version }) =>
      client.POST('/api/stream/captions/approve', { body: { caption_id: id, action: 'skip', version } }),
    change: (caption, { id }) => setStatus([id], 'skipped')(caption),
    failed: text.skipFailed,
  });
  const regenerate = useChange<Caption>({
    run: ({ id }) => client.POST('/api/stream/captions/{id}/regenerate', { params: { path: { id } } }),
    failed: text.regenerateFailed,
  });
  const setImage = useChange<{ caption: Caption; file: File | null }>({
    run: ({ caption: { id }, file }) =>
      file
        ? sendImage(id, file)
        : client.DELETE('/api/stream/captions/{id}/image', { params: { path: { id } } }),
    failed: text.imageFailed,
  });
  const approveAll = useChange<Caption[]>({
    async run(captions) {
      const ids = captions.map(({ id }) => id);
      const result = dataOf(
        await client.PATCH('/api/stream/captions/pending', { body: { ids, status: 'approved' } }),
      );
      const approved = captions.filter(({ id }) => !result.refused.some((each) => each.id === id));
      if (result.updated > 0) say(text.approvedAll(result.updated), undo(approved));
      if (result.refused.length > 0) say(text.refused(result.refused.length));
    },
    change: (caption, captions) =>
      setStatus(
        captions.map(({ id }) => id),
        'approved',
      )(caption),
    failed: text.approveFailed,
  });

  /** Confirmed at once, like the change itself; undo waits for the response. */
  function decide(change: typeof approve, caption: Caption, said: string) {
    const answered = change.mutateAsync(caption).catch(() => undefined);
    const back = undo([caption]);
    say(said, { ...back, run: () => void answered.then(back.run) });
  }

  return {
    approve: (caption: Caption) => decide(approve, caption, text.approved),
    skip: (caption: Caption) => decide(skip, caption, text.skipped),
    regenerate: (caption: Caption) => regenerate.mutate(caption, { onSuccess: () => say(text.regenerated) }),
    setImage: (caption: Caption, file: File | null) => setImage.mutate({ caption, file }),
    approveAll: (captions: Caption[]) => approveAll.mutate(captions),
    /** The id of the caption that is being regenerated or whose image is being uploaded. */
    busy: regenerate.isPending
      ? regenerate.variables.id
      : setImage.isPending
        ? setImage.variables.caption.id
        : undefined,
  };
}

/** Resets captions to pending, through an edit without changes. */
function useUndo() {
  const text = useText(liveText);
  const back = useChange<Caption[]>({
    run: (captions) =>
      Promise.all(
        captions.map(({ id, text }) =>
          client.PATCH('/api/stream/captions/{id}', { params: { path: { id } }, body: { text } }),
        ),
      ),
    change: (caption, captions) =>
      setStatus(
        captions.map(({ id }) => id),
        'pending',
      )(caption),
    failed: text.undoFailed,
  });
  return (captions: Caption[]) => ({ label: text.toApproval, run: () => back.mutate(captions) });
}

/** Saves a text, and optionally approves it. Throws `Problem`, which the editor shows. */
export function useSaveText() {
  const queries = useQueryClient();
  return async (id: number, edit: { text: string; version: number }, isApproved: boolean) => {
    if (isApproved) {
      await client.POST('/api/stream/captions/approve', {
        body: { caption_id: id, action: 'approve', ...edit },
      });
    } else await client.PATCH('/api/stream/captions/{id}', { params: { path: { id } }, body: edit });
    await refresh(queries, ...ALL);
  };
}
