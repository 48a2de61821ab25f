import { createFileRoute } from '@tanstack/react-router';
import { InboxesPage } from '../../../../features/settings/inboxes/page.tsx';

interface Search {
  /** Whether the dialog to connect an inbox is open. */
  add?: boolean;
  /** The id of the inbox being edited. */
  edit?: number;
  /** The result of the provider's sign-in. */
  connected?: number;
  error?: string;
}

const MOST_CODE = 60;

export const Route = createFileRoute('/_app/settings/(work)/inboxes')({
  component: InboxesPage,
  validateSearch: ({ add, edit, connected, error }: Record<string, unknown>): Search => ({
    ...(add === true && { add }),
    ...(Number.isInteger(edit) && { edit: edit as number }),
    ...(Number.isInteger(connected) && { connected: connected as number }),
    ...(typeof error === 'string' && error !== '' && { error: error.slice(0, MOST_CODE) }),
  }),
});
