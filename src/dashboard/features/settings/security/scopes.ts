import type { Schemas } from '../../../api/client.ts';

/** The scopes of keys by area. */
export const AREAS = {
  emails: ['read', 'write', 'send'],
  notes: ['read', 'write'],
  tasks: ['read', 'write'],
  inboxes: ['read', 'write'],
  sync: ['read', 'write'],
  replies: ['read', 'write'],
  rules: ['read', 'write'],
  calendar: ['read', 'write'],
  stream: ['read', 'write'],
  audits: ['read', 'write'],
  ai: ['use'],
  webhooks: ['read', 'write'],
  live: ['read'],
  billing: ['read', 'write'],
  profile: ['read', 'write'],
  'audit-log': ['read'],
} as const;
export type Area = keyof typeof AREAS;

/** Returns the scopes of an area, with what they allow. */
export function scopesOf<A extends Area>(area: A) {
  return AREAS[area].map((action) => ({ action, scope: `${area}:${action}` as Schemas['ApiKeyScope'] }));
}
