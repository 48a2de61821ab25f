import { Navigate, useNavigate } from '@tanstack/react-router';
import { Columns3, List, Plus } from 'lucide-react';
import { useTagChoice } from '../../api/tags.ts';
import { useCommands } from '../../lib/commands.ts';
import { useText } from '../../lib/text/language.tsx';
import { boardText } from '../../lib/text/tasks/board.ts';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { Avatar } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Choice } from '../../ui/fields/field.tsx';
import { PRIORITIES, usePeople } from '../tasks/index.ts';
import { type BoardSearch, hasFilter, readBoardSearch } from './state/search.ts';

/** The header of the board: filters, view, and the button for a new task. */
export function Toolbar({ search, onNew }: { search: BoardSearch; onNew: () => void }) {
  const text = useText(boardText);
  const tasks = useText(tasksText);
  const navigate = useNavigate();
  const { people, me } = usePeople();
  const choice = useTagChoice(search.tag, text.anyTag);
  const set = (change: Record<string, unknown>) =>
    void navigate({ to: '.', search: readBoardSearch({ ...search, ...change }), replace: true });
  const others = people.filter(({ id }) => id !== me);
  const group = text.title;
  useCommands([
    { id: 'board.mine', label: text.showMine, group, run: () => set({ person: 'me' }) },
    { id: 'board.free', label: text.showFree, group, run: () => set({ person: 'none' }) },
    {
      id: 'board.all',
      label: text.clearFilters,
      group,
      run: () => set({ tag: '', person: '', priority: '', when: '' }),
    },
    { id: 'board.overdue', label: text.showOverdue, group, run: () => set({ when: 'overdue' }) },
    { id: 'board.snoozed', label: text.showSnoozed, group, run: () => set({ when: 'snoozed' }) },
    { id: 'board.columns', label: text.showColumns, group, run: () => set({ view: '' }) },
    { id: 'board.list', label: text.showList, group, run: () => set({ view: 'list' }) },
  ]);

  return (
    <header className="flex flex-wrap items-center gap-2 px-4 pt-4 pb-3 md:px-6 md:pt-6">
      <h1 className="me-2 font-semibold text-xl">{text.title}</h1>
      <search
        aria-label={text.filters}
        className="order-last -mx-4 flex w-screen gap-2 overflow-x-auto p-1 px-4 sm:order-none sm:m-0 sm:w-auto sm:flex-wrap sm:p-0"
      >
        <Choice
          label={text.filterPerson}
          value={search.person ?? ''}
          onChange={({ target }) => set({ person: target.value })}
          className="shrink-0"
          options={[
            ['', text.anyPerson],
            ['me', text.mine],
            ['none', tasks.nobody],
            ...others.map(
              ({ id, name, label, isAgent }) =>
                [String(id), label, <Avatar key="" name={name} isAgent={isAgent} size={20} />] as const,
            ),
          ]}
        />
        <Choice
          label={text.filterPriority}
          value={search.priority ?? ''}
          onChange={({ target }) => set({ priority: target.value })}
          className="shrink-0"
          options={[
            ['', text.anyPriority],
            ...PRIORITIES.map((priority) => [priority, tasks.priorities[priority]] as const),
          ]}
        />
        <Choice
          label={text.filterTag}
          {...choice}
          onChange={({ target }) => set({ tag: target.value })}
          className="max-w-44 shrink-0"
        />
        <Choice
          label={text.filterWhen}
          value={search.when ?? ''}
          onChange={({ target }) => set({ when: target.value })}
          className="shrink-0"
          options={[
            ['', text.anyTime],
            ['overdue', text.overdue],
            ['snoozed', text.snoozed],
          ]}
        />
        {hasFilter(search) && (
          <Button kind="quiet" onClick={() => set({ tag: '', person: '', priority: '', when: '' })}>
            {text.clearFilters}
          </Button>
        )}
      </search>
      <div className="ms-auto flex gap-1">
        <IconButton label={text.columns} isOn={search.view !== 'list'} onClick={() => set({ view: '' })}>
          <Columns3 aria-hidden size={16} />
        </IconButton>
        <IconButton label={text.list} isOn={search.view === 'list'} onClick={() => set({ view: 'list' })}>
          <List aria-hidden size={16} />
        </IconButton>
        <Button kind="primary" keys="c" className="ms-2" onClick={onNew}>
          <Plus aria-hidden size={16} />
          <span className="max-sm:sr-only">{text.newTask}</span>
        </Button>
      </div>
      {search.tag && search.tag !== choice.value && (
        <Navigate to="." search={readBoardSearch({ ...search, tag: choice.value })} replace />
      )}
    </header>
  );
}
