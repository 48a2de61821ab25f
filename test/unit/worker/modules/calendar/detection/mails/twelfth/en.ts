import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: heating engineer names a visit, half 8 spoken',
    sentAt: '2027-01-12T07:41:00+00:00',
    timezone: 'Europe/London',
    from: 'Daz Whitlock <daz@whitlockheating.example>',
    subject: 'boiler',
    text: `Morning Janet

can get to you thurs, half 8, to have a look at that boiler. its prob the diverter valve, part is about £85 plus vat if so. leave the side gate unlocked for me if you can

cheers
Daz`,
    expected: [at('2027-01-14T08:30:00+00:00')],
  },
  {
    name: 'en: law firm lists three slots for a 30-minute call',
    sentAt: '2027-02-04T16:22:00-05:00',
    timezone: 'America/New_York',
    from: 'Monica Feldstein <mfeldstein@feldsteinroy.example>',
    subject: 'Re: Trademark filing - next steps',
    text: `Hi Andre,

Thanks for sending over the specimen photos. Before I finalize the application I would like to walk you through the class selection on the phone. It should take no more than 30 minutes. Would one of these work for you?

  - Tue 2/9 at 10:00 am
  - Wed 2/10 at 2:30 pm
  - Thu 2/11 at 9:00 am

Just reply with the one you prefer and I will call you at the shop number.

The USPTO fee is $350 per class and is billed at cost. Please note our retainer invoice #20718 was due on January 29.

Best,
Monica

Monica Feldstein, Esq.
Feldstein & Roy LLP
Office hours Mon-Fri 8:30 am - 5:30 pm
(212) 555-0148`,
    expected: [
      at('2027-02-09T10:00:00-05:00', '2027-02-09T10:30:00-05:00'),
      at('2027-02-10T14:30:00-05:00', '2027-02-10T15:00:00-05:00'),
      at('2027-02-11T09:00:00-05:00', '2027-02-11T09:30:00-05:00'),
    ],
  },
  {
    name: 'en: Irish supplier, Thursday week at quarter past two',
    sentAt: '2027-02-15T10:05:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Pádraig Ó Conaill <padraig@westcoaststone.example>',
    subject: 'Samples for the Hegarty job',
    text: `Hi Sinéad,

Hope the weekend was good to ye. The limestone samples are after coming in from the quarry and I'd sooner show you them in daylight than send photos.

I'm down your direction Thursday week, so I'll call in to the yard at quarter past two if that's alright with you. If herself is around she might have a look at the colours as well.

No rush on the deposit at all.

All the best,
Pádraig`,
    expected: [at('2027-02-25T14:15:00+00:00')],
  },
  {
    name: 'en: the second of two quoted times is accepted',
    sentAt: '2027-03-10T13:48:00+00:00',
    timezone: 'Europe/London',
    from: 'Helen Marchbanks <helen@marchbanksinteriors.example>',
    subject: 'Re: Re: Showroom refit - meet on site?',
    text: `The second one please, the first clashes with a school thing. I'll bring the fabric books.

Helen x

On Wed, 10 Mar 2027 at 11:20, Tom Adeyemi <tom@adeyemijoinery.example> wrote:
> Hi Helen,
>
> Happy to meet at the showroom and go through the shelving. I could do:
>
> 1) Monday 15 March, 11am
> 2) Tuesday 16 March, 3.30pm
>
> Let me know.
> Tom`,
    expected: [at('2027-03-16T15:30:00+00:00')],
  },
  {
    name: 'en: walk-through moved from nine to half past eleven',
    sentAt: '2027-04-14T15:37:00-04:00',
    timezone: 'America/Toronto',
    from: 'Priya Nadarajah <priya.nadarajah@lakeshorecondos.example>',
    subject: 'Friday walk-through, Unit 1204',
    text: `Hello Marc,

The elevator contractor has booked the service elevator on Friday morning, so could we please move the walk-through of Unit 1204 on April 16 from 9:00 to 11:30 a.m.? Everything else stays as planned. Check in with the concierge and ask for me.

Thanks for your flexibility,

Priya Nadarajah
Property Manager
Lakeshore Condominiums
416-555-0172`,
    expected: [at('2027-04-16T11:30:00-04:00')],
  },
  {
    name: 'en: ICS invitation of an accountant in Sydney',
    sentAt: '2027-05-03T09:16:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Wendy Trang <wendy@trangaccounting.example>',
    subject: 'Invitation: BAS and payroll catch-up',
    text: `Hi Bruce,

Invite attached for our quarterly catch-up at our office in Parramatta. Please bring the fuel receipts and the Xero login. BAS is due on the 28th so we still have plenty of time.

Regards,
Wendy`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Trang Accounting//Calendar//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:bas-20270506-771@trangaccounting.example
DTSTAMP:20270502T231500Z
DTSTART:20270506T000000Z
DTEND:20270506T010000Z
SUMMARY:BAS and payroll catch-up
LOCATION:Level 3\\, 18 Church Street\\, Parramatta
ORGANIZER;CN=Wendy Trang:mailto:wendy@trangaccounting.example
ATTENDEE;CN=Bruce Kettle;RSVP=TRUE:mailto:office@kettlefencing.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-06T10:00:00+10:00', '2027-05-06T11:00:00+10:00')],
  },
  {
    name: 'en: JSON-LD table reservation in Chicago',
    sentAt: '2027-06-10T18:52:00-05:00',
    timezone: 'America/Chicago',
    from: 'Harbor & Rye <reservations@harborandrye.example>',
    subject: 'Your table at Harbor & Rye is confirmed',
    text: `Hi Denise,

Your reservation at Harbor & Rye is confirmed.

Party of 4
Thursday, June 17, 2027
12:30 PM

We hold tables for 15 minutes. Need to change something? Call (312) 555-0119 between 11 AM and 10 PM.

Harbor & Rye, 410 N Canal St, Chicago`,
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"HR-88214","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Denise Kowalczyk"},"reservationFor":{"@type":"FoodEstablishment","name":"Harbor & Rye","address":"410 N Canal St, Chicago"},"startTime":"2027-06-17T12:30:00-05:00","partySize":"4"}</script></head><body><p>Hi Denise,</p><p>Your reservation at Harbor &amp; Rye is confirmed.</p><p>Party of 4<br>Thursday, June 17, 2027<br>12:30 PM</p><p>We hold tables for 15 minutes. Need to change something? Call (312) 555-0119 between 11 AM and 10 PM.</p></body></html>`,
    expected: [at('2027-06-17T12:30:00-05:00')],
  },
  {
    name: 'en: two days together at a trade fair',
    sentAt: '2027-08-23T11:11:00+01:00',
    timezone: 'Europe/London',
    from: 'Gareth Pugh <gareth@pughtimber.example>',
    subject: 'Birmingham show',
    text: `Alright Si,

Got us two exhibitor passes for the woodworking show in Birmingham, Tuesday 21st and Wednesday 22nd September. You're down for both days with me on the stand, and I've booked two rooms at the place by the station for the night in between (£94 each, ouch).

I'll drive us. Bring the polo shirt with the new logo on!

Gareth`,
    expected: [days('2027-09-21', '2027-09-23')],
  },
  {
    name: 'en: applicant confirms an interview in New Zealand',
    sentAt: '2027-07-16T20:34:00+12:00',
    timezone: 'Pacific/Auckland',
    from: 'Aroha Tamihana <aroha.tamihana@mailbox.example>',
    subject: 'Re: Application - Veterinary Nurse',
    text: `Kia ora Dr Simmonds,

Thank you so much for inviting me to an interview. I am pleased to confirm Wednesday 21 July at 1.15pm at the clinic.

I will bring my registration certificate and the contact details of two referees. I currently work the early shift in Hamilton (6am to 12 noon) so I will come straight from there.

Ngā mihi,
Aroha Tamihana
021 555 0163`,
    expected: [at('2027-07-21T13:15:00+12:00')],
  },
  {
    name: 'en: demo call named in Pacific time for a London reader',
    sentAt: '2027-10-21T09:40:00-07:00',
    timezone: 'Europe/London',
    from: 'Chad Linderman <chad@stackloft.example>',
    subject: 'Demo next week',
    text: `Hey Fiona!

Great connecting on the phone. Let's get you and the team a proper walkthrough of the booking module. I have you down for Thursday, October 28 at 9:00 AM Pacific, 45 minutes. My engineer Mei will join to answer the API questions.

Dial-in: https://meet.stackloft.example/chad-fiona-28

Pricing for up to 10 seats is $49/month, and the promo runs out October 31.

Talk soon,
Chad`,
    expected: [at('2027-10-28T17:00:00+01:00', '2027-10-28T17:45:00+01:00')],
  },
  {
    name: 'en: one call named in two zones',
    sentAt: '2027-10-27T08:55:00-04:00',
    timezone: 'Europe/Dublin',
    from: 'Laurel Whitcombe <laurel@whitcombetextiles.example>',
    subject: 'Wool order 2028',
    text: `Dear Mr. Brennan,

It was lovely to see the mill in September. We would like to go over the colour card for 2028 with you by phone on Wednesday, November 3, at 10:00 a.m. Eastern, which I believe is 2:00 p.m. in Donegal since your clocks change a week before ours.

I will ring you on the office line.

With kind regards,
Laurel Whitcombe
Whitcombe Textiles, Brattleboro, Vermont`,
    expected: [at('2027-11-03T14:00:00+00:00')],
  },
  {
    name: 'en: fire authority announces an inspection with start and end',
    sentAt: '2027-05-19T14:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Business Safety Team <business.safety@northfellsfire.example>',
    subject: 'Fire safety audit of your premises - ref FS/27/01884',
    text: `Dear Sir or Madam

REGULATORY REFORM (FIRE SAFETY) ORDER 2005
Premises: The Old Dairy Tearoom, 3 Mill Lane

I write to inform you that a fire safety audit of the above premises will be carried out on Tuesday 8 June 2027 from 10:00 to 11:30 hours. The responsible person, or a competent person on their behalf, should be present.

Please have available your written fire risk assessment and the records of alarm tests for the past twelve months. Should you be unable to provide these in advance, they may be submitted up to 28 days after the audit.

Yours faithfully

K. Postlethwaite
Fire Safety Inspecting Officer
Telephone enquiries: 01632 960411 (Mon to Thu 9am to 4pm)`,
    expected: [at('2027-06-08T10:00:00+01:00', '2027-06-08T11:30:00+01:00')],
  },
  {
    name: 'en: broadband engineer appointment with an arrival window',
    sentAt: '2027-11-08T12:26:00+00:00',
    timezone: 'Europe/London',
    from: 'Fenline Broadband <orders@fenline.example>',
    subject: 'Your engineer visit is booked',
    text: `Hello Corner House Dental

Good news, your new line is on its way.

Order number: FL-4410-2295
Engineer visit: Friday 19 November 2027, 8am - 1pm
What we'll do: fit a new socket and test the line

Someone over 18 needs to be at the premises for the whole appointment. Your router will be posted separately and should be with you by 16 November.

Fenline Broadband
Customer care 0800 555 0139, 7 days, 8am-8pm`,
    expected: [at('2027-11-19T08:00:00+00:00', '2027-11-19T13:00:00+00:00')],
  },
  {
    name: 'en: clinic reminder with a US numeric date',
    sentAt: '2027-03-17T08:00:00-05:00',
    timezone: 'America/Chicago',
    from: 'Prairie Orthopedics <no-reply@prairieortho.example>',
    subject: 'Appointment reminder',
    text: `Dear Walter,

This is a reminder of your upcoming appointment:

Provider: Anil Patel, MD
Date: 03/22/2027
Time: 2:40 PM
Location: Suite 210, 5500 Maple Ave

Please bring your insurance card and a list of your medications. To cancel or reschedule call (515) 555-0127 at least 24 hours ahead to avoid a $40 fee.

Prairie Orthopedics`,
    expected: [at('2027-03-22T14:40:00-05:00')],
  },
  {
    name: 'en: terse lunch, lower case',
    sentAt: '2027-06-01T17:19:00+01:00',
    timezone: 'Europe/London',
    from: 'Ollie Featherstone <ollie@featherstoneprint.example>',
    subject: 'lunch',
    text: `lunch fri? 12.45 at the usual. my turn to pay

o`,
    expected: [at('2027-06-04T12:45:00+01:00')],
  },
  {
    name: 'en: flat viewing tomorrow, written on a Sunday evening with typos',
    sentAt: '2027-08-15T19:44:00+01:00',
    timezone: 'Europe/London',
    from: 'Kasia Borowska <kasia.borowska88@postbox.example>',
    subject: 'flat 2 marlow road',
    text: `hi, its kasia, we spoke on saterday about the flat. are you still ok for tomorow at 10 oclock so me and my boyfreind can see it? will the curent tenant be there or do we just ring the bel. also is the £1150 with bills or without

thanks alot
kasia`,
    expected: [at('2027-08-16T10:00:00+01:00')],
  },
  {
    name: 'en: registered for a webinar in Central Time, reader in Denver',
    sentAt: '2027-09-08T10:30:00-05:00',
    timezone: 'America/Denver',
    from: 'Crestbridge Learning <registrations@crestbridge.example>',
    subject: "You're registered: Sales Tax for Small Retailers",
    text: `Hi Rosa,

Thank you for registering for "Sales Tax for Small Retailers". Here are your personal details for joining:

When: Wednesday, September 15, 2027, 1:00 PM - 2:00 PM Central Time
Join: https://crestbridge.example/w/98811-rosa
Passcode: 551902

Please do not share your link, it is unique to you. A recording will be available for 30 days.

See you there,
The Crestbridge team`,
    expected: [at('2027-09-15T12:00:00-06:00', '2027-09-15T13:00:00-06:00')],
  },
  {
    name: 'en: strategy morning with an agenda inside',
    sentAt: '2027-09-30T16:58:00+01:00',
    timezone: 'Europe/London',
    from: 'Ruth Calloway <ruth@callowaydesign.example>',
    subject: 'Strategy morning - agenda',
    text: `Hi both,

Here's the plan for our strategy morning on Tuesday 12 October, 9:00 to 12:30, upstairs at the Quaker Meeting House:

- Where we are: the figures (Ruth, 30 min)
- What clients say about us (Imran, 45 min)
- Coffee
- Prices for 2028 (all of us)
- Who does what by Christmas

Sandwiches after for anyone who can stay. Please read the attached 4 pages beforehand.

Ruth`,
    expected: [at('2027-10-12T09:00:00+01:00', '2027-10-12T12:30:00+01:00')],
  },
  {
    name: 'en: site visit and follow-up call in one mail',
    sentAt: '2027-04-22T12:09:00+01:00',
    timezone: 'Europe/London',
    from: 'Neil Drummond <n.drummond@drummondarchitects.example>',
    subject: 'Barn conversion, Upper Slaughter Farm',
    text: `Dear Pete,

Two things for the diary, as agreed on the phone yesterday:

I'll see you on site on Monday 26th April at 8 o'clock sharp, so that we can look at the roof trusses before the scaffolders turn up.

Then on Thursday 29th at 4pm the three of us (you, me and Mrs Ashworth) have a call about the budget. I will send round the number.

The planning decision is expected by 14 May.

Regards
Neil`,
    expected: [at('2027-04-26T08:00:00+01:00'), at('2027-04-29T16:00:00+01:00')],
  },
  {
    name: 'en: colleague asks to cover a forwarded tasting',
    sentAt: '2027-07-20T09:27:00+01:00',
    timezone: 'Europe/London',
    from: 'Jo Pemberton <jo@thelockkeeper.example>',
    subject: 'Fwd: New season cask ales',
    text: `Hiya, I can't make this so I've told Martin you're going instead of me. Thursday 11.30 at the brewery, ask for him at the shop. Don't drive!

Jo

---------- Forwarded message ---------
From: Martin Sykes <martin@sykesbrewing.example>
Date: Mon, 19 Jul 2027 at 16:40
Subject: New season cask ales
To: Jo Pemberton <jo@thelockkeeper.example>

Hi Jo,

Great, we'll see you Thursday then. Six new casks to try, and a bite to eat. Free parking behind the brewery.

Cheers
Martin`,
    expected: [at('2027-07-22T11:30:00+01:00')],
  },
  {
    name: 'en: college offers a review slot for an apprentice',
    sentAt: '2027-10-19T13:15:00+01:00',
    timezone: 'Europe/London',
    from: 'Work Based Learning <wbl@tynefieldcollege.example>',
    subject: 'Apprentice progress review - Liam Foster',
    text: `Dear Employer,

It is time for the 12-week progress review of your apprentice Liam. I have put you and Liam in for Thursday 4th November, quarter to five till half past five, at your garage.

Please could you have his job cards to hand. If he has missed any college days please let me know by 29 October.

Many thanks

Shaun Iqbal
Assessor, Motor Vehicle
Tynefield College`,
    expected: [at('2027-11-04T16:45:00+00:00', '2027-11-04T17:30:00+00:00')],
  },
  {
    name: 'en: IT contractor with ISO date and video link',
    sentAt: '2027-11-25T17:33:00+00:00',
    timezone: 'Europe/London',
    from: 'Vikram Shetty <vikram@northbridge-it.example>',
    subject: 'Server migration: kick-off',
    text: `All,

Kick-off for the file server migration:

Date: 2027-12-02
Time: 14:00-15:30
Link: https://video.northbridge-it.example/j/84410377?pwd=Qm9
Attendees: Sandra (practice), Vikram, Bea

The cut-over itself happens without you over a weekend in January, you don't have to be around for that.

Tickets: NB-3391, NB-3402

Vikram`,
    expected: [at('2027-12-02T14:00:00+00:00', '2027-12-02T15:30:00+00:00')],
  },
  {
    name: 'en: yes that works, in answer to a quoted proposal',
    sentAt: '2027-08-16T07:12:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Craig Mulholland <craig@mulholland-removals.example>',
    subject: 'Re: quote for office move',
    text: `Yep that works, see you then.

Craig
Sent from my phone

> On 15 Aug 2027, at 8:51 pm, Lily Zhao <lily@zhaophysio.example> wrote:
>
> Hi Craig, thanks for calling back. To give us a quote you'd best see the rooms. How about Wednesday at 4pm? We're above the bakery, 77 King St, door code on the day.
>
> Lily`,
    expected: [at('2027-08-18T16:00:00+10:00')],
  },
  {
    name: 'en: JSON-LD event ticket, evening seminar in Dublin',
    sentAt: '2027-10-29T11:02:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Liffey Ticket Desk <tickets@liffeytickets.example>',
    subject: 'Your ticket: Hospitality Night 2027',
    text: `Hi Eoin,

Thanks for your booking. Your ticket for Hospitality Night 2027 is attached.

Order LT-200871 | 1 x Standard | €35.00

Thursday 11 November 2027, 18:30 - 21:00
The Printworks, Dublin 8

Liffey Ticket Desk`,
    html: `<html><body><script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"LT-200871","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Eoin Halpin"},"reservationFor":{"@type":"Event","name":"Hospitality Night 2027","startDate":"2027-11-11T18:30:00+00:00","endDate":"2027-11-11T21:00:00+00:00","location":{"@type":"Place","name":"The Printworks","address":"Dublin 8"}}}
</script><p>Hi Eoin,</p><p>Thanks for your booking. Your ticket for <b>Hospitality Night 2027</b> is attached.</p><p>Order LT-200871 | 1 x Standard | &euro;35.00</p><p>Thursday 11 November 2027, 18:30 - 21:00<br>The Printworks, Dublin 8</p></body></html>`,
    expected: [at('2027-11-11T18:30:00+00:00', '2027-11-11T21:00:00+00:00')],
  },
  {
    name: 'en: ICS invitation in New York time, reader in Los Angeles',
    sentAt: '2027-12-01T14:20:00-05:00',
    timezone: 'America/Los_Angeles',
    from: 'Bernard Osei <bosei@oseicapital.example>',
    subject: 'Year-end portfolio review',
    text: `Hi Tammy,

Calendar hold for our year-end review is attached. I'll send the statements the day before.

Bernard`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Osei Capital//Desk 4.1//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7f1e02c4-review@oseicapital.example
DTSTAMP:20271201T192000Z
DTSTART;TZID=America/New_York:20271208T110000
DTEND;TZID=America/New_York:20271208T120000
SUMMARY:Year-end portfolio review
LOCATION:Phone
ORGANIZER;CN=Bernard Osei:mailto:bosei@oseicapital.example
ATTENDEE;CN=Tammy Reyes;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:tammy@reyesflorals.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-12-08T08:00:00-08:00', '2027-12-08T09:00:00-08:00')],
  },
  {
    name: 'en: one time declined, two others offered',
    sentAt: '2027-02-19T15:50:00-07:00',
    timezone: 'America/Denver',
    from: 'Skyler Boone <skyler@boonebikes.example>',
    subject: 'Re: wheel order / meet up',
    text: `Hey Matt,

Tuesday at 3 is no good for me, that's when the freight comes in. I could do Wednesday the 24th at 10 or Thursday the 25th at 2 in the afternoon instead. Pick one and swing by the shop.

Oh and I still owe you the 32 hole rims from the last order, they're in the back.

Skyler`,
    expected: [at('2027-02-24T10:00:00-07:00'), at('2027-02-25T14:00:00-07:00')],
  },
  {
    name: 'en: booking tool confirms a discovery call',
    sentAt: '2027-01-20T22:14:00-07:00',
    timezone: 'America/Denver',
    from: 'SlotPal <notifications@slotpal.example>',
    subject: 'New booking: Discovery call with Jennifer Ames',
    text: `Hi Mesa Web Studio,

A new event has been scheduled.

Event type: Discovery call (30 min)
Invitee: Jennifer Ames, jennifer@amesbakery.example
Date/time: Monday, January 25, 2027, 9:30am - 10:00am (Mountain Time)

Questions:
What is your website about? - "custom cakes, need online ordering, budget ~ $4k"

View event: https://slotpal.example/e/7PQ2K
Reschedule: https://slotpal.example/r/7PQ2K`,
    expected: [at('2027-01-25T09:30:00-07:00', '2027-01-25T10:00:00-07:00')],
  },
  {
    name: 'en: stock-take as a whole day',
    sentAt: '2027-12-06T08:31:00+00:00',
    timezone: 'Europe/London',
    from: 'Margaret Ellis <margaret@ellisandsonsironmongers.example>',
    subject: 'Stock-take',
    text: `Dear all,

Just so it's in everybody's diary: stock-take this year is Friday 31st December. The shop stays shut and I need all of you in for the whole day please, no exceptions (yes Kevin, that means you). Overtime rate as usual and I'll bring the mince pies.

Margaret`,
    expected: [days('2027-12-31')],
  },
  {
    name: 'en: Australian tradie, this arvo at 3',
    sentAt: '2027-10-06T09:12:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Robbo Stathakis <robbo@bluegumblinds.example>',
    subject: 'Re: plantation shutters',
    text: `G'day Michelle,

No dramas. I'm in Leichhardt today anyway so I'll swing past this arvo at 3 and measure up the front windows for ya. Ballpark is $420 a panel, lead time about 5 weeks.

Robbo
0491 555 017`,
    expected: [at('2027-10-06T15:00:00+11:00')],
  },
  {
    name: 'en: supervision a fortnight today',
    sentAt: '2027-07-08T12:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Dr Miriam Gold <m.gold@goldcounselling.example>',
    subject: 'Supervision',
    text: `Dear Tessa,

Thank you for this morning. I thought you handled the difficult session very well.

To confirm, we meet again a fortnight today, same time, 11am, in my room. Invoice for today to follow (£65, payable within 14 days).

Warmly,
Miriam`,
    expected: [at('2027-07-22T11:00:00+01:00')],
  },
  {
    name: 'en: club secretary calls the AGM',
    sentAt: '2027-04-01T21:07:00+01:00',
    timezone: 'Europe/London',
    from: 'Brian Oakes <secretary@lowerhamptonbowls.example>',
    subject: 'AGM',
    text: `Dear Geoff,

You are cordially invited to the Annual General Meeting of the club, which will be held on Tuesday the 20th of April at 7.30pm in the pavilion.

Subscriptions (£48, or £24 for juniors) are due by 30 April. Nominations for the committee should reach me by Friday 16 April please. The green opens for play on the first of May, weather and moles permitting.

Yours in bowls,
Brian Oakes
Hon. Secretary`,
    expected: [at('2027-04-20T19:30:00+01:00')],
  },
  {
    name: 'en: three interviews on one Monday with names',
    sentAt: '2027-09-29T14:41:00-04:00',
    timezone: 'America/New_York',
    from: 'Tanya Brooks <tanya@brooksandlowe.example>',
    subject: 'Interviews Monday',
    text: `Hi Greg,

Here are the interviews you're sitting in on with me on Monday 10/4, all in the small conference room:

9:00-9:45 Kara Jimenez
10:00-10:45 Dev Malhotra
1:15-2:00 Luis Ortega

Resumes are in the shared folder. We need to tell HR our pick by end of day Wednesday.

T.`,
    expected: [
      at('2027-10-04T09:00:00-04:00', '2027-10-04T09:45:00-04:00'),
      at('2027-10-04T10:00:00-04:00', '2027-10-04T10:45:00-04:00'),
      at('2027-10-04T13:15:00-04:00', '2027-10-04T14:00:00-04:00'),
    ],
  },
  {
    name: 'en: solicitor fixes the signing of a lease among many other dates',
    sentAt: '2027-06-24T16:16:00+01:00',
    timezone: 'Europe/London',
    from: 'Philippa Thornbury <p.thornbury@thornburylaw.example>',
    subject: 'Unit 6, Canal Wharf - Lease [PT/KAM/11872-2]',
    text: `Dear Mr Khan

Unit 6, Canal Wharf

I refer to the above matter and to your email of 21 June.

1. The landlord's solicitors have now accepted our amendments to clauses 4.12 and 7.30.
2. The term will run from 1 August 2027 for ten years, with a break on 31 July 2032 on six months' notice.
3. The first quarter's rent of £4,375 must be in our client account by noon on 28 July.

I should be grateful if you would attend our offices on Tuesday 13 July 2027 at 2.15 pm in order to sign the engrossed lease. The appointment will take one hour. Please bring your passport.

Yours sincerely

Philippa Thornbury
Partner
Thornbury Law LLP
Our offices are open Monday to Friday 9.00 am to 5.15 pm (closed 1-2 pm)`,
    expected: [at('2027-07-13T14:15:00+01:00', '2027-07-13T15:15:00+01:00')],
  },
  {
    name: 'en: landlord sends a surveyor at noon',
    sentAt: '2027-09-14T10:48:00-03:00',
    timezone: 'America/Halifax',
    from: 'Duncan MacAskill <duncan@macaskillproperties.example>',
    subject: 'Roof at 12 Water Street',
    text: `Hello Anne-Marie,

You were right about the drip over the till. I've asked the roof fella to come and have a look from inside your shop. He'll be there on the 23rd at noon and he'll need you to let him up to the attic.

I'll knock $150 off October's rent for the bother.

Duncan`,
    expected: [at('2027-09-23T12:00:00-03:00')],
  },
  {
    name: 'en: first aid training day',
    sentAt: '2027-01-06T09:53:00+00:00',
    timezone: 'Europe/London',
    from: 'Steady Hands Training <bookings@steadyhands.example>',
    subject: 'Booking confirmation 5518 - Emergency First Aid at Work',
    text: `Hello Lorraine

Thank you for your booking. You and Karen are booked on:

Emergency First Aid at Work (1 day)
Wednesday 27 January 2027
Venue: Steady Hands Training, Unit 9 Beacon Park

Lunch is included. Wear comfy clothes, you will be kneeling on the floor. Certificates are valid for 3 years.

Total paid: £190.00

Steady Hands Training`,
    expected: [days('2027-01-27')],
  },
  {
    name: 'en: South African caterer with 14h00',
    sentAt: '2027-05-10T08:24:00+02:00',
    timezone: 'Africa/Johannesburg',
    from: 'Thandi Mokoena <thandi@mokoenacatering.example>',
    subject: 'Menu tasting for the year-end function',
    text: `Good day Riaan

Hope you are well. The chef is ready for you and your wife, please come through on Friday 14 May at 14h00 for the tasting of the three menus. Menu B is R310 per head, the others are a bit less.

Kindly let me know about any allergies by Wednesday.

Regards
Thandi`,
    expected: [at('2027-05-14T14:00:00+02:00')],
  },
  {
    name: 'en: auditor on the premises two days with hours',
    sentAt: '2027-02-26T11:37:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Catherine Mulvey <cmulvey@mulveyaudit.example>',
    subject: 'HACCP audit March',
    text: `Dear Declan,

Following our phone call I confirm the on-site audit of your kitchen and cold stores:

Day 1: Tue 9th March, 09:00 - 17:00
Day 2: Wed 10th March, 09:00 - 13:00

I need you with me for the opening of each day, a desk and a plug. The report will follow within three weeks. The fee is €1,480 ex VAT.

Kind regards,
Catherine`,
    expected: [
      at('2027-03-09T09:00:00+00:00', '2027-03-09T17:00:00+00:00'),
      at('2027-03-10T09:00:00+00:00', '2027-03-10T13:00:00+00:00'),
    ],
  },
  {
    name: 'en: invoice reminder with a due date and hour',
    sentAt: '2027-03-23T09:02:00+00:00',
    timezone: 'Europe/London',
    from: 'Accounts <accounts@severnpackaging.example>',
    subject: 'Overdue: INV-30917',
    text: `Dear Customer

Our records show that invoice INV-30917 dated 12/02/2027 for £612.40 remains unpaid. Please arrange for cleared funds to reach us by 5pm on Wednesday 31 March, after which your account will be placed on stop.

If you have already paid, please accept our thanks and ignore this message.

Credit Control
Severn Packaging Ltd
Lines open 9.00-17.00 Mon-Fri`,
    expected: [],
  },
  {
    name: 'en: parcel on its way with a delivery slot',
    sentAt: '2027-10-13T18:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Zipline Parcels <track@ziplineparcels.example>',
    subject: 'Your parcel from ToolBarn will be with you tomorrow',
    text: `Hi there,

Your driver Marcin will deliver your parcel from ToolBarn tomorrow, Thursday 14 October, between 10:12 and 11:12.

Not in? Choose a neighbour or another day in the app before midnight.

Parcel ref 1550 2294 8801`,
    expected: [],
  },
  {
    name: 'en: supplier tells its Christmas hours',
    sentAt: '2027-12-13T10:10:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Noreen Tuohy <sales@tuohyhardware.example>',
    subject: 'Christmas hours at the trade counter',
    text: `Hello all,

The trade counter over Christmas:

Thurs 23rd Dec 7.30 - 5
Christmas Eve 7.30 - 12.30
25th - 28th closed
Wed 29th & Thurs 30th 9 - 3
New Year's Eve 9 - 1

Last orders for the van are Tuesday 21st at noon. Thanks a million for your custom this year, and mind yourselves.

Noreen and all at Tuohy's`,
    expected: [],
  },
  {
    name: 'en: hosting company announces a maintenance window',
    sentAt: '2027-05-25T13:00:00-04:00',
    timezone: 'America/New_York',
    from: 'Kestrel Hosting Status <status@kestrelhosting.example>',
    subject: '[Scheduled] Database maintenance, cluster us-east-4',
    text: `Hello,

We will perform scheduled maintenance on the cluster that hosts your account.

Start: Saturday, May 29, 2027, 1:00 AM ET
End: Saturday, May 29, 2027, 4:30 AM ET

Expect two short interruptions of up to 5 minutes each. No action is required on your part.

Kestrel Hosting Operations`,
    expected: [],
  },
  {
    name: 'en: chamber newsletter full of events',
    sentAt: '2027-09-02T06:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Wyre Valley Chamber <news@wyrevalleychamber.example>',
    subject: 'September at the Chamber: breakfasts, grants and a new face',
    isBulk: true,
    text: `WYRE VALLEY CHAMBER | SEPTEMBER

Networking Breakfast - Thursday 9 September, 7.15am, Riverside Hotel. £14 incl. full English.
Export Clinic - Tuesday 14 September, 2pm, online. Free to members.
Meet the Buyer - Wednesday 22 September, 10am to 3pm, Town Hall.

GRANTS
Applications for the green energy grant close at midnight on 30 September.

NEW FACE
We welcome Alice Dunmore, who joins the team as membership manager.

You receive this because you subscribed on our website. Unsubscribe | Update preferences`,
    expected: [],
  },
  {
    name: 'en: wholesale flash sale with an end',
    sentAt: '2027-11-22T05:01:00-06:00',
    timezone: 'America/Chicago',
    from: 'GrillSupply Depot <deals@grillsupplydepot.example>',
    subject: 'Starts Friday 6 AM: up to 40% off commercial fryers',
    isBulk: true,
    text: `BLACK FRIDAY STARTS EARLY

Doors open Friday, November 26 at 6:00 AM CT, online and in all 14 stores. Deals end Monday, November 29 at 11:59 PM.

- 50 lb gas fryer: $1,199 (was $1,899)
- 36" charbroiler: $1,450
- Free shipping over $500

Book a free consultation with a kitchen planner any weekday from 9 to 5.

Unsubscribe here. GrillSupply Depot, 2100 W 35th St`,
    expected: [],
  },
  {
    name: 'en: fitting cancelled without a new time',
    sentAt: '2027-02-10T08:47:00+00:00',
    timezone: 'Europe/London',
    from: 'Charlotte Hale <charlotte.hale@inkmail.example>',
    subject: 'dress fitting thursday',
    text: `Hi Yvonne, so sorry but I've come down with the flu and have to cancel my fitting tomorrow at 2pm. Will ring you when I'm back on my feet. Hope you can fill the slot!

Charlotte`,
    expected: [],
  },
  {
    name: 'en: none of the quoted survey dates suits',
    sentAt: '2027-06-14T18:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Rajesh Vaidya <rajesh@vaidyapharmacy.example>',
    subject: 'Re: Solar survey dates',
    text: `Hi Ellie

Thanks, but none of those work I'm afraid, we have the inspectors in and two of the team on leave. Let me get June out of the way and I'll come back to you.

Rajesh

From: Ellie Winters <ellie@brightroofsolar.example>
Sent: 14 June 2027 15:31
To: Rajesh Vaidya
Subject: Solar survey dates

Hi Rajesh, for the roof survey we could offer:
Thursday 17 June 9am
Monday 21 June 1.30pm
Wednesday 23 June 11am
Let me know which suits.
Ellie`,
    expected: [],
  },
  {
    name: 'en: minutes of a meeting that is past',
    sentAt: '2027-04-07T16:40:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Narelle Dobson <narelle@palmviewbodycorp.example>',
    subject: 'Minutes - committee meeting 6 April',
    text: `Hi everyone,

Draft minutes of the committee meeting held on Tuesday 6 April 2027 are below. Corrections to me please.

Opened: 6.00 pm. Present: N. Dobson, K. Lau, P. Ferraro, S. Whyte (from 6.25 pm).
1. Pool pump: quote of $3,870 accepted.
2. Bins: the council has been written to again.
3. Lot 11: noise complaint, letter sent.
Closed: 7.10 pm. The date of the next meeting will be advised.

Narelle`,
    expected: [],
  },
  {
    name: 'en: consultant tells of flights and trains',
    sentAt: '2027-01-29T12:14:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Oscar Lindqvist <oscar@lindqvistconsult.example>',
    subject: 'Offline on Monday',
    text: `Hi Niamh,

A heads up that I'll be hard to reach on Monday. My flight leaves Stockholm at 06:55 and lands at Heathrow at 8.40, then I'm on the 10:30 train to Leeds for a different client. If anything burns, send a text.

The report draft is about 80% done and you'll have it before the end of the week after.

Oscar`,
    expected: [],
  },
  {
    name: 'en: availability without a proposal',
    sentAt: '2027-08-05T15:22:00-04:00',
    timezone: 'America/Toronto',
    from: 'Geneviève Pelland <genevieve@pellandlandscape.example>',
    subject: 'Re: backyard design',
    text: `Hi Colin,

Love the sketch! Yes, let's meet and talk plants. I'm pretty open most of next week, and Mondays and Wednesdays are usually good for me in general. What suits you?

For budget we are thinking 15 to 18 thousand, with maybe 30 cedars along the fence.

Geneviève`,
    expected: [],
  },
  {
    name: 'en: will pop by in the afternoon, no hour',
    sentAt: '2027-03-05T17:58:00+00:00',
    timezone: 'Europe/London',
    from: 'Alan Tranter <alan.tranter@homepost.example>',
    subject: 'clock',
    text: `Dear Mr Benedek

The mantel clock you mended for us has stopped again, always at about ten to seven. I shall be in town one day next week, most likely Tuesday afternoon, and will drop it in then. No need to wait in for me, I can leave it with the young lady.

Yours
A. Tranter`,
    expected: [],
  },
  {
    name: 'en: tender portal with closing time',
    sentAt: '2027-07-01T11:30:00+12:00',
    timezone: 'Pacific/Auckland',
    from: 'Procurement <procurement@tasmanridgecouncil.example>',
    subject: 'RFT 27/044 Playground resurfacing - documents available',
    text: `Good morning

The documents for RFT 27/044 have been released to you on the portal.

Questions close: 12 noon, Wednesday 14 July 2027
Tenders close: 4:00pm, Friday 23 July 2027
Expected award: mid August

Late tenders will not be opened. Questions go through the portal only.

Procurement Team
Tasman Ridge District Council`,
    expected: [],
  },
  {
    name: "en: customer mentions a sister's wedding",
    sentAt: '2027-05-27T21:36:00+01:00',
    timezone: 'Europe/London',
    from: 'Bethan Rowlands <bethan.rowlands@quickpost.example>',
    subject: 'Re: Proofs for the brochure',
    text: `Hiya Mel

Proofs look lush! Only page 6, can the photo be a bit bigger and the phone number is missing a 4.

I won't get to the rest till next week, it's my sister's wedding on Saturday (2 o'clock in Brecon, and I'm doing the flowers, the cake AND the speech, help). After that you'll have my full attention, promise.

Bethan`,
    expected: [],
  },
  {
    name: 'en: new brochure question above an old quoted appointment',
    sentAt: '2027-09-20T13:13:00+01:00',
    timezone: 'Europe/London',
    from: 'Simon Crowe <simon@croweandbell.example>',
    subject: 'Re: Kitchen showroom visit',
    text: `Hello Anita,

We've finally settled on the darker oak. Could you post us the handle catalogue, the one with the brass ones? Same address as before.

Simon

> On 24 Aug 2027, at 10:02, Anita Rao wrote:
> Lovely, I'll see you and Grace at the showroom on Saturday 28 August at 10.30. Parking is round the back.
> Anita
> Rao Kitchens, open Mon-Sat 9.30-5.30`,
    expected: [],
  },
  {
    name: 'en: radio station tells when the feature is on air',
    sentAt: '2027-10-18T14:29:00+01:00',
    timezone: 'Europe/London',
    from: 'Dominic Reyes <dominic@estuaryfm.example>',
    subject: 'Your feature',
    text: `Hi Sal,

Cracking interview last week, thanks again for letting us loose in the smokehouse. We've cut it down to three and a half minutes and it goes out on the Breakfast Show on Thursday at 7.45am, with a repeat on Sunday just after 11. It'll be on the website for a month as well.

Dom
Estuary FM 98.3`,
    expected: [],
  },
  {
    name: 'en: software vendor announces a release',
    sentAt: '2027-08-26T10:00:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Hannah Sung <hannah@tillfox.example>',
    subject: 'TillFox 5 is almost here',
    text: `Hi Marisol,

As one of our longest-running accounts I wanted you to hear it first from me: TillFox 5 goes live on Wednesday, September 1 at 9:00 AM. Your registers will pick up the new version the next time they are restarted. Split checks, finally!

The price for your plan stays at $79 per month until the end of 2028.

Hannah
Customer Success, TillFox`,
    expected: [],
  },
  {
    name: 'en: complaint about a wrong order full of numbers',
    sentAt: '2027-04-29T07:55:00+01:00',
    timezone: 'Europe/London',
    from: 'Stu Gallagher <stu@gallagherroofing.example>',
    subject: 'order 11-30-445 WRONG AGAIN',
    text: `whats going on with your warehouse?? ordered 200 of the 10.30 x 4 screws and 15 rolls of the 9:1 mix tape, got 20 of the 12.15s and no tape at all. thats the second time since march.

ive got 3 lads stood on a roof in stockport doing nothing at £180 a day each

send a van or send me my money back

stu`,
    expected: [],
  },
  {
    name: 'en: out of office reply',
    sentAt: '2027-08-11T11:49:00+01:00',
    timezone: 'Europe/London',
    from: 'Lucinda Barr <lucinda.barr@barrheritage.example>',
    subject: 'Automatic reply: Listed building consent, query',
    text: `Thank you for your email. I am on annual leave and will be back at my desk on Monday 23 August at 9am.

For urgent matters please contact Fergus on 0131 496 0188 (Tues-Fri, 10am-3pm). Your email will not be forwarded.

Lucinda Barr`,
    expected: [],
  },
  {
    name: 'en: ICS that cancels a supplier meeting',
    sentAt: '2027-06-29T08:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Graham Sefton <graham@seftonflooring.example>',
    subject: 'Cancelled: Carpet tile range 2028',
    text: `Hi Deb, the rep has been moved to another region so I've taken this out of the calendar. The new one will get in touch with you herself.

Graham`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Sefton Flooring//Mail//EN
METHOD:CANCEL
BEGIN:VEVENT
UID:0a44b6-carpet@seftonflooring.example
DTSTAMP:20270629T070300Z
DTSTART:20270702T130000Z
DTEND:20270702T140000Z
SUMMARY:Carpet tile range 2028
STATUS:CANCELLED
SEQUENCE:2
ORGANIZER;CN=Graham Sefton:mailto:graham@seftonflooring.example
ATTENDEE;CN=Deb Lacey:mailto:deb@laceyinteriors.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: barista applies with shift times',
    sentAt: '2027-01-17T23:10:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Jaydeep Rana <jaydeep.rana@brewmail.example>',
    subject: 'Barista position',
    text: `Hi,

I saw the sign in your window and would love to work at your cafe. I have 3 years experience on a two group machine, doing around 400 coffees a morning.

I study at UTS so I can work 5am to 11am Monday to Thursday and any hours on weekends. I can start from 1 February. Resume attached.

Hope to hear from you!
Jaydeep`,
    expected: [],
  },
  {
    name: 'en: council closes the road at night',
    sentAt: '2027-11-03T15:25:00+00:00',
    timezone: 'Europe/London',
    from: 'Streetworks <streetworks@easthollowcouncil.example>',
    subject: 'Temporary closure: Station Parade',
    text: `Dear Trader

Station Parade will be resurfaced between its junctions with Elm Road and the A271. The road will be closed to all traffic from 8pm to 6am on the nights of Monday 15 to Thursday 18 November 2027. Access on foot is maintained. Bins must be put out before 7pm on Monday.

We apologise for any inconvenience.

Streetworks Team, East Hollow Borough Council`,
    expected: [],
  },
  {
    name: 'en: JSON-LD parcel with expected arrival',
    sentAt: '2027-12-02T04:18:00-05:00',
    timezone: 'America/New_York',
    from: 'Button & Thread Supply <orders@buttonandthread.example>',
    subject: 'Shipped: order BT-55102',
    text: `Hi Marguerite,

Your order BT-55102 has shipped. Expected arrival: Monday, December 6, by 8:00 PM.

12 x bias tape, navy
3 x tailor's chalk
1 x rotary cutter 45 mm

Total $61.18`,
    html: `<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"9400550211873","expectedArrivalFrom":"2027-12-06T09:00:00-05:00","expectedArrivalUntil":"2027-12-06T20:00:00-05:00","carrier":{"@type":"Organization","name":"Postway"},"partOfOrder":{"@type":"Order","orderNumber":"BT-55102","merchant":{"@type":"Organization","name":"Button & Thread Supply"}}}</script><p>Hi Marguerite,</p><p>Your order BT-55102 has shipped. Expected arrival: Monday, December 6, by 8:00 PM.</p><p>12 x bias tape, navy<br>3 x tailor's chalk<br>1 x rotary cutter 45 mm</p><p>Total $61.18</p></body></html>`,
    expected: [],
  },
];
