import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { Select } from '../../../ui/fields/field.tsx';

export type ReadBackValue = Schemas['Inbox']['read_back'];

const DAYS = [7, 30, 90, 365];

/** Selects how much existing mail of a mailbox is imported. */
export function ReadBack({ value, problem }: { value: ReadBackValue; problem: string | undefined }) {
  const text = useText(connectText);
  const days = typeof value === 'number' && !DAYS.includes(value) ? [...DAYS, value] : DAYS;
  return (
    <Select
      label={text.readBack}
      hint={text.readBackHint}
      name="read_back"
      defaultValue={String(value)}
      options={[
        ['all', text.readBackAll],
        ...days.sort((a, b) => b - a).map((each) => [String(each), text.readBackDays(each)] as const),
        ['none', text.readBackNone],
      ]}
      problem={problem}
    />
  );
}

/** Reads the choice from a form. */
export function readBackOf(form: FormData): ReadBackValue {
  const value = String(form.get('read_back'));
  return value === 'all' || value === 'none' ? value : Number(value);
}
