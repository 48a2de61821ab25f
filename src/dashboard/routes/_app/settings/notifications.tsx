import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../../../features/settings/profile/notifications.tsx';

export const Route = createFileRoute('/_app/settings/notifications')({ component: NotificationsPage });
