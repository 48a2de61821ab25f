import { at, type DetectionMail, days } from '../mail.ts';

/** English mails on which the detection may be tuned. */
export const englishDevMails: DetectionMail[] = [
  {
    name: 'en: a colleague hands a forwarded enquiry on with a time of his own',
    sentAt: '2026-12-03T10:31:00+00:00',
    timezone: 'Europe/London',
    from: 'Dev Anand <dev@sundial-signs.example>',
    subject: 'Fwd: New shop front',
    text: `Hi Trish, can you take this one please? I told him Wednesday 9 December, 13:15, at his shop, and you'd bring the samples.

Dev

---------- Forwarded message ---------
From: Raymond Tew <ray@tews-butchers.example>
Date: Wed, 2 Dec 2026 at 18:44
Subject: New shop front
To: <dev@sundial-signs.example>

Hello, do you do gold lettering? Our shop is open Tue to Sat 7am-2pm. Last sign was done in 2009 and cost £640.
Ray Tew
`,
    expected: [at('2026-12-09T13:15:00+00:00')],
  },
  {
    name: 'en: three alternatives on separate lines',
    sentAt: '2027-02-19T09:26:00+00:00',
    timezone: 'Europe/London',
    from: 'Freya Lund <freya@lundarchitects.example>',
    subject: 'Site visit barn conversion',
    text: `Hi Graham,

the planning officer has asked for another visit on site. These slots would work on our side, please pick one:

Tue 23 Feb 09:00
Thu 25 Feb 14:00
Fri 26 Feb 11:30

The drawings (rev. D, 08/02/2027) are on the server.

Best, Freya
`,
    expected: [
      at('2027-02-23T09:00:00+00:00'),
      at('2027-02-25T14:00:00+00:00'),
      at('2027-02-26T11:30:00+00:00'),
    ],
  },
  {
    name: 'en: a reply accepts the quoted time without repeating the date',
    sentAt: '2027-01-14T11:20:00+00:00',
    timezone: 'Europe/London',
    from: 'Priya Nair <priya@nair-accounts.example>',
    subject: 'RE: Year end meeting',
    text: `Hi Steve

Tuesday 9.30 works well, see you then at yours. I'll bring the trial balance with me.

Priya

> On 13 Jan 2027, at 17:02, Steve Lomas <steve@lomas-joinery.example> wrote:
> Hi Priya, would Tue 19 Jan at 9:30 or Thu 21 Jan at 2pm be ok for the year end meeting?
> Cheers Steve
`,
    expected: [at('2027-01-19T09:30:00+00:00')],
  },
  {
    name: 'en: the confirmed time stands in a reply, the quote has another one',
    sentAt: '2027-03-10T15:03:00+00:00',
    timezone: 'Europe/London',
    from: 'Jack Tully <jack@tullyfences.example>',
    subject: 'Re: Quote 4417',
    text: `Hello Mrs Amis,

Monday is full I'm afraid but we can come on Tuesday 16 March at 8am to measure up the back garden.

regards Jack

-----Original Message-----
From: Karen Amis <karen@amis-nursery.example>
Sent: 09 March 2027 19:12
To: Jack Tully
Subject: Quote 4417

Hi Jack, any chance you could come Monday 15 March at 9am to measure?
`,
    expected: [at('2027-03-16T08:00:00+00:00')],
  },
  {
    name: 'en: ordinal date and military hours',
    sentAt: '2027-06-07T07:12:00+01:00',
    timezone: 'Europe/London',
    from: 'Kit Barlow <kit@barlow-scaffolding.example>',
    subject: 'Re: access scaffold Mill St',
    text: `Morning. Lads will meet you on site Thurs 17th June 0800hrs to agree the tie points. Handover inspection with you is Thurs 24th at 1400hrs. PO no. 20270533 pls quote on all docs.

Kit
`,
    expected: [at('2027-06-17T08:00:00+01:00'), at('2027-06-24T14:00:00+01:00')],
  },
  {
    name: 'en: a whole-day site visit',
    sentAt: '2027-04-22T13:29:00+01:00',
    timezone: 'Europe/London',
    from: 'Fiona Blyth <fiona.blyth@aldercrane.example>',
    subject: 'Crane inspection',
    text: `Dear Mr Dunn,

our engineer will be on your site for the annual crane inspection on 12 May 2027. Please keep the yard clear for the whole day. The certificate of 14 May 2026 has to be at hand.

Yours sincerely
Fiona Blyth
Alder Crane Services
`,
    expected: [days('2027-05-12')],
  },
  {
    name: 'en: a time span in US style with am and pm',
    sentAt: '2026-12-01T10:15:00-05:00',
    timezone: 'America/New_York',
    from: 'Dana Whitlock <dwhitlock@brightharbor.example>',
    subject: 'Kickoff',
    text: `Hi Luis,

Great talking to you last Monday at 10. Let's do the kickoff on Thursday, 12/3 from 1:00 - 2:30 PM. I'll send a Zoom link separately.

Dana

Dana Whitlock | Brightharbor Web Studio
(555) 013-0142 | Mon-Thu 9-5
`,
    expected: [at('2026-12-03T13:00:00-05:00', '2026-12-03T14:30:00-05:00')],
  },
  {
    name: 'en: a restaurant booking with JSON-LD',
    sentAt: '2026-12-07T20:11:00+00:00',
    timezone: 'Europe/London',
    from: 'The Copper Pan <bookings@copperpan.example>',
    subject: 'Your table is booked',
    text: `Thanks for booking with us!

Table for 8, Thursday 17 December at 7.30pm
Name: Whitby Ceramics
Booking ref: CP-90121

Kitchen open 12-3 and 6-10.
`,
    html: `<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"CP-90121","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Whitby Ceramics"},"reservationFor":{"@type":"FoodEstablishment","name":"The Copper Pan"},"startTime":"2026-12-17T19:30:00+00:00","partySize":8}</script>
<p>Thanks for booking with us!</p><p>Table for 8, Thursday 17 December at 7.30pm</p></body></html>`,
    expected: [at('2026-12-17T19:30:00+00:00')],
  },
  {
    name: 'en: a time in a named foreign zone',
    sentAt: '2026-11-30T17:08:00+00:00',
    timezone: 'Europe/London',
    from: 'Marcus Bell <marcus@tidewater-robotics.example>',
    subject: 'Demo of release 4.12',
    text: `Hi Anna,

we can show you release 4.12 on Friday, December 4 at 11:00 am Eastern (ET). It takes some time to set up so please tell me today if that doesn't work.

Thanks,
Marcus
Tidewater Robotics, Norfolk VA
`,
    expected: [at('2026-12-04T16:00:00+00:00')],
  },
  {
    name: 'en: an invoice with dates',
    sentAt: '2027-02-01T07:58:00+00:00',
    timezone: 'Europe/London',
    from: 'Accounts <accounts@brookpaper.example>',
    subject: 'Invoice INV-2027-0094',
    text: `Dear customer,

please find attached invoice INV-2027-0094 dated 1 February 2027 over £312.60 for order 55-1209 (delivered 28 January, 9:40, signed by "Dave"). Payment is due on Monday 15 February 2027.

Brook Paper Supplies
Lines open 8am - 6pm
`,
    expected: [],
  },
  {
    name: 'en: a parcel delivery window',
    sentAt: '2027-01-11T07:02:00+00:00',
    timezone: 'Europe/London',
    from: 'QuickVan <noreply@quickvan.example>',
    subject: 'Your parcel is on its way',
    text: `Hi,

your parcel 7734 0091 228 from Larchfield Print will be delivered tomorrow, Tuesday 12 January, between 10:15 and 11:15. Not in? Change your delivery online.

QuickVan
`,
    expected: [],
  },
  {
    name: 'en: the meeting is off',
    sentAt: '2027-01-12T17:45:00+00:00',
    timezone: 'Europe/London',
    from: 'Greg Pell <greg@pellcoaches.example>',
    subject: 'Friday',
    text: `Hi Sue,

no need for our meeting on Friday 15 January at 2pm any more, the insurers have paid up in full today. Please take it out of your diary. Thanks for all your help.

Greg
`,
    expected: [],
  },
  {
    name: 'en: a declined time without a new one',
    sentAt: '2027-02-17T13:37:00+00:00',
    timezone: 'Europe/London',
    from: 'Sam Iqbal <sam@iqbalfoods.example>',
    subject: 'Re: Tasting',
    text: `Hi Jo,

sorry, Thursday 25 February at 11 doesn't work for me, I'm at a funeral that day. I'll come back to you when I know more about March.

Sam

On Tue, 16 Feb 2027 at 10:22, Jo <jo@copperkettle.example> wrote:
> Hi Sam, can you come to the tasting on Thursday 25 Feb at 11?
`,
    expected: [],
  },
  {
    name: 'en: maintenance of a web host',
    sentAt: '2026-11-27T14:00:00+00:00',
    timezone: 'Europe/London',
    from: 'StackBarn Status <status@stackbarn.example>',
    subject: 'Planned maintenance',
    text: `Dear customer,

we will upgrade the database servers to version 15.4 on Sunday 29 November between 02:00 and 04:00 GMT. Your sites may be slow or unreachable for a few minutes. You do not have to do anything.

StackBarn Operations
`,
    expected: [],
  },
  {
    name: 'en: a vague wish to meet',
    sentAt: '2026-11-26T16:18:00+00:00',
    timezone: 'Europe/London',
    from: 'Olivia Crane <olivia@cranelettings.example>',
    subject: 'Catch up?',
    text: `Hi Martin,

it's been ages! Let's have a coffee some time next week or the week after, I'm usually around in the mornings. The flat at no. 12 has gone by the way, £1,150 pcm.

Olivia
Crane Lettings, open Mon to Fri 9:00 - 17:30, Sat 10:00 - 13:00
`,
    expected: [],
  },
];
