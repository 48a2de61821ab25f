import { useText } from '../../../lib/text/language.tsx';
import { labelsText } from '../../../lib/text/settings/work/labels.ts';
import { ColorField, Swatches } from '../../../ui/fields/color.tsx';

/** Selects a color: one of a few that most people can distinguish, or any. */
export function Colors({
  color,
  onChange,
  problem,
}: {
  color: string;
  onChange: (color: string) => void;
  problem: string | undefined;
}) {
  const text = useText(labelsText);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">{text.color}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <Swatches color={color} onChange={onChange} />
      </div>
      <ColorField
        label={text.ownColor}
        color={color}
        onChange={onChange}
        problem={problem}
        required
        className="max-w-40"
      />
    </fieldset>
  );
}
