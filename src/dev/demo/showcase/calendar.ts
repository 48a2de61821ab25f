/** Adds calendar events around today, besides the meetings from mail. */
import type { CalendarOccurrence } from '../../../contract/calendar/events.ts';
import { expectOk, read, send } from '../calls.ts';
import type { Showcase } from './showcase.ts';

const DAY = 86_400_000;

interface Plan {
  title: string;
  /** Days from now. Weekends move to the following Monday, unless the event may take place on any day. */
  inDays: number;
  /** `09:30-10:00`, or null for the whole day. */
  hours: string | null;
  recurrence?: string;
  location?: string;
  description?: string;
  conference_url?: string;
  status?: 'tentative';
  attendees?: { email: string; name: string }[];
}

const PLANS: Plan[] = [
  {
    title: 'Morning round',
    inDays: -14,
    hours: '08:30-08:45',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=60',
  },
  {
    title: 'Thursday stream',
    inDays: -21,
    hours: '17:00-18:15',
    recurrence: 'FREQ=WEEKLY;BYDAY=TH;COUNT=16',
    location: 'The shop',
    description: 'Lights and camera half an hour before.',
  },
  { title: 'Coffee machine is serviced', inDays: -1, hours: '11:00-12:00', location: 'The shop' },
  { title: 'Parcels to the harbour', inDays: 0, hours: '15:00-15:45', location: 'Harbour Freight, gate 2' },
  {
    title: 'Plan the winter blends',
    inDays: 0,
    hours: '10:00-11:30',
    conference_url: 'https://meet.example.com/winter',
  },
  {
    title: 'Tasting workshop: what we need',
    inDays: 1,
    hours: '11:00-12:00',
    attendees: [
      { email: 'priya@teahouse.example.org', name: 'Priya Raman' },
      { email: 'jonas@teahouse.example.org', name: 'Jonas Weber' },
    ],
    conference_url: 'https://meet.example.com/teahouse',
  },
  { title: 'Talk with the accountant', inDays: 2, hours: '09:30-10:30', status: 'tentative' },
  { title: 'Stocktaking', inDays: 3, hours: null },
  { title: 'First-flush Darjeelings arrive', inDays: 5, hours: '08:00-09:00' },
  {
    title: 'Yearly meeting with the roastery',
    inDays: 8,
    hours: '13:00-15:00',
    location: 'Old mill, upper floor',
  },
];

/** Adds missing events without notifying anybody. A guest books a call, if there is a booking service. */
export async function addEvents({ origin, cookie, now, bookingUrl }: Showcase): Promise<void> {
  const url = `${origin}/api/calendar/events`;
  const at = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
  const existing = await read<CalendarOccurrence[]>(
    await send('GET', `${url}?from=${at(-30)}&to=${at(30)}&limit=200`, undefined, cookie),
  );
  for (const { inDays, hours, ...event } of PLANS) {
    if (existing.some(({ title }) => title === event.title)) continue;
    const day = dayOf(now, inDays, event.recurrence === undefined);
    const [from, to] = hours?.split('-') ?? [];
    const times = hours ? { start: `${day}T${from}`, end: `${day}T${to}` } : { start: day, all_day: true };
    await expectOk(await send('POST', url, { ...event, ...times, notify: false }, cookie));
  }
  if (!bookingUrl || existing.some(({ source }) => source === 'booking')) return;
  const start = `${dayOf(now, 1, true)}T16:00:00Z`;
  const attendees = [{ name: 'Kim Guest', email: 'kim@guest.example', timeZone: 'Europe/Berlin' }];
  await expectOk(await send('POST', `${bookingUrl}/_control/book`, { start, attendees }));
}

function dayOf(now: Date, inDays: number, isWorkday: boolean): string {
  const day = new Date(now.getTime() + inDays * DAY);
  while (isWorkday && [0, 6].includes(day.getUTCDay()))
    day.setTime(day.getTime() + Math.sign(inDays || 1) * DAY);
  return day.toISOString().slice(0, 10);
}
