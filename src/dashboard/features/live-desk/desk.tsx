import { Link } from '@tanstack/react-router';
import { Palette, Radio } from 'lucide-react';
import { useRef } from 'react';
import type { Schemas } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { liveText } from '../../lib/text/live-desk/live.ts';
import { buttonLook } from '../../ui/button.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Announcements, useAnnouncements } from './announcements/announcements.tsx';
import { CaptionDesk } from './captions/desk.tsx';
import { chooseOccasion, type Occasion, occasionsOf } from './captions/occasion.ts';
import { useChannel, useCredentials, useRecentCaptions, useStatus, useStream } from './queries.ts';
import type { DeskSearch } from './search.ts';
import { History, useStreams } from './stream/history.tsx';
import { Notice, StreamState } from './stream/state.tsx';

interface Props {
  search: DeskSearch;
  onSearch: (search: DeskSearch, options: { replace: boolean }) => void;
}

/** The newest stream, or the one in the URL, with its captions and deliveries. */
export function LiveDesk({ search: { caption: opened, ...search }, onSearch }: Props) {
  const text = useText(liveText);
  useTitle(text.title);
  const status = useStatus();
  const recent = useRecentCaptions();
  const list = useStreams();
  const credentials = useCredentials();
  const announcements = useAnnouncements();
  const streams = list.items ?? [];
  const newest = status.data?.stream_id ?? null;
  const shown = search.stream ?? newest;
  const occasions = occasionsOf(recent.data ?? []);
  const occasion = useSteady(
    recent.data && status.data && chooseOccasion(search, occasions, newest),
    JSON.stringify(search),
  );

  // All at once, so that nothing moves.
  const isReady =
    status.data !== undefined && recent.data !== undefined && !list.isPending && !credentials.isPending;
  const failed = status.error ? status : recent;

  function choose({ event, subject }: Occasion, caption?: number) {
    const subjects = event === 'milestone' ? { milestone: subject } : { stream: subject };
    const isMove = opened !== undefined;
    onSearch({ event, ...subjects, ...(caption && { caption }) }, { replace: isMove });
  }

  return (
    <div className={`flex flex-col lg:h-full lg:min-h-136 ${opened === undefined ? '' : 'max-lg:h-full'}`}>
      {opened !== undefined && <h1 className="sr-only lg:hidden">{text.title}</h1>}
      <div className={opened === undefined ? '' : 'max-lg:hidden'}>
        <header className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-4 py-2 md:px-6">
          <h1 className="font-semibold text-xl">{text.title}</h1>
          <Link to="/studio" className={buttonLook()}>
            <Palette aria-hidden size={15} />
            {text.studio}
          </Link>
        </header>
        <ChannelNotice />
        {search.stream && newest !== null && search.stream !== newest && (
          <p className="flex flex-wrap items-center gap-2 px-4 pb-2 text-quiet text-sm md:px-6">
            {text.past}
            <Link to="/live" className="rounded text-accent underline">
              {text.toNow}
            </Link>
          </p>
        )}
        {isReady &&
          (shown === null ? (
            <Empty icon={<Radio aria-hidden />} title={text.none}>
              <p>{text.noneHint}</p>
            </Empty>
          ) : (
            <Head id={shown} status={status.data} streams={streams} />
          ))}
      </div>
      <Loaded of={{ ...failed, data: isReady || undefined }} rows={8}>
        {() =>
          (shown !== null || occasions.length > 0) && (
            <CaptionDesk
              occasion={occasion}
              occasions={occasions}
              recent={recent.data ?? []}
              streams={streams}
              opened={opened}
              onChoose={choose}
            >
              {!announcements.isPending && (
                <>
                  <Announcements />
                  <History chosen={shown} />
                </>
              )}
            </CaptionDesk>
          )
        }
      </Loaded>
    </div>
  );
}

interface HeadProps {
  id: number;
  status: Schemas['StreamStatus'];
  streams: Schemas['Stream'][];
}

/** The stream with this id. Until its viewers over time are there, what the list has of it. */
function Head({ id, status, streams }: HeadProps) {
  const text = useText(liveText);
  const stream = useStream(id);
  const at = streams.findIndex((each) => each.id === id);
  const listed = streams[at];
  const { live_count, stream_id, checked_at, subscriber_count } = status;
  const data = stream.data ?? (listed && !stream.error ? { ...listed, samples: [] } : undefined);
  return (
    <>
      {live_count > 1 && id === stream_id && (
        <p className="px-4 pb-2 text-quiet text-sm md:px-6">{text.more(live_count)}</p>
      )}
      <Loaded of={{ ...stream, data }} rows={4}>
        {(detail) => (
          <StreamState
            stream={detail}
            before={streams[at + 1]?.id}
            checkedAt={checked_at}
            subscribers={subscriber_count ?? detail.subscriber_count}
          />
        )}
      </Loaded>
    </>
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
