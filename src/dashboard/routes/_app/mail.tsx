import { createFileRoute, Outlet } from '@tanstack/react-router';
import { askAhead } from '../../api/pages.ts';
import { MailScreen } from '../../features/mail/list/mail-screen.tsx';
import { FURTHER, readMailSearch, toListQuery } from '../../features/mail/search.ts';
import { wasSignedIn } from '../../features/session/index.ts';

export const Route = createFileRoute('/_app/mail')({
  component: Mail,
  validateSearch: readMailSearch,
  beforeLoad({ context, search }) {
    if (wasSignedIn()) askAhead(context.queries, '/api/threads', toListQuery(search), FURTHER);
  },
});

function Mail() {
  return (
    <MailScreen search={Route.useSearch()}>
      <Outlet />
    </MailScreen>
  );
}
