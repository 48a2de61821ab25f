import { createFileRoute } from '@tanstack/react-router';
import { readSearch } from '../../features/calendar/data/search.ts';
import { Calendar as Screen } from '../../features/calendar/index.ts';

export const Route = createFileRoute('/_app/calendar')({ validateSearch: readSearch, component: Calendar });

function Calendar() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <Screen search={search} onSearch={(next) => void navigate({ search: next })} />;
}
