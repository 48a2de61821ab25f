import { Link, useNavigate } from '@tanstack/react-router';
import { LoaderCircle, TriangleAlert } from 'lucide-react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/page/page.tsx';
import { useTimezone } from '../../session/index.ts';
import type { Audit } from '../queries.ts';
import { quoted } from '../words.ts';

/** A queued or running audit. */
export function Progress({ audit }: { audit: Audit }) {
  const text = useText(auditReportText);
  const format = useFormat(useTimezone());
  const { engine, started_at } = audit;
  return (
    <Card className="grid justify-items-center gap-3 py-14! text-center">
      <LoaderCircle aria-hidden size={28} className="animate-spin text-accent" />
      <p className="font-medium text-lg">{started_at ? text.running : text.waiting}</p>
      <p className="max-w-md text-quiet">
        {started_at && `${text.runningSince(format.time(started_at))}. `}
        {engine === 'automation' && `${text.engineHint} `}
        {text.runningHint}
      </p>
    </Card>
  );
}

/** Returns a function that audits the same website or video again, and opens the new audit. */
export function useRerun(id: number) {
  const text = useText(auditReportText);
  const navigate = useNavigate();
  return useAct({
    async run() {
      const audit = dataOf(await client.POST('/api/audits/{id}/rerun', { params: { path: { id } } }));
      await navigate({ to: '/audits/$id', params: { id: audit.id } });
    },
    touches: ['audit'],
    failed: text.rerunFailed,
  });
}

/** The reason why there is no report, and the next step. */
export function Failed({ audit }: { audit: Audit }) {
  const text = useText(auditReportText);
  const rerun = useRerun(audit.id);
  const { failure } = audit;
  if (!failure) return null;
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="flex items-center gap-2 font-semibold text-danger">
        <TriangleAlert aria-hidden size={18} />
        {text.failed}
      </h2>
      <p className="text-lg">{text.reasons[failure.code]}</p>
      <p className="wrap-anywhere text-quiet" lang="en">
        {quoted(failure.message)}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button kind="primary" isBusy={rerun.isBusy} onClick={() => void rerun.act()}>
          {text.tryAgain}
        </Button>
        {audit.type !== 'video' && (
          <Link to="/audits" className={buttonLook()}>
            {text.other}
          </Link>
        )}
      </div>
    </Card>
  );
}
