import { Link } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import type { AuditType } from '../search.ts';

/** A note that audits of this website are scheduled, if so. */
export function Repeats({ type, url }: { type: AuditType; url: string }) {
  const text = useText(auditReportText);
  const schedules = api.useQuery('get', '/api/audits/schedules', { params: { query: { limit: 100 } } }).data;
  const found = schedules?.find((each) => each.is_active && each.type === type && each.url === url);
  if (!found) return null;
  return (
    <>
      {' · '}
      <Link to="/settings/audits" className="underline hover:text-ink">
        {text.repeats(found.every_days)}
      </Link>
    </>
  );
}
