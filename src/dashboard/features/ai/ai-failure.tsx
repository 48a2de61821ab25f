import { useRouter } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { Problem } from '../../lib/problem.ts';
import { aiText } from '../../lib/text/ai.ts';
import { commonText } from '../../lib/text/common.ts';
import { useText } from '../../lib/text/language.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { explain } from './explain.ts';

/** The reason why a model did not respond, with the next step. */
export function AiFailure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const text = useText(aiText);
  const common = useText(commonText);
  const router = useRouter();
  const known = error instanceof Problem ? explain(error, text) : undefined;
  if (!known) return <Failure error={error} {...(onRetry && { onRetry })} />;
  const { step } = known;
  return (
    <div role="alert" className="grid gap-2 rounded-lg bg-warn-soft p-3">
      <p className="flex items-start gap-2">
        <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />
        {known.text}
      </p>
      <div className="flex flex-wrap items-center gap-2 ps-6">
        {step && (
          <a
            href={step.to}
            className={buttonLook()}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              router.history.push(step.to);
            }}
          >
            {step.label}
          </a>
        )}
        {onRetry && <Button onClick={onRetry}>{common.retry}</Button>}
        {error instanceof Problem && error.requestId && (
          <span className="text-quiet text-xs">{text.request(error.requestId)}</span>
        )}
      </div>
    </div>
  );
}
