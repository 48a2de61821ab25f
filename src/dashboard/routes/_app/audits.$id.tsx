import { createFileRoute } from '@tanstack/react-router';
import { ReportScreen } from '../../features/audits/report/report-screen.tsx';
import { readReportSearch } from '../../features/audits/search.ts';

export const Route = createFileRoute('/_app/audits/$id')({
  component: Report,
  validateSearch: readReportSearch,
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
});

function Report() {
  const navigate = Route.useNavigate();
  const { id } = Route.useParams();
  return (
    <ReportScreen
      key={id}
      id={id}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
