import { useState } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { nextMilestone, useMilestones, useStatus } from '../../live-desk/index.ts';
import { CardPreview } from './card-preview.tsx';
import { FormatSelect } from './format.tsx';

type Size = '1080x1080' | '1200x630';

/** A card for a subscriber milestone: initially the next one. */
export function MilestoneCard() {
  const text = useText(studioText);
  const milestones = useMilestones().data;
  const subscribers = useStatus().data?.subscriber_count ?? 0;
  const [typed, setTyped] = useState<string>();
  const [size, setSize] = useState<Size>('1080x1080');
  const [format, setFormat] = useState<'png' | 'jpeg'>('png');
  const next = milestones && (nextMilestone(milestones, subscribers)?.threshold ?? 1000);
  const written = typed ?? (next === undefined ? '' : String(next));
  const count = /^\d{1,12}$/.test(written) ? Number(written) : 0;
  return (
    <Section title={text.milestoneCard} lead={text.milestoneCardLead}>
      <div className="grid gap-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <Field
            label={text.count}
            inputMode="numeric"
            value={written}
            maxLength={12}
            problem={typed !== undefined && count < 1 ? text.countWrong : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Select
            label={text.size}
            value={size}
            onChange={({ target }) => setSize(target.value as Size)}
            options={[
              ['1080x1080', text.square],
              ['1200x630', text.wide],
            ]}
          />
          <FormatSelect value={format} onChange={setFormat} />
        </div>
        {count >= 1 && (
          <CardPreview
            name={text.milestoneCard}
            request={{ path: '/api/stream/milestone-card', body: { subscriber_count: count, size, format } }}
          />
        )}
      </div>
    </Section>
  );
}
