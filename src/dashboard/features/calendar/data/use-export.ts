import { client, dataOf } from '../../../api/client.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { sayFailure } from '../../../lib/toasts.ts';
import type { CalendarEvent } from './events.ts';

/** Fetches an event with its whole series as iCalendar (RFC 5545). */
export async function calendarOf(id: number): Promise<string> {
  const answer = await client.GET('/api/calendar/events/{id}', {
    params: { path: { id } },
    headers: { accept: 'text/calendar' },
    parseAs: 'text',
  });
  return dataOf(answer) as unknown as string;
}

/** Returns a function that saves an event as an iCalendar file. */
export function useExport() {
  const text = useText(calendarText);
  return async ({ id, title }: CalendarEvent) => {
    try {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([await calendarOf(id)], { type: 'text/calendar' }));
      link.download = `${title.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'event'}.ics`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      sayFailure(error, text.exportFailed);
    }
  };
}
