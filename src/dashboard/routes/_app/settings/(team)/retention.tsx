import { createFileRoute } from '@tanstack/react-router';
import { RetentionPage } from '../../../../features/settings/retention/page.tsx';

export const Route = createFileRoute('/_app/settings/(team)/retention')({ component: RetentionPage });
