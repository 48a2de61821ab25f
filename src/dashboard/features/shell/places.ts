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

/** The main screens, in navigation order; `key` follows `g`. */
export const PLACES = [
  { to: '/', name: 'today', key: 't', Icon: Sun },
  { to: '/mail', name: 'mail', key: 'm', Icon: Inbox },
  { to: '/board', name: 'board', key: 'b', Icon: Columns3 },
  { to: '/contacts', name: 'contacts', key: 'p', Icon: Users },
  { to: '/live', name: 'live', key: 'l', Icon: Radio },
  { to: '/studio', name: 'studio', key: 'd', Icon: Palette },
  { to: '/audits', name: 'audits', key: 'a', Icon: Gauge },
  { to: '/calendar', name: 'calendar', key: 'c', Icon: CalendarDays },
  { to: '/reports', name: 'reports', key: 'r', Icon: ChartColumn },
  { to: '/assistant', name: 'assistant', key: 'i', Icon: MessageCircle },
  { to: '/settings', name: 'settings', key: 's', Icon: Settings },
] as const;

/** The number of items in a phone's bar; the others are behind "more". */
export const FIRST_PLACES = 4;
