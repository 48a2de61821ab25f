import { createFileRoute } from '@tanstack/react-router';
import type { Schemas } from '../../../../api/client.ts';
import { AutoReplyPage } from '../../../../features/settings/auto-reply/page.tsx';

type Status = Schemas['AutoReplyStatus'];
const STATUSES = ['pending', 'sent', 'failed', 'unconfirmed', 'draft', 'discarded', 'skipped'];
const MOST_TAG = 40;

interface Search {
  /** The tag of the inbox whose settings are shown. */
  inbox?: string;
  /** The filter of the log. */
  status?: Status;
}

export const Route = createFileRoute('/_app/settings/(work)/auto-reply')({
  component: AutoReplyPage,
  validateSearch: ({ inbox, status }: Record<string, unknown>): Search => ({
    ...(typeof inbox === 'string' && { inbox: inbox.slice(0, MOST_TAG) }),
    ...(STATUSES.includes(status as string) && { status: status as Status }),
  }),
});
