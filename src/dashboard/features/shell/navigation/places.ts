import {
  CalendarDays,
  ChartColumn,
  Columns3,
  Gauge,
  Inbox,
  MessageCircle,
  Palette,
  Radio,
  Settings,
  Sun,
  Users,
} from 'lucide-react';

/** The main screens, in navigation order; `key` follows `g`. Those of one group stand together. */
export const PLACES = [
  { to: '/', name: 'today', key: 't', Icon: Sun, group: 'work' },
  { to: '/mail', name: 'mail', key: 'm', Icon: Inbox, group: 'work' },
  { to: '/board', name: 'board', key: 'b', Icon: Columns3, group: 'work' },
  { to: '/contacts', name: 'contacts', key: 'p', Icon: Users, group: 'work' },
  { to: '/calendar', name: 'calendar', key: 'c', Icon: CalendarDays, group: 'work' },
  { to: '/reports', name: 'reports', key: 'r', Icon: ChartColumn, group: 'work' },
  { to: '/assistant', name: 'assistant', key: 'i', Icon: MessageCircle, group: 'work' },
  { to: '/live', name: 'live', key: 'l', Icon: Radio, group: 'outside' },
  { to: '/studio', name: 'studio', key: 'd', Icon: Palette, group: 'outside' },
  { to: '/audits', name: 'audits', key: 'a', Icon: Gauge, group: 'outside' },
  { to: '/settings', name: 'settings', key: 's', Icon: Settings, group: 'settings' },
] as const;

/** The number of items in a phone's bar; the others are in the drawer. */
export const FIRST_PLACES = 4;
