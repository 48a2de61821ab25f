import { createFileRoute } from '@tanstack/react-router';
import { DraftsScreen } from '../../features/compose/list/drafts-screen.tsx';
import { readDraftsSearch } from '../../features/compose/list/search.ts';

export const Route = createFileRoute('/_app/drafts')({
  validateSearch: readDraftsSearch,
  component: Drafts,
});

function Drafts() {
  return <DraftsScreen search={Route.useSearch()} />;
}
