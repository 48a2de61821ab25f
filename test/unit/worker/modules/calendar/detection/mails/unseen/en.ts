import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** English mails, written from the wish alone. */
export const englishMails: DetectionMail[] = [
  {
    name: 'en: an American customer proposes two times next week',
    sentAt: '2027-02-18T14:08:00-05:00',
    timezone: 'America/New_York',
    from: 'Dana Whitlock <dana@whitlockinteriors.example>',
    subject: 'Walkthrough at the Maple St. house',
    text: `Hi Greg,

The owners would like to walk the space with you before you finalize the quote. They can do Tuesday 2/23 at 9:30am or Thursday 2/25 at 4pm. Let me know which one works and I'll tell them.

Thanks!
Dana

Dana Whitlock | Whitlock Interiors
Showroom open Tue-Sat 10am-6pm`,
    expected: [at('2027-02-23T09:30:00-05:00'), at('2027-02-25T16:00:00-05:00')],
  },
  {
    name: 'en: a British optician confirms an eye test',
    sentAt: '2027-04-12T10:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Hartley Opticians <appointments@hartleyopticians.example>',
    subject: 'Your eye test is booked',
    text: `Dear Mr Okafor,

Thank you for booking with us. Your appointment details are below.

Eye test with Ms Preece
Monday 26th April 2027, 2.40pm
14 Market Place, Wells

Please arrive ten minutes early and bring your current glasses. If you need to cancel, give us a ring at least a day before.

Kind regards,
Hartley Opticians`,
    expected: [at('2027-04-26T14:40:00+01:00')],
  },
  {
    name: 'en: a sloppy note for half nine tomorrow',
    sentAt: '2027-09-07T19:55:00+01:00',
    timezone: 'Europe/London',
    from: 'Lee Barrow <lee@barrowroofing.example>',
    subject: 'roof',
    text: `alright pete

weathers looking ok so me and the lad will be with you tomorrow at half nine in the morning to have a look at them slates. need the gate unlocked pls

cheers lee`,
    expected: [at('2027-09-08T09:30:00+01:00')],
  },
  {
    name: 'en: a meeting is pushed back to the following day',
    sentAt: '2027-06-14T11:17:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Priya Raman <priya.raman@cobaltlabels.example>',
    subject: 'Re: Packaging review',
    text: `Hi Mark,

So sorry, something came up with a client. Can we move our packaging review from Wednesday at 1 PM to Thursday, June 17 at 10 AM? Same place, our office on 3rd.

Best,
Priya`,
    expected: [at('2027-06-17T10:00:00-07:00')],
  },
  {
    name: 'en: a call named in two zones counts once',
    sentAt: '2026-11-30T16:22:00+00:00',
    timezone: 'Europe/London',
    from: 'Sarah Dunmore <s.dunmore@dunmoretextiles.example>',
    subject: 'Call with Chicago',
    text: `Hi Alan,

I've heard back from Bill in Chicago. He's happy to talk us through the new order forms on Thursday 3 December at 9am Central, so 3pm our time. He reckons half an hour will do it.

Zoom: https://us02web.zoom.us/j/83920175522

Sarah`,
    expected: [at('2026-12-03T15:00:00+00:00', '2026-12-03T15:30:00+00:00')],
  },
  {
    name: 'en: a booking service confirms a slot in the html',
    sentAt: '2027-03-02T09:03:00-05:00',
    timezone: 'America/New_York',
    from: 'Calendly <notifications@calendly.example>',
    subject: 'Confirmed: Intro call with Rosa Delgado',
    text: `Hi Kevin,

A new event has been scheduled.

Event type: Intro call (30 minutes)
Invitee: Rosa Delgado
Event date/time: 11:00am - 11:30am, Friday, March 5, 2027 (Eastern Time - US & Canada)
Location: https://zoom.us/j/97710264410

Reschedule: https://calendly.com/reschedulings/0f1b22
Cancel: https://calendly.com/cancellations/0f1b22`,
    html: `<html><body><p>Hi Kevin,</p><p>A new event has been scheduled.</p><p><b>Event type</b><br>Intro call (30 minutes)</p><p><b>Invitee</b><br>Rosa Delgado</p><p><b>Event date/time</b><br>11:00am - 11:30am, Friday, March 5, 2027 (Eastern Time - US &amp; Canada)</p><p><b>Location</b><br><a href="https://zoom.us/j/97710264410">https://zoom.us/j/97710264410</a></p><p><a href="https://calendly.com/reschedulings/0f1b22">Reschedule</a> | <a href="https://calendly.com/cancellations/0f1b22">Cancel</a></p></body></html>`,
    expected: [at('2027-03-05T11:00:00-05:00', '2027-03-05T11:30:00-05:00')],
  },
  {
    name: 'en: a restaurant booking carries JSON-LD',
    sentAt: '2027-10-20T18:44:00+01:00',
    timezone: 'Europe/London',
    from: 'The Copper Kettle <bookings@copperkettle.example>',
    subject: 'Your table at The Copper Kettle',
    text: `Hello Fiona,

Your table for 6 is booked for Friday 12 November at 7.15pm. Reference CK-20931.

We hold tables for 15 minutes. See you soon!

The Copper Kettle, Harbour Row, Whitby`,
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"CK-20931","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Fiona Marsh"},"reservationFor":{"@type":"FoodEstablishment","name":"The Copper Kettle","address":{"@type":"PostalAddress","streetAddress":"Harbour Row","addressLocality":"Whitby"}},"startTime":"2027-11-12T19:15:00+00:00","partySize":"6"}</script></head><body><p>Hello Fiona,</p><p>Your table for 6 is booked for <b>Friday 12 November at 7.15pm</b>. Reference CK-20931.</p><p>We hold tables for 15 minutes. See you soon!</p></body></html>`,
    expected: [at('2027-11-12T19:15:00+00:00')],
  },
  {
    name: 'en: a two day workshop is held all day',
    sentAt: '2027-01-11T09:26:00-06:00',
    timezone: 'America/Chicago',
    from: 'Midwest Food Safety Institute <registrar@mfsi.example>',
    subject: 'Registration confirmed: HACCP certification workshop',
    text: `Dear Mr. Novak,

This confirms your seat in our HACCP certification workshop.

Dates: February 9-10, 2027 (two full days)
Location: Lakeview Conference Center, Milwaukee, WI

Lunch is provided on both days. The final exam is part of the workshop. Refunds are available until January 26.

We look forward to meeting you.

MFSI Registrar`,
    expected: [days('2027-02-09', '2027-02-11')],
  },
  {
    name: 'en: a short agreement below which the proposal is quoted',
    sentAt: '2027-08-19T08:31:00-04:00',
    timezone: 'America/New_York',
    from: 'Marcus Bell <mbell@bellandsonsaudit.example>',
    subject: 'RE: Insurance audit',
    text: `Tuesday the 24th at 1:30 works great, see you at your place then.

Marcus

From: Joanne Fisk <joanne@fiskbakery.example>
Sent: Wednesday, August 18, 2027 4:47 PM
To: Marcus Bell
Subject: Insurance audit

Hi Marcus,
Could you come by Monday the 23rd at 10 or Tuesday the 24th at 1:30 in the afternoon?
Joanne`,
    expected: [at('2027-08-24T13:30:00-04:00')],
  },
  {
    name: 'en: a calendar part in UTC for a reader in Ireland',
    sentAt: '2027-05-04T12:12:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Aoife Brennan <aoife@shannonpress.example>',
    subject: 'Invitation: Cover meeting @ Tue 11 May 2027',
    text: `You have been invited to the following event.

Cover meeting
Organiser: Aoife Brennan

Reply from your calendar to let Aoife know if you can make it.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270511T100000Z
DTEND:20270511T104500Z
DTSTAMP:20270504T111200Z
ORGANIZER;CN=Aoife Brennan:mailto:aoife@shannonpress.example
UID:5ah2kq0m9dl1@google.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
 TRUE:mailto:conor@redletterdesign.example
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Cover meeting
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-05-11T11:00:00+01:00', '2027-05-11T11:45:00+01:00')],
  },
  {
    name: 'en: a school names three appointments',
    sentAt: '2027-11-01T15:40:00+00:00',
    timezone: 'Europe/London',
    from: 'St Bede Primary School <office@stbedeprimary.example>',
    subject: 'Parents evening and dates for Year 5',
    text: `Dear parents and carers of Theo,

Please find below the dates we would like you to come in for this half term:

Parents' evening (Mr Gale): Wednesday 10th November, 5:20pm to 5:30pm
Year 5 class assembly: Friday 19th November, 9:15am
Carol concert in the hall: Tuesday 14th December at 6pm

If you cannot make your parents' evening slot please let the office know.

Mrs T. Hewitt
School Office - open 8.30am to 4pm`,
    expected: [
      at('2027-11-10T17:20:00+00:00', '2027-11-10T17:30:00+00:00'),
      at('2027-11-19T09:15:00+00:00'),
      at('2027-12-14T18:00:00+00:00'),
    ],
  },
  {
    name: 'en: a banker invites to lunch two weeks from the day of the mail',
    sentAt: '2027-09-22T16:05:00-05:00',
    timezone: 'America/Chicago',
    from: 'Teresa Lund <tlund@prairiecommunitybank.example>',
    subject: 'Line of credit renewal',
    text: `Hi Sam,

It's time to renew your line of credit and I'd rather do it over lunch than over email. How about two weeks from today, noon at Gino's? My treat. Bring last year's returns if you have them handy.

Teresa Lund
VP Business Banking
Lobby hours: M-F 9-5, Sat 9-12`,
    expected: [at('2027-10-06T12:00:00-05:00')],
  },
  {
    name: 'en: the tax authority names a filing deadline',
    sentAt: '2027-01-05T07:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Ledger and Lane Accountants <hello@ledgerlane.example>',
    subject: 'Self Assessment: 31 January is coming',
    text: `Dear client,

A reminder that your Self Assessment return for 2025/26 must reach HMRC by 11:59pm on Sunday 31 January 2027. Any tax due has to be paid by the same time.

To be sure we can file for you in time, please send us your papers by Friday 15 January at the latest.

Kind regards,
Ledger & Lane`,
    expected: [],
  },
  {
    name: 'en: a calendar part cancels a meeting',
    sentAt: '2027-03-16T10:11:00-04:00',
    timezone: 'America/New_York',
    from: 'Wendy Choi <wendy.choi@harborfreightlines.example>',
    subject: 'Canceled: Route planning',
    text: `Sorry all, the carrier pulled out so there is nothing to plan right now. Canceling Thursday's 2pm.

Wendy`,
    calendar: crlf(`BEGIN:VCALENDAR
METHOD:CANCEL
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
BEGIN:VEVENT
ORGANIZER;CN=Wendy Choi:mailto:wendy.choi@harborfreightlines.example
UID:9b5c77f0-41a2-route
DTSTAMP:20270316T141100Z
DTSTART:20270318T180000Z
DTEND:20270318T190000Z
SUMMARY:Canceled: Route planning
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'en: a carrier gives a delivery window',
    sentAt: '2027-07-13T06:20:00-05:00',
    timezone: 'America/Chicago',
    from: 'SwiftShip <tracking@swiftship.example>',
    subject: 'Out for delivery today',
    text: `Your package is out for delivery!

Estimated delivery: Tuesday, July 13, 2:15 PM - 4:15 PM
From: Osage Paper Supply
Tracking number: 1SW88214400021

A signature is required. Can't be there? Choose a pickup location in the app by 12 PM.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: a summary of what was said on the phone yesterday',
    sentAt: '2027-05-20T09:14:00+01:00',
    timezone: 'Europe/London',
    from: 'Graham Poole <graham@pooleandpartners.example>',
    subject: 'Notes from yesterday',
    text: `Hi Lucy,

Good to talk yesterday at 4pm. Here's what I took away:

- you'll send the survey drawings
- I've asked the council for the 2019 consent, which took them three weeks last time
- the site visit on Tuesday 11 May went fine and no damp was found

Shout if I've missed anything.

Graham`,
    expected: [],
  },
  {
    name: 'en: a weekly newsletter with store hours and a sale',
    sentAt: '2027-11-22T08:00:00-05:00',
    timezone: 'America/New_York',
    from: 'Tool Barn <deals@toolbarn.example>',
    subject: 'Black Friday starts early',
    text: `DOORBUSTERS start Friday, November 26 at 6 AM!

All cordless drills 40% off while they last. All stores open Friday 6 AM - 10 PM, Saturday 8 AM - 9 PM, Sunday 10 AM - 6 PM. Closed Thanksgiving Day.

Online prices end Monday 11/29 at 11:59 PM ET.

You're receiving this because you signed up at toolbarn.example. Unsubscribe`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: somebody says when they are free but offers nothing',
    sentAt: '2027-06-03T13:36:00-04:00',
    timezone: 'America/Toronto',
    from: 'Nicole Tremblay <nicole@northbaysigns.example>',
    subject: 'Re: Sign proofs',
    text: `Hi Ed,

Proofs should be ready some time next week. I'm usually in the office Tuesday and Thursday afternoons so feel free to pick a slot on my page once you've had a look: https://calendly.com/nicole-northbaysigns

No rush at all.

Nicole`,
    expected: [],
  },
  {
    name: 'en: a supplier turns down a proposed visit',
    sentAt: '2027-08-30T15:59:00+01:00',
    timezone: 'Europe/London',
    from: 'Imran Sheikh <imran@sheikhpackaging.example>',
    subject: 'Re: Visit to your warehouse',
    text: `Hi Beth,

Thanks for asking but I'm afraid Wednesday at 11 is no good, we have the auditors in. To be honest the whole of September is chaos here. Could we leave it until things calm down? I'll get back to you.

Imran

On Mon, 30 Aug 2027 at 14:20, Beth Cole <beth@colesnacks.example> wrote:
> Hi Imran, could I pop in on Wednesday 1st September at 11 to look at the new line?
> Beth`,
    expected: [],
  },
  {
    name: 'en: an out of office note for the holidays',
    sentAt: '2026-12-23T17:02:00-08:00',
    timezone: 'America/Los_Angeles',
    from: 'Hector Ruiz <hector@ruizcabinetry.example>',
    subject: 'Automatic reply: Quote for kitchen island',
    text: `Hi there,

The shop is closed from December 24 through January 3. We'll be back on Monday, January 4 at 8 AM and will answer messages in the order they came in.

Happy holidays!
Hector`,
    expected: [],
  },
];
