import { getRouteApi } from '@tanstack/react-router';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Check } from '../../../ui/fields/field.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useTimezone } from '../../session/index.ts';
import { Confirm } from '../parts/confirm.tsx';
import { SortableRow } from '../parts/order/sortable.tsx';
import type { Rule } from './draft.ts';
import { useRuleWords } from './words.ts';

const route = getRouteApi('/_app/settings/(work)/rules');

interface Props {
  rule: Rule;
  /** From 0. */
  place: number;
  count: number;
  mayChange: boolean;
  onMove: (to: number) => void;
}

/** A rule as a sentence, with its switch, statistics and actions. */
export function RuleRow({ rule, place, count, mayChange, onMove }: Props) {
  const text = useText(rulesText);
  const format = useFormat(useTimezone());
  const words = useRuleWords();
  const navigate = route.useNavigate();
  const [asks, setAsks] = useState(false);
  const setEnabled = useSwitch(rule);
  const { id, name, is_enabled, runs, last_run_at } = rule;
  const done = [
    runs === 0 ? text.neverRan : text.runs(runs),
    last_run_at && text.lastRun(format.relative(last_run_at)),
  ];

  return (
    <SortableRow
      id={id}
      handle={text.handle(name, place + 1)}
      mayMove={mayChange}
      onStep={(by) => onMove(place + by)}
    >
      {(handle) => (
        <>
          <div className="flex items-center gap-2 ps-2 pe-4 pt-2">
            {handle ?? <span className="w-2" />}
            <p className="flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-1 font-medium">
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              {!is_enabled && <Badge tone={rule.disabled_reason ? 'warn' : 'plain'}>{text.off}</Badge>}
            </p>
            <div className="flex shrink-0 items-center gap-2">
              {mayChange && (
                <Check
                  isSwitch
                  hidesLabel
                  label={text.enable(name)}
                  checked={is_enabled}
                  onChange={({ target }) => void setEnabled(target.checked)}
                />
              )}
              <Menu
                label={text.more(name)}
                hideLabel
                icon={<MoreHorizontal aria-hidden size={16} />}
                items={[
                  { label: text.log, onChoose: () => void navigate({ search: { log: id } }) },
                  ...(mayChange
                    ? [
                        { label: text.edit, onChoose: () => void navigate({ search: { edit: id } }) },
                        ...(place > 0 ? [{ label: text.up, onChoose: () => onMove(place - 1) }] : []),
                        ...(place < count - 1
                          ? [{ label: text.down, onChoose: () => onMove(place + 1) }]
                          : []),
                        { label: text.remove, isDanger: true, onChoose: () => setAsks(true) },
                      ]
                    : []),
                ]}
              />
            </div>
          </div>
          <div className="grid gap-1 ps-4 pe-4 pb-3 sm:ps-12">
            <p className="text-sm [overflow-wrap:anywhere]">{words.sentence(rule)}</p>
            <p className="text-quiet text-sm">{done.filter(Boolean).join(' · ')}</p>
            {rule.disabled_reason && (
              <p className="rounded-lg bg-warn-soft px-3 py-2 text-sm text-warn">{text.disabled}</p>
            )}
          </div>
          {asks && <Remove rule={rule} onClose={() => setAsks(false)} />}
        </>
      )}
    </SortableRow>
  );
}

function Remove({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const text = useText(rulesText);
  const remove = useAct({
    run: async () => {
      await client.DELETE('/api/rules/{id}', { params: { path: { id: rule.id } } });
    },
    touches: ['rule'],
  });
  return (
    <Confirm
      title={text.removeTitle}
      action={text.remove}
      done={text.removed}
      onConfirm={remove.submit}
      onClose={onClose}
    >
      <p className="font-medium [overflow-wrap:anywhere]">{rule.name}</p>
      <p>{text.removeLead}</p>
    </Confirm>
  );
}

/** Switches a rule optimistically, and offers undo. */
function useSwitch({ id, name }: Rule) {
  const text = useText(rulesText);
  const set = useAct({
    run: (isOn: boolean) =>
      client.PATCH('/api/rules/{id}', { params: { path: { id } }, body: { is_enabled: isOn } }),
    show: (patch, isOn) =>
      patch('/api/rules', (list) =>
        list.map((rule) => (rule.id === id ? { ...rule, is_enabled: isOn, disabled_reason: null } : rule)),
      ),
    touches: ['rule'],
    said: (isOn) => (isOn ? text.isOn(name) : text.isOff(name)),
    undo: (isOn) => void set.quietly(!isOn),
  });
  return set.act;
}
