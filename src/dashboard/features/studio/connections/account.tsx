import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectionsText } from '../../../lib/text/studio/connections.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Card } from '../../../ui/page/page.tsx';
import { PLATFORM_NAMES, PlatformName } from '../../live-desk/index.ts';
import { useTimezone } from '../../session/index.ts';
import { AccountDialog } from './account-dialog.tsx';

type Credential = Schemas['Credential'];
const SOON_MS = 14 * 86_400_000;

/** The connection to a platform: its account, expiry, missing permissions, and status. */
export function Account({ credential, isAdmin }: { credential: Credential; isAdmin: boolean }) {
  const text = useText(connectionsText);
  const { platform, connected, problem } = credential;
  const name = PLATFORM_NAMES[platform];
  const [open, setOpen] = useState<'connect' | 'disconnect'>();
  const path = { params: { path: { platform } } };
  const test = useAct({
    run: async () => dataOf(await client.POST('/api/stream/credentials/{platform}/test', path)),
    touches: ['stream'],
    failed: text.testError,
  });
  const disconnect = useAct({
    async run() {
      await client.DELETE('/api/stream/credentials/{platform}', path);
      test.reset();
    },
    touches: ['stream'],
    said: text.disconnected(name),
  });
  return (
    <Card className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3>
          <PlatformName platform={platform} />
        </h3>
        <Badge tone={problem ? 'warn' : connected ? 'good' : 'plain'}>
          {problem ? text.needsCare : connected ? text.connected : text.notConnected}
        </Badge>
      </div>
      {connected && <Facts credential={credential} />}
      {problem && (
        <p className="wrap-anywhere rounded-md bg-warn-soft px-3 py-2 text-sm">{problem.message}</p>
      )}
      {test.data && <TestResult result={test.data} />}
      {isAdmin && (
        <div className="flex flex-wrap gap-2">
          {connected && (
            <Button
              isBusy={test.isBusy}
              title={platform === 'x' ? text.testCharges : undefined}
              onClick={() => void test.act()}
            >
              {test.isBusy ? text.testing : text.test}
            </Button>
          )}
          <Button kind={connected ? 'plain' : 'primary'} onClick={() => setOpen('connect')}>
            {connected ? text.replace : text.connect}
          </Button>
          {connected && (
            <Button kind="quiet" onClick={() => setOpen('disconnect')}>
              {text.disconnect}
            </Button>
          )}
        </div>
      )}
      {open === 'connect' && <AccountDialog platform={platform} onClose={() => setOpen(undefined)} />}
      {open === 'disconnect' && (
        <FormDialog
          title={text.disconnectTitle(name)}
          submit={text.disconnect}
          kind="danger"
          onClose={() => setOpen(undefined)}
          onSubmit={() => disconnect.submit()}
        >
          <p>{text.disconnectText(name)}</p>
        </FormDialog>
      )}
    </Card>
  );
}

function Facts({ credential }: { credential: Credential }) {
  const text = useText(connectionsText);
  const format = useFormat(useTimezone());
  const { account_name, account_id, last_checked_at, expires_at, scopes } = credential;
  const left = expires_at === null ? null : new Date(expires_at).getTime() - Date.now();
  const facts = [
    [text.account, account_name ?? account_id ?? '–'],
    [text.lastChecked, last_checked_at ? format.relative(last_checked_at) : text.never],
    [text.expires, expires_at ? format.dateTime(expires_at) : text.expiresNever],
    ...(scopes.length > 0 ? [[text.scopes, scopes.join(', ')] as const] : []),
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {left !== null && left < SOON_MS && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
          {left < 0 ? text.expired(format.day(expires_at!)) : text.expiresSoon(format.relative(expires_at!))}
        </p>
      )}
    </>
  );
}

function TestResult({ result }: { result: Schemas['CredentialTest'] }) {
  const text = useText(connectionsText);
  const format = useFormat();
  const { success, account_name, missing, error, cost_usd } = result;
  return (
    <div
      role="status"
      className={`grid gap-1 rounded-md px-3 py-2 text-sm ${success ? 'bg-good-soft' : 'bg-danger-soft'}`}
    >
      <p className="wrap-anywhere">{success ? text.testOk(account_name ?? '–') : text.testFailed(error)}</p>
      {missing.length > 0 && <p>{text.testMissing(format.list(missing))}</p>}
      {cost_usd !== null && (
        <p className="text-quiet">{text.testCost(format.money(cost_usd * 100, 'USD'))}</p>
      )}
    </div>
  );
}
