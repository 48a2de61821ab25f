import { createFileRoute } from '@tanstack/react-router';
import { DataPage } from '../../../../features/settings/data/page.tsx';

export const Route = createFileRoute('/_app/settings/(team)/data')({ component: DataPage });
