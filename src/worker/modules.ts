import { addresses } from './modules/addresses/module.ts';
import { agents } from './modules/agents/module.ts';
import { ai, writeAutoReply } from './modules/ai/module.ts';
import { audits, receiveAuditRequest } from './modules/audits/module.ts';
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
import { mail, mailOfTasks } from './modules/mail/module.ts';
import { moving } from './modules/moving/module.ts';
import { notices } from './modules/notices/module.ts';
import { readConversations } from './modules/notifications/index.ts';
import { notifications } from './modules/notifications/module.ts';
import { operations } from './modules/operations/module.ts';
import { reports } from './modules/reports/module.ts';
import { retention } from './modules/retention/module.ts';
import { rules } from './modules/rules/module.ts';
import { selectDraftCount } from './modules/sending/index.ts';
import { sending } from './modules/sending/module.ts';
import { stats } from './modules/stats/module.ts';
import { findLook } from './modules/stream/index.ts';
import { stream } from './modules/stream/module.ts';
import { sync } from './modules/sync/module.ts';
import { tags } from './modules/tags/module.ts';
import { tasks } from './modules/tasks/module.ts';
import { tokens } from './modules/tokens/module.ts';
import { webhooks } from './modules/webhooks/module.ts';
import { writing } from './modules/writing/module.ts';
import type { ServiceCtx } from './platform/ctx.ts';
import type { DeletionHooks, Module, Subscription } from './platform/module.ts';
import type { PastEvent } from './platform/work/outbox.ts';

/** Deleting an email or task deletes what other modules store about it. */
const deletionHooks: DeletionHooks = {
  forgetEmails: (ctx, emails) => modules.flatMap((module) => module.forgetEmails?.(ctx, emails) ?? []),
  forgetTasks: (ctx, taskIds) => modules.flatMap((module) => module.forgetTasks?.(ctx, taskIds) ?? []),
};

/** Takes part in the delivery of events for all modules that do. */
function subscriptions(): Subscription[] {
  return modules.flatMap(({ subscribe }) => subscribe ?? []);
}

/** All modules, in the order of the API description. */
export const modules: Module[] = [
  identity(requireNoRenewal),
  tokens,
  billing,
  inboxes,
  addresses,
  sync,
  mail(deletionHooks, selectDraftCount, readConversations),
  sending,
  rules(onMailAfterRules),
  autoReply(writeAutoReply),
  writing,
  tags,
  tasks(mailOfTasks, deletionHooks),
  ai,
  agents({ findAgentCtx, findKeyCaller }),
  automation,
  stream,
  audits,
  calendar,
  stats,
  reports,
  exports,
  webhooks({ onEvents, subscriptions }, receiveAuditRequest),
  notifications,
  notices(findLook),
  limits,
  live,
  retention(() => modules),
  moving,
  operations(() => modules),
  leaving(() => modules),
];

async function onEvents(ctx: ServiceCtx, events: PastEvent[]): Promise<void> {
  await Promise.all(modules.map((module) => module.onEvents?.(ctx, events)));
}

async function onMailAfterRules(ctx: ServiceCtx, organizationIds: number[]): Promise<void> {
  await Promise.all(modules.map((module) => module.onMailAfterRules?.(ctx, organizationIds)));
}
