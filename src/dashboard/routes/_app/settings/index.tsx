import { createFileRoute } from '@tanstack/react-router';
import { Overview } from '../../../features/settings/overview.tsx';

export const Route = createFileRoute('/_app/settings/')({ component: Overview });
