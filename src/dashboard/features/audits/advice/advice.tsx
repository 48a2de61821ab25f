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

/** The number of recommendations that are expanded initially. */
const FIRST = 1;

/** The recommendations: as a map of impact and effort, and as a list with the same numbers. */
export const Advice = memo(function Advice({ audit, results }: { audit: Audit; results: Results }) {
  const text = useText(auditReportText);
  const nameOf = useDimensionName(results);
  const list = results.recommendations;
  const [open, setOpen] = useState(() => new Set(list.slice(0, FIRST).map(({ id }) => id)));
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
  return (
    <Section title={text.advice} lead={text.adviceLead}>
      <AdviceMap list={list} tasks={tasks} onShow={show} />
      <ol className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-raised print:overflow-visible">
        {list.map((advice, index) => (
          <AdviceItem
            key={advice.id}
            advice={advice}
            number={index + 1}
            part={nameOf(advice.dimension)}
            check={results.dimensions[advice.dimension]?.checks.find(({ id }) => id === advice.check_id)}
            isOpen={open.has(advice.id)}
            onToggle={(isOpen) => toggle(advice.id, isOpen)}
            taskId={tasks.get(advice.id)}
            isBusy={makeTask.isBusy && makeTask.variables === advice.id}
            onMakeTask={() => void makeTask.act(advice.id)}
          />
        ))}
      </ol>
    </Section>
  );
});
