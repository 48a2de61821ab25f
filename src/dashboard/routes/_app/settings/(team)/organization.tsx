import { createFileRoute } from '@tanstack/react-router';
import { OrganizationPage } from '../../../../features/settings/organization/page.tsx';

export const Route = createFileRoute('/_app/settings/(team)/organization')({ component: OrganizationPage });
