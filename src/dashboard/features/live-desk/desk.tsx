import { Link } from '@tanstack/react-router';
import { Palette, Radio } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../lib/text/language.tsx';
import { liveText } from '../../lib/text/live-desk/live.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Announcements } from './announcements/announcements.tsx';
import { CaptionDesk } from './captions/desk.tsx';
import { chooseOccasion, type Occasion, occasionsOf } from './captions/occasion.ts';
import { useChannel, useRecentCaptions, useStatus, useStream } from './queries.ts';
import type { DeskSearch } from './search.ts';
import { History, useStreams } from './stream/history.tsx';
import { Notice, StreamState } from './stream/state.tsx';

/** The newest stream, or the one in the URL, with its captions and deliveries. */
export function LiveDesk({
  search,
  onSearch,
}: {
  search: DeskSearch;
  onSearch: (search: DeskSearch) => void;
}) {
  const text = useText(liveText);
  const status = useStatus();
  const recent = useRecentCaptions();
  const streams = useStreams().items ?? [];
  const newest = status.data?.stream_id ?? null;
  const shown = search.stream ?? newest;
  const stream = useStream(shown);
  const before = streams[streams.findIndex(({ id }) => id === shown) + 1]?.id;
  const occasions = occasionsOf(recent.data ?? []);
  const occasion = useSteady(
    recent.data && status.data && chooseOccasion(search, occasions, newest),
    JSON.stringify(search),
  );

  function choose({ event, subject }: Occasion) {
    onSearch(event === 'milestone' ? { event, milestone: subject } : { event, stream: subject });
  }

  return (
    <Page
      title={text.title}
      isWide
      actions={
        <Link to="/studio" className={buttonLook()}>
          <Palette aria-hidden size={15} />
          {text.studio}
        </Link>
      }
    >
      <ChannelNotice />
      {search.stream && newest !== null && search.stream !== newest && (
        <p className="flex flex-wrap items-center gap-2 text-quiet">
          {text.past}
          <Link to="/live" className="rounded text-accent underline">
            {text.toNow}
          </Link>
        </p>
      )}
      <Loaded of={status} rows={5}>
        {({ live_count, checked_at, subscriber_count }) =>
          shown === null ? (
            <Empty icon={<Radio aria-hidden />} title={text.none}>
              <p>{text.noneHint}</p>
            </Empty>
          ) : (
            <Loaded of={stream} rows={5}>
              {(detail) => (
                <div className="grid gap-2">
                  {live_count > 1 && shown === newest && (
                    <p className="text-quiet">{text.more(live_count)}</p>
                  )}
                  <StreamState
                    stream={detail}
                    before={before}
                    checkedAt={checked_at}
                    subscribers={subscriber_count ?? detail.subscriber_count}
                  />
                </div>
              )}
            </Loaded>
          )
        }
      </Loaded>
      <Loaded of={recent} rows={4}>
        {() => (
          <CaptionDesk
            // Resets selection and input for each occasion.
            key={occasion && `${occasion.event} ${occasion.subject}`}
            occasion={occasion}
            occasions={occasions}
            streams={streams}
            onChoose={choose}
          />
        )}
      </Loaded>
      <Announcements />
      <History chosen={shown} />
    </Page>
  );
}

/** Returns the first value under a name, so that the user's context does not change by itself. */
function useSteady<T>(value: T | undefined, name: string): T | undefined {
  const kept = useRef<{ name: string; value: T }>(undefined);
  if (kept.current?.name !== name) kept.current = undefined;
  if (value !== undefined) kept.current ??= { name, value };
  return kept.current?.value;
}

function ChannelNotice() {
  const text = useText(liveText);
  const { channel } = useChannel();
  if (channel === undefined || (channel && !channel.error)) return null;
  return (
    <Notice>
      <p className="min-w-0 grow">
        {channel ? text.channelFailed(channel.title, channel.error?.message ?? '') : text.noChannel}
      </p>
      {!channel && (
        <Link to="/studio" search={{ tab: 'connections' }} className={buttonLook()}>
          {text.connect}
        </Link>
      )}
    </Notice>
  );
}
