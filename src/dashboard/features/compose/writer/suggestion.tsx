import type { Editor } from '@tiptap/core';
import { Sparkles } from 'lucide-react';
import { composeText } from '../../../lib/text/compose/compose.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { AiFailure, WrittenBy } from '../../ai/index.ts';
import { htmlOfText } from '../draft/quote.ts';
import { chain } from '../editor/chain.ts';
import type { Suggestion, useSuggestion } from './use-suggestion.ts';

interface Props {
  editor: Editor;
  of: Suggestion;
  /** The number of mails in the conversation. */
  count: number;
  ask: ReturnType<typeof useSuggestion>['ask'];
  dismiss: () => void;
  onSubject: (subject: string) => void;
  /** Called when the text was inserted into the mail. */
  onUsed: () => void;
}

/** An AI suggestion with its sources. It is inserted only when the user accepts it. */
export function SuggestionCard({
  editor,
  of: { wish, state, text: words, subject, answer, error },
  ...rest
}: Props) {
  const text = useText(composeText);
  const { ask, dismiss, onSubject, onUsed, count } = rest;
  const basis =
    wish.kind === 'rewrite'
      ? wish.isSelection
        ? text.onSelection
        : text.onText
      : wish.kind === 'new'
        ? text.onInstructions
        : [text.onConversation(count), wish.instructions ? text.onInstructions : '']
            .filter(Boolean)
            .join(', ');

  function use() {
    const html = htmlOfText(words);
    const change = chain(editor);
    if (wish.kind === 'rewrite' && wish.isSelection) change.insertContent(html).run();
    else if (wish.kind === 'rewrite' || editor.isEmpty) change.setContent(html, { emitUpdate: true }).run();
    else change.insertContentAt(0, html).run();
    if (subject) onSubject(subject);
    onUsed();
    dismiss();
  }
  return (
    <section aria-label={text.suggestion} className="grid gap-3 border-line border-t bg-info-soft px-4 py-3">
      <h3 className="flex items-center gap-2 font-medium">
        <Sparkles aria-hidden size={16} className="text-info" />
        {text.suggestion}
      </h3>
      {state === 'failed' ? (
        <AiFailure error={error} onRetry={() => ask(wish)} />
      ) : (
        <div
          aria-live="polite"
          aria-busy={state === 'writing'}
          className="max-h-72 overflow-y-auto whitespace-pre-wrap"
        >
          {subject && <p className="pb-2 font-medium">{subject}</p>}
          {words || '…'}
        </div>
      )}
      {answer && (
        <>
          <p className="text-quiet text-xs">{text.builtOn(basis)}</p>
          <WrittenBy answer={answer} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'done' && (
          <>
            <Button kind="primary" onClick={use}>
              {text.use}
            </Button>
            <Button onClick={() => ask(wish)}>{text.again}</Button>
          </>
        )}
        <Button kind="quiet" onClick={dismiss}>
          {state === 'writing' ? text.stop : text.dismiss}
        </Button>
      </div>
    </section>
  );
}
