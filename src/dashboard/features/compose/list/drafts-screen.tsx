import { useNavigate } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { usePages } from '../../../api/pages.ts';
import { useCommands } from '../../../lib/commands.ts';
import { draftsText } from '../../../lib/text/compose/drafts.ts';
import { writingText } from '../../../lib/text/compose/writing.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { LIST, Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { openCompose } from '../open.ts';
import { DraftRow } from './draft-row.tsx';
import type { DraftsSearch } from './search.ts';

const step = (by: number) => () => {
  const all = [...document.querySelectorAll<HTMLElement>('[data-draft]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus();
};

/** The organization's unsent drafts and scheduled mails. */
export function DraftsScreen({ search }: { search: DraftsSearch }) {
  const text = useText(draftsText);
  const { newMail } = useText(writingText);
  const navigate = useNavigate();
  const list = search.list ?? 'drafts';
  const show = (next: string) =>
    void navigate({ to: '/drafts', search: next === 'scheduled' ? { list: 'scheduled' } : {} });
  const group = text.title;
  useCommands([
    { id: 'drafts.next', label: text.next, group, keys: 'j', run: step(1) },
    { id: 'drafts.previous', label: text.previous, group, keys: 'k', run: step(-1) },
  ]);
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <Button keys="c" onClick={openCompose}>
          <PenLine aria-hidden size={16} />
          {newMail}
        </Button>
      }
    >
      <Tabs
        label={text.lists}
        tabs={[
          ['drafts', text.title],
          ['scheduled', text.scheduledTitle],
        ]}
        value={list}
        onChange={show}
      >
        <List key={list} isScheduled={list === 'scheduled'} />
      </Tabs>
    </Page>
  );
}

function List({ isScheduled }: { isScheduled: boolean }) {
  const text = useText(draftsText);
  const pages = usePages('/api/drafts', isScheduled ? { state: 'scheduled', limit: 100 } : { limit: 100 });
  return (
    <Loaded of={{ data: pages.items, error: pages.error, refetch: pages.refetch }} rows={6}>
      {(all) => {
        // Scheduled mails have a separate list, soonest first.
        const list = isScheduled
          ? all.toSorted((a, b) => (a.send_at ?? '').localeCompare(b.send_at ?? ''))
          : all.filter(({ state }) => state !== 'scheduled');
        if (list.length === 0 && !pages.hasNextPage) {
          return (
            <Empty
              icon={<PenLine aria-hidden size={22} />}
              title={isScheduled ? text.noneScheduled : text.none}
            >
              {isScheduled ? text.noneScheduledHint : text.noneHint}
            </Empty>
          );
        }
        return (
          <div className="grid gap-3">
            <ul className={`grid ${LIST}`}>
              {list.map((draft) => (
                <DraftRow key={draft.id} draft={draft} />
              ))}
            </ul>
            {pages.hasNextPage && (
              <Button className="justify-self-center" onClick={() => void pages.fetchNextPage()}>
                {text.more}
              </Button>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
