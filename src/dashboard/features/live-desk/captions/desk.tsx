import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { useCaptions, useCredentials, useMilestones } from '../queries.ts';
import { Captions } from './captions.tsx';
import { type Caption, useCaptionChanges } from './changes.ts';
import { isSame, type Occasion, type Waiting } from './occasion.ts';
import { useWrite } from './write.ts';

interface Props {
  occasion: Occasion | undefined;
  occasions: Waiting[];
  streams: Pick<Schemas['Stream'], 'id' | 'title'>[];
  onChoose: (occasion: Occasion) => void;
}

/** The captions of an event, and their bulk actions. */
export function CaptionDesk({ occasion, occasions, streams, onChoose }: Props) {
  const text = useText(liveText);
  const changes = useCaptionChanges();
  const captions = useCaptions(occasion);
  const credentials = useCredentials().data;
  const write = useWrite();
  const [posting, setPosting] = useState<Caption[]>();
  const inState = (status: Caption['status']) =>
    captions.data?.filter((caption) => caption.status === status) ?? [];
  const [pending, approved] = [inState('pending'), inState('approved')];
  const title = streams.find(({ id }) => occasion?.event !== 'milestone' && id === occasion?.subject)?.title;
  const written = captions.data?.map(({ platform }) => platform);
  const missing = (credentials ?? [])
    .filter(({ platform, connected }) => connected && written && !written.includes(platform))
    .map(({ platform }) => platform);

  const group = text.captions;
  const approveAll = () => pending.length > 0 && changes.approveAll(pending);
  const postAll = () => approved.length > 0 && setPosting(approved);
  useCommands([
    {
      id: 'captions.approve-all',
      label: text.approveEvery,
      group,
      keys: 'A',
      run: () => approveAll(),
    },
    { id: 'captions.post', label: text.postEvery, group, keys: 'P', run: () => postAll() },
  ]);

  return (
    <Section
      title={text.captions}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          {occasion && (
            <OccasionChoice occasion={occasion} occasions={occasions} streams={streams} onChoose={onChoose} />
          )}
          {pending.length > 0 && (
            <Button keys="A" onClick={approveAll}>
              {text.approveAll(pending.length)}
            </Button>
          )}
          {approved.length > 0 && (
            <Button kind="primary" keys="P" onClick={postAll}>
              {text.postCount(approved.length)}
            </Button>
          )}
          {occasion && missing.length > 0 && written && written.length > 0 && (
            <Button isBusy={write.isBusy} onClick={() => void write.act({ occasion, platforms: missing })}>
              {text.writeMissing}
            </Button>
          )}
        </div>
      }
    >
      {occasion ? (
        <Loaded of={captions}>
          {(list) =>
            list.length > 0 ? (
              <Captions
                captions={list}
                videoTitle={title ?? null}
                posting={posting}
                onPost={setPosting}
                changes={changes}
              />
            ) : (
              <Empty icon={<Megaphone aria-hidden />} title={text.noCaptions}>
                <p>{text.noCaptionsHint}</p>
                <Button kind="primary" isBusy={write.isBusy} onClick={() => void write.act({ occasion })}>
                  {write.isBusy ? text.writing : text.write}
                </Button>
              </Empty>
            )
          }
        </Loaded>
      ) : (
        <Empty icon={<Megaphone aria-hidden />} title={text.noCaptions}>
          <p>{text.noCaptionsHint}</p>
        </Empty>
      )}
    </Section>
  );
}

function OccasionChoice({ occasion, occasions, streams, onChoose }: Props & { occasion: Occasion }) {
  const text = useText(liveText);
  const format = useFormat();
  const milestones = useMilestones().data;
  const all = occasions.some((each) => isSame(each, occasion))
    ? occasions
    : [{ ...occasion, pending: 0 }, ...occasions];
  const name = ({ event, subject }: Occasion) => {
    if (event === 'milestone') {
      const threshold = milestones?.find(({ id }) => id === subject)?.threshold;
      return threshold === undefined
        ? text.event.milestone
        : text.occasionMilestone(format.number(threshold));
    }
    const title = streams.find(({ id }) => id === subject)?.title;
    return title ? text.occasionStream(text.event[event], title) : text.event[event];
  };
  const keyOf = ({ event, subject }: Occasion) => `${event} ${subject}`;
  return (
    <Choice
      label={text.occasion}
      className="max-w-64 truncate"
      value={keyOf(occasion)}
      onChange={({ target }) => {
        const found = all.find((each) => keyOf(each) === target.value);
        if (found) onChoose(found);
      }}
      options={all.map((each) => {
        const waits = each.pending > 0 && !isSame(each, occasion);
        return [keyOf(each), waits ? text.occasionWaiting(name(each), each.pending) : name(each)] as const;
      })}
    />
  );
}
