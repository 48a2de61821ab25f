import { loadOnce } from '../lib/load-once.ts';
import { addresses } from './modules/addresses/module.ts';
import { agents, loadAssistantTools } from './modules/agents/module.ts';
import { ai, loadAutoReplyWriter } from './modules/ai/module.ts';
import { audits, loadAuditReceiver } from './modules/audits/module.ts';
import { autoReply } from './modules/auto-reply/module.ts';
import { automation } from './modules/automation/module.ts';
import { billing, requireNoRenewal } from './modules/billing/module.ts';
import { calendar } from './modules/calendar/module.ts';
import { exports } from './modules/exports/module.ts';
import { findAgentCtx, findKeyCaller, identity } from './modules/identity/module.ts';
import { inboxes } from './modules/inboxes/module.ts';
import { leaving } from './modules/leaving/module.ts';
import { limits } from './modules/limits/module.ts';
import { live } from './modules/live/module.ts';
import { loadMailOfTasks, mail } from './modules/mail/module.ts';
import { moving } from './modules/moving/module.ts';
import { notices } from './modules/notices/module.ts';
import { loadOnRead, notifications } from './modules/notifications/module.ts';
import { operations } from './modules/operations/module.ts';
import { reports } from './modules/reports/module.ts';
import { retention } from './modules/retention/module.ts';
import { rules } from './modules/rules/module.ts';
import { loadSelectDraftCount, sending } from './modules/sending/module.ts';
import { stats } from './modules/stats/module.ts';
import { findLook, stream } from './modules/stream/module.ts';
import { sync } from './modules/sync/module.ts';
import { tags } from './modules/tags/module.ts';
import { tasks } from './modules/tasks/module.ts';
import { tokens } from './modules/tokens/module.ts';
import { webhooks } from './modules/webhooks/module.ts';
import { writing } from './modules/writing/module.ts';
import type { ServiceCtx } from './platform/ctx.ts';
import type { DeletionHooks, Module, Work } from './platform/module.ts';
import type { PastEvent } from './platform/work/outbox.ts';

/** Deleting an email or task deletes what other modules store about it. */
export const loadDeletionHooks = loadOnce(async (): Promise<DeletionHooks> => {
  const hooks: Partial<DeletionHooks>[] = await Promise.all(
    modules.map((module) => module.forgets?.() ?? {}),
  );
  return {
    forgetEmails: (ctx, emails) => hooks.flatMap((hook) => hook.forgetEmails?.(ctx, emails) ?? []),
    forgetTasks: (ctx, taskIds) => hooks.flatMap((hook) => hook.forgetTasks?.(ctx, taskIds) ?? []),
  };
});

/** All modules, in the order of the API description. */
export const modules: Module[] = [
  identity(requireNoRenewal),
  tokens,
  billing,
  inboxes,
  addresses,
  sync,
  mail(loadDeletionHooks, loadSelectDraftCount, loadOnRead),
  sending,
  rules(onMailAfterRules),
  autoReply(loadAutoReplyWriter),
  writing,
  tags,
  tasks(loadMailOfTasks, loadDeletionHooks),
  ai(loadAssistantTools),
  agents({ findAgentCtx, findKeyCaller }),
  automation,
  stream,
  audits,
  calendar,
  stats,
  reports,
  exports,
  webhooks({ onEvents, subscriptions }, loadAuditReceiver),
  notifications,
  notices(findLook),
  limits,
  live,
  retention(loadWork),
  moving,
  operations(loadWork),
  leaving(loadWork),
];

const loadAllWork = loadOnce(() => Promise.all(modules.map((module) => module.work?.() ?? {})));

/** Loads the work of all modules, in their order. */
export function loadWork(): Promise<Work[]> {
  return loadAllWork();
}

/** Takes part in the delivery of events for all modules that do. */
async function subscriptions() {
  return (await loadWork()).flatMap(({ subscribe }) => subscribe ?? []);
}

async function onEvents(ctx: ServiceCtx, events: PastEvent[]): Promise<void> {
  await Promise.all((await loadWork()).map((work) => work.onEvents?.(ctx, events)));
}

async function onMailAfterRules(ctx: ServiceCtx, organizationIds: number[]): Promise<void> {
  await Promise.all((await loadWork()).map((work) => work.onMailAfterRules?.(ctx, organizationIds)));
}
