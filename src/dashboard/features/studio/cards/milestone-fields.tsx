import { useState } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { nextMilestone, useMilestones, useStatus } from '../../live-desk/index.ts';

/** The number of subscribers on the card: initially the next milestone. `count` is 0 while there is none. */
export function useMilestoneFields() {
  const milestones = useMilestones().data;
  const subscribers = useStatus().data?.subscriber_count ?? 0;
  const [typed, setTyped] = useState<string>();
  const next = milestones && (nextMilestone(milestones, subscribers)?.threshold ?? 1000);
  const written = typed ?? (next === undefined ? '' : String(next));
  const count = /^\d{1,12}$/.test(written) ? Number(written) : 0;
  return { count, written, isWrong: typed !== undefined && count < 1, setTyped };
}

export function MilestoneFields({ fields }: { fields: ReturnType<typeof useMilestoneFields> }) {
  const text = useText(studioText);
  return (
    <Field
      label={text.count}
      inputMode="numeric"
      value={fields.written}
      maxLength={12}
      problem={fields.isWrong ? text.countWrong : undefined}
      onChange={({ target }) => fields.setTyped(target.value)}
    />
  );
}
