import { memo, useState } from 'react';
import { useCommands } from '../../../lib/commands.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { useDimensionName } from '../dimension-name.ts';
import type { Audit, Results } from '../queries.ts';
import { AdviceItem } from './item.tsx';
import { AdviceMap } from './map.tsx';
import { useMakeTask } from './use-make-task.ts';
import { worthOf } from './worth.ts';

/** The number of recommendations that come before everything else. */
const FIRST = 3;

/** The recommendations: the first ones, then a map of all by impact and effort, and the rest with the map's numbers. */
export const Advice = memo(function Advice({ audit, results }: { audit: Audit; results: Results }) {
  const text = useText(auditReportText);
  const nameOf = useDimensionName(results);
  const list = results.recommendations;
  const [open, setOpen] = useState(() => new Set(list.slice(0, 1).map(({ id }) => id)));
  const makeTask = useMakeTask(audit.id);
  const tasks = new Map(audit.tasks.map((task) => [task.recommendation_id, task.task_id]));

  function toggle(id: string, isOpen: boolean) {
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  }
  /** Expands and scrolls to an item of the list. */
  function show(id: string) {
    toggle(id, true);
    const item = document.querySelector<HTMLElement>(`[data-advice="${CSS.escape(id)}"]`);
    item?.focus();
    item?.scrollIntoView({ block: 'center' });
  }
  useCommands([
    {
      id: 'audit.task',
      label: text.makeTask,
      group: text.commands,
      keys: 't',
      run() {
        const focused = document.activeElement?.closest<HTMLElement>('[data-advice]')?.dataset['advice'];
        if (focused && !tasks.has(focused) && !makeTask.isBusy) void makeTask.act(focused);
      },
    },
  ]);

  if (list.length === 0) {
    return (
      <Section title={text.advice}>
        <Card>{text.noAdvice}</Card>
      </Section>
    );
  }
  const items = (from: number, to: number) => (
    <ol start={from + 1} className="divide-y divide-line border-line border-y">
      {list.slice(from, to).map((advice, index) => (
        <AdviceItem
          key={advice.id}
          advice={advice}
          number={from + index + 1}
          part={nameOf(advice.dimension)}
          worth={worthOf(results, advice)}
          check={results.dimensions[advice.dimension]?.checks.find(({ id }) => id === advice.check_id)}
          isOpen={open.has(advice.id)}
          onToggle={(isOpen) => toggle(advice.id, isOpen)}
          taskId={tasks.get(advice.id)}
          isBusy={makeTask.isBusy && makeTask.variables === advice.id}
          onMakeTask={() => void makeTask.act(advice.id)}
        />
      ))}
    </ol>
  );
  return (
    <>
      <Section title={text.first} lead={text.adviceLead}>
        {items(0, FIRST)}
      </Section>
      <Section title={text.map} lead={text.mapLead}>
        <AdviceMap list={list} tasks={tasks} onShow={show} />
        {list.length > FIRST && items(FIRST, list.length)}
      </Section>
    </>
  );
});
