import { Users } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { draftsText } from '../../lib/text/compose/drafts.ts';
import { useText } from '../../lib/text/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useMembers, useTimezone } from '../session/index.ts';
import type { ServerDraft } from './draft/server-draft.ts';
import type { useSaved } from './draft/use-saved.ts';

/** Returns a function for the name of a member. */
export function useNameOf() {
  const text = useText(draftsText);
  const { data } = useMembers();
  return (userId: number) =>
    data?.members.find((member) => Number(member.userId) === userId)?.user.name ?? text.somebody;
}

/** An edit conflict: shows the other version of the draft, and the choice between both. */
export function Conflict({ of }: { of: ReturnType<typeof useSaved> & { theirs: ServerDraft } }) {
  const text = useText(draftsText);
  const format = useFormat(useTimezone());
  const nameOf = useNameOf();
  const { theirs } = of;
  const isOpen = theirs.state === 'draft' || theirs.state === 'failed';
  const name = nameOf(theirs.updated_by);
  return (
    <div role="alert" className="grid gap-2 border-line border-t bg-warn-soft px-4 py-3">
      <p className="flex items-center gap-2 font-medium text-warn">
        <Users aria-hidden size={16} />
        {isOpen ? text.conflict(name, format.time(theirs.updated_at)) : text.conflictSent(name)}
      </p>
      <p>{text.conflictLead}</p>
      <details>
        <summary className="w-fit rounded-md py-1">{text.theirText}</summary>
        <p className="max-h-32 overflow-y-auto whitespace-pre-wrap break-words">
          {[theirs.to.join(', '), theirs.subject, theirs.snippet].filter(Boolean).join('\n')}
        </p>
      </details>
      <div className="flex flex-wrap gap-2">
        {isOpen && <Button onClick={of.useTheirs}>{text.useTheirs}</Button>}
        {isOpen && <Button onClick={of.keepMine}>{text.keepMine}</Button>}
        <Button onClick={of.keepBoth}>{text.keepBoth}</Button>
      </div>
    </div>
  );
}
