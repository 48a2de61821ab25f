import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { say } from '../../../lib/toasts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Check } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { nextMilestone, useMilestones, useStatus } from '../../live-desk/index.ts';
import { useTimezone } from '../../session/index.ts';
import { ThresholdDialog } from './threshold-dialog.tsx';

type Milestone = Schemas['Milestone'];
const PATH = '/api/stream/milestones';

/** The subscriber milestones. */
export function Milestones() {
  const text = useText(studioText);
  const format = useFormat();
  const milestones = useMilestones();
  const subscribers = useStatus().data?.subscriber_count ?? null;
  const [edited, setEdited] = useState<Milestone | 'new'>();

  const toggle = useAct({
    run: ({ id, is_enabled }: Milestone) => client.PATCH(PATH, { body: { id, is_enabled } }),
    show: (patch, changed) =>
      patch(PATH, (list) => list.map((each) => (each.id === changed.id ? changed : each))),
    touches: ['milestone'],
    failed: text.thresholdFailed,
  });
  const save = useAct({
    async run(threshold: number) {
      if (edited === 'new') {
        const added = dataOf(await client.POST(PATH, { body: { threshold } }));
        say(added.warning ?? text.thresholdAdded(format.number(threshold)));
      } else if (edited) await client.PATCH(PATH, { body: { id: edited.id, threshold } });
    },
    touches: ['milestone'],
  });

  return (
    <div className="max-w-3xl">
      <Section
        title={text.milestones}
        lead={text.milestonesLead}
        actions={
          <Button kind="primary" onClick={() => setEdited('new')}>
            <Plus aria-hidden size={15} />
            {text.addThreshold}
          </Button>
        }
      >
        <Loaded of={milestones}>
          {(list) => {
            const next = subscribers === null ? null : nextMilestone(list, subscribers);
            return (
              <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised">
                {list.map((milestone) => (
                  <Row
                    key={milestone.id}
                    milestone={milestone}
                    left={
                      milestone.threshold === next?.threshold ? milestone.threshold - subscribers! : undefined
                    }
                    onToggle={(is_enabled) => void toggle.act({ ...milestone, is_enabled })}
                    onEdit={() => setEdited(milestone)}
                  />
                ))}
              </ul>
            );
          }}
        </Loaded>
        <p className="text-quiet text-sm">{text.noRemoval}</p>
      </Section>
      {edited && (
        <ThresholdDialog
          milestone={edited === 'new' ? undefined : edited}
          onSave={save.submit}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

interface RowProps {
  milestone: Milestone;
  /** The remaining subscribers, if it is the next milestone. */
  left: number | undefined;
  onToggle: (isEnabled: boolean) => void;
  onEdit: () => void;
}

function Row({ milestone, left, onToggle, onEdit }: RowProps) {
  const text = useText(studioText);
  const format = useFormat(useTimezone());
  const { threshold, is_custom, is_enabled, reached_at, warning } = milestone;
  const count = format.number(threshold);
  const state = !is_enabled
    ? text.off
    : reached_at
      ? text.reached(format.day(reached_at))
      : left !== undefined
        ? text.nextOne(format.number(left))
        : text.open;
  const tone = !is_enabled ? 'plain' : reached_at ? 'good' : left !== undefined ? 'info' : 'plain';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <span className="min-w-18 font-semibold text-lg tabular-nums">{count}</span>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{state}</Badge>
        {is_custom && <Badge>{text.own}</Badge>}
      </span>
      {is_custom ? (
        <IconButton label={text.editThreshold(count)} onClick={onEdit}>
          <Pencil aria-hidden size={15} />
        </IconButton>
      ) : (
        <span />
      )}
      <Check
        isSwitch
        label={text.enabled(count)}
        hidesLabel
        checked={is_enabled}
        onChange={({ target }) => onToggle(target.checked)}
      />
      {warning && <p className="col-span-full text-quiet text-sm">{warning}</p>}
    </li>
  );
}
