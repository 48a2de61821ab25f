import { createFileRoute } from '@tanstack/react-router';
import { api } from '../api/client.ts';

export const Route = createFileRoute('/')({ component: Today });

function Today() {
  const { data, error } = api.useQuery('get', '/api/stats');
  return <pre>{JSON.stringify(data ?? error?.message ?? null, null, 2)}</pre>;
}
