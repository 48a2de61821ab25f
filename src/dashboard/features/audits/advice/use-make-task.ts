import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { useKeepAudit } from '../queries.ts';

/** Creates tasks from recommendations of an audit, at most once for each. */
export function useMakeTask(auditId: number) {
  const text = useText(auditReportText);
  const queries = useQueryClient();
  const keepAudit = useKeepAudit();
  return useMutation({
    mutationFn: async (recommendation: string) =>
      dataOf(
        await client.POST('/api/audits/{id}/recommendations/{recommendation}/task', {
          params: { path: { id: auditId, recommendation } },
        }),
      ),
    onSuccess({ id }, recommendation) {
      keepAudit(auditId, (audit) => ({
        ...audit,
        tasks: [
          ...audit.tasks.filter((task) => task.recommendation_id !== recommendation),
          { recommendation_id: recommendation, task_id: id },
        ],
      }));
      void refresh(queries, '/api/tasks', '/api/stats');
      say(text.taskMade);
    },
    onError: (error) => sayFailure(error, text.taskFailed),
  });
}
