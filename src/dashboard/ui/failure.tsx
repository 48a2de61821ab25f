import { TriangleAlert } from 'lucide-react';
import { Problem } from '../lib/problem.ts';
import { commonText } from '../lib/text/common.ts';
import { useText } from '../lib/text/language.tsx';
import { Button } from './button.tsx';

/** An error message, with the request id for support. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const text = useText(commonText);
  const requestId = error instanceof Problem ? error.requestId : null;
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-lg bg-danger-soft p-4">
      <p className="flex items-center gap-2 font-medium text-danger">
        <TriangleAlert aria-hidden size={16} />
        {text.failed}
      </p>
      {error instanceof Error && <p>{error.message}</p>}
      {requestId && <p className="text-quiet text-xs">{text.request(requestId)}</p>}
      {onRetry && <Button onClick={() => onRetry()}>{text.retry}</Button>}
    </div>
  );
}
