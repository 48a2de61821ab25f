import { useState } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { useStatus } from '../../live-desk/index.ts';

/** What a story is about: the newest stream, or custom text. `body` is null while the title is missing. */
export function useStoryFields() {
  const text = useText(studioText);
  const streamId = useStatus().data?.stream_id ?? null;
  const [chosen, setChosen] = useState<'stream' | 'words'>();
  const [title, setTitle] = useState(text.sampleTitle);
  const [picture, setPicture] = useState('');
  const [viewers, setViewers] = useState('');
  const source = streamId === null ? 'words' : (chosen ?? 'stream');
  const thumbnail = URL.canParse(picture) && /^https?:/.test(picture) ? picture : undefined;
  const own = {
    title: title.trim(),
    ...(thumbnail && { thumbnail_url: thumbnail }),
    ...(/^\d{1,9}$/.test(viewers) && { viewer_count: Number(viewers) }),
  };
  const isReady = source === 'stream' || own.title !== '';
  const body = isReady ? (source === 'stream' ? { stream_id: streamId! } : own) : null;
  return {
    body,
    hasStream: streamId !== null,
    source,
    setChosen,
    title,
    setTitle,
    picture,
    setPicture,
    viewers,
    setViewers,
  };
}

export function StoryFields({ fields }: { fields: ReturnType<typeof useStoryFields> }) {
  const text = useText(studioText);
  const { source, title, picture, viewers } = fields;
  return (
    <>
      {fields.hasStream && (
        <Select
          label={text.about}
          value={source}
          onChange={({ target }) => fields.setChosen(target.value as typeof source)}
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
            onChange={({ target }) => fields.setTitle(target.value)}
          />
          <Field
            label={text.picture}
            isOptional
            type="url"
            inputMode="url"
            hint={text.pictureHint}
            value={picture}
            maxLength={2000}
            onChange={({ target }) => fields.setPicture(target.value)}
          />
          <Field
            label={text.watching}
            isOptional
            inputMode="numeric"
            pattern="\d*"
            value={viewers}
            maxLength={9}
            onChange={({ target }) => fields.setViewers(target.value)}
          />
        </>
      )}
    </>
  );
}
