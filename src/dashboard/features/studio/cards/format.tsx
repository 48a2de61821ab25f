import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Select } from '../../../ui/fields/field.tsx';

type Format = 'png' | 'jpeg';
const FORMATS = [
  ['png', 'PNG'],
  ['jpeg', 'JPEG'],
] as const;

export function FormatSelect({ value, onChange }: { value: Format; onChange: (format: Format) => void }) {
  const text = useText(studioText);
  return (
    <Select
      label={text.format}
      options={FORMATS}
      value={value}
      onChange={({ target }) => onChange(target.value as Format)}
    />
  );
}
