import { api } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { auditsText } from '../../../lib/text/audits/audits.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { InTurn, usePainted } from '../../../ui/page/painted.ts';
import { Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { Advice } from '../advice/advice.tsx';
import { Checks } from '../details/checks.tsx';
import { FileFacts } from '../details/file-facts.tsx';
import { Requests } from '../details/requests.tsx';
import { type Audit, isUnfinished, type Results, useAudit, useVideo } from '../queries.ts';
import { type ReportSearch, siteName } from '../search.ts';
import { Actions } from './actions.tsx';
import { ChangesPart } from './changes-part.tsx';
import { compareResults } from './compare.ts';
import { History } from './history.tsx';
import { Overview } from './overview.tsx';
import { Failed, Progress } from './progress.tsx';
import { Repeats } from './repeats.tsx';

interface Props {
  id: number;
  search: ReportSearch;
  onSearch: (search: ReportSearch) => void;
}

/** An audit: its progress, its failure, or its report. */
export function ReportScreen({ id, search, onSearch }: Props) {
  const text = useText(auditReportText);
  const audit = useAudit(id);
  return (
    <>
      <BackLink to="/audits">{text.back}</BackLink>
      <Loaded of={audit}>{(data) => <Report audit={data} search={search} onSearch={onSearch} />}</Loaded>
    </>
  );
}

function Report({ audit, search, onSearch }: Omit<Props, 'id'> & { audit: Audit }) {
  const text = useText(auditReportText);
  const audits = useText(auditsText);
  const format = useFormat(useTimezone());
  const file = useVideo(audit.upload_id);
  const { type, url, results, engine, schedule_id } = audit;
  const name = url === null ? (file?.file_name ?? audits.aVideo) : siteName(url);
  const facts = [
    audits.types[type],
    text.when(format.dateTime(audit.completed_at ?? audit.created_at)),
    text.by[engine],
    ...(schedule_id === null ? [] : [text.bySchedule]),
  ];
  const lead = (
    <>
      {facts.join(' · ')}
      {url !== null && <Repeats type={type} url={url} />}
    </>
  );
  return (
    <Page
      title={name}
      lead={isUnfinished(audit) ? audits.types[type] : lead}
      actions={<Actions audit={audit} name={name} />}
    >
      {/* Announces to screen readers when the audit ends. */}
      <p role="status" className="sr-only">
        {audits.statuses[audit.status]}
      </p>
      {isUnfinished(audit) && <Progress audit={audit} />}
      {audit.status === 'failed' && <Failed audit={audit} />}
      {results && <Body audit={audit} results={results} search={search} onSearch={onSearch} />}
    </Page>
  );
}

function Body({ audit, results, search, onSearch }: Omit<Props, 'id'> & { audit: Audit; results: Results }) {
  const { previous_audit_id: previous, url, type } = audit;
  const isPainted = usePainted();
  const before = api.useQuery(
    'get',
    '/api/audits/{id}',
    { params: { path: { id: previous ?? 0 } } },
    { enabled: isPainted && previous !== null },
  ).data;
  const changes = before?.results ? compareResults(before.results, results) : null;
  return (
    <>
      <Overview results={results} changes={changes} isLater={previous !== null} />
      {/* The browser lays out content when it scrolls into view. The padding leaves room for focus outlines. */}
      <div className="-m-1 grid gap-6 p-1 [&>*]:[contain-intrinsic-size:auto_40rem] [&>*]:[content-visibility:auto] print:block print:space-y-6 print:[&>*]:[content-visibility:visible]">
        <InTurn>
          <Advice audit={audit} results={results} />
          {changes && (
            <ChangesPart
              changes={changes}
              before={{ id: before!.id, at: before!.completed_at ?? before!.created_at }}
            />
          )}
          {url !== null && type !== 'video' && (
            <History url={url} type={type} search={search} onSearch={onSearch} />
          )}
          {results.media && <FileFacts media={results.media} />}
          <Checks results={results} />
          <Requests results={results} />
        </InTurn>
      </div>
    </>
  );
}
