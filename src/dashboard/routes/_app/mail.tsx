import { createFileRoute, Outlet } from '@tanstack/react-router';
import { MailScreen } from '../../features/mail/list/mail-screen.tsx';
import { readMailSearch } from '../../features/mail/search.ts';

export const Route = createFileRoute('/_app/mail')({ component: Mail, validateSearch: readMailSearch });

function Mail() {
  return (
    <MailScreen search={Route.useSearch()}>
      <Outlet />
    </MailScreen>
  );
}
