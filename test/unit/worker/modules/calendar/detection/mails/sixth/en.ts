import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: boiler engineer in lower case offers two times, half 1',
    sentAt: '2027-01-12T12:47:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Declan Rooney <declan@rooneyheating.example>',
    subject: 'boiler',
    text: `hi marie, the part for the boiler came in this morning (€184 + vat). i can do thurs at 8 or fri at half 1, whichever is less hassle for the patients. let me know today if u can

declan
sent from my phone`,
    expected: [at('2027-01-14T08:00:00+00:00'), at('2027-01-15T13:30:00+00:00')],
  },
  {
    name: 'en: accountant confirms a year-end meeting beside filing dates',
    sentAt: '2027-01-14T09:22:00-06:00',
    timezone: 'America/Chicago',
    from: 'Harriet Lindqvist, CPA <hlindqvist@lindqvistpratt.example>',
    subject: 'Year-end review - Brandt Cabinetry',
    text: `Dear Mr. Brandt:

Thank you for your call this morning. I am writing to confirm our year-end review on Wednesday, February 3, 2027, from 10:00 to 11:30 a.m. at our offices, 2210 Alder Street, Suite 4B. Mr. Pratt will join us for the depreciation schedule.

Please remember that your 1099s must be out by February 1, and that we need the December bank statements no later than January 27. The partnership return itself is not due until March 15.

Parking is available behind the building; the front desk will validate your ticket.

Sincerely,

Harriet Lindqvist, CPA
Lindqvist & Pratt LLP
Tel. (555) 010-4471
Office hours: Mon-Thu 8:30 a.m. - 5:00 p.m., Fri 8:30 a.m. - noon`,
    expected: [at('2027-02-03T10:00:00-06:00', '2027-02-03T11:30:00-06:00')],
  },
  {
    name: 'en: overdue invoice reminder with due dates and phone hours',
    sentAt: '2027-01-20T10:05:00+00:00',
    timezone: 'Europe/London',
    from: 'Accounts <accounts@penroseplywood.example>',
    subject: 'Statement of account 00318 - overdue',
    text: `Good morning,

According to our records invoice PP-20771 (£1,264.80) fell due on Friday 8 January and is still outstanding. Invoice PP-20803 (£311.15) falls due this Friday, 22 January.

Please arrange payment of both by 5pm on Wednesday 27 January, otherwise we will have to put the account on stop and your order of 14 sheets of birch ply will not be released.

If you have paid in the last few days please ignore this.

Kind regards
Lorna Tibbs
Credit control, Penrose Plywood Ltd
01632 960 118 (Mon-Thu 9.00-16.30, Fri 9.00-13.00)`,
    expected: [],
  },
  {
    name: 'en: colleague books both of them on a three-day trade show',
    sentAt: '2027-01-27T16:31:00+00:00',
    timezone: 'Europe/London',
    from: 'Jas Bhatti <jas@inkandanchor.example>',
    subject: 'Harrogate!!',
    text: `Right, it's done. I've got us both passes for the Northern Print Expo in Harrogate, 16-18 March, all three days, and a twin room at the usual place (£92 a night, don't moan, everywhere else was silly money).

Early bird runs out on 5 Feb so I just put it on the card. Put it in your diary before anyone books you for something else. Mo is minding the shop.

J`,
    expected: [days('2027-03-16', '2027-03-19')],
  },
  {
    name: 'en: registration for a workshop with JSON-LD, Sydney',
    sentAt: '2027-02-04T14:12:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Harbour Skills <tickets@harbourskills.example>',
    subject: 'Your ticket: Food Safety Supervisor Refresher',
    text: `Hi Nadia,

You're in! Here is your ticket.

Food Safety Supervisor Refresher
Thursday 25 February 2027, 9:30am - 12:30pm
Harbour Skills, Level 2, 18 Quarry Lane, Pyrmont

1 x Standard  $149.00 (incl. GST)
Booking reference HS-5K2QD

Bring photo ID and your current certificate. Refunds until 18 February.

See you there,
Harbour Skills`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "HS-5K2QD",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Nadia Farrugia" },
  "reservationFor": {
    "@type": "EducationEvent",
    "name": "Food Safety Supervisor Refresher",
    "startDate": "2027-02-25T09:30:00+11:00",
    "endDate": "2027-02-25T12:30:00+11:00",
    "location": {
      "@type": "Place",
      "name": "Harbour Skills",
      "address": {
        "@type": "PostalAddress",
        "streetAddress": "Level 2, 18 Quarry Lane",
        "addressLocality": "Pyrmont",
        "addressRegion": "NSW",
        "postalCode": "2009",
        "addressCountry": "AU"
      }
    }
  }
}
</script>
<p>Hi Nadia,</p><p>You're in! Here is your ticket.</p>
<h2>Food Safety Supervisor Refresher</h2>
<p>Thursday 25 February 2027, 9:30am - 12:30pm<br>Harbour Skills, Level 2, 18 Quarry Lane, Pyrmont</p>
<p>1 x Standard &nbsp; $149.00 (incl. GST)<br>Booking reference HS-5K2QD</p>
<p>Bring photo ID and your current certificate. Refunds until 18 February.</p>
<p>See you there,<br>Harbour Skills</p></body></html>`,
    expected: [at('2027-02-25T09:30:00+11:00', '2027-02-25T12:30:00+11:00')],
  },
  {
    name: 'en: bride moves a menu tasting by a week',
    sentAt: '2027-02-16T21:40:00+00:00',
    timezone: 'Europe/London',
    from: 'Ffion Pritchard <ffionp@postbox.example>',
    subject: 'Re: Menu tasting',
    text: `Hiya Carlo,

So so sorry to mess you about but my mum's got her hip op this week and she'd never forgive me if she missed the tasting! Could we move it from this Saturday (20th) to Saturday 27th, still 11am? There'll be five of us now instead of four.

Also Dai's nan is coeliac, I think I said? And I've had second thoughts about the lamb, but we can talk about that when we're there. No rush, the wedding isn't till July after all!

Thanks a million
Ffion xx`,
    expected: [at('2027-02-27T11:00:00+00:00')],
  },
  {
    name: 'en: wholesaler announces a pallet delivery window',
    sentAt: '2027-02-22T15:03:00-05:00',
    timezone: 'America/New_York',
    from: 'Dispatch <dispatch@keystonefeedseed.example>',
    subject: 'Delivery scheduled: SO 88214',
    text: `Your order SO 88214 (2 pallets, 1,840 lb) is on the truck for Thursday, February 25. Driver will arrive between 8:00 AM and 12:00 PM. Somebody has to be there with a forklift, he can't wait longer than 15 min.

Driver's cell (day of delivery only): 555-0142

If you need to change the day call dispatch before 2 PM Wednesday.

Keystone Feed & Seed
Yard open Mon-Sat 7-5`,
    expected: [],
  },
  {
    name: 'en: client takes the second of the quoted times, week of the clock change',
    sentAt: '2027-03-10T17:18:00-05:00',
    timezone: 'America/New_York',
    from: 'Reggie Okafor <rokafor@tidewaterbrewing.example>',
    subject: 'RE: Label redesign - kickoff call',
    text: `Hey Dana,

The second one works for me and Lou. I'll send the old label files over before that.

Reggie

Reggie Okafor | Tidewater Brewing Co. | 555-0177

-----Original Message-----
From: Dana Weiss <dana@halfmoonstudio.example>
Sent: Wednesday, March 10, 2027 11:02 AM
To: Reggie Okafor
Subject: Label redesign - kickoff call

Hi Reggie,

Great to hear the budget went through! For the kickoff call I could do

1) Monday 3/15 at 9:30 am
2) Tuesday 3/16 at 2:00 pm
3) Thursday 3/18 at 4:15 pm

Which is best?

Dana`,
    expected: [at('2027-03-16T14:00:00-04:00')],
  },
  {
    name: 'en: newsletter advertises a webinar and a sale',
    sentAt: '2027-03-17T06:00:00+00:00',
    timezone: 'Europe/London',
    from: 'TillTalk by Countertop <news@countertop.example>',
    subject: '5 ways to speed up your Saturday queue',
    text: `TILLTALK | March

Queues out the door? Lucky you. Here's how our customers keep them moving.

> Five quick wins for busy Saturdays (4 min read)
> New: split bills on the handheld
> Meet the baker who dumped her card machine

FREE WEBINAR
Getting ready for the new VAT rules with our tax expert Imogen Sayle
Thursday 25 March, 2pm - 3pm, online
Save your seat: https://countertop.example/webinar-vat

SPRING OFFER: 20% off all receipt printers until midnight on 31 March.

You get this email because you use Countertop. Unsubscribe: https://countertop.example/unsubscribe`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: electrician scraps tomorrow and comes on Friday instead, Johannesburg',
    sentAt: '2027-03-31T18:55:00+02:00',
    timezone: 'Africa/Johannesburg',
    from: 'Pieter Vosloo <pieter@voslooelectrical.example>',
    subject: 'Tomorrow',
    text: `Good evening Mrs Naidoo

Sorry hey but I have to cancel tomorrow 10am, the bakkie is at the mechanic with a cooked gearbox and I only get it back in the afternoon. I will come Friday at 11:15 instead for the DB board, I already told your security at the gate.

The quote stays the same R4 350.

Regards
Pieter`,
    expected: [at('2027-04-02T11:15:00+02:00')],
  },
  {
    name: 'en: applicant from Poland confirms an interview in two zones',
    sentAt: '2027-04-19T11:26:00+02:00',
    timezone: 'Europe/Dublin',
    from: 'Kacper Zielonka <k.zielonka@skrzynka.example>',
    subject: 'Re: Application for Junior Cheesemaker',
    text: `Dear Ms. Hennessy,

thank you very much for your invitation. With pleasure I confirm the video interview in Thursday, 22th of April at 15:00 Irish time (16:00 in Poland). I am working in the dairy until 14:00 on this day, so I will be already home.

In the attachment I am sending the certificate of which you asked. If I would get the position, I could start from 1st of June.

With best regards
Kacper Zielonka
tel. +48 555 010 226`,
    expected: [at('2027-04-22T15:00:00+01:00')],
  },
  {
    name: 'en: vendor sets a video call the day after tomorrow in Eastern time',
    sentAt: '2027-05-04T10:41:00-04:00',
    timezone: 'America/Los_Angeles',
    from: 'Priscilla Yoon <pyoon@brightledger.example>',
    subject: 'Your onboarding call',
    text: `Hi Marco!

Thanks for chatting earlier. As discussed I've got you down for the day after tomorrow at 4 pm Eastern, we'll need 45 minutes. Here's the link:

https://meet.brightledger.example/j/884-120-553

Have your Q1 payroll export handy (CSV is fine). Your free trial runs through May 31, so there's plenty of time to play with it first.

Best,
Priscilla Yoon
Customer Onboarding, BrightLedger
Support: 9am-8pm ET, Mon-Fri`,
    expected: [at('2027-05-06T13:00:00-07:00', '2027-05-06T13:45:00-07:00')],
  },
  {
    name: 'en: fire safety officer calls Tuesday week, Belfast',
    sentAt: '2027-05-06T14:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Station Officer R. McCausland <r.mccausland@firesafety-belfast.example>',
    subject: 'Fire safety audit - Lagan Lane Nursery',
    text: `Dear Mrs Devlin,

Further to our telephone conversation, I will call to the nursery to carry out the fire safety audit on Tuesday week at 10am (I am on leave this coming Tuesday). Please have the fire risk assessment, the alarm log book and the staff training records to hand.

The children need not be moved. We will not be testing the alarm.

Yours sincerely

R. McCausland
Station Officer, Fire Safety`,
    expected: [at('2027-05-18T10:00:00+01:00')],
  },
  {
    name: 'en: customer declines two proposed times without a new one',
    sentAt: '2027-05-11T08:09:00+01:00',
    timezone: 'Europe/London',
    from: 'Gwen Ashdown <gwen.ashdown@mailroom.example>',
    subject: 'Re: Measuring up for blinds',
    text: `Hello Steve

Thank you for the dates but I'm afraid neither is any good. Tuesday at 3 I've got the grandchildren, and Thursday 20th at 11 we'll be on our way back from Tenby. I don't get my shifts for June until the end of the month so I'll drop you a line then.

Gwen

> On 10 May 2027, at 17:31, Steve at Shady Business wrote:
> Hi Gwen, could do Tue 18th 3pm or Thurs 20th 11am to measure up. Which suits?
> Steve`,
    expected: [],
  },
  {
    name: 'en: property manager gives notice of a unit inspection, Calgary',
    sentAt: '2027-05-20T13:37:00-06:00',
    timezone: 'America/Edmonton',
    from: 'Bow Crossing Property Management <office@bowcrossing.example>',
    subject: 'NOTICE OF ENTRY - Unit 107',
    text: `To: Prairie Thread Alterations, Unit 107

This is written notice that our building manager, Curtis Weir, will enter your unit for the annual inspection of the sprinkler heads and the electrical panel on

     Thursday, June 3, 2027, from 1:00 p.m. to 1:30 p.m.

Please have someone there to meet him and keep a 1 m clearance in front of the panel.

Reminder: June rent is due on the 1st. Parkade sweeping will take place overnight June 9-10; vehicles left after 11 p.m. will be towed.

Bow Crossing Property Management
Office open Monday to Friday, 9 to 4:30
403-555-0163`,
    expected: [at('2027-06-03T13:00:00-06:00', '2027-06-03T13:30:00-06:00')],
  },
  {
    name: 'en: occupational health appointment with a British numeric date',
    sentAt: '2027-05-25T11:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Appointments <noreply@wyvernoh.example>',
    subject: 'Appointment confirmation (ref 7714-KB)',
    text: `PLEASE DO NOT REPLY TO THIS EMAIL

Dear Kevin Birch

Your HGV driver medical has been booked as follows:

Date:      07/06/27
Time:      09:45
Duration:  40 minutes
With:      Dr A. Sethi
Where:     Wyvern Occupational Health, 3 Mill Court, Taunton

Please bring your driving licence, glasses if you wear them, and a list of any medication. Cancellations with less than 48 hours' notice are charged at £65.

Appointment line: 01632 960 540, 08:30 - 17:00 weekdays`,
    expected: [at('2027-06-07T09:45:00+01:00', '2027-06-07T10:25:00+01:00')],
  },
  {
    name: 'en: site handover as an Outlook invitation',
    sentAt: '2027-06-11T09:14:00+01:00',
    timezone: 'Europe/London',
    from: 'Colin Farrow <cfarrow@farrowgroundworks.example>',
    subject: 'Site handover Plot 6',
    text: `Invite for the handover as promised. Hard hat and boots please, no exceptions, not even for architects.

Colin`,
    calendar: crlf(`BEGIN:VCALENDAR
METHOD:REQUEST
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
BEGIN:VTIMEZONE
TZID:GMT Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
ORGANIZER;CN=Colin Farrow:mailto:cfarrow@farrowgroundworks.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN=Studio Merrow:mailto:hello@studiomerrow.example
SUMMARY;LANGUAGE=en-GB:Site handover Plot 6
DTSTART;TZID=GMT Standard Time:20270616T140000
DTEND;TZID=GMT Standard Time:20270616T150000
UID:040000008200E00074C5B7101A82E008000000006F1D2C9A
DTSTAMP:20270611T081402Z
LOCATION;LANGUAGE=en-GB:Site cabin\\, Saddlers Field
SEQUENCE:0
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-16T14:00:00+01:00', '2027-06-16T15:00:00+01:00')],
  },
  {
    name: 'en: minutes of last Friday with actions and due dates',
    sentAt: '2027-06-14T10:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Beth Corrie <secretary@alderbankbowls.example>',
    subject: 'Minutes - committee meeting 11 June',
    text: `Dear all,

Minutes of the committee meeting held on Friday 11 June 2027, 7.30pm to 9.10pm, in the clubhouse.

Present: R. Dunne (chair), B. Corrie, S. Akhtar, T. Wills. Apologies: M. Peel (arrived 8.15pm).

1. Green: Tony reported that the sprinkler was mended on Monday 7th. Cost £210.
2. Bar: new prices from 1 July. Sunil to print the lists by Friday 25 June.
3. Membership: 64 paid up. Reminders to go out by the end of the month.
4. Roof: two quotes in, third expected by 30 June.

The date of the next meeting will be agreed once Robert is back from Canada.

Beth`,
    expected: [],
  },
  {
    name: 'en: photographer lists five portrait slots, New Zealand',
    sentAt: '2027-06-22T15:30:00+12:00',
    timezone: 'Pacific/Auckland',
    from: 'Aroha Ngata <aroha@kererupix.example>',
    subject: 'Team headshots',
    text: `Kia ora Simon,

Lovely to hear from you. For the partner portraits at your office I've still got these free, half an hour each:

Wed 30 June
 - 9.00am
 - 9.40am
 - 10.20am

Fri 2 July
 - 1.30pm
 - 2.10pm

Let me know which ones you'd like me to hold and I'll pencil you in. It's $180 per person + GST, retouched files within 10 working days.

Ngā mihi
Aroha`,
    expected: [
      at('2027-06-30T09:00:00+12:00', '2027-06-30T09:30:00+12:00'),
      at('2027-06-30T09:40:00+12:00', '2027-06-30T10:10:00+12:00'),
      at('2027-06-30T10:20:00+12:00', '2027-06-30T10:50:00+12:00'),
      at('2027-07-02T13:30:00+12:00', '2027-07-02T14:00:00+12:00'),
      at('2027-07-02T14:10:00+12:00', '2027-07-02T14:40:00+12:00'),
    ],
  },
  {
    name: 'en: answers between the quoted lines accept a survey',
    sentAt: '2027-07-01T08:33:00+01:00',
    timezone: 'Europe/London',
    from: 'Morag Sinclair <morag@glenhoulbarns.example>',
    subject: 'Re: Roof survey',
    text: `Morning Euan, answers below.

> Would Tuesday 6th at 10.30 do for the roof survey?

Perfect.

> And is it alright if I bring the drone? It's quieter than it looks.

Aye, but keep it off the ewes please.

> The report takes about a week, so you'd have it well before the insurer's deadline on the 23rd.

Grand, that'll do fine.

Morag`,
    expected: [at('2027-07-06T10:30:00+01:00')],
  },
  {
    name: 'en: internet provider announces night work',
    sentAt: '2027-07-13T07:15:00-05:00',
    timezone: 'America/Chicago',
    from: 'Prairie Fiber <notices@prairiefiber.example>',
    subject: 'Scheduled network maintenance in your area',
    text: `Dear Prairie Fiber Business customer,

To bring you faster speeds we will be upgrading equipment in your neighborhood.

Start: Sunday, July 18, 2027, 1:00 AM CDT
End: Sunday, July 18, 2027, 5:00 AM CDT
Services affected: Internet, Voice

You do not need to do anything. If your modem has not come back online by 6:00 AM, unplug it for 30 seconds.

Questions? We're here 24/7 at 555-0190.

Manage your notice preferences or unsubscribe: https://prairiefiber.example/preferences`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: out-of-office reply with return date and a stand-in',
    sentAt: '2027-08-03T12:01:00+01:00',
    timezone: 'Europe/London',
    from: 'Marcus Thorne <marcus.thorne@kestrelinsure.example>',
    subject: 'Automatic reply: Van policy renewal',
    text: `Thank you for your email.

I am on annual leave from Friday 30 July and back at my desk on Monday 16 August at 9am. Emails are not being read or forwarded.

For new claims please call 01632 960 733 (8am to 8pm, Saturdays 9am to 1pm). For anything else my colleague Priya Raman is in on Mondays, Tuesdays and Thursdays between 9.30 and 2.30.

Marcus Thorne
Commercial Lines`,
    expected: [],
  },
  {
    name: 'en: IT supplier calls in UTC beside a migration window, Singapore',
    sentAt: '2027-08-16T16:50:00+05:30',
    timezone: 'Asia/Singapore',
    from: 'Venkatesh Iyer <venkatesh.iyer@nimbusporter.example>',
    subject: 'Mailbox migration - walkthrough and cutover plan',
    text: `Dear Ms Tan,

Greetings of the day. Kindly find the plan for your mailbox migration.

1. Walkthrough call with yourself and Mr Goh: Thursday, 19 August 2027, 09:00 - 10:00 UTC. Dial-in will be shared separately.
2. Export of the old mailboxes: runs unattended from Friday, 20 August, 22:00 UTC.
3. Cutover window: Saturday, 21 August, 14:00 UTC to 20:00 UTC. Mail will be queued in this time, no presence from your side needed.

Please do revert with the list of shared mailboxes latest by 18 August.

Thanks and regards,
Venkatesh Iyer
Migration Desk`,
    expected: [at('2027-08-19T17:00:00+08:00', '2027-08-19T18:00:00+08:00')],
  },
  {
    name: 'en: cafe rota for the staff of the writer',
    sentAt: '2027-08-20T19:44:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Sorcha Keane <sorcha@thesaltybean.example>',
    subject: 'who is on next week',
    text: `Hi Brendan,

you asked who'd be behind the counter next week in case your lads have questions about the ice machine. Here's our rota:

Mon 23  Aoife 7.30-3, Tomás 11-6
Tue 24  Aoife 7.30-3, Lena 11-6
Wed 25  closed
Thu 26  Lena 7.30-3, Tomás 11-6
Fri 27  Aoife 7.30-3, Lena 12-8

Any of them can sign a docket. I'm away myself till September, so just ring the café.

Sorcha`,
    expected: [],
  },
  {
    name: 'en: booking tool confirms a consultation',
    sentAt: '2027-08-29T20:17:00+01:00',
    timezone: 'Europe/London',
    from: 'Slotwise <bookings@slotwise.example>',
    subject: 'New booking: Olu Adeyemi - Discovery call',
    text: `Hi Pembroke Garden Design,

A new event has been scheduled.

Event type: Discovery call
Invitee: Olu Adeyemi
Invitee email: olu.adeyemi@parcelbox.example
Date and time: 10:15 - 10:45, Thursday, 2 September 2027 (United Kingdom time)
Location: https://slotwise.example/room/pembroke-4471

What would you like to talk about?
"Small north-facing garden, about 6 x 9 m, clay. Budget around 8k. Would like it done before Christmas."

View event in Slotwise: https://slotwise.example/e/9f31ac
Reschedule or cancel: https://slotwise.example/e/9f31ac/change`,
    expected: [at('2027-09-02T10:15:00+01:00', '2027-09-02T10:45:00+01:00')],
  },
  {
    name: 'en: chatty friend of the firm proposes lunch two weeks today',
    sentAt: '2027-09-08T22:51:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Fergus Mulcahy <fergusmul@lettermail.example>',
    subject: 'long time no see',
    text: `Well Noreen,

How's the form? I was passing the shop on Saturday around five and ye were shut, I hope that's holidays and nothing worse. I retired at Easter, would you believe, thirty-eight years in the co-op and they gave me a clock. A clock! And me with nothing to be on time for.

Anyhow, Bernie is selling the horsebox and I said I'd ask you before she puts it up online. She's looking for three and a half thousand but between ourselves she'd take three.

I'll be in Mallow two weeks today to see the eye man, he has me in at ten and it never takes long. Would you let me stand you lunch after it? Quarter to one in the Hibernian, they do a grand bit of bacon of a Wednesday. Bring Pat if he's let out.

God bless,
Fergus`,
    expected: [at('2027-09-22T12:45:00+01:00')],
  },
  {
    name: 'en: sales rep offers American numeric dates, Phoenix',
    sentAt: '2027-09-09T13:06:00-07:00',
    timezone: 'America/Phoenix',
    from: 'Tate Holloway <tate@copperstatelift.example>',
    subject: 'demo on the scissor lift',
    text: `Rosa - I can bring the 19 footer by your shop Tues 9/14 @ 3:15, or 9/16 @ 10 if that's better. Takes up two parking spots.

List is $14,995, we'll talk.

Tate`,
    expected: [at('2027-09-14T15:15:00-07:00'), at('2027-09-16T10:00:00-07:00')],
  },
  {
    name: 'en: consultant asks the reader to pick a time by booking link',
    sentAt: '2027-09-21T09:58:00-04:00',
    timezone: 'America/Toronto',
    from: 'Genevieve Park <gen@parkpeoplehr.example>',
    subject: 'Next step: handbook review',
    text: `Hi Darnell,

I went through the draft handbook over the weekend, it's in better shape than you feared! Eleven comments, mostly on overtime and the bereavement leave section.

Let's go through them together. Grab whatever time works for you here, I've opened up October as well: https://slotwise.example/genpark/45min

Heads up that the new overtime rules kick in on January 1, 2028, so the final version should be signed off by December 1.

Gen
she/her | Park People HR | Mon-Thu 9:00-4:00`,
    expected: [],
  },
  {
    name: 'en: graphic designer names only own appointments',
    sentAt: '2027-10-06T17:29:00+01:00',
    timezone: 'Europe/London',
    from: 'Tilly Marsh <tilly@marshandmallow.example>',
    subject: 'Brochure v3',
    text: `hi both

v3 attached, with the bigger map and without the seagull (RIP).

just so you know i'll be slow to answer tomorrow: dentist at 9, then i'm seeing another client in Lewes from 11.30 to 1 and Rafe's assembly is at 2.15. anything you send me by Friday noon still makes it into Monday's print run. printer says boxes ship on the 14th.

t x`,
    expected: [],
  },
  {
    name: 'en: parcel notice with JSON-LD delivery times',
    sentAt: '2027-10-12T18:22:00+01:00',
    timezone: 'Europe/London',
    from: 'Hopscotch Parcels <tracking@hopscotchparcels.example>',
    subject: 'Your parcel from Button & Braid arrives tomorrow',
    text: `Good news! Your parcel from Button & Braid is on its way.

Delivery: Wednesday 13 October, between 10:42 and 11:42
Your driver: Gareth
Tracking number: HP 3380 9921 07

Not in? Choose a safe place or a neighbour in the app before 08:00.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "deliveryAddress": {
    "@type": "PostalAddress",
    "name": "The Haberdashery",
    "streetAddress": "41 Steep Street",
    "addressLocality": "Ludlow",
    "postalCode": "SY8 0ZZ",
    "addressCountry": "GB"
  },
  "expectedArrivalFrom": "2027-10-13T10:42:00+01:00",
  "expectedArrivalUntil": "2027-10-13T11:42:00+01:00",
  "carrier": { "@type": "Organization", "name": "Hopscotch Parcels" },
  "itemShipped": { "@type": "Product", "name": "Parcel" },
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "BB-60417",
    "merchant": { "@type": "Organization", "name": "Button & Braid" }
  },
  "trackingNumber": "HP3380992107"
}
</script></head><body>
<p>Good news! Your parcel from Button &amp; Braid is on its way.</p>
<p><b>Delivery: Wednesday 13 October, between 10:42 and 11:42</b><br>Your driver: Gareth<br>Tracking number: HP 3380 9921 07</p>
<p>Not in? Choose a safe place or a neighbour in the app before 08:00.</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'en: restaurant table for the team with JSON-LD, Toronto',
    sentAt: '2027-10-13T11:35:00-04:00',
    timezone: 'America/Toronto',
    from: 'Le Hibou Vert <reservations@lehibouvert.example>',
    subject: 'Your reservation is confirmed',
    text: `Thank you, Imani! We look forward to welcoming you.

Table for 6
Friday, October 22, 2027 at 7:15 PM
Confirmation no. 21908

We hold tables for 15 minutes. Our kitchen is open Tuesday to Saturday, 5:30 to 10 PM.

Le Hibou Vert, 88 Kettle Street, Toronto`,
    html: `<!DOCTYPE html><html><body>
<h1>Thank you, Imani!</h1>
<p>We look forward to welcoming you.</p>
<table><tr><td>Table for 6</td></tr><tr><td>Friday, October 22, 2027 at 7:15 PM</td></tr><tr><td>Confirmation no. 21908</td></tr></table>
<p>We hold tables for 15 minutes. Our kitchen is open Tuesday to Saturday, 5:30 to 10 PM.</p>
<p>Le Hibou Vert, 88 Kettle Street, Toronto</p>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"21908","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Imani Clarke"},"reservationFor":{"@type":"FoodEstablishment","name":"Le Hibou Vert","address":{"@type":"PostalAddress","streetAddress":"88 Kettle Street","addressLocality":"Toronto","addressRegion":"ON","addressCountry":"CA"}},"startTime":"2027-10-22T19:15:00-04:00","partySize":"6"}
</script>
</body></html>`,
    expected: [at('2027-10-22T19:15:00-04:00')],
  },
  {
    name: 'en: first-aid training day for the whole shop',
    sentAt: '2027-10-18T11:19:00+01:00',
    timezone: 'Europe/London',
    from: 'Joanne Tolley <joanne@tolleytools.example>',
    subject: 'First aid - everybody please read',
    text: `Hi team

As you know our certificates run out on 30 November. I've booked the trainer to come to us for the full day on Friday 12 November, everyone on the team is down for it, yes that includes you Graham. Shop will be shut, lunch is on me.

There's a short online bit (20 mins) to finish beforehand, link to follow.

Jo`,
    expected: [days('2027-11-12')],
  },
  {
    name: 'en: tradie proposes Thursday arvo, Melbourne',
    sentAt: '2027-11-01T12:52:00+11:00',
    timezone: 'Australia/Melbourne',
    from: 'Davo Petrakis <davo@petrakisfitouts.example>',
    subject: 'Re: Re: coolroom door',
    text: `No worries mate. Obviously nothing's happening tomorrow with the Cup on, but I can swing by Thursday arvo, 3.30, and have a squiz at the hinges. Should be a quick fix, if the seal's cactus as well you're looking at about 400 bucks.

Cheers
Davo

> On Mon, 1 Nov 2027 at 11:38, Thi Pham <thi@phosure.example> wrote:
> Hi Davo, coolroom door is not closing again. Can you come this week? Not before 10 because of deliveries.`,
    expected: [at('2027-11-04T15:30:00+11:00')],
  },
  {
    name: 'en: boss forwards a customer and sends the reader there tomorrow',
    sentAt: '2027-11-15T07:52:00+00:00',
    timezone: 'Europe/London',
    from: 'Ray Hulme <ray@hulmelocks.example>',
    subject: 'Fwd: front door stuck',
    text: `Tom, can you take this one for me? She's expecting you tomorrow at quarter past nine, 14 Larch Road, Sale. Take the long cylinders.

Ray

---------- Forwarded message ---------
From: Winifred Ogden <w.ogden@inkwell.example>
Date: Sun, 14 Nov 2027 at 19:06
Subject: front door stuck
To: <office@hulmelocks.example>

Dear Mr Hulme,

You fitted a lock for me some years ago and it has now given up, I have to go out by the back. Might somebody come on Tuesday morning? My neighbour has to take me to the hospital at noon, so not too late please.

Yours faithfully
Mrs W. Ogden`,
    expected: [at('2027-11-16T09:15:00+00:00')],
  },
  {
    name: 'en: cancelled Google invitation, Denver',
    sentAt: '2027-11-22T15:40:00-07:00',
    timezone: 'America/Denver',
    from: 'Skye Lindgren <skye@timberlineyoga.example>',
    subject: 'Canceled event: Lease renewal @ Tue Nov 30, 2027 1pm - 2pm (MST)',
    text: `This event has been canceled with a note:
"The landlord sold the building!! Will explain."

Lease renewal
Tuesday Nov 30, 2027, 1pm - 2pm
Mountain Time - Denver

Organizer
Skye Lindgren
skye@timberlineyoga.example`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:CANCEL
BEGIN:VEVENT
DTSTART:20271130T200000Z
DTEND:20271130T210000Z
DTSTAMP:20271122T224011Z
ORGANIZER;CN=Skye Lindgren:mailto:skye@timberlineyoga.example
UID:5d0v7q2m8h1c@calendar.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;CN=Dahl Law Office:mailto:office@dahllaw.example
SEQUENCE:1
STATUS:CANCELLED
SUMMARY:Lease renewal
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: parent gives vague availability for a piano trial lesson',
    sentAt: '2027-12-02T13:13:00+00:00',
    timezone: 'Europe/London',
    from: 'Hui Min Zhao <huimin.zhao@letterbox.example>',
    subject: 'Piano lesson for my son',
    text: `Dear Sir or Madam,

my son Leo is 7 years and would like to try piano lesson. His friend Arthur is coming to you every Monday at 4.30 and likes it very much.

We are free most of next week after school, Wednesday afternoon is usually the best, only not Friday because he has swimming from 4 to 5. School finishes 3.15 and the term ends on 17 December.

How much cost the trial lesson? Please let me know when you have place.

Thank you
Hui Min`,
    expected: [],
  },
];
