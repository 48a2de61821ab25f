import { createFileRoute } from '@tanstack/react-router';
import { AuditSettingsPage } from '../../../../features/settings/audits/page.tsx';

export const Route = createFileRoute('/_app/settings/(work)/audits')({ component: AuditSettingsPage });
