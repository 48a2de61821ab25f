import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { assistantText } from '../../lib/text/assistant.ts';
import { useText } from '../../lib/text/language.tsx';
import { AnswerText } from './answer-text.tsx';
import { Sources } from './mail-link.tsx';

interface Props {
  question: string;
  answer: string;
  citations: number[];
  isWriting?: boolean;
  /** The tool that the model called last, before it goes on writing. */
  tool?: string | undefined;
  /** Shown below the answer. */
  children?: ReactNode;
}

/** A question and its answer, with the cited mails. */
export function Exchange({ question, answer, citations, isWriting = false, tool, children }: Props) {
  const text = useText(assistantText);
  const steps: Record<string, string> = text.steps;
  return (
    <article className="grid min-w-0 gap-4">
      <div className="grid justify-items-end">
        <h3 className="sr-only">{text.you}</h3>
        <p className="max-w-[85%] whitespace-pre-wrap break-words rounded-2xl rounded-ee-md bg-chosen px-4 py-2">
          {question}
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-[1.5rem_minmax(0,1fr)] gap-3">
        <Sparkles aria-hidden size={18} className="mt-0.5 text-accent" />
        <div className="grid min-w-0 gap-4">
          <h3 className="sr-only">{text.assistant}</h3>
          <div aria-busy={isWriting}>
            {answer !== '' && <AnswerText text={answer} citations={citations} />}
            {isWriting && (answer === '' || tool !== undefined) && (
              <p role="status" className="animate-pulse text-quiet">
                {tool === undefined ? text.thinking : (steps[tool] ?? text.preparing)}
              </p>
            )}
          </div>
          {!isWriting && <Sources citations={citations} />}
          {children}
        </div>
      </div>
    </article>
  );
}
