import { CircleAlert, CirclePlus, Dot } from 'lucide-react';
import type { ReactNode } from 'react';
import { api, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { boardText } from '../../../lib/text/tasks/board.ts';
import { tasksText } from '../../../lib/text/tasks/tasks.ts';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { usePeople } from '../../tasks/index.ts';
import { sentenceOf } from './history-sentence.ts';

const MOST = 200;

/** The history of a task: its changes and the notes from its conversation. */
export function History({ task }: { task: Schemas['TaskDetail'] }) {
  const text = useText(boardText);
  const tasks = useText(tasksText);
  const { me, nameOf } = usePeople();
  const { dateTime: timeOf } = useFormat(useTimezone());
  const changes = api.useQuery('get', '/api/tasks/{id}/history', {
    params: { path: { id: task.id }, query: { limit: MOST } },
  });
  const begin = task.from_address ? text.cameByMail(task.from_address) : text.wasCreated;
  return (
    <Section title={text.history}>
      <ol className="grid gap-2">
        <Entry icon={<CirclePlus aria-hidden size={14} />} at={task.created_at}>
          {begin}
        </Entry>
        {merge(changes.data ?? [], task.notes).map((entry) =>
          'field' in entry ? (
            <Entry key={`change-${entry.id}`} icon={<Dot aria-hidden size={14} />} at={entry.created_at}>
              {sentenceOf(entry, { text, tasks, me, nameOf, timeOf })}
            </Entry>
          ) : (
            <Entry
              key={`note-${entry.id}`}
              icon={<CircleAlert aria-hidden size={14} className="text-warn" />}
              at={entry.created_at}
            >
              {entry.text}
            </Entry>
          ),
        )}
      </ol>
      <Loaded of={changes} rows={2}>
        {({ length }) => length === MOST && <p className="text-quiet">{text.historyCut(MOST)}</p>}
      </Loaded>
    </Section>
  );
}

/** Merges changes and notes in chronological order. */
const merge = (changes: Schemas['TaskChange'][], notes: Schemas['TaskNote'][]) =>
  [...changes, ...notes].sort((a, b) => a.created_at.localeCompare(b.created_at));

function Entry({ icon, at, children }: { icon: ReactNode; at: string; children: ReactNode }) {
  const timezone = useTimezone();
  return (
    <li className="flex items-start gap-2 text-sm">
      <span className="grid h-5 shrink-0 place-items-center text-quiet">{icon}</span>
      <span className="min-w-0 grow [overflow-wrap:anywhere]">{children}</span>
      <span className="shrink-0 text-quiet">
        <Time at={at} as="relative" timezone={timezone} />
      </span>
    </li>
  );
}
