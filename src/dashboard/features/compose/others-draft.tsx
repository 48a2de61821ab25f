import { Users } from 'lucide-react';
import { client, dataOf } from '../../api/client.ts';
import { useFormat } from '../../lib/format.ts';
import { endOpening, opening } from '../../lib/opening.ts';
import { commonText } from '../../lib/text/common.ts';
import { draftsText } from '../../lib/text/compose/drafts.ts';
import { useText } from '../../lib/text/language.tsx';
import { sayFailure } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useTimezone } from '../session/index.ts';
import { useNameOf } from './conflict.tsx';
import type { DraftSummary } from './draft/drafts-of.ts';
import type { ServerDraft } from './draft/server-draft.ts';
import { WrittenBy } from './written-by.tsx';

/** A notice that somebody else has a draft in this conversation, with a link to it. */
export function OthersDraft({ of, onOpen }: { of: DraftSummary; onOpen: (draft: ServerDraft) => void }) {
  const text = useText(draftsText);
  const common = useText(commonText);
  const format = useFormat(useTimezone());
  const nameOf = useNameOf();
  async function open() {
    opening('theirs');
    try {
      onOpen(dataOf(await client.GET('/api/drafts/{id}', { params: { path: { id: of.id } } })));
    } catch (error) {
      endOpening('theirs');
      sayFailure(error, common.failed);
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-2 border-line border-b bg-info-soft px-4 py-2 text-info">
      <Users aria-hidden size={16} className="shrink-0" />
      <span className="min-w-0 grow">
        {text.otherDraft(nameOf(of.updated_by), format.short(of.updated_at))}{' '}
        {of.agent && <WrittenBy of={{ ...of.agent, author: of.author }} />}
      </span>
      <Button onClick={() => void open()}>{text.openOther}</Button>
    </p>
  );
}
