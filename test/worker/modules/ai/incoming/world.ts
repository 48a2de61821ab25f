import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import type { EmailAnalysis } from '../../../../../src/contract/ai/insight.ts';
import type { AiPreferences, ChangeAiPreferences } from '../../../../../src/contract/ai/preferences.ts';
import type { EmailDetail } from '../../../../../src/contract/mail/emails.ts';
import type { Task, TaskChange } from '../../../../../src/contract/tasks.ts';
import { onQueue } from '../../../../../src/worker/jobs.ts';
import { wakeAnalyses } from '../../../../../src/worker/modules/ai/incoming/wake.ts';
import type { Env } from '../../../../../src/worker/platform/env.ts';
import { inHome, testEnv, testService } from '../../../helpers.ts';
import { value } from '../../identity/auth-helpers.ts';
import { makeWorld } from '../world.ts';

/** A mail that waits for an answer, and that rules and models consider urgent. */
export const URGENT = {
  subject: 'URGENT: our shop is down',
  body_text:
    'Hello, our shop is down and we lose orders every minute. This is urgent, please help us immediately. Could you call back today? Kim',
};
export const QUESTION = {
  subject: 'My parcel',
  body_text: 'Hello, where is my parcel? Could you please tell me when it will arrive? Kim',
};

/** Creates an organization whose new mail is analyzed by a simulated model. */
export async function makeAnalyzed(change: ChangeAiPreferences = {}, model = 'openai/honest') {
  const world = await makeWorld({ AI_MODEL: model });
  const { organizationId, env } = world;
  const prefer = (preferences: ChangeAiPreferences) =>
    world.ask<AiPreferences>('/api/ai/preferences', preferences, 'PUT');
  await prefer({ analyze_new_emails: true, ...change });
  const job = () =>
    value<number>("SELECT id FROM jobs WHERE organization_id = ? AND kind = 'analysis'", organizationId);
  const run = async (sql: string) => testEnv.DB.prepare(sql).bind(organizationId).run();

  /** Delivers the wake-up of this organization's job as the queue does. */
  async function deliver(over: Partial<Env> = {}): Promise<void> {
    const message = {
      id: 'a message',
      timestamp: new Date(),
      body: { kind: 'analysis', job_id: await job(), ...inHome },
      attempts: 1,
      ack() {},
      retry: () => {
        throw new Error('The message failed.');
      },
    };
    const execution = createExecutionContext();
    const batch = { queue: 'herald-send-slow', messages: [message] } as unknown as MessageBatch;
    await onQueue(batch, { ...env, ...over }, execution);
    await waitOnExecutionContext(execution);
  }

  return {
    ...world,
    /** Saves a new email each time, even with the same content. */
    receive: (mail: Record<string, unknown> | string) =>
      world.receive(
        typeof mail === 'string'
          ? mail
          : { message_id: `<${crypto.randomUUID()}@customer.example>`, ...mail },
      ),
    prefer,
    deliver,
    job: async () =>
      (await testEnv.DB.prepare('SELECT due_at, attempts, lease FROM jobs WHERE id = ?')
        .bind(await job())
        .first<{ due_at: number | null; attempts: number; lease: string | null }>())!,
    /** Runs the part of a cron tick that concerns the analysis, and the run that it wakes. */
    async tick(): Promise<void> {
      await wakeAnalyses(testService(createExecutionContext(), env));
      await deliver();
    },
    /** Makes the job due now. */
    wait: () =>
      run("UPDATE jobs SET due_at = 0 WHERE organization_id = ? AND kind = 'analysis' AND lease IS NULL"),
    /** Ends the lease, as if the run that holds the job had died. */
    expire: () =>
      run(
        "UPDATE jobs SET lease_until = 0 WHERE organization_id = ? AND kind = 'analysis' AND lease IS NOT NULL",
      ),
    analyses: () =>
      value<number>('SELECT count(*) FROM ai_analyses WHERE organization_id = ?', organizationId),
    seenUpTo: () =>
      value<number>('SELECT analyzed_up_to FROM ai_preferences WHERE organization_id = ?', organizationId),
    /** Stores an analysis as if it had been made before. */
    async plant(emailId: number, over: Partial<EmailAnalysis>): Promise<void> {
      const analysis = await world.ask<EmailAnalysis>(`/api/ai/emails/${emailId}/analyze`);
      world.models.clear();
      await testEnv.DB.prepare('UPDATE ai_analyses SET analysis = ? WHERE email_id = ?')
        .bind(JSON.stringify({ ...analysis, ...over }), emailId)
        .run();
    },
    email: (id: number) => world.ask<EmailDetail>(`/api/emails/${id}`, undefined, 'GET'),
    async task(emailId: number): Promise<Task & { history: TaskChange[] }> {
      const { task_id } = await world.ask<EmailDetail>(`/api/emails/${emailId}`, undefined, 'GET');
      const task = await world.ask<Task>(`/api/tasks/${task_id}`, undefined, 'GET');
      const history = await world.ask<TaskChange[]>(`/api/tasks/${task_id}/history`, undefined, 'GET');
      return { ...task, history };
    },
    /** Returns the data of the events of a type, oldest first. */
    async events(type: string): Promise<Record<string, unknown>[]> {
      const { results } = await testEnv.DB.prepare(
        'SELECT data FROM events WHERE organization_id = ? AND type = ? ORDER BY id',
      )
        .bind(organizationId, type)
        .all<{ data: string }>();
      return results.map(({ data }) => JSON.parse(data));
    },
    /** Returns how often a model was asked for an analysis. */
    asked: () => world.models.calls.length,
  };
}

export type Analyzed = Awaited<ReturnType<typeof makeAnalyzed>>;
