import { brandText } from '../../lib/text/brand.ts';
import { useText } from '../../lib/text/language.tsx';
import { Field } from '../../ui/fields/field.tsx';

export const HEX = /^#[0-9a-f]{6}$/i;
/** The picker's value while no color is set. */
const NO_COLOR = '#4f46e5';

interface Props {
  hint: string;
  value: string;
  isAdmin: boolean;
  onChange: (color: string) => void;
}

/** A color, written or picked. Empty: none. */
export function ColorField({ hint, value, isAdmin, onChange }: Props) {
  const text = useText(brandText);
  return (
    <div className="flex items-start gap-2">
      <Field
        className="grow"
        label={text.color}
        hint={hint}
        problem={value === '' || HEX.test(value) ? undefined : text.colorWrong}
        value={value}
        placeholder={NO_COLOR}
        maxLength={7}
        spellCheck={false}
        disabled={!isAdmin}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        type="color"
        aria-label={text.color}
        value={HEX.test(value) ? value : NO_COLOR}
        disabled={!isAdmin}
        onChange={({ target }) => onChange(target.value)}
        className="mt-6 h-8 pointer-coarse:h-11 w-11 shrink-0 rounded-md border border-line bg-raised p-1"
      />
    </div>
  );
}
