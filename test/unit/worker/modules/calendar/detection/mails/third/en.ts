import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** English mails with times, written from the wish alone. */
export const englishMeetings: DetectionMail[] = [
  {
    name: 'en: a British plumber says half eight tomorrow',
    sentAt: '2027-01-20T19:04:00+00:00',
    timezone: 'Europe/London',
    from: 'Daz Pickering <daz@pickeringheating.example>',
    subject: 'Re: boiler at the unit',
    text: `
hiya Meera

part came in this afternoon so I can get the boiler going for you. will be round tomorrow morning at half eight, should take about
2 hours. can someone let me in round the back pls

cheers
Daz

Pickering Heating, Gas Safe registered
Mon-Fri 8am-5pm, emergencies 24/7
`,
    expected: [at('2027-01-21T08:30:00+00:00', '2027-01-21T10:30:00+00:00')],
  },
  {
    name: 'en: an American client names a call in two zones',
    sentAt: '2027-02-08T14:12:00-05:00',
    timezone: 'America/New_York',
    from: 'Courtney Vance <cvance@bluemesa.example>',
    subject: 'Kickoff call',
    text: `
Hi Dan,

Great news, the budget is approved on our side. Let's do the kickoff on Thursday, February 11 at 1:00 PM Mountain (3:00 PM Eastern).
We'll want a full hour.

Zoom: https://us02web.zoom.us/j/84411029375?pwd=Qm1vc

Best,
Courtney

Courtney Vance
Director of Operations, Blue Mesa Outfitters
Denver, CO
`,
    expected: [at('2027-02-11T15:00:00-05:00', '2027-02-11T16:00:00-05:00')],
  },
  {
    name: 'en: an accountant offers three slots in a list',
    sentAt: '2027-03-15T11:31:00+00:00',
    timezone: 'Europe/London',
    from: 'Fiona Garside <fiona@garsideandco.example>',
    subject: 'Year end planning meeting',
    text: `
Dear Tom,

With the tax year closing on 5 April, it would be sensible to sit down beforehand. I can offer you:

* Monday 22 March, 10am - 11am
* Tuesday 23 March, 2.30pm - 3.30pm
* Thursday 25 March, 9am - 10am

All at our Harrogate office. Let me know which you'd prefer and I'll release the others.

Kind regards,
Fiona

Garside & Co Chartered Accountants
Office hours 9am to 5pm, Monday to Friday
`,
    expected: [
      at('2027-03-22T10:00:00+00:00', '2027-03-22T11:00:00+00:00'),
      at('2027-03-23T14:30:00+00:00', '2027-03-23T15:30:00+00:00'),
      at('2027-03-25T09:00:00+00:00', '2027-03-25T10:00:00+00:00'),
    ],
  },
  {
    name: 'en: a dentist confirms an appointment with an American date',
    sentAt: '2027-08-23T09:00:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Juniper Family Dental <hello@juniperdental.example>',
    subject: 'Your appointment is confirmed',
    text: `
Hi Rachel,

This is a confirmation of your upcoming visit:

  Cleaning & exam with Dr. Okafor
  Wed 9/8/2027 at 10:40 AM
  1180 Alder St, Suite 204

Need to change it? Please give us at least 48 hours notice.

Our office is open Mon-Thu 7:30 AM to 5:00 PM.
`,
    expected: [at('2027-09-08T10:40:00-07:00')],
  },
  {
    name: 'en: a colleague pushes a review from 2 to 3.30 on the same day',
    sentAt: '2027-05-17T10:22:00+01:00',
    timezone: 'Europe/London',
    from: 'Priya Nair <priya@saltworks.example>',
    subject: 'Wednesday review',
    text: `
Hi both

The printers want me on site over lunch on Wednesday, so can we push the review from 2pm to 3.30pm? Same link as usual.

Sorry to mess you about!
P x
`,
    expected: [at('2027-05-19T15:30:00+01:00')],
  },
  {
    name: 'en: a two day first aid course runs on whole days',
    sentAt: '2027-04-12T13:45:00+01:00',
    timezone: 'Europe/London',
    from: 'St Brannock Training <bookings@stbrannock.example>',
    subject: 'Booking confirmation FAW-2207',
    text: `
Dear Mrs Llewellyn,

Thank you for your booking. Your place is confirmed on the following course:

First Aid at Work (2 full days)
Dates: 8-9 June 2027
Venue: The Old Chapel, Swansea

Joining instructions will be sent two weeks before the course. Lunch is included.

Regards,
Bookings Team
St Brannock Training
`,
    expected: [days('2027-06-08', '2027-06-10')],
  },
  {
    name: 'en: a table reservation with JSON-LD and the same time in words',
    sentAt: '2027-10-04T08:15:00-04:00',
    timezone: 'America/New_York',
    from: 'Tablekeeper <reservations@tablekeeper.example>',
    subject: 'Your table at Osteria Lume',
    text: `
Hi Marcus,

You're all set! Table for 4 at Osteria Lume on Friday, October 15, 2027 at 7:30 PM.

Running late? Call the restaurant at 555-0148.

See you soon,
Tablekeeper
`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TK-88213",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Marcus Bell" },
  "reservationFor": { "@type": "FoodEstablishment", "name": "Osteria Lume", "address": "41 Vine St, Providence, RI" },
  "startTime": "2027-10-15T19:30:00-04:00",
  "partySize": "4"
}
</script>
<p>Hi Marcus,</p>
<p>You're all set! Table for 4 at <b>Osteria Lume</b> on Friday, October 15, 2027 at 7:30 PM.</p>
<p>Running late? Call the restaurant at 555-0148.</p>
<p>See you soon,<br>Tablekeeper</p>
</body></html>`,
    expected: [at('2027-10-15T19:30:00-04:00')],
  },
  {
    name: 'en: a bank manager sets a meeting at noon with a document list',
    sentAt: '2027-11-18T16:10:00-06:00',
    timezone: 'America/Chicago',
    from: 'Harold Lindqvist <hlindqvist@prairiefirst.example>',
    subject: 'Loan application - next step',
    text: `
Dear Ms. Ortega,

Your application has moved to the final stage. I have you down for Tuesday, November 30th at noon here at the Main Street branch to sign
the papers. Please bring a government ID and the articles of organization.

Please upload the 2026 return by 5 PM on Wednesday, November 24, so underwriting has it in time.

Sincerely,
Harold Lindqvist
Prairie First Bank
`,
    expected: [at('2027-11-30T12:00:00-06:00')],
  },
  {
    name: 'en: a supplier in Ireland proposes a visit a week from today',
    sentAt: '2027-07-06T12:40:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Aoife Brennan <aoife@brennanglass.example>',
    subject: 'sample panes',
    text: `
Hi Conor,

The sample panes are cut. I'll be up your way this day week, Tuesday the 13th, so how about I drop in at quarter past two and we go through
them together? If it's no good just shout.

Aoife
`,
    expected: [at('2027-07-13T14:15:00+01:00')],
  },
  {
    name: 'en: a calendar invite from Berlin read in London',
    sentAt: '2026-12-01T10:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Jonas Kettler <kettler@spreewerk.example>',
    subject: 'Invitation: Spreewerk / Marlow - pricing 2027',
    text: `
Hi Beth,

as discussed, see attached. Talk soon!

Jonas
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Spreewerk//Mail//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:20261201-pricing@spreewerk.example
DTSTAMP:20261201T090300Z
DTSTART;TZID=Europe/Berlin:20261208T153000
DTEND;TZID=Europe/Berlin:20261208T161500
SUMMARY:Spreewerk / Marlow - pricing 2027
ORGANIZER;CN=Jonas Kettler:mailto:kettler@spreewerk.example
ATTENDEE;CN=Beth Marlow;RSVP=TRUE:mailto:beth@marlowgoods.example
LOCATION:https://meet.google.com/kqz-wrtn-bhe
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2026-12-08T14:30:00+00:00', '2026-12-08T15:15:00+00:00')],
  },
  {
    name: 'en: a customer accepts the first of two quoted slots and declines the other',
    sentAt: '2027-09-14T09:37:00-04:00',
    timezone: 'America/New_York',
    from: 'Gail Petrosky <gpetrosky@hollowcreek.example>',
    subject: 'Re: Walkthrough of the barn',
    text: `
Hi Steve, Friday the 17th at 11 works for us. Monday does not, we have the vet in. See you then!

Gail

On Mon, Sep 13, 2027 at 5:52 PM Steve Amato <steve@amatobuild.example> wrote:
> Hi Gail,
> For the walkthrough I could do Friday 9/17 at 11 AM or Monday 9/20 at 8 AM. Which do you like better?
> Steve
`,
    expected: [at('2027-09-17T11:00:00-04:00')],
  },
  {
    name: 'en: a school interview for a work placement at ten to four',
    sentAt: '2027-06-09T15:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Mr G Hargreaves <g.hargreaves@millbrookhigh.example>',
    subject: 'Work experience - Ethan Cole',
    text: `
Dear Ms Duffy,

Thank you for taking Ethan on this summer. I would like to introduce him to you before he starts. Might we call in on Wednesday 16 June at ten
to four, straight after school? We shall only keep you a few minutes.

The placement paperwork needs to be back with the county by the end of June.

Yours sincerely,
G Hargreaves
Careers Lead
`,
    expected: [at('2027-06-16T15:50:00+01:00')],
  },
];
