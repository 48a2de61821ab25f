import { Link } from '@tanstack/react-router';
import { Gauge, Settings2 } from 'lucide-react';
import { useRef } from 'react';
import { useCommands } from '../../../lib/commands.ts';
import { auditsText } from '../../../lib/text/audits/audits.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { moveFocus } from '../move-focus.ts';
import { useAudits } from '../queries.ts';
import type { AuditsSearch } from '../search.ts';
import { SiteForm } from '../start/site-form.tsx';
import { VideoForm } from '../start/video-form.tsx';
import { AuditRow } from './audit-row.tsx';
import { Filters } from './filters.tsx';

/** The forms to start an audit, and the list of all audits. */
export function AuditsScreen({
  search,
  onSearch,
}: {
  search: AuditsSearch;
  onSearch: (search: AuditsSearch) => void;
}) {
  const text = useText(auditsText);
  const common = useText(commonText);
  const address = useRef<HTMLInputElement>(null);
  const audits = useAudits(search);
  const hasFilter = Object.keys(search).length > 0;
  const begin = () => address.current?.focus();
  const group = text.title;
  useCommands([
    { id: 'audits.new', label: text.new, group, keys: 'c', run: begin },
    { id: 'audits.next', label: text.next, group, keys: 'j', run: () => moveFocus('data-audit', 1) },
    { id: 'audits.previous', label: text.previous, group, keys: 'k', run: () => moveFocus('data-audit', -1) },
  ]);
  const actions = (
    <>
      <Link to="/settings/audits" className={buttonLook('quiet')}>
        <Settings2 aria-hidden size={16} />
        {text.settings}
      </Link>
      {/* On a phone the form is right below. */}
      <Button keys="c" onClick={begin} className="max-sm:hidden">
        {text.new}
      </Button>
    </>
  );
  return (
    <Page title={text.title} lead={text.lead} actions={actions}>
      <section aria-label={text.start} className="grid gap-4 border-line border-b pb-6">
        <SiteForm field={address} />
        <VideoForm />
      </section>
      <section aria-label={text.list} className="grid gap-3">
        <Filters search={search} onSearch={onSearch} />
        <Loaded of={audits}>
          {(list) =>
            list.length > 0 ? (
              <ul className="divide-y divide-line border-line border-y">
                {list.map((audit) => (
                  <AuditRow
                    key={audit.id}
                    audit={audit}
                    before={list.find(({ id }) => id === audit.previous_audit_id)}
                  />
                ))}
              </ul>
            ) : hasFilter ? (
              <Empty icon={<Gauge aria-hidden size={22} />} title={text.noMatch}>
                <Button onClick={() => onSearch({})}>{text.clear}</Button>
              </Empty>
            ) : (
              <Empty icon={<Gauge aria-hidden size={22} />} title={text.none}>
                <p>{text.noneHint}</p>
                <Button kind="primary" keys="c" onClick={begin}>
                  {text.new}
                </Button>
              </Empty>
            )
          }
        </Loaded>
        {audits.hasMore && (
          <Button className="justify-self-start" isBusy={audits.isFetchingMore} onClick={audits.fetchMore}>
            {common.loadMore}
          </Button>
        )}
      </section>
    </Page>
  );
}
