import { contrastOf, makeAccent, PAGES } from '../../../../lib/accent.ts';
import { useText } from '../../../lib/text/language.tsx';
import { brandText } from '../../../lib/text/studio/brand.ts';

const THEMES = ['light', 'dark'] as const;

/** How a color is used as the accent of both themes, and how legible it is there. */
export default function Preview({ color }: { color: string }) {
  const text = useText(brandText);
  const accents = makeAccent(color, PAGES);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-1 font-medium">{text.preview}</legend>
      {THEMES.map((theme) => {
        const { accent, onAccent } = accents[theme];
        const least = Math.min(...PAGES[theme].map((ground) => contrastOf(accent, ground)));
        const moved = theme === 'light' ? text.darker : text.lighter;
        return (
          <div
            key={theme}
            style={{ colorScheme: theme }}
            className="grid content-start gap-2 rounded-lg border border-line bg-page p-3 text-ink"
          >
            <p className="text-quiet text-sm">{text[theme]}</p>
            <p className="flex items-center gap-3">
              <span
                style={{ background: accent, color: onAccent }}
                className="rounded-md px-3 py-1.5 font-medium"
              >
                {text.sampleButton}
              </span>
              <span style={{ color: accent }} className="underline">
                {text.sampleLink}
              </span>
            </p>
            <p className="text-quiet text-sm">
              {text.contrast(least.toFixed(1))} {accent === color ? text.asGiven : moved}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
