import { eventText } from './calendar/event.ts';
import { formText } from './calendar/form.ts';
import { sideText } from './calendar/side.ts';
import { viewsText } from './calendar/views.ts';

/** The calendar: its views, events, forms, and what is beside them. */
export const calendarText = {
  en: { ...viewsText.en, ...eventText.en, ...formText.en, ...sideText.en },
  de: { ...viewsText.de, ...eventText.de, ...formText.de, ...sideText.de },
};
