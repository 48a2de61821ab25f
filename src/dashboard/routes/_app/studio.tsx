import { createFileRoute } from '@tanstack/react-router';
import { Studio } from '../../features/studio/index.ts';
import { readStudioSearch } from '../../features/studio/search.ts';

export const Route = createFileRoute('/_app/studio')({
  component: StudioScreen,
  validateSearch: readStudioSearch,
});

function StudioScreen() {
  const navigate = Route.useNavigate();
  return <Studio tab={Route.useSearch().tab} onTab={(tab) => void navigate({ search: { tab } })} />;
}
