import { createFileRoute } from '@tanstack/react-router';
import { CalendarSettingsPage } from '../../../../features/settings/calendar/page.tsx';

export const Route = createFileRoute('/_app/settings/(work)/calendar')({ component: CalendarSettingsPage });
