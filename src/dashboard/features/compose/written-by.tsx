import { Bot } from 'lucide-react';
import { draftsText } from '../../lib/text/compose/drafts.ts';
import { useText } from '../../lib/text/language.tsx';
import { useNameOf } from './conflict.tsx';
import type { WrittenBy as Writer } from './draft/draft.ts';

/** Names the agent that wrote a draft, and for whom. */
export function WrittenBy({
  of: { name, model, author },
  className = '',
}: {
  of: Writer;
  className?: string;
}) {
  const { draftedBy } = useText(draftsText);
  const nameOf = useNameOf();
  return (
    <span className={`flex min-w-0 items-center gap-1.5 ${className}`}>
      <Bot aria-hidden size={14} className="shrink-0" />
      <span dir="auto" className="min-w-0">
        {draftedBy(name, model, nameOf(author))}
      </span>
    </span>
  );
}
