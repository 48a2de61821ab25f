import { getRouteApi } from '@tanstack/react-router';
import { Inbox as InboxIcon } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { inboxesText } from '../../../lib/text/settings/work/inboxes.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Locked, useMay } from '../parts/access.tsx';
import { Rows } from '../parts/rows.tsx';
import { Edit } from './edit.tsx';
import { InboxRow } from './inbox-row.tsx';
import { SyncNow } from './sync-now.tsx';
import { TestDialog } from './test-dialog.tsx';
import { Wizard } from './wizard.tsx';

const READING_MS = 2000;
const IDLE_MS = 20_000;
const route = getRouteApi('/_app/settings/(work)/inboxes');

export function InboxesPage() {
  const text = useText(inboxesText);
  const settings = useText(settingsText);
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [testing, setTesting] = useState<number>();
  const [created, setCreated] = useState<number>();
  const inboxes = api.useQuery('get', '/api/inboxes');
  const status = api.useQuery(
    'get',
    '/api/sync/status',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.inboxes.some((each) => each.state === 'running' || each.state === 'queued')
          ? READING_MS
          : IDLE_MS,
    },
  );
  const show = (next: typeof search) => void navigate({ search: next });
  const close = () => show({});
  const tested = inboxes.data?.find(({ id }) => id === testing);
  const edited = inboxes.data?.find(({ id }) => id === search.edit);
  const active = inboxes.data?.filter(({ is_active }) => is_active).length ?? 0;
  useCommands(
    may.admin
      ? [{ id: 'inboxes.add', label: text.connect, group: text.title, run: () => show({ add: true }) }]
      : [],
  );
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          {status.data && active > 0 && <SyncNow status={status.data} />}
          {may.admin && (
            <Button kind="primary" onClick={() => show({ add: true })}>
              {text.connect}
            </Button>
          )}
        </>
      }
    >
      <Outcome connected={search.connected} error={search.error} />
      <Loaded of={inboxes}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon={<InboxIcon aria-hidden size={20} />} title={text.none}>
              <p>{text.noneLead}</p>
              {may.admin && (
                <Button kind="primary" onClick={() => show({ add: true })}>
                  {text.connectFirst}
                </Button>
              )}
            </Empty>
          ) : (
            <Rows label={text.title}>
              {list.map((inbox) => (
                <InboxRow
                  key={inbox.id}
                  inbox={inbox}
                  sync={status.data?.inboxes.find(({ inbox_id }) => inbox_id === inbox.id)}
                  isLastActive={inbox.is_active && active === 1}
                  onEdit={() => show({ edit: inbox.id })}
                  onTest={() => setTesting(inbox.id)}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {may.isKnown && !may.admin && <Locked>{settings.adminsOnly}</Locked>}
      {may.admin && search.add && (
        <Wizard
          onClose={close}
          onCreated={(id) => {
            close();
            setCreated(id);
            setTesting(id);
          }}
        />
      )}
      {may.admin && edited && (
        <Edit
          inbox={edited}
          onClose={close}
          onSaved={() => edited.auth === 'password' && setTesting(edited.id)}
        />
      )}
      {tested && (
        <TestDialog
          inbox={tested}
          isNew={tested.id === created}
          onClose={() => setTesting(undefined)}
          onChange={() => {
            setTesting(undefined);
            show({ edit: tested.id });
          }}
        />
      )}
    </Page>
  );
}

/** The result of the sign-in at Google or Microsoft, from which the browser has just returned. */
function Outcome({ connected, error }: { connected?: number | undefined; error?: string | undefined }) {
  const text = useText(connectText);
  if (error !== undefined) {
    const known = Object.hasOwn(text.failures, error) ? error : undefined;
    return (
      <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger">
        {known ? text.failures[known as keyof typeof text.failures] : text.failed(error)}
      </p>
    );
  }
  if (connected === undefined) return null;
  return (
    <p role="status" className="rounded-lg bg-good-soft px-4 py-3 text-good">
      {text.connected}
    </p>
  );
}
