export const NOTIFICATION_KINDS = [
  'task_assigned',
  'caption_pending',
  'audit_finished',
  'alert_reached',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
