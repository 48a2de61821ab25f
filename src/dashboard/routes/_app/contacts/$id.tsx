import { createFileRoute, notFound } from '@tanstack/react-router';
import { ContactScreen } from '../../../features/contacts/contact.tsx';

export const Route = createFileRoute('/_app/contacts/$id')({
  beforeLoad: ({ params }) => {
    if (!/^[1-9]\d{0,15}$/.test(params.id)) throw notFound();
  },
  component: Contact,
});

function Contact() {
  const { id } = Route.useParams();
  return <ContactScreen id={Number(id)} />;
}
