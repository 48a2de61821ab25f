import { createFileRoute } from '@tanstack/react-router';
import { Notifications } from '../../features/notifications/notifications-screen.tsx';

export const Route = createFileRoute('/_app/notifications')({
  component: Notifications,
  validateSearch: (search: Record<string, unknown>): { unread?: true } =>
    search['unread'] === true ? { unread: true } : {},
});
