import { useText } from '../../../lib/text/language.tsx';
import { calendarSettingsText } from '../../../lib/text/settings/work/calendar.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Bookings } from './bookings.tsx';
import { Feed } from './feed.tsx';

export function CalendarSettingsPage() {
  const text = useText(calendarSettingsText);
  return (
    <Page title={text.title} lead={text.lead}>
      <Feed />
      <Bookings />
    </Page>
  );
}
