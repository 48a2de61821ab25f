import { createFileRoute } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { ReportScreen } from '../../../features/audits/report/report-screen.tsx';
import { readReportSearch } from '../../../features/audits/search.ts';
import { wasSignedIn } from '../../../features/session/index.ts';

export const Route = createFileRoute('/_app/audits/$id')({
  component: Report,
  validateSearch: readReportSearch,
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  loader({ context: { queries }, params: { id } }) {
    if (!wasSignedIn()) return;
    const query = api.queryOptions('get', '/api/audits/{id}', { params: { path: { id } } });
    void queries.prefetchQuery(query);
  },
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
