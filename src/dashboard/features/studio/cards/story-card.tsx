import { useState } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { useStatus } from '../../live-desk/index.ts';
import { CardPreview } from './card-preview.tsx';
import { FormatSelect } from './format.tsx';

/** A story card for the newest stream, or with custom text. */
export function StoryCard() {
  const text = useText(studioText);
  const streamId = useStatus().data?.stream_id ?? null;
  const [chosen, setChosen] = useState<'stream' | 'words'>();
  const [title, setTitle] = useState(text.sampleTitle);
  const [picture, setPicture] = useState('');
  const [viewers, setViewers] = useState('');
  const [format, setFormat] = useState<'png' | 'jpeg'>('png');
  const source = streamId === null ? 'words' : (chosen ?? 'stream');
  const thumbnail = URL.canParse(picture) && /^https?:/.test(picture) ? picture : undefined;
  const own = {
    title: title.trim(),
    ...(thumbnail && { thumbnail_url: thumbnail }),
    ...(/^\d{1,9}$/.test(viewers) && { viewer_count: Number(viewers) }),
  };
  const isReady = source === 'stream' || own.title !== '';
  const body = { ...(source === 'stream' ? { stream_id: streamId! } : own), format };
  return (
    <Section title={text.story} lead={text.storyLead}>
      <div className="grid gap-6 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {streamId !== null && (
            <Select
              label={text.about}
              value={source}
              onChange={({ target }) => setChosen(target.value as typeof source)}
              options={[
                ['stream', text.ofStream],
                ['words', text.ofWords],
              ]}
            />
          )}
          {source === 'words' && (
            <>
              <Field
                label={text.cardTitle}
                value={title}
                maxLength={500}
                onChange={({ target }) => setTitle(target.value)}
              />
              <Field
                label={text.picture}
                isOptional
                type="url"
                inputMode="url"
                hint={text.pictureHint}
                value={picture}
                maxLength={2000}
                onChange={({ target }) => setPicture(target.value)}
              />
              <Field
                label={text.watching}
                isOptional
                inputMode="numeric"
                pattern="\d*"
                value={viewers}
                maxLength={9}
                onChange={({ target }) => setViewers(target.value)}
              />
            </>
          )}
          <FormatSelect value={format} onChange={setFormat} />
        </div>
        {isReady ? (
          <CardPreview name={text.story} request={{ path: '/api/stream/story-card', body }} />
        ) : (
          <p className="text-quiet">{text.needsTitle}</p>
        )}
      </div>
    </Section>
  );
}
