import { createFileRoute } from '@tanstack/react-router';
import { TagsPage } from '../../../../features/settings/tags/page.tsx';

export const Route = createFileRoute('/_app/settings/(work)/tags')({ component: TagsPage });
