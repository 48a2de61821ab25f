import { onlineManager } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Problem, Unreachable } from '../../../lib/problem.ts';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import type { Draft } from '../draft/draft.ts';

/** The reason why a mail was not sent, its state, and the next step. */
export function SendFailure({ error, stored }: { error: unknown; stored: Draft['stored'] }) {
  const text = useText(composeText);
  const problem = error instanceof Problem ? error : undefined;
  const words = stored
    ? stored.isUnknown
      ? text.unknownOutcome
      : text.notSentStored
    : problem?.code === 'UNKNOWN_ATTACHMENT'
      ? text.expiredFile
      : problem?.code === 'IN_PROGRESS'
        ? text.stillRunning
        : error instanceof Unreachable
          ? onlineManager.isOnline()
            ? text.unreachable
            : text.offline
          : undefined;
  return (
    <div role="alert" className="grid gap-1 border-line border-t bg-danger-soft px-4 py-3">
      <p className="flex items-center gap-2 font-medium text-danger">
        <TriangleAlert aria-hidden size={16} />
        {text.notSent}
      </p>
      {problem && <p>{problem.message}</p>}
      {words && <p>{words}</p>}
      {problem?.requestId && <p className="text-quiet text-xs">{problem.requestId}</p>}
    </div>
  );
}
