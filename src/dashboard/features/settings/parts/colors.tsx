import { LABEL_COLORS } from '../../../lib/label-colors.ts';
import { useText } from '../../../lib/text/language.tsx';
import { labelsText } from '../../../lib/text/settings/work/labels.ts';

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
    <fieldset>
      <legend className="mb-1.5 font-medium">{text.color}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {LABEL_COLORS.map((each) => (
          <input
            key={each}
            type="radio"
            name="color"
            aria-label={text.colors[each]}
            title={text.colors[each]}
            checked={color === each}
            onChange={() => onChange(each)}
            style={{ background: each }}
            className="size-8 cursor-pointer appearance-none rounded-full border border-ink/25 checked:shadow-[inset_0_0_0_3px_var(--color-raised)] checked:outline-2 checked:outline-ink pointer-coarse:size-11"
          />
        ))}
        <input
          type="color"
          aria-label={text.ownColor}
          title={text.ownColor}
          value={color}
          onChange={({ target }) => onChange(target.value)}
          className="h-8 w-12 cursor-pointer rounded-md border border-strong/60 bg-page p-1 pointer-coarse:h-11"
        />
      </div>
      {problem && <p className="text-danger text-sm">{problem}</p>}
    </fieldset>
  );
}
