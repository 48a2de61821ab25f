import { createFileRoute } from '@tanstack/react-router';
import { LiveDesk, readSearch } from '../../features/live-desk/index.ts';

export const Route = createFileRoute('/_app/live')({ component: Live, validateSearch: readSearch });

function Live() {
  const navigate = Route.useNavigate();
  return <LiveDesk search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
