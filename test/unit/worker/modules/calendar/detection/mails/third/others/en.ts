import { crlf, type DetectionMail } from '../../mail.ts';

/** English mails without a meeting, written from the wish alone. */
export const englishOthers: DetectionMail[] = [
  {
    name: 'en: an energy firm announces new phone hours',
    sentAt: '2027-03-30T09:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Fenland Energy <service@fenlandenergy.example>',
    subject: 'We are changing our phone hours',
    text: `
Dear customer,

From Monday 12 April 2027 our business team will be available on the phone from 8.30am to 6pm, Monday to Friday, and from 9am to 1pm on
Saturdays. You can still manage your account online at any time.

Thank you,
Fenland Energy
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: a proposal has a hard deadline in two zones',
    sentAt: '2027-02-22T10:18:00-05:00',
    timezone: 'America/New_York',
    from: 'Procurement, City of Ashford Falls <bids@ashfordfalls.example>',
    subject: 'RFP 27-031 Addendum 2',
    text: `
All prospective bidders:

Addendum 2 to RFP 27-031 is attached. Sealed proposals are due no later than 2:00 PM Eastern (11:00 AM Pacific) on Friday, March 12, 2027. Late
submissions will not be accepted.

Written questions must be received by March 3 at 5:00 PM.

Purchasing Division
`,
    expected: [],
  },
  {
    name: 'en: a calendar part cancels a meeting',
    sentAt: '2027-04-21T17:44:00+01:00',
    timezone: 'Europe/London',
    from: 'Oliver Stroud <oliver@stroudmedia.example>',
    subject: 'Cancelled: Podcast planning',
    text: `
Sorry folks, need to pull this one. Will find us another time once the studio is back up and running.

Ol
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Stroud Media//Calendar//EN
METHOD:CANCEL
BEGIN:VEVENT
UID:podcast-plan-0427@stroudmedia.example
DTSTAMP:20270421T164400Z
SEQUENCE:1
DTSTART:20270427T090000Z
DTEND:20270427T100000Z
SUMMARY:Podcast planning
ORGANIZER;CN=Oliver Stroud:mailto:oliver@stroudmedia.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'en: an engineer reports when a server was down',
    sentAt: '2027-11-03T08:25:00-04:00',
    timezone: 'America/New_York',
    from: 'Parkline Hosting <noc@parkline.example>',
    subject: 'Incident report: storage outage 11/2',
    text: `
Hello,

On Tuesday, November 2, between 3:12 AM and 4:47 AM ET some customers could not reach their mailboxes. The cause was a failed controller, which we
replaced at 4:30 AM. No mail was lost.

Uptime for October was 99.98%.

We apologize for the trouble.
Parkline NOC
`,
    expected: [],
  },
  {
    name: 'en: a supplier gives the delivery day and window of a pallet',
    sentAt: '2027-08-11T14:06:00+01:00',
    timezone: 'Europe/London',
    from: 'Tallis Timber <despatch@tallistimber.example>',
    subject: 'Order 55820 despatched',
    text: `
Hello,

Your order 55820 (1 pallet, oak boards) has left our yard. Delivery is booked with the haulier for Friday 13 August between 10am and 2pm. The
driver cannot carry goods beyond the kerb.

Tallis Timber Ltd
`,
    expected: [],
  },
  {
    name: 'en: a client declines an invitation to lunch',
    sentAt: '2027-05-25T16:01:00-04:00',
    timezone: 'America/New_York',
    from: 'Nina Castellano <nina@castellanolaw.example>',
    subject: 'Re: Lunch Thursday?',
    text: `
Paul,

Thanks for the invite, but Thursday at 12:30 won't work, I'm in court all day, and after that I leave for Maine. Let's try again sometime
after the 4th of July.

Nina

> On May 25, 2027, at 11:09 AM, Paul Reddy <paul@reddyprint.example> wrote:
>
> Nina, lunch on me this Thursday, 12:30 at Gino's?
`,
    expected: [],
  },
  {
    name: 'en: a sender asks for times and gives none',
    sentAt: '2027-01-12T11:53:00+00:00',
    timezone: 'Europe/London',
    from: 'Rosalind Achebe <ros@achebe-interiors.example>',
    subject: 'Catch up?',
    text: `
Hi Lewis,

Happy new year! Would love to hear how the Bath job ended up. I'm around most afternoons next week and Friday morning the week after. Let me
know what suits.

Ros
`,
    expected: [],
  },
  {
    name: 'en: a holiday notice closes the office over Christmas',
    sentAt: '2026-12-16T13:30:00+00:00',
    timezone: 'Europe/London',
    from: 'Wetherby Labels <office@wetherbylabels.example>',
    subject: 'Christmas closing',
    text: `
Dear all,

Our office and works will close at 1pm on Wednesday 23 December and reopen at 8.30am on Monday 4 January. Orders received by noon on Friday 18
December will be sent out before the break.

Wishing you a restful Christmas,
everyone at Wetherby Labels
`,
    expected: [],
  },
];
