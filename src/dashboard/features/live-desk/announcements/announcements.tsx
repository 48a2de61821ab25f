import { ExternalLink } from 'lucide-react';
import type { Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { postingText } from '../../../lib/text/live-desk/posting.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { ListSection } from '../list-section.tsx';
import { PlatformName } from '../platforms.tsx';
import { POLL_MS, SOON_MS } from '../queries.ts';
import { useRetry } from './retry.tsx';

type Announcement = Schemas['Announcement'];
type State = 'pending' | 'sent' | 'failed' | 'unknown';
const TONES: Record<State, Tone> = { pending: 'info', sent: 'good', failed: 'danger', unknown: 'warn' };

const stateOf = ({ status, code }: Announcement): State =>
  status === 'failed' && code === 'OUTCOME_UNKNOWN' ? 'unknown' : status;

const everyMs = (list: Announcement[]) =>
  list.some(({ status }) => status === 'pending') ? SOON_MS : POLL_MS;

export const useAnnouncements = () =>
  usePages('/api/stream/announcements', { limit: 10 }, { refetchEvery: everyMs });

/** The deliveries of captions: their status, failure and retry. */
export function Announcements() {
  const text = useText(postingText);
  const retry = useRetry();
  const list = useAnnouncements();
  return (
    <ListSection title={text.announcements}>
      <Loaded of={{ ...list, data: list.items }} rows={3}>
        {(items) =>
          items.length === 0 ? (
            <p className="px-4 py-3 text-quiet text-sm">{text.noAnnouncements}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <Row
                  key={item.id}
                  announcement={item}
                  isBusy={retry.busy === item.id}
                  onRetry={() => retry.retry(item)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore of={list} className="m-2" />
      {retry.dialog}
    </ListSection>
  );
}

interface RowProps {
  announcement: Announcement;
  isBusy: boolean;
  onRetry: () => void;
}

function Row({ announcement, isBusy, onRetry }: RowProps) {
  const text = useText(postingText);
  const live = useText(liveText);
  const timezone = useTimezone();
  const format = useFormat(timezone);
  const { platform, type, code, message, attempts, next_attempt_at, sent_at, created_at, post_url } =
    announcement;
  const state = stateOf(announcement);
  return (
    <li className="grid min-h-13 content-center gap-1 px-4 py-1.5">
      <div className="flex items-center gap-2">
        <div className="grid min-w-0 grow text-sm">
          <PlatformName platform={platform} />
          <p className="text-quiet text-xs">
            {live.event[type]} · <Time at={sent_at ?? created_at} timezone={timezone} />
            {attempts > 1 && ` · ${text.attempts(attempts)}`}
            {next_attempt_at && attempts > 0 && ` · ${text.nextAttempt(format.short(next_attempt_at))}`}
          </p>
        </div>
        <Badge tone={TONES[state]}>{text.delivery[state]}</Badge>
        {post_url && /^https?:\/\//.test(post_url) && (
          <a
            href={post_url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={live.open}
            title={live.open}
            className={`${buttonLook('quiet')} -me-2 px-2!`}
          >
            <ExternalLink aria-hidden size={15} />
          </a>
        )}
        {announcement.status === 'failed' && (
          <Button isBusy={isBusy} onClick={onRetry}>
            {live.retry}
          </Button>
        )}
      </div>
      {code && (
        <p className="wrap-anywhere text-xs">
          <b className="font-medium">{live.code[code]}.</b> <span className="text-quiet">{message}</span>
        </p>
      )}
    </li>
  );
}
