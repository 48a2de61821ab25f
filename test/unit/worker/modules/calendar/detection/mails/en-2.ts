import { crlf, type DetectionMail } from './mail.ts';

/** English mails without a time that belongs in the calendar. */
export const englishOthers: DetectionMail[] = [
  {
    name: 'en: a deadline is no meeting',
    sentAt: '2026-11-24T08:30:00+00:00',
    timezone: 'Europe/London',
    from: 'Fiona Grant <fiona@grantledger.co.uk>',
    subject: 'VAT figures',
    text: `Morning Tom,

quick reminder that I need the October receipts by 5pm on Friday, otherwise the VAT return won't make it before the
7 December cut-off.

Fiona`,
    expected: [],
  },
  {
    name: 'en: a delivery window is no meeting',
    sentAt: '2026-12-01T19:06:00+00:00',
    timezone: 'Europe/London',
    from: 'Parcelfleet <no-reply@parcelfleet.example>',
    subject: 'Your parcel is coming tomorrow',
    text: `Good news! Your parcel 15:0967-20261202 from Wexley Paper will be delivered on

Wednesday 2 December between 10:14 and 11:14.

Your driver is Gary. Not in? Choose a neighbour or another day in the app before midnight tonight.`,
    expected: [],
  },
  {
    name: 'en: minutes of a past meeting',
    sentAt: '2026-06-18T09:15:00-04:00',
    timezone: 'America/Toronto',
    from: 'Wei Zhang <wei@mapleframes.ca>',
    subject: 'Notes',
    text: `Hi both,

as we discussed on Tuesday at 3, I've put the new price list in the shared folder. The meeting on June 16, 2:00-3:15 pm
ran over a bit, so the last two items (returns, packaging) are still open. I'll pick them up by mail.

Wei`,
    expected: [],
  },
  {
    name: 'en: a meeting is called off without a new time',
    sentAt: '2026-09-09T16:45:00+01:00',
    timezone: 'Europe/London',
    from: 'Nick Farrow <nick@farrowandsons.example>',
    subject: 'Tomorrow',
    text: `Hi Ros,

I have to cancel our 10am tomorrow I'm afraid, one of the vans has broken down near Swindon. Will ring you when I know
what the rest of the week looks like.

Cheers
Nick`,
    expected: [],
  },
  {
    name: 'en: a webinar in bulk mail',
    sentAt: '2026-11-25T14:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Stackly Team <hello@news.stackly.example>',
    subject: 'Last seats: Inventory that runs itself',
    text: `LIVE WEBINAR | Thursday, December 3 | 4:00 PM GMT

Hi there,

Join 2,000+ shop owners and learn how to cut stock by 30 %. Our CEO Brad will answer your questions live.

>> Save my seat: https://news.stackly.example/w/4411

You receive this mail because you downloaded a guide from us.
Unsubscribe | Manage preferences | View in browser`,
    expected: [],
  },
  {
    name: 'en: an out-of-office notice',
    sentAt: '2026-12-21T10:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Owen Pugh <owen.pugh@cardiffcartons.example>',
    subject: 'Automatic reply: Order for January',
    text: `Thank you for your email. I am out of the office from Monday 21 December and will be back on Monday 4 January at
9am. In urgent cases please ring the sales desk on 029 2018 1130.

Nadolig Llawen!
Owen`,
    expected: [],
  },
  {
    name: 'en: a declined proposal that stands in the quote gives none',
    sentAt: '2026-11-30T12:20:00+00:00',
    timezone: 'Europe/London',
    from: 'Ros Penhale <ros@kilnandco.co.uk>',
    subject: 'Re: Glaze tasting',
    text: `Dear Mr Okafor,

thank you, but neither of these works for us, December is simply full. Let's meet some time in the new year, I'll get
in touch.

Ros Penhale

-----Original Message-----
From: Daniel Okafor
Sent: 30 November 2026 11:02
Subject: Glaze tasting

Could I show you our new range on 8 December at 14:00 or 10 December at 9:30?`,
    expected: [],
  },
  {
    name: 'en: Christmas opening hours and order numbers',
    sentAt: '2026-12-10T11:11:00+00:00',
    timezone: 'Europe/London',
    from: 'Wexley Paper <orders@wexleypaper.example>',
    subject: 'Order 2026-12-1430 is on its way',
    text: `Dear customer,

your order 2026-12-1430 (3 x A4 cotton, 10.30 GBP each) has left our warehouse.

Please note our Christmas hours: Mon-Thu 9.00-16.00, Fri 9.00-12.30, closed from 24 December to 3 January. From
4 January we are open as usual from 8 am to 5 pm.

Wexley Paper Ltd., 01865 110 930`,
    expected: [],
  },
  {
    name: 'en: a flight that leaves later is a journey, no meeting',
    sentAt: '2026-11-29T06:40:00+00:00',
    timezone: 'Europe/London',
    from: 'Gannet Air <no-reply@gannetair.example>',
    subject: 'Your flight GA 1430 is delayed',
    text: `Dear TOM WRIGHT,

flight GA 1430 from Bristol to Lisbon on 29 November is now expected to depart at 15:05 (scheduled 13:20). Boarding starts at 14:25
at gate 12. We apologise for the inconvenience.`,
    expected: [],
  },
  {
    name: 'en: a calendar part that cancels',
    sentAt: '2026-10-23T16:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Martha Quinn <m.quinn@quinnsurveyors.co.uk>',
    subject: 'Cancelled: Site visit Albion Yard',
    text: `This event has been cancelled.

Site visit Albion Yard
Monday, 26 October 2026 10:00-11:30`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Quinn Surveyors//Mail//EN
METHOD:CANCEL
BEGIN:VEVENT
UID:6d1c-albion@quinnsurveyors.co.uk
SEQUENCE:1
DTSTAMP:20261023T150000Z
DTSTART:20261026T100000Z
DTEND:20261026T113000Z
STATUS:CANCELLED
SUMMARY:Site visit Albion Yard
ORGANIZER:mailto:m.quinn@quinnsurveyors.co.uk
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'en: prices, ratios and sizes',
    sentAt: '2026-06-16T11:30:00-04:00',
    timezone: 'America/New_York',
    from: 'Bob Kowalski <bob@kowalskiclay.com>',
    subject: 'Quote',
    text: `Hey Sara,

porcelain is $10-12 per bag, stoneware 8.30. Mix the slip 3:1 and fire to cone 10. The 12/15 inch bats are back in stock, I set aside
4 of the 9 x 30. Call me at the shop whenever, 718 555 0130, I'm here till 6 most days.

Bob`,
    expected: [],
  },
];
