import { createFileRoute } from '@tanstack/react-router';
import type { Schemas } from '../../../api/client.ts';
import { WebhooksPage } from '../../../features/settings/webhooks/page.tsx';

type State = Schemas['WebhookDeliveryState'];
const STATES = ['pending', 'delivered', 'failed'];

interface Search {
  /** The dialog to add one is open. */
  add?: boolean;
  /** The webhook whose deliveries are shown. */
  hook?: number;
  /** Of those deliveries. */
  state?: State;
}

export const Route = createFileRoute('/_app/settings/webhooks')({
  component: WebhooksPage,
  validateSearch: ({ add, hook, state }: Record<string, unknown>): Search => ({
    ...(add === true && { add }),
    ...(Number.isInteger(hook) && { hook: hook as number }),
    ...(STATES.includes(state as string) && { state: state as State }),
  }),
});
