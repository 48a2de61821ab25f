export { type AuditFacts, personName } from '../../../lib/writer/index.ts';
export { findCurrentModel } from './calls/plan.ts';
export { summarizeAudit } from './generate/audit-summary.ts';
export { writeCaption } from './generate/caption.ts';
export { generateReplyOnce } from './generate/generate-reply.ts';
export { askAboutNewEmail } from './incoming/ask-about-new-email.ts';
export { listModels } from './preferences/list-models.ts';
