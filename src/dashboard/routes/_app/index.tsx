import { createFileRoute } from '@tanstack/react-router';
import { Today } from '../../features/today/index.ts';

export const Route = createFileRoute('/_app/')({ component: Today });
