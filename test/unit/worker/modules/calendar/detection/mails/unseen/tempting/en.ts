import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const englishExam: DetectionMail[] = [
  {
    name: 'en: electrician offers Thursday week at half eight',
    sentAt: '2027-01-11T16:42:00+00:00',
    timezone: 'Europe/London',
    from: 'Gareth Plimmer <gareth@plimmerelectrical.example>',
    subject: 'Your fuse board',
    text: `Afternoon Sue,

Board has come in, so that's one less excuse for me. I can be with you Thursday week at half eight in the morning to swap it over. Price as quoted, £640 plus VAT.

Power will be off while I work so save anything on the computers first.

Cheers
Gaz

Plimmer Electrical, Ludlow
Mon-Fri 7.30 to 4.30, 01584 555 0143`,
    expected: [at('2027-01-21T08:30:00+00:00')],
  },
  {
    name: 'en: accountant asks for papers before tax deadlines',
    sentAt: '2027-01-19T09:15:00+00:00',
    timezone: 'Europe/London',
    from: 'Harriet Boothroyd <h.boothroyd@boothroydlane.example>',
    subject: 'Self Assessment 2025/26 - outstanding items',
    text: `Dear Mr Achterberg,

We are almost ready to file your return. To do so we still need:

1. the P60 from your wife's employment
2. mileage log, April to September
3. bank interest certificate (Northmoor BS, account ending 2215)

Please let us have these by 5 pm on Friday 22 January at the latest. The return and the payment of £3,418.60 must both reach HMRC by midnight on 31 January; anything after that attracts a £100 penalty.

Our offices are open Monday to Thursday 8.45-17.15 and Friday 8.45-16.00 if you would rather drop the papers through the door.

Yours sincerely,

Harriet Boothroyd ACA
Boothroyd Lane Chartered Accountants`,
    expected: [],
  },
  {
    name: 'en: Indian supplier gives a call time in IST',
    sentAt: '2027-02-03T12:20:00+05:30',
    timezone: 'Europe/London',
    from: 'Rajesh Venkataraman <rajesh.v@coromandeltextiles.example>',
    subject: 'Regarding lab dips and PO 88-1402',
    text: `Dear Sir,

Greetings of the day!

With reference to the trailing mail, lab dips for shades 14, 17 and 22 are ready and couriered yesterday. Kindly do the needful and approve at the earliest.

Our dyeing master would like to explain the variation in shade 17 on a video call. We request you to join on 8th February (Monday) at 4:30 PM IST. Call will be of 30 minutes only. Below is the link for your ready reference:

https://meet.coromandeltextiles.example/r/8841402

Kindly revert if any issue.

Thanks & Regards,
Rajesh Venkataraman
Sr. Merchandiser
Mob: +91 98400 55512`,
    expected: [at('2027-02-08T11:00:00+00:00', '2027-02-08T11:30:00+00:00')],
  },
  {
    name: 'en: parcel slot with a ParcelDelivery block',
    sentAt: '2027-02-24T18:31:00+00:00',
    timezone: 'Europe/London',
    from: 'Swiftfox Parcels <noreply@swiftfox.example>',
    subject: 'Your parcel from Hallam Bearings is coming tomorrow',
    text: `Hello MERIDIAN CYCLE WORKS,

Your parcel SF 4471 0098 213 from Hallam Bearings will be delivered on:

Thursday 25 February between 10:15 and 11:15

Your driver tomorrow is Dean.

Not in? Choose a neighbour or a safe place until 23:00 tonight.

Swiftfox Parcels Ltd`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "deliveryAddress": {
    "@type": "PostalAddress",
    "name": "Meridian Cycle Works",
    "streetAddress": "8 Tannery Row",
    "addressLocality": "Sheffield"
  },
  "expectedArrivalFrom": "2027-02-25T10:15:00+00:00",
  "expectedArrivalUntil": "2027-02-25T11:15:00+00:00",
  "carrier": { "@type": "Organization", "name": "Swiftfox Parcels" },
  "trackingNumber": "SF44710098213",
  "partOfOrder": { "@type": "Order", "orderNumber": "HB-20931", "merchant": { "@type": "Organization", "name": "Hallam Bearings" } }
}
</script></head><body>
<p>Hello MERIDIAN CYCLE WORKS,</p>
<p>Your parcel SF 4471 0098 213 from Hallam Bearings will be delivered on:</p>
<p><b>Thursday 25 February between 10:15 and 11:15</b></p>
<p>Your driver tomorrow is Dean.</p>
<p>Not in? Choose a neighbour or a safe place until 23:00 tonight.</p>
<p>Swiftfox Parcels Ltd</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'en: US insurance review moved across the clock change',
    sentAt: '2027-03-05T14:07:00-06:00',
    timezone: 'America/Chicago',
    from: 'Darlene Kowalczyk <dkowalczyk@prairiestarinsurance.example>',
    subject: 'Need to move our policy review',
    text: `Hi Marcus,

So sorry to do this to you, but I've been called for jury duty next week. Can we move our policy review from Tue. 3/9 at 2:00 p.m. to Tue. 3/16 at 10:30 a.m.? Same place, your shop. I'm still planning on one hour.

If you could have the vehicle list handy that'd be great.

Have a blessed weekend,
Darlene

Darlene Kowalczyk, CIC
Prairie Star Insurance | Peoria, IL
P 309-555-0118 | F 309-555-0119
Office hours M-F 8:30-5:00`,
    expected: [at('2027-03-16T10:30:00-05:00', '2027-03-16T11:30:00-05:00')],
  },
  {
    name: 'en: applicant confirms her interview and names her train',
    sentAt: '2027-03-09T20:54:00+00:00',
    timezone: 'Europe/London',
    from: 'Oluwaseun Brathwaite <seun.brathwaite@postbox.example>',
    subject: 'Re: Interview - Junior Framer (ref JF/03)',
    text: `Dear Ms Tennant,

Thank you very much for inviting me to interview for the Junior Framer position. I am delighted to confirm that I will attend on Monday 15 March at 9.20am.

I am coming from Crewe and my train gets in at 8.47, so there should be plenty of time to walk over. As asked, I will bring two sample mounts and my college certificate.

I look forward to meeting you and Mr Oyelaran.

Kind regards,
Seun Brathwaite
07700 900 461`,
    expected: [at('2027-03-15T09:20:00+00:00')],
  },
  {
    name: 'en: US clinic reminder with a numeric month-first date',
    sentAt: '2027-03-31T08:00:00-06:00',
    timezone: 'America/Denver',
    from: 'Front Range Occupational Health <reminders@frontrangeoccmed.example>',
    subject: 'Appointment reminder',
    text: `Hello Tyler,

This is a friendly reminder of your upcoming appointment:

  What:   DOT physical (renewal)
  With:   Dr. Anita Sorensen
  When:   Thursday, 04/08/2027, 9:40 AM
  Where:  Suite 210, 4455 Wadsworth Blvd

Please arrive 15 minutes early and bring your glasses, a list of your medications and your current med card (expires 04/30/2027).

A $45 fee applies to no-shows. Need to reschedule? Call 303-555-0177, phones are staffed 7:30 AM to 5:30 PM.

Do not reply to this message.`,
    expected: [at('2027-04-08T09:40:00-06:00')],
  },
  {
    name: 'en: Irish letting agent lists three viewing slots',
    sentAt: '2027-04-14T11:26:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Aoife Mac Giolla <aoife@corribsidelettings.example>',
    subject: 'Unit 4, Tuam Road - viewing',
    text: `Hi Declan,

Thanks a million for getting onto us about Unit 4. Rent is €1,850 a month, available from 1 June, 140 sq m with a roller door.

I can show ye round at any of these:

- Mon 19/4 at 11.15
- Tues 20/4 at 4.40pm
- Fri 23/4 at 9am

Just drop me a line with which one suits and I'll have the keys with me. There's parking at the back.

All the best,
Aoife

Corribside Lettings, Galway
PSRA licence 009912
Open Mon-Fri 9.30-1 and 2-5.30, Sat 10-1`,
    expected: [
      at('2027-04-19T11:15:00+01:00'),
      at('2027-04-20T16:40:00+01:00'),
      at('2027-04-23T09:00:00+01:00'),
    ],
  },
  {
    name: 'en: German machine maker proposes two mornings in its own time',
    sentAt: '2027-05-04T15:12:00+02:00',
    timezone: 'Europe/Dublin',
    from: 'Jürgen Haberstroh <j.haberstroh@haberstroh-pressen.example>',
    subject: 'AW: Training for press HP 60',
    text: `Dear Mrs. O'Driscoll,

thank you for your mail. The press leaves our house in calender week 21.

For the online introduction I can propose you two dates:

12.05. (Wednesday) or 14.05. (Friday), each time at 10:00 German time, please note that by you it is then one hour earlier. We need 90 minutes.

Please give me a short feedback which date is fitting for you.

With friendly greetings
Jürgen Haberstroh
Service

Haberstroh Pressen GmbH
Telefon +49 7721 5550-31 (Mo-Do 7:00-16:00, Fr 7:00-12:30)`,
    expected: [
      at('2027-05-12T09:00:00+01:00', '2027-05-12T10:30:00+01:00'),
      at('2027-05-14T09:00:00+01:00', '2027-05-14T10:30:00+01:00'),
    ],
  },
  {
    name: 'en: newsletter advertises a webinar and an early-bird price',
    sentAt: '2027-05-06T07:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Till & Tally <hello@tillandtally.example>',
    subject: 'Five ways to stop losing money on no-shows',
    text: `Hi there,

No-shows cost the average salon £4,200 a year. This month on the blog we look at deposits, reminders and the art of the polite nudge.

FREE WEBINAR
Deposits without the drama
Tuesday 18 May, 11am - 11.45am
Save your seat: https://tillandtally.example/webinars/deposits

NEW: CARD READER 3
Was £59, now £39 until midnight on Sunday 16 May.

MEET US
We're at the Hair & Beauty Days in Harrogate on 6 and 7 June, stand C12. Come and say hello!

You are getting this because you signed up at tillandtally.example.
Unsubscribe | Update your preferences
Till & Tally Ltd, 40 Wharf Street, Leeds`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: customer takes the second of three quoted times',
    sentAt: '2027-05-20T21:37:00+01:00',
    timezone: 'Europe/London',
    from: 'Priscilla Nwachukwu <priscilla.nw@postbox.example>',
    subject: 'Re: Measuring up for the alcove shelves',
    text: `Hi Tom

The second one please. Ring the top bell, the bottom one has been broken since Easter.

Thanks, Priscilla

On Thu, 20 May 2027 at 17:05, Tom Ackroyd <tom@ackroydjoinery.example> wrote:
> Hi Priscilla,
>
> Happy to come and measure up, there's no charge for that. I have got:
>
> 1) Tuesday 25 May, 10:00
> 2) Wednesday 26 May, 13:45
> 3) Friday 28 May, 9:30
>
> Which would you like?
>
> Tom
> Ackroyd Joinery, 0113 496 0188`,
    expected: [at('2027-05-26T13:45:00+01:00')],
  },
  {
    name: "en: boss forwards a landlady's mail and sends the reader on Monday",
    sentAt: '2027-06-03T17:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Colin Fairweather <colin@fairweatherroofing.example>',
    subject: 'Fwd: Leak at 12b Harbour Terrace',
    text: `Jodie can you take this one, I'm on the church job. I've told her you'll be there at 2 on Monday. Take the long ladder and the damp meter.

C

---------- Forwarded message ---------
From: Mrs E. Pettigrew <epettigrew@postbox.example>
Date: Thu, 3 Jun 2027 at 14:22
Subject: Leak at 12b Harbour Terrace
To: <info@fairweatherroofing.example>

Dear Mr Fairweather,

I am afraid the leak over the back bedroom has returned. It was last repaired on 11 November at a cost of £285.

Could somebody meet me at the flat on Monday 7 June at 14:00? My tenant works nights and sleeps until one, so please nobody before that.

Yours sincerely,
Edith Pettigrew`,
    expected: [at('2027-06-07T14:00:00+01:00')],
  },
  {
    name: 'en: Melbourne shop manager announces a briefing and an all-day stocktake',
    sentAt: '2027-06-17T10:19:00+10:00',
    timezone: 'Australia/Melbourne',
    from: 'Trish Papadopoulos <trish@fernandfoxbooks.example>',
    subject: 'Stocktake - all hands please',
    text: `Hi team,

End of financial year is nearly on us, you know what that means.

Stocktake is Sunday 27 June, all day. We need everyone, shop will be shut. Pizza and bad music provided, time and a half as usual.

Before that a quick briefing on the new scanners: Saturday 26 June at 4.15pm in the back office. It takes half an hour.

If you have stock on your own account, get the list to me by Wednesday 23rd, 12 noon.

Trish
Fern & Fox Books, Brunswick`,
    expected: [days('2027-06-27'), at('2027-06-26T16:15:00+10:00', '2027-06-26T16:45:00+10:00')],
  },
  {
    name: 'en: Brisbane air-con man comes tomorrow arvo',
    sentAt: '2027-06-22T06:51:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Davo Lindqvist <davo@coolchangeair.example>',
    subject: 're: aircon dripping on the front desk',
    text: `G'day Kylie,

no worries, sounds like the drain line. flat out today and I'm booked solid thurs and fri but I can swing by tomorrow arvo at 3, job takes an hour and a half. Stick a bucket under it till then hey.

call out is $110 incl gst

Davo
0491 570 006`,
    expected: [at('2027-06-23T15:00:00+10:00', '2027-06-23T16:30:00+10:00')],
  },
  {
    name: 'en: Sydney client review with a calendar part',
    sentAt: '2027-07-12T13:33:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Mei-Ling Hargreaves <meiling@saltbushfoods.example>',
    subject: 'Invitation: Label artwork review @ Tue 20 Jul 2027 1pm - 2pm (AEST)',
    text: `Label artwork review
Tuesday 20 Jul 2027, 1pm - 2pm
Eastern Australia Time - Sydney

Hi Ben, let's go through round two of the chutney labels. Printer wants final files by 5pm on 23 July so we need to be brutal.

Guests
Mei-Ling Hargreaves - organizer
ben@tworiversdesign.example

Reply for ben@tworiversdesign.example: Yes / No / Maybe`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Saltbush//Calendar 2.1//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270720T030000Z
DTEND:20270720T040000Z
DTSTAMP:20270712T033300Z
ORGANIZER;CN=Mei-Ling Hargreaves:mailto:meiling@saltbushfoods.example
UID:5f1c7a20k-label@saltbushfoods.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
 TRUE;CN=ben@tworiversdesign.example:mailto:ben@tworiversdesign.example
SUMMARY:Label artwork review
SEQUENCE:0
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-20T13:00:00+10:00', '2027-07-20T14:00:00+10:00')],
  },
  {
    name: 'en: IT firm announces a server maintenance window',
    sentAt: '2027-07-21T12:05:00-04:00',
    timezone: 'America/New_York',
    from: 'Bluestem IT Support <support@bluestemit.example>',
    subject: 'Scheduled maintenance - mail and file server - Saturday July 24',
    text: `Hello Renata,

We will be installing firmware and security updates on your server this weekend.

Start: Saturday, July 24, 10:00 PM ET
End: Sunday, July 25, 2:00 AM ET

Mail and shared folders will be unavailable during this time. Nobody needs to be on site and there is nothing for you to do, but please make sure everyone logs out before they leave on Friday.

If anything looks odd on Monday morning, our help desk is there from 7 AM: 412-555-0160.

Thank you,
Vikram Sethi
Bluestem IT
Ticket #30418`,
    expected: [],
  },
  {
    name: 'en: US contractor sets a kickoff and a noon walk-through',
    sentAt: '2027-08-05T17:22:00-04:00',
    timezone: 'America/New_York',
    from: 'Luis Ferrante <luis@ferrantebuild.example>',
    subject: 'Next week',
    text: `Hey Joanne,

Permit came through today (finally!!) so we're a go. Here's how next week looks for you and me:

Monday 8/9 - kickoff at my office, 9-10:15am. Bring the finish schedule.
Wednesday 8/11 - walk-through of the space with the tile guy, noon.

Demo crew is in there Tues and Thurs from 7 to 3:30, so keep your folks out of the back hall on those days. Dumpster gets dropped Monday at 6am. You don't need to be around for any of that.

Second draw of $12,500 is due on the 13th.

Talk soon,
Luis`,
    expected: [at('2027-08-09T09:00:00-04:00', '2027-08-09T10:15:00-04:00'), at('2027-08-11T12:00:00-04:00')],
  },
  {
    name: 'en: two days at a trade fair together with the supplier',
    sentAt: '2027-08-30T10:02:00+01:00',
    timezone: 'Europe/London',
    from: 'Fiona Strachan <fiona.strachan@lomondveneers.example>',
    subject: 'Joinery Live in Birmingham - all set',
    text: `Hi Angus,

That's us sorted for Joinery Live. As agreed we're going down together for both days, Wednesday 22 and Thursday 23 September. Your ticket is in my name, so just stick with me at the gate.

Hotel is booked and paid for, you can get the curries in.

The show is somewhere under halls 6 to 8, and the catalogue is £12 if you want a paper one.

Slàinte,
Fiona

Lomond Veneers, Balloch
01389 555 072`,
    expected: [days('2027-09-22', '2027-09-24')],
  },
  {
    name: 'en: call given in Eastern and Pacific time',
    sentAt: '2027-09-13T09:41:00-04:00',
    timezone: 'America/Los_Angeles',
    from: 'Whitney Abernathy <wabernathy@hudsonandpine.example>',
    subject: "Fall campaign - let's talk",
    text: `Hi Diego,

Thanks for the deck, the team loved direction B.

Let's get on a call this Thursday, September 16, at 2:00 PM Eastern / 11:00 AM Pacific to talk budget. I've blocked 45 minutes.

Video link: https://video.hudsonandpine.example/j/93155520417
Passcode: 118204

The spots will air the week of October 11 in the 8 PM and 10 PM breaks, so we'll want to lock the edit by the 30th.

Best,
Whitney

Whitney Abernathy (she/her)
Marketing Director, Hudson & Pine
New York, NY`,
    expected: [at('2027-09-16T11:00:00-07:00', '2027-09-16T11:45:00-07:00')],
  },
  {
    name: 'en: Irish club secretary calls the committee together',
    sentAt: '2027-09-20T22:13:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Mossie Ó Laoire <mossie.olaoire@postbox.example>',
    subject: 'committee',
    text: `Lads and ladies,

Next committee meeting will be the first Thursday in October, that's the 7th, 7pm sharp in the clubhouse. I promise ye we'll finish at half eight, so anyone mad for the match will be home before it starts at 8.45 on the telly.

Agenda: the lotto, the leak over the showers, Bríd's report on the juvenile section (juveniles train Tuesdays and Thursdays 5.30 to 6.30, no change there).

Let me know if you can't make it.

Mossie
Rúnaí`,
    expected: [at('2027-10-07T19:00:00+01:00', '2027-10-07T20:30:00+01:00')],
  },
  {
    name: 'en: florist cannot come Tuesday at 3 and asks for a fortnight today',
    sentAt: '2027-10-08T08:47:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Gráinne Tuohy <grainne@wildandwoven.example>',
    subject: 'Re: December wreaths',
    text: `Morning Paul,

Tuesday at 3 doesn't suit me I'm afraid, I have a wedding to strip down in Adare that day. Next week is out altogether and the week after is not much better. Could we say a fortnight today instead, quarter to five in the afternoon, at your place?

I'll bring the samples.

Gráinne

> From: Paul Cantwell
> Sent: 07 October 2027 16:30
>
> Hi Gráinne, would you be able to call in on Tuesday at 3 so we can look at the wreaths for the lobby? Same budget as last year, €900.
> Paul`,
    expected: [at('2027-10-22T16:45:00+01:00')],
  },
  {
    name: 'en: customer thanks for drawings, visit times only in the quote',
    sentAt: '2027-10-17T19:08:00+01:00',
    timezone: 'Europe/London',
    from: 'Dr Martin Okonedo <m.okonedo@postbox.example>',
    subject: 'RE: Drawings for the garden room',
    text: `Dear Rosalind,

Many thanks, drawings received and they look splendid. We both prefer the version with the pitched roof.

About your visit: I have to speak to my wife first as she is still in Lisbon with her mother. I will let you know later in the week whether any of your dates is possible.

Best wishes,
Martin

-----Original Message-----
From: Rosalind Peake <rosalind@peakegardenrooms.example>
Sent: 15 October 2027 12:40
To: Martin Okonedo
Subject: Drawings for the garden room

Dear Martin,

Please find attached drawings A and B. To go through them on the spot I could come to you on Thursday 21 October at 10.30 or on Saturday 23 October at 9.00.

Kind regards,
Rosalind`,
    expected: [],
  },
  {
    name: 'en: managing agent books a gas check among house notices',
    sentAt: '2027-11-01T15:55:00+00:00',
    timezone: 'Europe/London',
    from: 'Nadia Rahimi <nadia.rahimi@keystoneblock.example>',
    subject: 'Ground floor studio: gas safety check and other matters',
    text: `Dear Mr Llewellyn,

1. Gas safety check
Our engineer from Thermacheck will be at your studio on Tuesday, 9th November 2027, from 10am to 12 noon. Please make sure that you are there to let him in and that the boiler cupboard is clear.

2. Fire alarm
The weekly test stays on Wednesdays at 11.00. It lasts less than a minute.

3. Bins
Collection changes to Friday from 6.30am. Please put the bags out no earlier than Thursday 8pm.

4. Service charge
The half-yearly demand (£1,124.00) falls due on 1 December.

Please call if you have any questions.

Yours sincerely,
Nadia Rahimi
Property Manager, Keystone Block Management
Tel 029 2018 0555, Mon-Fri 9am-5pm`,
    expected: [at('2027-11-09T10:00:00+00:00', '2027-11-09T12:00:00+00:00')],
  },
  {
    name: 'en: all lower case request for a haircut on Saturday',
    sentAt: '2027-11-09T23:16:00+00:00',
    timezone: 'Europe/London',
    from: 'kayleigh b <kayleighb04@postbox.example>',
    subject: 'hair',
    text: `hiya hun is there any chance u could fit me in sat 13th at quarter past 11?? just a cut n blow dry, no colour this time lol. its my mums 50th that nite n i look like a yeti

ta xx
kayleigh`,
    expected: [at('2027-11-13T11:15:00+00:00')],
  },
  {
    name: 'en: New York restaurant confirms a table with JSON-LD',
    sentAt: '2027-11-29T10:30:00-05:00',
    timezone: 'America/New_York',
    from: 'Osteria Quattro Venti <reservations@quattroventi.example>',
    subject: 'Your reservation is confirmed',
    text: `Dear Ms. Goldfarb,

We are pleased to confirm your reservation:

Party of 6
Thursday, December 9, 2027, 7:30 PM
Reservation no. QV-55120

Changes and cancellations are free until 12 PM on December 8. After that a fee of $25 per guest applies.

Kitchen open Tuesday-Sunday 5-10 PM, bar until midnight.

Osteria Quattro Venti
218 Mulberry Lane, Brooklyn, NY
718-555-0139`,
    html: `<!DOCTYPE html><html><body>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "QV-55120",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Ruth Goldfarb" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Osteria Quattro Venti",
    "address": { "@type": "PostalAddress", "streetAddress": "218 Mulberry Lane", "addressLocality": "Brooklyn", "addressRegion": "NY", "addressCountry": "US" }
  },
  "startTime": "2027-12-09T19:30:00-05:00",
  "partySize": "6"
}
</script>
<p>Dear Ms. Goldfarb,</p>
<p>We are pleased to confirm your reservation:</p>
<p>Party of 6<br>Thursday, December 9, 2027, 7:30 PM<br>Reservation no. QV-55120</p>
<p>Changes and cancellations are free until 12 PM on December 8. After that a fee of $25 per guest applies.</p>
<p>Kitchen open Tuesday-Sunday 5-10 PM, bar until midnight.</p>
<p>Osteria Quattro Venti<br>218 Mulberry Lane, Brooklyn, NY<br>718-555-0139</p>
</body></html>`,
    expected: [at('2027-12-09T19:30:00-05:00')],
  },
  {
    name: 'en: supplier writes about Christmas closing times',
    sentAt: '2027-12-13T14:14:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Noel Brennock <noel@brennockpackaging.example>',
    subject: 'Christmas hours & last orders',
    text: `Hi Sinéad,

Just so you're not caught short over the holidays:

Last orders for delivery before Christmas: Friday 17 Dec, 3pm
Last van out: Tuesday 21 Dec, will be with you some time between 8 and 1
We close Thursday 23 Dec at 1pm and we're back Tuesday 4 January at 8am

Trade counter is open this Saturday 9 to 12 as well.

Thanks for all the business this year, and mind yourselves.

Noel`,
    expected: [],
  },
  {
    name: 'en: site meeting cancelled with a calendar cancellation',
    sentAt: '2027-04-26T07:58:00-05:00',
    timezone: 'America/Chicago',
    from: 'Brent Sundqvist <bsundqvist@northloopcivil.example>',
    subject: 'Canceled: Site meeting Lot 7',
    text: `All,

Site is under a foot of water after last night, so Wednesday's 10 AM meeting at Lot 7 is off. I'll get back to you with a new date when it has dried out and the county has been by to look at the culvert (they're saying Friday around 1 PM, that's just me and the inspector).

Brent`,
    calendar: crlf(`BEGIN:VCALENDAR
METHOD:CANCEL
PRODID:-//Northloop//Groupware 16.0//EN
VERSION:2.0
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E008-lot7@northloopcivil.example
ORGANIZER;CN=Brent Sundqvist:mailto:bsundqvist@northloopcivil.example
ATTENDEE;ROLE=REQ-PARTICIPANT;CN=office@hallgrenpaving.example:mailto:offic
 e@hallgrenpaving.example
SUMMARY:Canceled: Site meeting Lot 7
DTSTART:20270428T150000Z
DTEND:20270428T160000Z
DTSTAMP:20270426T125800Z
LOCATION:Lot 7
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: supplier of bread is mostly free next week',
    sentAt: '2027-02-12T13:29:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Georgie Tran <georgie@earlycrust.example>',
    subject: 'Re: catch up?',
    text: `Hey Sam,

Would love to catch up about the new sourdough! I'm free most of next week, Tuesday arvo or Thursday morning would be best, Wednesdays are usually a write-off. Give us a bell on 0491 570 110 and we'll sort something. I'm at the oven from 2 till 10 every morning so try me after that.

The trial loaves (6 x rye, 4 x fruit) come with Monday's van at 5.30.

G x`,
    expected: [],
  },
  {
    name: 'en: colleague is away for a hospital visit and a flight',
    sentAt: '2027-06-08T08:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Bernadette Szymańska <bernadette@copperkettlecatering.example>',
    subject: 'Me this week / invoice 4471',
    text: `Hi Raj

Only to let you know I will not be in on Thursday. My husband has his operation at the Royal at 8.15 and I want to sit with him. On Saturday I fly to Gdańsk with my sister, plane goes 6.40, and I'm back in the kitchen on Monday 21st.

While I am away Owen does the ordering. He is on earlies this week, 6 to 2.

Invoice 4471 from the butcher is wrong, it should be £318.20, please do not pay it. They will send a new one until Friday.

Thank you
Bernie`,
    expected: [],
  },
  {
    name: 'en: consultant sums up a past meeting and points to a booking page',
    sentAt: '2027-10-28T16:40:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Samir Haddad <samir@harborlightadvisors.example>',
    subject: 'Recap and next steps',
    text: `Hi Monique,

Great seeing you and Carl on Tuesday at 10. Quick recap of what we covered:

- Q3 numbers: revenue up 6%, food cost still too high at 34%
- Lease: landlord needs your answer by November 15, 5 PM
- POS: vendor goes live with the new version on November 9 at 6 AM, no action on your side
- Loan: Carl has his own appointment with the bank next Wednesday at 1:30 and will report back by email

For our next check-in just grab whatever works for you from my booking page, I don't mind when:
https://book.harborlightadvisors.example/samir/30min

Thanks,
Samir

Harborlight Advisors
Mon-Thu 8-5, Fri 8-12
619-555-0182`,
    expected: [],
  },
];
