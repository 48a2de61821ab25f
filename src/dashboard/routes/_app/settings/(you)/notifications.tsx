import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../../../../features/settings/notifications/page.tsx';

export const Route = createFileRoute('/_app/settings/(you)/notifications')({ component: NotificationsPage });
