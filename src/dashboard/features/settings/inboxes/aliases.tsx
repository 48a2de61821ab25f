import { useText } from '../../../lib/text/language.tsx';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { TextArea } from '../../../ui/fields/field.tsx';
import { textOf } from '../parts/change.ts';

/** The other addresses of an inbox, separated by lines or commas. */
export function Aliases({ initial, problem }: { initial: string[]; problem: string | undefined }) {
  const text = useText(connectText);
  return (
    <TextArea
      label={text.aliases}
      hint={text.aliasesHint}
      name="aliases"
      defaultValue={initial.join('\n')}
      rows={3}
      isOptional
      autoCapitalize="none"
      spellCheck={false}
      problem={problem}
    />
  );
}

export const aliasesOf = (form: FormData) =>
  textOf(form, 'aliases')
    .split(/[\s,;]+/)
    .filter(Boolean);
