import { useState } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useMilestones, useStatus } from '../../live-desk/index.ts';
import { useActiveMember } from '../role.tsx';
import { Brand } from './brand.tsx';
import { Canvas } from './canvas.tsx';
import { FormatSelect } from './format.tsx';
import { MilestoneFields, useMilestoneFields } from './milestone-fields.tsx';
import { StoryFields, useStoryFields } from './story-fields.tsx';
import { TemplateStrip } from './template-strip.tsx';
import type { Template } from './templates.ts';
import type { CardRequest } from './use-card.ts';

/** Cards, once all that is on them is there, so that nothing moves. */
export function Cards() {
  const status = useStatus();
  const milestones = useMilestones();
  const member = useActiveMember();
  const isReady = status.data && milestones.data && !member.isPending;
  const failed = status.error ? status : milestones;
  return (
    <Loaded of={{ ...failed, data: isReady || undefined }} rows={8}>
      {() => <CardDesk />}
    </Loaded>
  );
}

/** A card on its canvas, the kinds to choose from, and beside it what is on the card. */
function CardDesk() {
  const text = useText(studioText);
  const [template, setTemplate] = useState<Template>('story');
  const [format, setFormat] = useState<'png' | 'jpeg'>('png');
  const story = useStoryFields();
  const milestone = useMilestoneFields();
  const celebrate = (size: '1080x1080' | '1200x630'): CardRequest | null =>
    milestone.count >= 1
      ? {
          path: '/api/stream/milestone-card',
          body: { subscriber_count: milestone.count, size, format },
        }
      : null;
  const requests = {
    story: story.body && { path: '/api/stream/story-card' as const, body: { ...story.body, format } },
    square: celebrate('1080x1080'),
    wide: celebrate('1200x630'),
  };
  const isStory = template === 'story';
  const name = isStory ? text.story : text.milestoneCard;
  return (
    <div className="flex min-h-0 grow flex-col lg:flex-row">
      <div className="flex min-h-0 min-w-0 grow flex-col xl:flex-row">
        <TemplateStrip requests={requests} value={template} onChange={setTemplate} />
        <Canvas
          template={template}
          name={name}
          request={requests[template]}
          missing={isStory ? text.needsTitle : text.countWrong}
        />
      </div>
      <div className="grid shrink-0 content-start gap-8 border-line p-4 max-lg:border-t lg:w-80 lg:overflow-y-auto lg:border-s lg:p-6">
        <Section title={name} lead={isStory ? text.storyLead : text.milestoneCardLead}>
          <div className="grid gap-4">
            {isStory ? <StoryFields fields={story} /> : <MilestoneFields fields={milestone} />}
            <FormatSelect value={format} onChange={setFormat} />
          </div>
        </Section>
        <Brand />
      </div>
    </div>
  );
}
