import { Link } from '@tanstack/react-router';
import { Film, Globe, ShieldCheck } from 'lucide-react';
import { auditsText } from '../../../lib/text/audits/audits.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Score } from '../../../ui/charts/dial.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { type Summary, useVideo } from '../queries.ts';
import { siteName } from '../search.ts';
import { signed } from '../words.ts';

const ICONS = { digital: Globe, security: ShieldCheck, video: Film };
const TONES: Record<Summary['status'], Tone> = {
  pending: 'plain',
  processing: 'info',
  completed: 'good',
  failed: 'danger',
};

/** A row for an audit: its subject, outcome and time. `before` is the audit of the same site before it, if it is listed. */
export function AuditRow({ audit, before }: { audit: Summary; before: Summary | undefined }) {
  const text = useText(auditsText);
  const timezone = useTimezone();
  const video = useVideo(audit.upload_id);
  const { id, type, status, url, overall_score: score, created_at, failure } = audit;
  const Icon = ICONS[type];
  const name = url === null ? (video?.file_name ?? text.aVideo) : siteName(url);
  return (
    <li className="relative flex min-h-14 items-center gap-3 px-2 py-2 focus-within:bg-hover hover:bg-hover">
      <Icon aria-hidden size={18} className="shrink-0 text-quiet" />
      <div className="min-w-0 grow">
        <Link
          to="/audits/$id"
          params={{ id }}
          data-audit={id}
          title={url ?? name}
          className="block truncate font-medium outline-offset-[-2px] before:absolute before:inset-0"
        >
          {name}
        </Link>
        <p className="truncate text-quiet text-sm">
          {text.types[type]} · <Time at={created_at} as="relative" timezone={timezone} />
          {failure && <span> · {failure.message}</span>}
        </p>
      </div>
      {status === 'completed' ? (
        <span className="flex items-baseline">
          <Score label={text.score} score={score} className="w-14 text-lg" />
          <Change from={before?.overall_score ?? null} to={score} />
        </span>
      ) : (
        <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>
      )}
    </li>
  );
}

/** The points since the audit before. */
function Change({ from, to }: { from: number | null; to: number | null }) {
  const text = useText(auditsText);
  if (from === null || to === null) return <span className="w-9" />;
  const tone = to > from ? 'text-good' : to < from ? 'text-danger' : 'text-quiet';
  return (
    <span className={`w-9 text-sm ${tone}`}>
      {signed(to - from)} <span className="sr-only">{text.sinceLast}</span>
    </span>
  );
}
