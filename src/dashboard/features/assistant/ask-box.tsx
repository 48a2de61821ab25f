import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useFormat } from '../../lib/format.ts';
import { aiText } from '../../lib/text/ai.ts';
import { assistantText } from '../../lib/text/assistant.ts';
import { useText } from '../../lib/text/language.tsx';
import { Button, hintOf } from '../../ui/button.tsx';
import { ModelChoice, useBalance, useWriter } from '../ai/index.ts';

const MAX_CHARACTERS = 4000;

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
  model: string;
  onModel: (model: string) => void;
  isWriting: boolean;
  /** The reason why asking is disabled. */
  disabled: string | undefined;
  onAsk: () => void;
  onStop: () => void;
}

/** The question field: grows with the question, and shows the model and the remaining tokens. */
export function AskBox({
  field,
  value,
  onChange,
  model,
  onModel,
  isWriting,
  disabled,
  onAsk,
  onStop,
}: Props) {
  const text = useText(assistantText);
  const ai = useText(aiText);
  const format = useFormat();
  const id = useId();
  const { data: balance } = useBalance();
  const { models, modelFor } = useWriter();
  const answering = models.find(({ id }) => id === modelFor(model));
  const isCharged = answering !== undefined && !answering.is_own;
  const reason = disabled ?? (value.trim() === '' ? text.writeFirst : undefined);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!reason && !isWriting) onAsk();
  }
  return (
    <div className="rounded-2xl border border-strong/60 bg-raised focus-within:border-accent">
      <label htmlFor={id} className="sr-only">
        {text.question}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        maxLength={MAX_CHARACTERS}
        value={value}
        placeholder={text.placeholder}
        disabled={disabled !== undefined}
        {...hintOf(disabled)}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
        className="field-sizing-content block max-h-60 min-h-12 w-full resize-none bg-transparent px-4 pt-3 outline-none! placeholder:text-quiet disabled:cursor-not-allowed"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 pb-2 ps-4">
        <ModelChoice value={model} onChange={onModel} />
        {isCharged && balance && (
          <span className="text-quiet text-sm">{ai.balance(format.compact(balance.available))}</span>
        )}
        <span className="ms-auto text-quiet text-xs max-sm:hidden">{disabled ? '' : text.hint}</span>
        {isWriting ? (
          <Button className="max-sm:ms-auto" keys="Escape" onClick={onStop}>
            <Square aria-hidden size={14} />
            {text.stop}
          </Button>
        ) : (
          <Button
            kind="primary"
            className="max-sm:ms-auto"
            aria-disabled={reason ? true : undefined}
            title={reason}
            onClick={() => reason || onAsk()}
          >
            <ArrowUp aria-hidden size={16} />
            {text.ask}
          </Button>
        )}
      </div>
    </div>
  );
}
