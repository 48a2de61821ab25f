import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../../features/settings/account/page.tsx';

export const Route = createFileRoute('/_app/settings/(you)/account')({ component: AccountPage });
