import { createFileRoute } from '@tanstack/react-router';
import { AuditsScreen } from '../../../features/audits/list/audits-screen.tsx';
import { readAuditsSearch } from '../../../features/audits/search.ts';

export const Route = createFileRoute('/_app/audits/')({
  component: Audits,
  validateSearch: readAuditsSearch,
});

function Audits() {
  const navigate = Route.useNavigate();
  return <AuditsScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
