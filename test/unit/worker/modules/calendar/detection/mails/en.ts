import { at, crlf, type DetectionMail, days } from './mail.ts';

/** English mails with times. */
export const englishMeetings: DetectionMail[] = [
  {
    name: 'en: one time is proposed for a weekday',
    sentAt: '2026-11-23T09:41:00+00:00',
    timezone: 'Europe/London',
    from: 'Harriet Lowe <harriet@lowebindery.co.uk>',
    subject: 'Samples',
    text: `Hi Tom,

the cloth samples arrived and the green one is much nicer than it looked on screen. Could you come by the workshop
on Thursday, say 2.30pm? I'd like you to see it in daylight before we order 200 of them.

Best,
Harriet

Lowe Bindery, Unit 4, 12-14 Mill Lane, Bristol
0117 496 0830`,
    expected: [at('2026-11-26T14:30:00+00:00')],
  },
  {
    name: 'en: three alternatives with American dates',
    sentAt: '2026-11-30T16:20:00-05:00',
    timezone: 'America/New_York',
    from: 'Marcus Bell <mbell@redfernlegal.com>',
    subject: 'Re: Lease for the Canal St. space',
    text: `Sara,

The landlord's counsel sent back comments, mostly on sections 4 and 11. Easiest if we go through them on the phone.
I can do:

  - Thu 12/3 at 10am
  - Fri 12/4, 1-2pm
  - Mon 12/7 at 4:30pm

Let me know which one you prefer and I'll call you.

Marcus`,
    expected: [
      at('2026-12-03T10:00:00-05:00'),
      at('2026-12-04T13:00:00-05:00', '2026-12-04T14:00:00-05:00'),
      at('2026-12-07T16:30:00-05:00'),
    ],
  },
  {
    name: 'en: half three is half past three in the afternoon',
    sentAt: '2026-06-15T10:05:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Aoife Brennan <aoife@brennanprint.ie>',
    subject: 'proofs',
    text: `Hiya, proofs are back from the printers. Are you around on Wednesday? I could drop in at half three with them
and we can have a look over a cuppa.
Aoife`,
    expected: [at('2026-06-17T15:30:00+01:00')],
  },
  {
    name: 'en: lunch at noon tomorrow',
    sentAt: '2026-03-26T17:48:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Dana Ruiz <dana@fieldnotesbakery.com>',
    subject: 'lunch?',
    text: `Hey! I'm in your part of town tomorrow for the flour guy. Lunch at noon at the taco place on 24th? My treat,
you saved us with that invoice thing.

D.

Sent from my phone`,
    expected: [at('2026-03-27T12:00:00-07:00')],
  },
  {
    name: 'en: one call named in two zones counts once and is told in the zone of the reader',
    sentAt: '2026-11-26T11:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Jonas Reiter <jonas.reiter@alpenlicht.example>',
    subject: 'Kick-off spring catalogue',
    text: `Hello Emma, hello Bill,

thanks for the signed offer! For the kick-off I suggest Tuesday 1 December, 3pm CET (9am for Bill in New York).
45 minutes should be plenty. I will send the dial-in on Monday.

Kind regards
Jonas`,
    expected: [at('2026-12-01T14:00:00+00:00', '2026-12-01T14:45:00+00:00')],
  },
  {
    name: 'en: a move from Tuesday to Thursday gives Thursday',
    sentAt: '2026-09-04T15:12:00+01:00',
    timezone: 'Europe/London',
    from: 'Priya Nair <priya.nair@northbank.example>',
    subject: 'Q3 review',
    text: `Hi all,

sorry to be a pain, but the auditors have asked for me on Tuesday morning. Can we move the Q3 review from Tuesday 10:00
to Thursday, 11:00, same room? Slides stay as they are.

Thanks, Priya`,
    expected: [at('2026-09-10T11:00:00+01:00')],
  },
  {
    name: 'en: a reply takes one of the quoted alternatives',
    sentAt: '2026-12-02T18:02:00+00:00',
    timezone: 'Europe/London',
    from: 'Greg Tanner <greg@tannerjoinery.co.uk>',
    subject: 'Re: Measuring up',
    text: `Wednesday works for me, see you then. I'll bring the oak.

Greg

On Wed, 2 Dec 2026 at 14:37, Office <office@kilnandco.co.uk> wrote:
> Hi Greg,
>
> we could offer two slots for measuring the counter:
>
> - Tuesday 8 December, 11:00
> - Wednesday 9 December, 15:00
>
> Please use the yard entrance.
> Ros`,
    expected: [at('2026-12-09T15:00:00+00:00')],
  },
  {
    name: 'en: a Zoom invitation names its time and its zone',
    sentAt: '2026-11-24T13:00:00-06:00',
    timezone: 'America/Chicago',
    from: 'Lena Ortiz <lena.ortiz@harborgrants.org>',
    subject: 'Grant check-in',
    text: `Lena Ortiz is inviting you to a scheduled Zoom meeting.

Topic: Grant check-in
Time: Dec 2, 2026 10:00 AM Eastern Time (US and Canada)

Join Zoom Meeting
https://us02web.zoom.us/j/84519302277?pwd=Q1d0

Meeting ID: 845 1930 2277
Passcode: 120415
One tap mobile
+13126266799,,84519302277# US (Chicago)`,
    expected: [at('2026-12-02T09:00:00-06:00')],
  },
  {
    name: 'en: a workshop takes a whole day',
    sentAt: '2026-11-19T12:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Kemi Adeyemi <kemi@studioadeyemi.co.uk>',
    subject: 'Brand workshop - date confirmed',
    text: `Hello everyone,

good news, all six of you can make it: the brand workshop will be on Friday 11 December, all day, at our studio. Lunch is
on us. Please send me your three favourite logos by Monday 7 December so that I can print them.

Looking forward to it!
Kemi`,
    expected: [days('2026-12-11')],
  },
  {
    name: 'en: an offsite over three days in the coming year',
    sentAt: '2026-11-25T08:55:00-08:00',
    timezone: 'America/Vancouver',
    from: 'Colin Yip <colin@drywell.ca>',
    subject: 'Team offsite',
    text: `Team,

the cabin is booked! Our offsite is January 13-15 in Pemberton (Wed to Fri). Cars leave from the office. If you have
dietary needs tell Jo before the end of the month.

Colin`,
    expected: [days('2027-01-13', '2027-01-16')],
  },
  {
    name: 'en: a booking service confirms a time',
    sentAt: '2026-11-27T20:14:00+00:00',
    timezone: 'Europe/London',
    from: 'Calendly <notifications@calendly.com>',
    subject: 'New Event: Ines Duarte - 10:30am Tue, 1 Dec 2026 - Intro call',
    text: `Hi Robin Hale,

A new event has been scheduled.

Event Type: Intro call
Invitee: Ines Duarte
Invitee Email: ines@duartecork.example
Event Date/Time: 10:30am - 11:00am, Tuesday, 1 December 2026 (UK, Ireland, Lisbon Time)
Location: This is a Google Meet web conference. https://meet.google.com/qzx-mbte-wav

View event in Calendly: https://calendly.com/app/scheduled_events/user/me?uuid=9f1f7d2c`,
    expected: [at('2026-12-01T10:30:00+00:00', '2026-12-01T11:00:00+00:00')],
  },
  {
    name: 'en: an invitation with a calendar part counts once',
    sentAt: '2026-10-21T09:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Martha Quinn <m.quinn@quinnsurveyors.co.uk>',
    subject: 'Invitation: Site visit Albion Yard',
    text: `Site visit Albion Yard
When: Monday, 26 October 2026 10:00-11:30
Where: Albion Yard, gate B

Bring boots, the ground is soaked.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Quinn Surveyors//Mail//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:6d1c-albion@quinnsurveyors.co.uk
DTSTAMP:20261021T080000Z
DTSTART:20261026T100000Z
DTEND:20261026T113000Z
SUMMARY:Site visit Albion Yard
ORGANIZER:mailto:m.quinn@quinnsurveyors.co.uk
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:office@kilnandco.co.uk
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2026-10-26T10:00:00+00:00', '2026-10-26T11:30:00+00:00')],
  },
  {
    name: 'en: next Thursday, said on a Friday, from 2 to 3:30pm',
    sentAt: '2026-11-27T15:33:00-05:00',
    timezone: 'America/New_York',
    from: 'Joy Abara <joy@abaracounsel.com>',
    subject: 'Re: Re: trademark',
    text: `Hi Sara -- the examiner finally called back. Do you have time next Thursday from 2 to 3:30pm to go over what he wants? We have until
the 18th to file, so no panic.

Joy Abara | Abara Counsel PLLC | (212) 555-0143 | Rates from Jan 1: $310/hr

> On Nov 24, 2026, at 9:02 AM, Sara Klein <sara@kleinceramics.com> wrote:
>
> Any news from the examiner? I'm around most of the week, mornings are best, 10-12.`,
    expected: [at('2026-12-03T14:00:00-05:00', '2026-12-03T15:30:00-05:00')],
  },
  {
    name: 'en: a colleague forwards a meeting and asks the reader to go',
    sentAt: '2026-12-03T09:20:00+00:00',
    timezone: 'Europe/London',
    from: 'Ros Penhale <ros@kilnandco.co.uk>',
    subject: 'Fwd: Stand layout',
    text: `Tom, I'm at the dentist then. Could you take this one instead of me?

Ros

---------- Forwarded message ---------
From: Clara Webb <clara@makersfair.example>
Date: Wed, 2 Dec 2026 at 17:11
Subject: Stand layout
To: <ros@kilnandco.co.uk>

Dear Ros, as agreed I'll come to you on Tuesday, December 8 at 2pm with the floor plan.
Clara`,
    expected: [at('2026-12-08T14:00:00+00:00')],
  },
  {
    name: 'en: a talk that was reserved stands only in structured data',
    sentAt: '2026-11-20T13:02:00+00:00',
    timezone: 'Europe/London',
    from: 'Ticket desk <tickets@craftcouncil.example>',
    subject: 'You are in! Evening with three potters',
    text: `Hi Ros, your place is reserved. Please have your code C-0930 ready at the door.`,
    html: `<!doctype html><html><head><script type="application/ld+json">[{"@context":"http://schema.org",
"@type":"EventReservation","reservationNumber":"C-0930","reservationStatus":"http://schema.org/Confirmed",
"underName":{"@type":"Person","name":"Ros Penhale"},"reservationFor":{"@type":"Event",
"name":"Evening with three potters","startDate":"2026-12-09T19:00:00Z",
"location":{"@type":"Place","name":"Old Granary","address":{"@type":"PostalAddress","addressLocality":"London"}}}}]
</script></head><body><p>Hi Ros, your place is reserved. Please have your code C-0930 ready at the door.</p></body></html>`,
    expected: [at('2026-12-09T19:00:00+00:00')],
  },
];
