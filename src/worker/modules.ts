import { addresses } from './modules/addresses/index.ts';
import { ai, wakeAnalyses, wakeAnalysesOf, writeAutoReply } from './modules/ai/index.ts';
import { audits, receiveAuditRequest } from './modules/audits/index.ts';
import { automation } from './modules/automation/index.ts';
import { billing, requireNoRenewal } from './modules/billing/index.ts';
import { calendar, wakeReadings, wakeReadingsOf } from './modules/calendar/index.ts';
import { exports } from './modules/exports/index.ts';
import { identity } from './modules/identity/index.ts';
import { inboxes } from './modules/inboxes/index.ts';
import { leaving } from './modules/leaving/index.ts';
import { limits } from './modules/limits/index.ts';
import { live } from './modules/live/index.ts';
import { mail, mailOfTasks, wakeRulesOf } from './modules/mail/index.ts';
import { moving } from './modules/moving/index.ts';
import { notices } from './modules/notices/index.ts';
import { operations } from './modules/operations/index.ts';
import { reports } from './modules/reports/index.ts';
import { retention } from './modules/retention/index.ts';
import { stats } from './modules/stats/index.ts';
import { stream } from './modules/stream/index.ts';
import { sync } from './modules/sync/index.ts';
import { tasks } from './modules/tasks/index.ts';
import { tokens } from './modules/tokens/index.ts';
import { webhooks } from './modules/webhooks/index.ts';
import { writing } from './modules/writing/index.ts';
import type { ServiceCtx } from './platform/ctx.ts';
import type { Forgetting, Module } from './platform/module.ts';
import type { PastEvent } from './platform/work/outbox.ts';

/** What the modules keep of emails and tasks goes with these. */
const forgetting: Forgetting = {
  forgetEmails: (ctx, emails) => modules.flatMap((module) => module.forgetEmails?.(ctx, emails) ?? []),
  forgetTasks: (ctx, taskIds) => modules.flatMap((module) => module.forgetTasks?.(ctx, taskIds) ?? []),
};

/** Everything that Herald is made of, in the order of the API description. */
export const modules: Module[] = [
  identity(requireNoRenewal),
  tokens,
  billing,
  inboxes,
  addresses,
  sync,
  mail(writeAutoReply, wakeReaders, forgetting),
  writing,
  tasks(mailOfTasks, forgetting),
  ai,
  automation,
  stream,
  audits,
  calendar,
  stats,
  reports,
  exports,
  webhooks(wakeReadersOf, receiveAuditRequest),
  notices,
  limits,
  live,
  retention(() => modules),
  moving,
  operations(() => modules),
  leaving(() => modules),
];

/** Wakes what reads new mail. */
async function wakeReadersOf(ctx: ServiceCtx, events: PastEvent[]): Promise<void> {
  await Promise.all([wakeRulesOf(ctx, events), wakeAnalysesOf(ctx, events), wakeReadingsOf(ctx, events)]);
}

/** Wakes those that have waited for the rules. */
async function wakeReaders(ctx: ServiceCtx, organizationIds: number[]): Promise<void> {
  await Promise.all([wakeAnalyses(ctx, organizationIds), wakeReadings(ctx, organizationIds)]);
}
