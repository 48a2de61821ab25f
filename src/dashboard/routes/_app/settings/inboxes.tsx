import { createFileRoute } from '@tanstack/react-router';
import { InboxesPage } from '../../../features/settings/inboxes/page.tsx';

interface Search {
  /** The dialog to connect one is open. */
  add?: boolean;
  /** The inbox that is being changed. */
  edit?: number;
  /** What the provider's sign-in brought back. */
  connected?: number;
  error?: string;
}

const MOST_CODE = 60;

export const Route = createFileRoute('/_app/settings/inboxes')({
  component: InboxesPage,
  validateSearch: ({ add, edit, connected, error }: Record<string, unknown>): Search => ({
    ...(add === true && { add }),
    ...(Number.isInteger(edit) && { edit: edit as number }),
    ...(Number.isInteger(connected) && { connected: connected as number }),
    ...(typeof error === 'string' && error !== '' && { error: error.slice(0, MOST_CODE) }),
  }),
});
