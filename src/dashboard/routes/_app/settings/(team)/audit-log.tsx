import { createFileRoute } from '@tanstack/react-router';
import { AuditLogPage } from '../../../../features/settings/audit-log/page.tsx';

/** Reads valid filters; ignores values that the API would reject. */
const wordOf = (value: unknown, shape: RegExp) =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

export const Route = createFileRoute('/_app/settings/(team)/audit-log')({
  component: AuditLogPage,
  validateSearch: (search: Record<string, unknown>): { action?: string; actor?: string } => {
    const action = wordOf(search['action'], /^[a-z_]+(?:\.[a-z_]+)?$/);
    const actor = wordOf(search['actor'], /^(?:(?:user|key):[1-9]\d{0,14}|system)$/);
    return { ...(action && { action }), ...(actor && { actor }) };
  },
});
