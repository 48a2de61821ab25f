import type { Conversation } from '../../../../../src/contract/mail/conversations.ts';
import type { Rule, RuleLogEntry, RulePreview } from '../../../../../src/contract/mail/rules.ts';
import { rulesJob } from '../../../../../src/worker/modules/rules/runs/run.ts';
import { wakeRules } from '../../../../../src/worker/modules/rules/runs/wake.ts';
import type { Ctx, ServiceCtx } from '../../../../../src/worker/platform/ctx.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { makeResponder } from '../../auto-reply/responder/world.ts';

type Parts = Record<string, unknown>;

/** Creates an organization with a Support inbox, mail, and rules. */
export async function makeRuled(options: { enabled?: boolean } = { enabled: false }) {
  const world = await makeResponder(options);
  // The clock of the world starts in another year.
  await world.env.DB.prepare('UPDATE inboxes SET created_at = ? WHERE organization_id = ?')
    .bind(Date.now() - 60_000, world.client.organizationId)
    .run();
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await world.request(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  /** Organizations whose readers of new mail were woken. */
  const woken: number[] = [];
  const wakeReaders = async (_: ServiceCtx, ids: number[]) => void woken.push(...ids);
  const ruled = {
    ...world,
    ask,
    wokenReaders: woken,
    rule: (actions: Parts[], over: Parts = {}) =>
      ask<Rule>('POST', '/api/rules', {
        name: 'Rule',
        conditions: [{ field: 'subject', operator: 'contains', value: 'parcel' }],
        actions,
        ...over,
      }),
    label: async (name = 'Late') =>
      (await ask<{ id: number }>('POST', '/api/labels', { name, color: '#1a7f5a' })).id,
    conversation: (emailId: number) => ask<Conversation>('GET', `/api/threads/${emailId}`),
    rules: () => ask<Rule[]>('GET', '/api/rules'),
    log: (id: number) => ask<RuleLogEntry[]>('GET', `/api/rules/${id}/log`),
    preview: (body: Parts) => ask<RulePreview>('POST', '/api/rules/dry-run', body),
    /** Makes the job due, as cron does, and runs it. */
    async runRules(over: Partial<Ctx> = {}) {
      const ctx = world.ctx(over);
      await wakeRules(world.ctx(), [world.client.organizationId]);
      const [job] = await world.rows("SELECT id FROM jobs WHERE organization_id = ? AND kind = 'rules'");
      if (job) await runJob(ctx, rulesJob(wakeReaders), Number(job.id));
      await ctx.waited();
    },
    /** Ends the lease, as if the run that holds the job had died. */
    expire: () =>
      world.env.DB.prepare(
        "UPDATE jobs SET lease_until = 1 WHERE organization_id = ? AND kind = 'rules' AND lease IS NOT NULL",
      )
        .bind(world.client.organizationId)
        .run(),
  };
  return ruled;
}
