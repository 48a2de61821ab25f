import type { App } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { freeAuditUploads } from './uploads/free.ts';
import { registerUploads } from './uploads/routes.ts';

export const audits: Module = {
  routes: registerAudits,
  tags: { Audits: 'Audits of websites and videos.' },
  scopes: {
    'audits:read': 'read audits and their results',
    'audits:write': 'ask for audits, upload videos, and deliver results',
  },
  upkeep: { freeAuditUploads },
};

function registerAudits(app: App): void {
  // Before audits, whose `{id}` would match `uploads`.
  registerUploads(app);
}
