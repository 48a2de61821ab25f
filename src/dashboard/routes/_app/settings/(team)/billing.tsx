import { createFileRoute } from '@tanstack/react-router';
import { BillingPage } from '../../../../features/settings/billing/page.tsx';

/** `paid` is the result of the payment page. */
export const Route = createFileRoute('/_app/settings/(team)/billing')({
  component: BillingPage,
  validateSearch: ({ paid }: Record<string, unknown>): { paid?: 'yes' | 'no' } =>
    paid === 'yes' || paid === 'no' ? { paid } : {},
});
