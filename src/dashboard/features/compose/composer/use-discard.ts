import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say } from '../../../lib/toasts.ts';
import { type Draft, isTouched } from '../draft/draft.ts';
import type { useDraft } from '../draft/use-draft.ts';

interface Circumstances {
  of: ReturnType<typeof useDraft>;
  onClose: () => void;
  onReopen?: (() => void) | undefined;
}

/** Discards a draft, which can be undone. `remove` deletes one on the server alone. */
export function useDiscard({ of: { draft, change, clear }, onClose, onReopen }: Circumstances) {
  const text = useText(composeText);
  const common = useText(commonText);
  const remove = useAct({
    run: async (saved: Draft['saved']) =>
      saved && client.DELETE('/api/drafts/{id}', { params: { path: { id: saved.id } } }),
    touches: ['draft'],
  });
  const restore = useAct({
    async run(saved: Draft['saved']) {
      if (!saved) return;
      const params = { path: { id: saved.id } };
      const { version } = dataOf(await client.POST('/api/drafts/{id}/restore', { params }));
      return { ...saved, version };
    },
    touches: ['draft'],
  });
  function discard() {
    const before = draft;
    clear();
    onClose();
    const removal = remove.act(before.saved);
    if (!isTouched(before)) return;
    say(text.discarded, {
      label: common.undo,
      isUndo: true,
      run: () =>
        void removal.then(async () => {
          const restored = await restore.submit(before.saved).catch(() => undefined);
          change({ ...before, saved: restored });
          onReopen?.();
        }),
    });
  }
  return { remove, discard };
}
