import { useId } from 'react';
import { hintOf } from '../../../ui/button.tsx';

/** Radio buttons with descriptions. */
export function Radios<T extends string>({
  legend,
  value,
  labels,
  hints,
  disabled,
  onChange,
}: {
  legend: string;
  value: T;
  labels: Record<T, string>;
  hints: Record<T, string>;
  /** The reason why it cannot be selected. */
  disabled?: string | undefined;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="grid content-start gap-1" disabled={!!disabled} {...hintOf(disabled)}>
      <legend className="mb-1 font-medium">{legend}</legend>
      {(Object.keys(labels) as T[]).map((each) => (
        <label
          key={each}
          className={`flex items-start gap-3 pointer-coarse:min-h-11 ${disabled ? 'text-quiet' : ''}`}
        >
          <input
            type="radio"
            name={name}
            checked={each === value}
            onChange={() => onChange(each)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span>
            {labels[each]}
            <span className="block text-quiet text-sm">{hints[each]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
