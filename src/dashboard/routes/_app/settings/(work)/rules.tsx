import { createFileRoute } from '@tanstack/react-router';
import { RulesPage } from '../../../../features/settings/rules/page.tsx';

interface Search {
  /** The id of the rule being edited; `new` for a new one. */
  edit?: number | 'new';
  /** The id of the rule whose log is shown. */
  log?: number;
}

export const Route = createFileRoute('/_app/settings/(work)/rules')({
  component: RulesPage,
  validateSearch: ({ edit, log }: Record<string, unknown>): Search => ({
    ...((Number.isInteger(edit) || edit === 'new') && { edit: edit as number | 'new' }),
    ...(Number.isInteger(log) && { log: log as number }),
  }),
});
