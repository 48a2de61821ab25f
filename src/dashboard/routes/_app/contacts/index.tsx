import { createFileRoute } from '@tanstack/react-router';
import { Contacts } from '../../../features/contacts/contacts.tsx';

export const Route = createFileRoute('/_app/contacts/')({
  component: Contacts,
  validateSearch: (search: Record<string, unknown>): { q?: string; blocked?: boolean } => ({
    ...(search['q'] !== undefined && search['q'] !== '' && { q: String(search['q']).slice(0, 200) }),
    ...(search['blocked'] === true && { blocked: true }),
  }),
});
