import { createFileRoute } from '@tanstack/react-router';
import { ProposalsScreen } from '../../features/agents/proposals-screen.tsx';

export const Route = createFileRoute('/_app/proposals')({
  component: ProposalsScreen,
  validateSearch: (search: Record<string, unknown>): { all?: true; id?: number } => ({
    ...(search['all'] === true && { all: true }),
    ...(typeof search['id'] === 'number' && { id: search['id'] }),
  }),
});
