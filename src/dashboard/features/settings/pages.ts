import {
  Bell,
  Building2,
  CalendarDays,
  Coins,
  CreditCard,
  Gauge,
  Inbox,
  MessageSquareReply,
  ScrollText,
  ShieldCheck,
  Tags,
  User,
  Webhook,
} from 'lucide-react';

/** The pages of the settings, in the order of their navigation; `forAdmins` are not for members. */
export const SETTINGS = [
  { to: '/settings/profile', name: 'profile', group: 'you', Icon: User, forAdmins: false },
  { to: '/settings/notifications', name: 'notifications', group: 'you', Icon: Bell, forAdmins: false },
  { to: '/settings/security', name: 'security', group: 'you', Icon: ShieldCheck, forAdmins: false },
  { to: '/settings/organization', name: 'organization', group: 'team', Icon: Building2, forAdmins: false },
  { to: '/settings/audit-log', name: 'auditLog', group: 'team', Icon: ScrollText, forAdmins: true },
  { to: '/settings/billing', name: 'billing', group: 'team', Icon: CreditCard, forAdmins: false },
  { to: '/settings/ai', name: 'ai', group: 'team', Icon: Coins, forAdmins: false },
  { to: '/settings/inboxes', name: 'inboxes', group: 'work', Icon: Inbox, forAdmins: false },
  {
    to: '/settings/auto-reply',
    name: 'autoReply',
    group: 'work',
    Icon: MessageSquareReply,
    forAdmins: false,
  },
  { to: '/settings/labels', name: 'labels', group: 'work', Icon: Tags, forAdmins: false },
  { to: '/settings/calendar', name: 'calendar', group: 'work', Icon: CalendarDays, forAdmins: false },
  { to: '/settings/audits', name: 'audits', group: 'work', Icon: Gauge, forAdmins: false },
  { to: '/settings/webhooks', name: 'webhooks', group: 'work', Icon: Webhook, forAdmins: true },
] as const;
export const GROUPS = ['you', 'team', 'work'] as const;
