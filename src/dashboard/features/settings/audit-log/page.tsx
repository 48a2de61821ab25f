import { getRouteApi } from '@tanstack/react-router';
import { usePages } from '../../../api/pages.ts';
import { useText } from '../../../lib/text/language.tsx';
import { auditLogText } from '../../../lib/text/settings/team/audit-log.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useMembers, useTimezone } from '../../session/index.ts';
import { ForAdmins } from '../parts/access.tsx';
import { Rows } from '../parts/rows.tsx';
import { describe } from './describe.ts';

const route = getRouteApi('/_app/settings/(team)/audit-log');

export function AuditLogPage() {
  const text = useText(auditLogText);
  return (
    <Page title={text.title} lead={text.lead}>
      <ForAdmins>
        <Log />
      </ForAdmins>
    </Page>
  );
}

function Log() {
  const text = useText(auditLogText);
  const timezone = useTimezone();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const members = useMembers().data?.members ?? [];
  const names = new Map(members.map(({ userId, user }) => [userId, user.name]));
  const log = usePages('/api/audit-log', search);
  const choose = (change: { action?: string | undefined; actor?: string | undefined }) =>
    void navigate({ search: (old) => ({ ...old, ...change }), replace: true });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Choice
          label={text.subject}
          value={search.action ?? ''}
          options={[['', `${text.subject}: ${text.everything}`], ...Object.entries(text.subjects)]}
          onChange={({ target }) => choose({ action: target.value || undefined })}
        />
        <Choice
          label={text.actor}
          value={search.actor ?? ''}
          options={[
            ['', `${text.actor}: ${text.everybody}`],
            ...members.map(({ userId, user }) => [`user:${userId}`, user.name] as const),
            ['system', text.system],
          ]}
          onChange={({ target }) => choose({ actor: target.value || undefined })}
        />
      </div>
      <Loaded of={{ ...log, data: log.items }}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty title={text.none}>
              <Button onClick={() => choose({ action: undefined, actor: undefined })}>{text.clear}</Button>
            </Empty>
          ) : (
            <Rows label={text.title}>
              {entries.map((entry) => {
                const { sentence, extra } = describe(entry, text, names);
                return (
                  <li
                    key={entry.id}
                    title={text.request(entry.request_id)}
                    className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5"
                  >
                    <p className="min-w-0 [overflow-wrap:anywhere]">
                      <span className="font-medium">
                        {entry.actor === 'system' ? text.system : entry.actor_name}
                      </span>{' '}
                      {sentence}
                      {extra && <span className="block text-quiet text-sm">{extra}</span>}
                    </p>
                    <span className="text-quiet text-sm">
                      <Time at={entry.created_at} as="dateTime" timezone={timezone} />
                    </span>
                  </li>
                );
              })}
            </Rows>
          )
        }
      </Loaded>
      <LoadMore of={log} />
    </div>
  );
}
