import { useEffect, useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Choice } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import {
  nextMilestone,
  Preview,
  useChannel,
  useCredentials,
  useMilestones,
  useStatus,
} from '../../live-desk/index.ts';

type Event = Schemas['CaptionEvent'];
const EVENTS = ['go_live', 'milestone', 'end_stream'] as const satisfies Event[];
/** The URL in samples before the first stream. */
const SAMPLE_URL = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** A live sample caption in this voice, from the built-in writer, since models only write real captions. */
export function VoiceSample({ voice }: { voice: Schemas['Voice'] }) {
  const text = useText(studioText);
  const live = useText(liveText);
  const format = useFormat();
  const [event, setEvent] = useState<Event>('go_live');
  const [rules, setRules] = useState<typeof import('./sample.ts')>();
  useEffect(() => {
    void import('./sample.ts').then(setRules);
  }, []);
  const stream = useStatus().data;
  const { channel } = useChannel();
  const milestones = useMilestones().data ?? [];
  const account = useCredentials().data?.find(({ platform }) => platform === voice.platform);
  const title = stream?.title ?? text.sampleTitle;
  const sample = rules?.sampleCaption(voice, {
    event,
    title,
    url: stream?.url ?? SAMPLE_URL,
    channel: channel?.title ?? 'Boatworks',
    count: nextMilestone(milestones, stream?.subscriber_count ?? 0)?.threshold ?? 1000,
  });
  return (
    <Section
      title={text.sample}
      lead={text.sampleLead}
      actions={
        <Choice
          label={text.sampleEvent}
          value={event}
          onChange={({ target }) => setEvent(target.value as Event)}
          options={EVENTS.map((each) => [each, live.event[each]] as const)}
        />
      }
    >
      {sample ? (
        <div className="grid max-w-md gap-2">
          <Preview
            platform={voice.platform}
            text={sample.text}
            cut={null}
            image={null}
            imageAlt=""
            account={account?.account_name ?? live.account}
            videoTitle={event === 'milestone' ? null : title}
            thumbnail={null}
          />
          <p className="text-quiet text-sm tabular-nums">
            {live.count(format.number(sample.length), format.number(sample.most))}
          </p>
          {sample.problem && (
            <p role="alert" className="text-danger text-sm">
              {sample.problem}
            </p>
          )}
          <p className="text-quiet text-sm">{text.sampleNote}</p>
          {voice.custom_prompt && <p className="text-quiet text-sm">{text.samplePrompt}</p>}
        </div>
      ) : (
        <Skeleton rows={5} />
      )}
    </Section>
  );
}
