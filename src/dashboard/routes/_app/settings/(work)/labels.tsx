import { createFileRoute } from '@tanstack/react-router';
import { LabelsPage } from '../../../../features/settings/labels/page.tsx';

export const Route = createFileRoute('/_app/settings/(work)/labels')({ component: LabelsPage });
