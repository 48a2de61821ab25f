import { createFileRoute } from '@tanstack/react-router';
import { api } from '../api/client.ts';
import { Failure } from '../ui/failure.tsx';

export const Route = createFileRoute('/mail')({ component: Mail });

function Mail() {
  const { data, error, refetch } = api.useQuery('get', '/api/emails', { params: { query: { limit: 50 } } });
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <ul>
      {data?.map((email) => (
        <li key={email.id} className="border-line border-b px-4 py-2">
          <span className={email.is_read ? '' : 'font-semibold'}>{email.subject}</span>
          <span className="ms-2 text-quiet">{email.from_address}</span>
        </li>
      ))}
    </ul>
  );
}
