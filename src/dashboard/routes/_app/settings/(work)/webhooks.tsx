import { createFileRoute } from '@tanstack/react-router';
import type { Schemas } from '../../../../api/client.ts';
import { WebhooksPage } from '../../../../features/settings/webhooks/page.tsx';

type State = Schemas['WebhookDeliveryState'];
const STATES = ['pending', 'delivered', 'failed'];

interface Search {
  /** Whether the dialog to add a webhook is open. */
  add?: boolean;
  /** The id of the webhook whose deliveries are shown. */
  hook?: number;
  /** The filter of the deliveries. */
  state?: State;
}

export const Route = createFileRoute('/_app/settings/(work)/webhooks')({
  component: WebhooksPage,
  validateSearch: ({ add, hook, state }: Record<string, unknown>): Search => ({
    ...(add === true && { add }),
    ...(Number.isInteger(hook) && { hook: hook as number }),
    ...(STATES.includes(state as string) && { state: state as State }),
  }),
});
