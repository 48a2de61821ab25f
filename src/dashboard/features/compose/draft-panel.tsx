import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { api } from '../../api/client.ts';
import { composeText } from '../../lib/text/compose/compose.ts';
import { draftsText } from '../../lib/text/compose/drafts.ts';
import { useText } from '../../lib/text/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Composer } from './composer/composer.tsx';
import type { Mail } from './draft/draft.ts';
import { fromServer, type ServerDraft } from './draft/server-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { useFiles } from './files/use-files.ts';

interface Props {
  draftId: number;
  onClose: () => void;
  onReopen: () => void;
}

/** A draft from the list, over the current screen. */
export default function DraftPanel(props: Props) {
  const draft = api.useQuery(
    'get',
    '/api/drafts/{id}',
    { params: { path: { id: props.draftId } } },
    // Fetched once when opened; saving reports later changes.
    { gcTime: 0, refetchOnWindowFocus: false },
  );
  const original = draft.data?.original_email_id ?? null;
  const mail = api.useQuery(
    'get',
    '/api/emails/{id}',
    { params: { path: { id: original ?? 0 } } },
    { enabled: original !== null },
  );
  const [first, setFirst] = useState<ServerDraft>();
  if (draft.data && !first && (original === null || mail.data || mail.error)) setFirst(draft.data);
  return (
    <section
      role="dialog"
      aria-label={useText(draftsText).states.draft}
      className="fixed inset-0 z-40 flex flex-col overflow-hidden border-line bg-raised shadow-float md:inset-auto md:end-6 md:bottom-0 md:h-[min(40rem,calc(100dvh-3rem))] md:w-[min(40rem,calc(100vw-3rem))] md:rounded-t-xl md:border"
    >
      {first ? (
        <Writing {...props} first={first} mail={mail.data} />
      ) : (
        <Loaded of={{ ...draft, data: undefined }}>{() => null}</Loaded>
      )}
    </section>
  );
}

function Writing({
  draftId,
  onClose,
  onReopen,
  first,
  mail,
}: Props & { first: ServerDraft; mail?: Mail | undefined }) {
  const text = useText(composeText);
  const drafts = useText(draftsText);
  const id = useId();
  const draft = useDraft(`draft:${draftId}`);
  const files = useFiles(draft);
  const [isReady, setReady] = useState(false);
  const open = useEffectEvent(() => {
    const { saved, revision } = draft.latest.current;
    // Unsaved local changes are kept; the version reveals a conflict.
    const isUnsaved = saved?.id === first.id && saved.revision !== revision;
    if (!isUnsaved) {
      const next = fromServer(first);
      draft.change(next);
      draft.remember(next.id, next.saved && { ...next.saved, revision: draft.latest.current.revision });
    }
    setReady(true);
  });
  useEffect(() => open(), []);
  if (!isReady) return null;
  return (
    <Composer
      of={draft}
      files={files}
      opening="draft"
      {...(mail && { mail })}
      onClose={onClose}
      onReopen={onReopen}
      head={(close) => (
        <header className="flex items-center justify-between gap-2 border-line border-b bg-side py-1 ps-4 pe-2">
          <h2 id={id} className="truncate font-semibold">
            {first.subject || drafts.noSubject}
          </h2>
          <IconButton label={text.close} keys="Escape" onClick={close}>
            <X aria-hidden size={16} />
          </IconButton>
        </header>
      )}
    />
  );
}
