import { createFileRoute } from '@tanstack/react-router';
import { RepliesPage } from '../../../../features/settings/replies/page.tsx';

export const Route = createFileRoute('/_app/settings/(work)/replies')({ component: RepliesPage });
