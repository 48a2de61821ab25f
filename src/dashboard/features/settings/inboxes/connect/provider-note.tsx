import { useText } from '../../../../lib/text/language.tsx';
import { connectText } from '../../../../lib/text/settings/work/connect.ts';
import { type PresetName, presetFor } from './presets.ts';

/** The password that a provider wants, with a link to its own page about it. */
export function ProviderNote({ preset }: { preset: PresetName }) {
  const text = useText(connectText);
  const { help } = presetFor(preset, '');
  return (
    <p role="status" className="rounded-lg bg-info-soft px-3 py-2 text-info">
      {text.notes[preset]}{' '}
      {help && (
        <a href={help} target="_blank" rel="noreferrer" className="font-medium underline">
          {text.help}
        </a>
      )}
    </p>
  );
}
