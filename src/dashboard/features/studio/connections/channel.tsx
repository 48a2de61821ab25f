import { Radio } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectionsText } from '../../../lib/text/studio/connections.ts';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Card } from '../../../ui/page/page.tsx';
import { Empty, Skeleton } from '../../../ui/states.tsx';
import { useChannel } from '../../live-desk/index.ts';
import { useTimezone } from '../../session/index.ts';
import { ChannelDialog } from './channel-dialog.tsx';

type Shown = Schemas['StreamChannel'];

/** The watched channel. Admins can connect, change and disconnect it. */
export function Channel({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(connectionsText);
  const studio = useText(studioText);
  const result = useChannel();
  const { channel } = result;
  const [open, setOpen] = useState<'connect' | 'disconnect'>();
  const disconnect = useAct({
    run: () => client.DELETE('/api/stream/channel'),
    touches: ['stream'],
    said: text.channelGone,
  });
  if (channel === undefined) {
    return result.error ? (
      <Failure error={result.error} onRetry={() => void result.refetch()} />
    ) : (
      <Skeleton rows={3} />
    );
  }
  return (
    <>
      {channel ? (
        <Facts channel={channel}>
          {isAdmin && (
            <>
              <Button onClick={() => setOpen('connect')}>{text.changeChannel}</Button>
              <Button kind="danger" onClick={() => setOpen('disconnect')}>
                {text.disconnectChannel}
              </Button>
            </>
          )}
        </Facts>
      ) : (
        <Empty icon={<Radio aria-hidden />} title={text.noChannel}>
          {isAdmin ? (
            <Button kind="primary" onClick={() => setOpen('connect')}>
              {text.connectChannel}
            </Button>
          ) : (
            <p>{studio.admins}</p>
          )}
        </Empty>
      )}
      {open === 'connect' && <ChannelDialog channel={channel} onClose={() => setOpen(undefined)} />}
      {open === 'disconnect' && (
        <FormDialog
          title={text.disconnectChannel}
          submit={text.disconnectChannel}
          kind="danger"
          onClose={() => setOpen(undefined)}
          onSubmit={() => disconnect.submit()}
        >
          <p>{text.disconnectChannelText}</p>
        </FormDialog>
      )}
    </>
  );
}

function Facts({ channel, children }: { channel: Shown; children: ReactNode }) {
  const text = useText(connectionsText);
  const common = useText(commonText);
  const format = useFormat(useTimezone());
  const { title, handle, channel_id, subscriber_count, error } = channel;
  const facts = [
    [text.subscribers, subscriber_count === null ? text.hidden : format.number(subscriber_count)],
    [text.lastPolled, channel.last_polled_at ? format.relative(channel.last_polled_at) : text.never],
    [text.nextPoll, channel.next_poll_at ? format.time(channel.next_poll_at) : '–'],
    [text.quota, text.quotaUnits(format.number(channel.quota_used_today))],
    [text.ownKey, channel.has_own_key ? common.yes : common.no],
  ] as const;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0">
          <p className="wrap-anywhere font-semibold">{title}</p>
          <p className="wrap-anywhere text-quiet">{handle ?? channel_id}</p>
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
      {error && (
        <p className="wrap-anywhere rounded-md bg-danger-soft px-3 py-2">
          {error.message} <span className="text-quiet text-sm">({error.code})</span>
        </p>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-quiet text-sm">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
