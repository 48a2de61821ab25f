import { modelName, providerName } from '../../lib/model-name.ts';
import { aiText } from '../../lib/text/ai.ts';
import { useText } from '../../lib/text/language.tsx';
import { Choice } from '../../ui/fields/field.tsx';
import { useWriter } from './use-writer.ts';

/** Selects the model. Empty selects the preferred one. Hidden if there is only one. */
export function ModelChoice({ value, onChange }: { value: string; onChange: (model: string) => void }) {
  const text = useText(aiText);
  const { models, current, modelFor } = useWriter();
  const choices = models.filter(({ provider }) => provider !== 'herald');
  if (choices.length < 2) {
    return current ? <span className="text-quiet text-sm">{modelName(current.id, text.builtIn)}</span> : null;
  }
  return (
    <Choice
      label={text.model}
      value={modelFor(value) ?? ''}
      onChange={({ target }) => onChange(target.value)}
      options={choices.map(({ id, provider }) => [
        id,
        `${modelName(id, text.builtIn)} (${providerName(provider)})`,
      ])}
      className="max-w-52 truncate text-sm"
    />
  );
}
