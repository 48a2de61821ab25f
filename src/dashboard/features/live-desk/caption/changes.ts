import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import type { Patch } from '../../../api/patch.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { say } from '../../../lib/toasts.ts';

export type Caption = Schemas['Caption'];

const LISTS = ['/api/stream/captions', '/api/stream/captions/pending'] as const;
const TOUCHES = ['caption'] as const;
/** Decisions run one after the other, so that the last one wins. */
export const IN_TURN = 'captions';

/** Shows captions with a status. */
const showStatus = (patch: Patch, captions: Caption[], status: Caption['status']) => {
  const ids = new Set(captions.map(({ id }) => id));
  patch(LISTS, (data: unknown) =>
    Array.isArray(data) ? data.map((each: Caption) => (ids.has(each.id) ? { ...each, status } : each)) : data,
  );
};

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
  /** Resets captions to pending, through an edit without changes. */
  const reset = useAct({
    run: (captions: Caption[]) =>
      Promise.all(
        captions.map(({ id, text }) =>
          client.PATCH('/api/stream/captions/{id}', { params: { path: { id } }, body: { text } }),
        ),
      ),
    show: (patch, captions) => showStatus(patch, captions, 'pending'),
    touches: TOUCHES,
    inTurn: IN_TURN,
    failed: text.undoFailed,
  });
  const undo = (captions: Caption[]) => ({ label: text.toApproval, run: () => void reset.act(captions) });

  const approve = useAct({
    run: ({ id, version }: Caption) =>
      client.POST('/api/stream/captions/approve', { body: { caption_id: id, action: 'approve', version } }),
    show: (patch, caption) => showStatus(patch, [caption], 'approved'),
    touches: TOUCHES,
    inTurn: IN_TURN,
    failed: text.approveFailed,
    said: text.approved,
    undo: (caption) => reset.act([caption]),
    undoLabel: text.toApproval,
  });
  const skip = useAct({
    run: ({ id, version }: Caption) =>
      client.POST('/api/stream/captions/approve', { body: { caption_id: id, action: 'skip', version } }),
    show: (patch, caption) => showStatus(patch, [caption], 'skipped'),
    touches: TOUCHES,
    inTurn: IN_TURN,
    failed: text.skipFailed,
    said: text.skipped,
    undo: (caption) => reset.act([caption]),
    undoLabel: text.toApproval,
  });
  const regenerate = useAct({
    run: ({ id }: Caption) =>
      client.POST('/api/stream/captions/{id}/regenerate', { params: { path: { id } } }),
    touches: TOUCHES,
    failed: text.regenerateFailed,
    said: text.regenerated,
  });
  const setImage = useAct({
    run: ({ caption: { id }, file }: { caption: Caption; file: File | null }): Promise<unknown> =>
      file
        ? sendImage(id, file)
        : client.DELETE('/api/stream/captions/{id}/image', { params: { path: { id } } }),
    touches: TOUCHES,
    failed: text.imageFailed,
  });
  const approveAll = useAct({
    async run(captions: Caption[]) {
      const ids = captions.map(({ id }) => id);
      const result = dataOf(
        await client.PATCH('/api/stream/captions/pending', { body: { ids, status: 'approved' } }),
      );
      const approved = captions.filter(({ id }) => !result.refused.some((each) => each.id === id));
      if (result.updated > 0) say(text.approvedAll(result.updated), undo(approved));
      if (result.refused.length > 0) say(text.refused(result.refused.length));
    },
    show: (patch, captions) => showStatus(patch, captions, 'approved'),
    touches: TOUCHES,
    inTurn: IN_TURN,
    failed: text.approveFailed,
  });

  return {
    approve: (caption: Caption) => void approve.act(caption),
    skip: (caption: Caption) => void skip.act(caption),
    regenerate: (caption: Caption) => void regenerate.act(caption),
    setImage: (caption: Caption, file: File | null) => void setImage.act({ caption, file }),
    approveAll: (captions: Caption[]) => void approveAll.act(captions),
    /** The id of the caption that is being regenerated or whose image is being uploaded. */
    busy: regenerate.variables?.id ?? setImage.variables?.caption.id,
  };
}

/** Saves a text, and optionally approves it. Throws `Problem`, which the editor shows. */
export function useSaveText() {
  const save = useAct({
    run: ({
      id,
      edit,
      isApproved,
    }: {
      id: number;
      edit: { text: string; version: number };
      isApproved: boolean;
    }) =>
      isApproved
        ? client.POST('/api/stream/captions/approve', {
            body: { caption_id: id, action: 'approve', ...edit },
          })
        : client.PATCH('/api/stream/captions/{id}', { params: { path: { id } }, body: edit }),
    touches: TOUCHES,
    inTurn: IN_TURN,
  });
  return save.submit;
}
