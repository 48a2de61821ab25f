import type { Problem } from '../../../lib/problem.ts';
import { useText } from '../../../lib/text/language.tsx';
import { searchText } from '../../../lib/text/mail/search.ts';

/** The reason why a search is invalid, and the position. */
export default function Refusal({ of, q }: { of: Problem; q: string }) {
  const { reasons, refused } = useText(searchText);
  const {
    reason = '',
    offset = 0,
    length = 0,
  } = of.body as {
    reason?: string;
    offset?: number;
    length?: number;
  };
  return (
    <div id="refusal" role="alert" className="grid gap-1 rounded-md bg-danger-soft px-2.5 py-1.5 text-sm">
      <p className="text-danger">{reasons[reason] ?? of.of('q') ?? refused}</p>
      {length > 0 && (
        <p className="break-words">
          {q.slice(0, offset)}
          <mark className="rounded-sm bg-transparent text-danger underline decoration-2 decoration-wavy underline-offset-4">
            {q.slice(offset, offset + length)}
          </mark>
          {q.slice(offset + length)}
        </p>
      )}
    </div>
  );
}
