import { Problem } from '../api/client.ts';
import { useText } from '../lib/text/index.tsx';
import { Button } from './button.tsx';

/** What went wrong in words, with the request id for whoever is asked for help. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const text = useText();
  const requestId = error instanceof Problem ? error.requestId : null;
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-md border border-line p-4">
      <p className="font-medium text-danger">{text.state.failed}</p>
      {error instanceof Error && <p>{error.message}</p>}
      {requestId && <p className="text-quiet text-xs">{text.state.request(requestId)}</p>}
      {onRetry && <Button onClick={onRetry}>{text.state.retry}</Button>}
    </div>
  );
}
