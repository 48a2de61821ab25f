import { createFileRoute } from '@tanstack/react-router';
import { LiveDesk } from '../../features/live-desk/index.ts';
import { readSearch } from '../../features/live-desk/search.ts';

export const Route = createFileRoute('/_app/live')({ component: Live, validateSearch: readSearch });

function Live() {
  const navigate = Route.useNavigate();
  return (
    <LiveDesk
      search={Route.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  );
}
