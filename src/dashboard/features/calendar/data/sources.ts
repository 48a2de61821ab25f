import { CalendarPlus, Download, type LucideIcon, Mail, Sparkles, Ticket } from 'lucide-react';
import type { CSSProperties } from 'react';
import { LABEL_COLORS } from '../../../lib/label-colors.ts';
import type { Occurrence } from './events.ts';

/** Where events come from. Each source is a calendar of its own color, which can be hidden. */
export type Source = Occurrence['source'];

const [BLUE, , GREEN, , ORANGE, , MAUVE, GRAY] = LABEL_COLORS;

const LOOKS: Record<Source, { Icon: LucideIcon; color: string }> = {
  manual: { Icon: CalendarPlus, color: BLUE },
  invitation: { Icon: Mail, color: MAUVE },
  booking: { Icon: Ticket, color: GREEN },
  suggestion: { Icon: Sparkles, color: ORANGE },
  import: { Icon: Download, color: GRAY },
};

export const SOURCES = Object.keys(LOOKS) as Source[];

export const iconOf = (source: Source) => LOOKS[source].Icon;

/** Returns the color of a source as the custom property `--hue`. */
export const hueOf = (source: Source) => ({ '--hue': LOOKS[source].color }) as CSSProperties;
