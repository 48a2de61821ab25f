import { at, type DetectionMail, days } from '../mail.ts';

/** Mails that were written apart from the rules, and measured before anybody read them. */
export const englishSecondMails: DetectionMail[] = [
  {
    name: 'en: a dentist confirms an appointment',
    sentAt: '2027-01-05T10:44:00+00:00',
    timezone: 'Europe/London',
    from: 'Parkside Dental <reception@parkside-dental.example>',
    subject: 'Your appointment',
    text: `Dear Mrs Lowell,

This is to confirm your appointment with Dr Sethi on Monday 18th January 2027 at 4.20 pm. If you cannot attend please give us at least 24 hours' notice, otherwise a fee of £35 will be charged.

Parkside Dental Practice
Opening hours: Mon-Thu 8:00-18:00, Fri 8:00-13:00
`,
    expected: [at('2027-01-18T16:20:00+00:00')],
  },
  {
    name: 'en: two alternatives in one sentence',
    sentAt: '2026-12-02T16:40:00+00:00',
    timezone: 'Europe/London',
    from: 'Callum Reeve <c.reeve@reeveandward.example>',
    subject: 'Re: Lease renewal',
    text: `Dear Ms Harding,

Thank you for your message. I would suggest that we go through the draft lease together at our office. Would Tuesday 8 December at 10am or Wednesday 9 December at 3:30pm be convenient for you?

Kind regards,
Callum Reeve
Reeve & Ward Solicitors
14 Mill Lane
DX 4471

On 1 Dec 2026, at 11:05, Office <office@harding-tools.example> wrote:
> Dear Mr Reeve,
> the present lease ends on 31 March 2027. Please let us know how to proceed.
`,
    expected: [at('2026-12-08T10:00:00+00:00'), at('2026-12-09T15:30:00+00:00')],
  },
  {
    name: 'en: a move to another day at the same time',
    sentAt: '2026-12-04T15:22:00+00:00',
    timezone: 'Europe/London',
    from: 'Isla Munro <isla@munro-knitwear.example>',
    subject: 'Monday',
    text: `Hi Col,

the trains are on strike on Monday so I can't make our 2pm. Could we do Wednesday 9 December, same time? I'll bring the new yarns either way.

Isla
`,
    expected: [at('2026-12-09T14:00:00+00:00')],
  },
  {
    name: 'en: a move from Wednesday to Friday gives Friday',
    sentAt: '2027-02-08T08:47:00+00:00',
    timezone: 'Europe/London',
    from: 'Bookings <bookings@clearview-windows.example>',
    subject: 'Change to your survey appointment',
    text: `Dear customer,

Ref. CW-20871. Due to illness we have to move your survey appointment from Wednesday 10 February, 9:00 to Friday 12 February, 11:00. Our surveyor Dean will ring you half an hour before arrival.

We apologise for any inconvenience.

Clearview Windows
Showroom open Mon-Sat 9am-5pm
`,
    expected: [at('2027-02-12T11:00:00+00:00')],
  },
  {
    name: 'en: this afternoon',
    sentAt: '2026-11-25T09:05:00+00:00',
    timezone: 'Europe/London',
    from: 'Leo Hart <leo@hartmedia.example>',
    subject: 'quick one',
    text: `Morning,

the client wants changes to the video (again!!). got time for a call this afternoon at 3:15? Would be good to sort it before their board sits tmrw.

L
`,
    expected: [at('2026-11-25T15:15:00+00:00')],
  },
  {
    name: 'en: a trade fair over three days with the reader',
    sentAt: '2027-04-13T10:02:00+01:00',
    timezone: 'Europe/London',
    from: 'Moira Kemp <moira.kemp@stallwright.example>',
    subject: 'Your stand at the Northern Food Fair',
    text: `Dear Mr Okafor,

we are happy to confirm your booking of stand C14 (9 sqm) at the Northern Food Fair in Harrogate, 3-5 June 2027. Your order number is NFF-5530, the invoice of 12 April over £1,480.00 is attached.

We look forward to seeing you there!

Moira Kemp
Exhibitor Services
`,
    expected: [days('2027-06-03', '2027-06-06')],
  },
  {
    name: 'en: lunch at noon, then a date range of a holiday',
    sentAt: '2027-05-10T12:26:00+01:00',
    timezone: 'Europe/London',
    from: 'Harriet Vane-Cole <harriet@vanecole-pr.example>',
    subject: 'lunch + my leave',
    text: `Hello Abe,

Friday at noon at the Lamb then, my treat this time! After that I'm on leave from 17 to 28 May, back on the 31st. Anything urgent goes to Rory on 020 7946 0199.

H x
`,
    expected: [at('2027-05-14T12:00:00+01:00')],
  },
  {
    name: 'en: several meetings as a list',
    sentAt: '2027-01-21T15:55:00+00:00',
    timezone: 'Europe/London',
    from: 'Ellen Marsh <ellen@marshpartners.example>',
    subject: 'Dates for the ISO audit',
    text: `Hello Rob,

as agreed on the phone yesterday, here are the fixed dates for the audit:

- Tue 2 Feb, 09:00-12:00: document review (your office)
- Thu 4 Feb, 13:30-16:00: walk through the workshop
- Wed 10 Feb, 10:00: closing meeting via Teams

Please return the completed checklist v2.3 by 29 January.

Kind regards
Ellen
`,
    expected: [
      at('2027-02-02T09:00:00+00:00', '2027-02-02T12:00:00+00:00'),
      at('2027-02-04T13:30:00+00:00', '2027-02-04T16:00:00+00:00'),
      at('2027-02-10T10:00:00+00:00'),
    ],
  },
  {
    name: 'en: times on both sides of the Atlantic count once',
    sentAt: '2027-03-17T09:40:00-05:00',
    timezone: 'America/Chicago',
    from: 'Oliver Stamp <oliver@stampfreight.example>',
    subject: 'Rates call',
    text: `Hi Jenny,

let's talk about the new rates on Tuesday March 23rd, 10am your time / 3pm London. I'll dial you on the usual number, +1 555 014 2277.

Cheers
Oliver
`,
    expected: [at('2027-03-23T10:00:00-05:00')],
  },
  {
    name: 'en: office presence without any proposal',
    sentAt: '2027-01-19T09:40:00+00:00',
    timezone: 'Europe/London',
    from: 'Wanda Price <wanda@priceandpugh.example>',
    subject: 'Your query about the boundary',
    text: `Dear Mr Eves,

the plan of 1962 shows the hedge on your side. I am in the office on Tuesdays from 9 to 12 and on Thursdays from 2 to 4:30 should you have any questions.

Wanda Price
`,
    expected: [],
  },
  {
    name: 'en: christmas opening hours',
    sentAt: '2026-12-14T10:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Hilltop Timber <sales@hilltop-timber.example>',
    subject: 'Christmas opening',
    text: `Dear customers,

over Christmas we are open as follows:
Wed 23 December 7:30 - 16:00
Thu 24 December 7:30 - 12:00
25 December to 3 January closed
From Mon 4 January 7:30 as usual.

Merry Christmas from all at Hilltop Timber!
`,
    expected: [],
  },
  {
    name: 'en: minutes of a meeting that is over',
    sentAt: '2026-12-11T12:10:00+00:00',
    timezone: 'Europe/London',
    from: 'Beth Owens <beth@owensdesign.example>',
    subject: 'Notes from Wednesday',
    text: `Hi both,

good to see you on Wednesday 9 December at 10am. Notes attached, the main points:
1. logo stays, colours get warmer
2. Tom asks the printer for a quote (last one was from 3/11)
3. we talk again when the draft is there

Beth
`,
    expected: [],
  },
  {
    name: 'en: an incident report full of hours',
    sentAt: '2026-11-25T08:20:00+00:00',
    timezone: 'Europe/London',
    from: 'Night Desk <desk@watchmen-security.example>',
    subject: 'Alarm report 3318',
    text: `Site: Copper Kettle Bakery, rear door
Tue 24/11 23:14 alarm received
23:31 guard on site, door found ajar, nothing missing
Wed 25/11 00:05 reset, guard left
Charge: 1 call-out at £45.00

Please make sure the latch is repaired as soon as possible.
`,
    expected: [],
  },
  {
    name: 'en: a newsletter with a webinar for everybody',
    sentAt: '2027-03-02T06:00:00+00:00',
    timezone: 'Europe/London',
    from: 'LedgerLeaf <news@ledgerleaf.example>',
    subject: '5 tips for faster VAT returns',
    isBulk: true,
    text: `VAT made easy - the March newsletter

FREE WEBINAR: Making Tax Digital in 30 minutes
Thursday 11 March, 11:00 GMT
Save your seat: https://ledgerleaf.example/webinar

You get this mail because you subscribed to our newsletter. Unsubscribe: https://ledgerleaf.example/u
`,
    expected: [],
  },
  {
    name: 'en: a mail shot for a public sale',
    sentAt: '2027-03-18T05:30:00+00:00',
    timezone: 'Europe/London',
    from: 'Bedlam Sofas <offers@bedlamsofas.example>',
    subject: 'Sale starts Friday!',
    isBulk: true,
    text: `THE BIG SPRING SALE
Doors open Friday 26 March, 8am - be there!
Up to 60% off. First 50 customers get a free cushion.

Meet our designers in store every Saturday at 11.

No longer want these mails? https://bedlamsofas.example/unsubscribe
`,
    expected: [],
  },
];
