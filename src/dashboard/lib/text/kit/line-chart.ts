import { defineTexts } from '../language.tsx';

/** The line chart. */
export const lineChartText = defineTexts({
  en: { table: 'Show as a table', read: (label: string) => `Read ${label} point by point`, none: 'unknown' },
  de: {
    table: 'Als Tabelle zeigen',
    read: (label) => `${label}: Punkt für Punkt lesen`,
    none: 'unbekannt',
  },
});
