import { useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectText } from '../../../lib/text/settings/work/connect.ts';
import { inboxesText } from '../../../lib/text/settings/work/inboxes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { FirstMail } from './connect/first-mail.tsx';
import { presetOfHost } from './connect/presets.ts';
import { ProviderNote } from './connect/provider-note.tsx';
import { TestResult } from './test-result.tsx';

/** Tests a stored inbox. `onChange` opens its settings. */
export function TestDialog({
  inbox: { id, name, tag, imap_host },
  isNew,
  onClose,
  onChange,
}: {
  inbox: Schemas['Inbox'];
  /** Whether it has just been connected: its first mail is then shown as it comes. */
  isNew: boolean;
  onClose: () => void;
  onChange: () => void;
}) {
  const text = useText(inboxesText);
  const connect = useText(connectText);
  const common = useText(commonText);
  const test = useQuery({
    queryKey: ['inbox-test', id],
    queryFn: async () => dataOf(await client.POST('/api/inboxes/{id}/test', { params: { path: { id } } })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const works = test.data?.imap.success && test.data.smtp.success;
  const hasFailed = !test.isFetching && test.data && !works;
  const actions = (
    <>
      <Button kind={hasFailed ? 'plain' : 'primary'} onClick={onClose}>
        {connect.finish}
      </Button>
      {!test.isFetching && <Button onClick={() => void test.refetch()}>{common.retry}</Button>}
      {hasFailed && (
        <Button kind="primary" onClick={onChange}>
          {connect.change}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={text.tested(name)} onClose={onClose} actions={actions}>
      {test.isFetching && (
        <div>
          <p>{text.testing}</p>
          <Skeleton rows={2} />
        </div>
      )}
      {!test.isFetching && test.error && <Failure error={test.error} />}
      {!test.isFetching && test.data && (
        <>
          <TestResult result={test.data} />
          {!works && presetOfHost(imap_host) !== 'own' && <ProviderNote preset={presetOfHost(imap_host)} />}
          {works && <p>{connect.bothWork}</p>}
          {isNew && test.data.imap.success && <FirstMail tag={tag} />}
        </>
      )}
    </Dialog>
  );
}
