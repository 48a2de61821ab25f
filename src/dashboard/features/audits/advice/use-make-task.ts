import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import { auditReportText } from '../../../lib/text/audits/report.ts';
import { useText } from '../../../lib/text/language.tsx';
import { useKeepAudit } from '../queries.ts';

/** Creates tasks from recommendations of an audit, at most once for each. */
export function useMakeTask(auditId: number) {
  const text = useText(auditReportText);
  const keepAudit = useKeepAudit();
  return useAct({
    async run(recommendation: string) {
      const { id } = dataOf(
        await client.POST('/api/audits/{id}/recommendations/{recommendation}/task', {
          params: { path: { id: auditId, recommendation } },
        }),
      );
      keepAudit(auditId, (audit) => ({
        ...audit,
        tasks: [
          ...audit.tasks.filter((task) => task.recommendation_id !== recommendation),
          { recommendation_id: recommendation, task_id: id },
        ],
      }));
    },
    touches: ['task'],
    failed: text.taskFailed,
    said: text.taskMade,
  });
}
