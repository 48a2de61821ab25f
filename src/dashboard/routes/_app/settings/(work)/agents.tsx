import { createFileRoute } from '@tanstack/react-router';
import { AgentsPage } from '../../../../features/settings/agents/page.tsx';

export const Route = createFileRoute('/_app/settings/(work)/agents')({ component: AgentsPage });
