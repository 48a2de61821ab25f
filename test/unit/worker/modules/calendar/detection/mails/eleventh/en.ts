import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: heating engineer comes at half eight, with a length',
    sentAt: '2027-01-11T17:42:00+00:00',
    timezone: 'Europe/London',
    from: 'Gaz Tindall <gaz@tindallheating.example>',
    subject: 'Re: boiler in the back kitchen',
    text: `Evening Maureen

sounds like the diverter valve to me, had three of them this month. Can be with you thurs at half eight, before you open. Allow an hour and a half. Part is £86 plus VAT and I've got one on the van.

Can you leave the side gate off the latch please as I struggled last time

Cheers
Gaz

Tindall Heating & Plumbing - Gas Safe 5550142
07700 900 318 - Mon to Fri 8-5, Sat 9-12`,
    expected: [at('2027-01-14T08:30:00+00:00', '2027-01-14T10:00:00+00:00')],
  },
  {
    name: 'en: law office offers three slots for a call, US dates',
    sentAt: '2027-02-03T14:20:00-05:00',
    timezone: 'America/New_York',
    from: 'Denise Okafor <dokafor@harlanpratt.example>',
    subject: 'Lease renewal - 418 Wharf St.',
    text: `Hi Tom,

Mr. Pratt has reviewed the landlord's redline and would like to walk you through it by phone. He has the following openings:

  - Tues. 2/9 at 10:00 a.m.
  - Wed. 2/10 at 2:30 p.m.
  - Fri. 2/12 at 9:00 a.m.

The call will take 30 minutes. Please let me know which you prefer. As a reminder, the landlord's offer expires on 2/26 at 5:00 p.m.

Best regards,

Denise Okafor
Paralegal
Harlan Pratt LLP
(212) 555-0147`,
    expected: [
      at('2027-02-09T10:00:00-05:00', '2027-02-09T10:30:00-05:00'),
      at('2027-02-10T14:30:00-05:00', '2027-02-10T15:00:00-05:00'),
      at('2027-02-12T09:00:00-05:00', '2027-02-12T09:30:00-05:00'),
    ],
  },
  {
    name: 'en: declines the quoted time and proposes another, Dublin',
    sentAt: '2027-04-09T10:05:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Aoife Brannigan <aoife@branniganinteriors.example>',
    subject: 'Re: Samples for reception area',
    text: `Hi Declan,

Thanks a million for this. Tuesday at 3 doesn't suit me I'm afraid, I've a delivery of flooring that afternoon. Could we say Wednesday the 14th at 4 instead? I'll bring the fabric books with me.

Aoife

On Thu, 8 Apr 2027 at 16:31, Declan Furey <declan@fureydental.example> wrote:
> Hi Aoife,
>
> Would Tuesday 13th at 3pm work for you to drop in with the samples?
>
> Declan
> Furey Dental, Main Street
> Surgery hours: Mon-Thu 9-5.30, Fri 9-1`,
    expected: [at('2027-04-14T16:00:00+01:00')],
  },
  {
    name: 'en: accepts the second of the quoted times, Sydney',
    sentAt: '2027-05-19T08:47:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Priya Nadarajah <priya.n@lorikeetchildcare.example>',
    subject: 'RE: Quote for shade sails',
    text: `Morning Brett,

The second one works for us, see you then. Just buzz at the side entrance, the front gate is locked once the kids are in.

Cheers
Priya

-----Original Message-----
From: Brett Callaghan <brett@callaghanshade.example>
Sent: Tuesday, 18 May 2027 3:12 PM
To: Priya Nadarajah
Subject: Quote for shade sails

Hi Priya,
I need to come out and measure up before I can give you a firm price. I could do:
1) Thursday 20 May, 7.30am
2) Monday 24 May, 1.15pm
3) Wednesday 26 May, 9am
Let me know.
Brett`,
    expected: [at('2027-05-24T13:15:00+10:00')],
  },
  {
    name: 'en: overdue invoice with several dates, no meeting',
    sentAt: '2027-02-16T09:03:00+00:00',
    timezone: 'Europe/London',
    from: 'Accounts <accounts@penkridgepaper.example>',
    subject: 'Overdue: invoice PP-20417',
    text: `Dear Sirs,

According to our records invoice PP-20417 dated 11 January 2027 in the amount of £1,248.60 is now overdue. Payment was due on 10 February 2027.

Please arrange for cleared funds to reach us by 12 noon on Friday 26 February 2027. If payment has not been received by then, your account will be placed on stop from 9.00am on Monday 1 March 2027 and no further orders will be released.

If you have already paid please disregard this letter.

Yours faithfully

Credit Control
Penkridge Paper Ltd
Lines open 9.00-12.30 and 1.30-4.45, Monday to Thursday`,
    expected: [],
  },
  {
    name: 'en: parcel delivery window with a parcel in JSON-LD',
    sentAt: '2027-03-22T07:15:00+00:00',
    timezone: 'Europe/London',
    from: 'Swiftlane Parcels <no-reply@swiftlane.example>',
    subject: 'Your parcel from Ceramica Direct is arriving tomorrow',
    text: `Hello THE GLAZE SHED,

Your parcel SL 4471 0093 82 will be delivered tomorrow, Tuesday 23 March, between 11:24 and 12:24. Your driver is Marek.

Not going to be in? Change your delivery before 10pm tonight.

Swiftlane Parcels`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "SL4471009382",
  "carrier": { "@type": "Organization", "name": "Swiftlane Parcels" },
  "expectedArrivalFrom": "2027-03-23T11:24:00+00:00",
  "expectedArrivalUntil": "2027-03-23T12:24:00+00:00",
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "CD-88120",
    "merchant": { "@type": "Organization", "name": "Ceramica Direct" }
  }
}
</script></head><body>
<p>Hello THE GLAZE SHED,</p>
<p>Your parcel SL 4471 0093 82 will be delivered tomorrow, Tuesday 23 March, between 11:24 and 12:24. Your driver is Marek.</p>
<p>Not going to be in? Change your delivery before 10pm tonight.</p>
<p>Swiftlane Parcels</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'en: trade newsletter with a webinar date, bulk',
    sentAt: '2027-04-27T06:30:00+01:00',
    timezone: 'Europe/London',
    from: 'The Independent Baker <hello@independentbaker.example>',
    subject: 'Sourdough margins, flour prices and a free webinar',
    text: `THE INDEPENDENT BAKER - April round-up

Flour futures are up again. Our analyst explains why you should fix your prices before June.

FREE WEBINAR
Thursday 6 May, 7.30pm - 8.30pm
"Pricing your loaf: five mistakes small bakeries make". Register on our site, places are limited.

SHOW DATES
The Northern Bakery Show, Harrogate, 13-15 June. Doors 9.30am.

RECIPE OF THE MONTH
Rye and treacle tin loaf.

You receive this e-mail because you signed up at independentbaker.example. Unsubscribe here.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: calendar invitation to a kick-off, text repeats the time',
    sentAt: '2027-06-01T15:26:00+01:00',
    timezone: 'Europe/London',
    from: 'Helena Marsh <helena.marsh@brightwaterleisure.example>',
    subject: 'Invitation: Website kick-off',
    text: `Hi both,

As discussed, kick-off for the new website. Agenda: scope, who signs off what, photos.

When: Tuesday 8 June 2027 14:00-15:30 (London)
Where: Brightwater Leisure, Meeting Room 2, or join online: https://meet.brightwater.example/j/550219

Helena`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Brightwater//Calendar 3.1//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:DAYLIGHT
DTSTART:19700329T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:BST
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:GMT
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:7f1c0f5e-kickoff@brightwaterleisure.example
DTSTAMP:20270601T142600Z
DTSTART;TZID=Europe/London:20270608T140000
DTEND;TZID=Europe/London:20270608T153000
SUMMARY:Website kick-off
LOCATION:Brightwater Leisure\\, Meeting Room 2
ORGANIZER;CN=Helena Marsh:mailto:helena.marsh@brightwaterleisure.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:studio@twofoxes.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-08T14:00:00+01:00', '2027-06-08T15:30:00+01:00')],
  },
  {
    name: 'en: restaurant reservation with JSON-LD, Chicago',
    sentAt: '2027-09-02T11:37:00-05:00',
    timezone: 'America/Chicago',
    from: 'Tablewell <reservations@tablewell.example>',
    subject: 'Confirmed: The Copper Hen, party of 6',
    text: `You're all set!

The Copper Hen
Friday, September 10, 2027 at 6:45 PM
Party of 6, under the name Lindqvist
Confirmation # TW-73B9KQ

We hold tables for 15 minutes. Please cancel at least 24 hours ahead to avoid the $25 per person fee.

The Copper Hen, 1120 N. Alder Ave. | (312) 555-0163
Kitchen open Tue-Sun 5 PM-10 PM`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TW-73B9KQ",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Karin Lindqvist" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "The Copper Hen",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "1120 N. Alder Ave.",
      "addressLocality": "Chicago",
      "addressRegion": "IL",
      "addressCountry": "US"
    }
  },
  "startTime": "2027-09-10T18:45:00-05:00",
  "partySize": "6"
}
</script></head><body>
<h1>You're all set!</h1>
<p><b>The Copper Hen</b><br>Friday, September 10, 2027 at 6:45 PM<br>Party of 6, under the name Lindqvist<br>Confirmation # TW-73B9KQ</p>
<p>We hold tables for 15 minutes. Please cancel at least 24 hours ahead to avoid the $25 per person fee.</p>
<p>The Copper Hen, 1120 N. Alder Ave. | (312) 555-0163<br>Kitchen open Tue-Sun 5 PM-10 PM</p>
</body></html>`,
    expected: [at('2027-09-10T18:45:00-05:00')],
  },
  {
    name: 'en: accountant moves the year-end meeting to another day',
    sentAt: '2027-07-05T12:14:00+01:00',
    timezone: 'Europe/London',
    from: 'Simon Wardle <swardle@wardlehope.example>',
    subject: 'Our meeting on Thursday',
    text: `Dear Jackie

I am sorry to mess you about, but HMRC have called me in on another matter and I need to move our meeting from Thursday 8 July at 10am to Tuesday 13 July at 11.30am. Same place, and the coffee is on me.

Please could you still let me have the bank statements by this Friday so that I can finish the trial balance beforehand.

Kind regards

Simon Wardle FCCA
Wardle Hope Chartered Certified Accountants
The Old Maltings, Saddler Street
Office hours 9.00 - 5.15`,
    expected: [at('2027-07-13T11:30:00+01:00')],
  },
  {
    name: 'en: meeting called off, new date to follow',
    sentAt: '2027-10-13T08:02:00-06:00',
    timezone: 'America/Denver',
    from: 'Walt Kessinger <walt@kessingerroofing.example>',
    subject: 'Tomorrow',
    text: `Hi Marcy,

Bad news, we have to cancel the walkthrough tomorrow (Thursday) at 1:00. Two of my guys are out sick and there's snow coming in anyway. I don't have the new schedule yet. Once I know more I'll call you and we'll figure out another date.

Sorry about that.

Walt
Kessinger Roofing - licensed & insured
970-555-0118`,
    expected: [],
  },
  {
    name: 'en: Thursday week at quarter past two',
    sentAt: '2027-03-01T13:33:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Fr. Colm Tierney <ctierney@stbrigids.example>',
    subject: 'organ tuning',
    text: `Dear Mr Hession,

Thank you for your letter. The bishop is with us all this week so it will have to wait, but Thursday week at quarter past two would be fine for you to come and look at the organ. The sacristan, Mrs Dunne, will let you in. The bottom manual is the one giving trouble.

With every good wish,
Colm Tierney PP`,
    expected: [at('2027-03-11T14:15:00+00:00')],
  },
  {
    name: 'en: call named in Pacific and in UK time, counts once',
    sentAt: '2027-03-15T18:51:00-07:00',
    timezone: 'Europe/London',
    from: 'Jordan Feld <jordan@mesaoptics.example>',
    subject: 'Re: Re: lens coating trial',
    text: `Hey Ruth,

Great to see the test batch came out clean! Dr. Yoon and I would love to get on a call to talk volumes. Let's do this Thursday, March 18, 9:00 am Pacific / 4:00 pm your time (we already switched the clocks over here, you haven't yet).

Dial-in: https://call.mesaoptics.example/r/8842

Talk soon,
Jordan

Jordan Feld | Sourcing | Mesa Optics, San Diego CA
Mobile +1 619 555 0172`,
    expected: [at('2027-03-18T16:00:00+00:00')],
  },
  {
    name: 'en: supplier demo in CET, reader in Dublin',
    sentAt: '2027-11-15T11:10:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Anneke Verhoeven <a.verhoeven@plantrack.example>',
    subject: 'Demo PlanTrack',
    text: `Dear Niamh,

Thank you for your interest in PlanTrack. I would like to show you the software in a online demo on Monday 22 November from 15:00 to 15:45 CET. You do not need to install anything, only open the link:

https://video.plantrack.example/demo/niamh-2211

The licence costs 39 euro per user per month. If you order before 31 December you get the first two months for free.

Kind regards,
Anneke Verhoeven
PlanTrack B.V., Utrecht`,
    expected: [at('2027-11-22T14:00:00+00:00', '2027-11-22T14:45:00+00:00')],
  },
  {
    name: 'en: two days at a trade show together',
    sentAt: '2027-08-17T16:08:00+01:00',
    timezone: 'Europe/London',
    from: 'Nick Abara <nick@abarajoinery.example>',
    subject: 'Timber & Build Show',
    text: `Alright Phil

Tickets came through this morning. So that's you and me at the Timber & Build Show at the NEC on Wednesday 22 and Thursday 23 September, both days. Booked us a twin at the Premier-ish place by the station, £74 and it includes a breakfast so no complaints.

I'll drive, you're on sandwiches.

Nick`,
    expected: [days('2027-09-22', '2027-09-24')],
  },
  {
    name: 'en: applicant confirms the job interview',
    sentAt: '2027-01-20T21:19:00+00:00',
    timezone: 'Europe/London',
    from: 'Chidi Ezeudo <chidi.ezeudo@postbox.example>',
    subject: 'Interview - Junior Bicycle Mechanic',
    text: `Dear Ms Lockwood,

Thank you very much for inviting me to interview for the position of Junior Bicycle Mechanic. I am pleased to confirm that I will attend on Tuesday 26th January 2027 at 3.40pm at your workshop.

I will bring my Cytech certificate and the two references you asked for. I finish at my current job on 19 February, so could start from Monday 22 February.

Yours sincerely,
Chidi Ezeudo
07700 900 455`,
    expected: [at('2027-01-26T15:40:00+00:00')],
  },
  {
    name: 'en: rota of the agency cleaners',
    sentAt: '2027-06-18T15:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Spotless Rotas <rotas@spotlessfm.example>',
    subject: 'Cleaning rota w/c 21 June',
    text: `Hi,

Please find your cleaners for next week:

Mon 21 June   Beata     18:00 - 20:00
Tue 22 June   Beata     18:00 - 20:00
Wed 23 June   Joyce     17:30 - 19:30
Thu 24 June   Joyce     17:30 - 19:30
Fri 25 June   Beata     16:00 - 19:00

All have their own keys and the alarm code. For emergencies call the duty manager, 01632 960 077 (24h).

Spotless FM`,
    expected: [],
  },
  {
    name: 'en: council food hygiene inspection at the premises',
    sentAt: '2027-04-20T11:55:00+01:00',
    timezone: 'Europe/London',
    from: 'Environmental Health <envhealth@northmarch-dc.example>',
    subject: 'Ref EH/27/03318 - Food hygiene revisit: The Lamplighter',
    text: `Dear Mrs Achebe

FOOD HYGIENE RATING SCHEME - REQUEST FOR RE-RATING

I write further to your application received on 12 April 2027. Your payment of £180.00 has been allocated to your account.

An officer will visit your premises on Tuesday 4 May 2027 at 10.30am. Please ensure that you or a responsible person is on site and that your temperature records for the past eight weeks are to hand.

You have the right to appeal against the resulting rating within 21 days.

Yours sincerely

D. Pilling
Senior Environmental Health Officer
North March District Council
Contact centre: 8.45am to 5pm Monday to Friday`,
    expected: [at('2027-05-04T10:30:00+01:00')],
  },
  {
    name: 'en: CPA proposes a call between many filing deadlines',
    sentAt: '2027-03-03T16:45:00-05:00',
    timezone: 'America/New_York',
    from: 'Rhonda Castellano CPA <rhonda@castellanotax.example>',
    subject: 'S corp return + a few questions',
    text: `Hi Pete,

Quick status. Form 1120-S is due March 15 (Monday) and I will e-file it that morning. Your personal return is due April 15, same day as the first quarter estimate.

I still need from you, by close of business Friday:
- mileage log
- the 1099 from the credit union
- closing statement for the truck

I'd like to go over the home office numbers with you before I file. How about a call on Tuesday, March 9th at noon? 20 minutes will do it. I'll call your cell.

Rhonda

Castellano Tax & Books, Schenectady NY
Tax season hours: M-F 8-7, Sat 9-3`,
    expected: [at('2027-03-09T12:00:00-05:00', '2027-03-09T12:20:00-05:00')],
  },
  {
    name: 'en: hosting company announces a maintenance window',
    sentAt: '2027-09-28T14:00:00+10:00',
    timezone: 'Australia/Melbourne',
    from: 'Paddock Hosting Support <support@paddockhosting.example>',
    subject: '[Notice] Scheduled maintenance - cluster mel-04',
    text: `Dear customer,

We will be performing scheduled maintenance on the cluster that hosts your services:

Start: Saturday 2 October 2027, 11:00 pm AEST
End:   Sunday 3 October 2027, 4:00 am AEDT
Impact: up to 20 minutes without e-mail

No action is required on your part.

Regards,
Network Operations
Paddock Hosting Pty Ltd`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: private buyer views the van on saturday, all lower case',
    sentAt: '2027-02-24T20:55:00+00:00',
    timezone: 'Europe/London',
    from: 'kev d <kevd1979@postbox.example>',
    subject: 'white transit 2019',
    text: `hi mate is the van still for sale? if so can i come and see it sat at 10am with my brother, we can pay cash on the day. would u take 8200 for it

kev`,
    expected: [at('2027-02-27T10:00:00+00:00')],
  },
  {
    name: 'en: general availability without a proposal',
    sentAt: '2027-08-05T09:12:00-04:00',
    timezone: 'America/Toronto',
    from: 'Margaux Delisle <margaux@delislephoto.example>',
    subject: 'Re: Team headshots',
    text: `Hi Greg,

Thanks for reaching out! I'd love to shoot the team. I'm pretty flexible for the rest of August, Mondays and Wednesdays are usually good, and mornings give the nicest light in your loft. I charge $95 per person with two retouched images, studio lights included.

When you have an idea of how many people will be there, let me know and we'll find a date.

Margaux
Delisle Photo
647-555-0139`,
    expected: [],
  },
  {
    name: 'en: forwards a surveyor visit and asks the reader to take it',
    sentAt: '2027-09-13T09:26:00+01:00',
    timezone: 'Europe/London',
    from: 'Judith Rowe <judith@rowelettings.example>',
    subject: 'FW: Damp survey, 7 Quay Terrace',
    text: `Morning Sam, I'm on leave from tomorrow. Can you meet the surveyor at Quay Terrace please, Thursday at 2pm, details below. Keys are on hook 31.

J

---------- Forwarded message ----------
From: Bookings <bookings@drywellsurveys.example>
Date: Fri, 10 Sep 2027 17:05
Subject: Damp survey, 7 Quay Terrace
To: Judith Rowe <judith@rowelettings.example>

Dear Ms Rowe,

We confirm the following appointment:
Property: 7 Quay Terrace (ground floor flat)
Date: Thursday 16/09/2027
Time: 14:00
Surveyor: Mr A. Lund
Fee: £240 inc VAT, payable within 14 days

Drywell Surveys`,
    expected: [at('2027-09-16T14:00:00+01:00')],
  },
  {
    name: 'en: thanks for a visit that is past',
    sentAt: '2027-06-11T17:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Bethan Pugh <bethan.pugh@cwmglasprimary.example>',
    subject: 'Diolch!',
    text: `Dear Owen,

A huge thank you from all of Year 4 for having us at the forge on Wednesday. From the moment we arrived at 10 o'clock until you practically had to push us onto the bus at half past one they did not stop talking about it. Several of them now want to be blacksmiths, which I'm told is your fault.

The children have made you a card, it's in the post.

Warmest wishes,
Bethan
Ysgol Gynradd Cwmglas`,
    expected: [],
  },
  {
    name: 'en: colleague is away for her own hospital appointment',
    sentAt: '2027-11-26T12:20:00+00:00',
    timezone: 'Europe/London',
    from: 'Sandra Mills <sandra@oakhouse-vets.example>',
    subject: 'monday',
    text: `Hi all

I've got my scan at the hospital on Monday at 10.15 so I won't be in until after lunch. Tina is covering the front desk from 8 till 1. If Mrs Pargeter rings about Biscuit's results tell her I'll phone her back when I can.

Have a good weekend
Sandra`,
    expected: [],
  },
  {
    name: 'en: ticket for a first aid course with JSON-LD',
    sentAt: '2027-10-04T13:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Mercia First Aid <bookings@merciafirstaid.example>',
    subject: 'Booking confirmation MFA-61907',
    text: `Hi Yusuf,

Thank you for your booking. Here are the details:

Course: Emergency First Aid at Work
Date: Wednesday 20 October 2027
Time: 9.15am to 4.45pm
Venue: The Guildhall Annexe, Worcester
Delegate: Yusuf Demir

Paid: £95.00

Please wear comfortable clothes. You can transfer your place to a colleague free of charge up to 5 days before the course.

Mercia First Aid`,
    html: `<!DOCTYPE html><html><head><script type="application/ld+json">[{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "MFA-61907",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Yusuf Demir" },
  "reservationFor": {
    "@type": "Event",
    "name": "Emergency First Aid at Work",
    "startDate": "2027-10-20T09:15:00+01:00",
    "endDate": "2027-10-20T16:45:00+01:00",
    "location": {
      "@type": "Place",
      "name": "The Guildhall Annexe",
      "address": { "@type": "PostalAddress", "addressLocality": "Worcester", "addressCountry": "GB" }
    }
  }
}]</script></head><body>
<p>Hi Yusuf,</p><p>Thank you for your booking. Here are the details:</p>
<table><tr><td>Course</td><td>Emergency First Aid at Work</td></tr>
<tr><td>Date</td><td>Wednesday 20 October 2027</td></tr>
<tr><td>Time</td><td>9.15am to 4.45pm</td></tr>
<tr><td>Venue</td><td>The Guildhall Annexe, Worcester</td></tr>
<tr><td>Delegate</td><td>Yusuf Demir</td></tr></table>
<p>Paid: &pound;95.00</p>
<p>Please wear comfortable clothes. You can transfer your place to a colleague free of charge up to 5 days before the course.</p>
<p>Mercia First Aid</p></body></html>`,
    expected: [at('2027-10-20T09:15:00+01:00', '2027-10-20T16:45:00+01:00')],
  },
  {
    name: 'en: cancellation by calendar part',
    sentAt: '2027-12-01T10:17:00-08:00',
    timezone: 'America/Los_Angeles',
    from: 'Luis Barragan <luis@tidepooldesign.example>',
    subject: 'Canceled: Holiday window review',
    text: `This event has been canceled.

Holiday window review
Friday Dec 3, 2027, 10am - 11am (Pacific Time)

Client pulled the project, so nothing left to review. Sorry all!
Luis`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Tidepool//Cal//EN
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:hw-review-1203@tidepooldesign.example
DTSTAMP:20271201T181700Z
DTSTART:20271203T180000Z
DTEND:20271203T190000Z
SUMMARY:Holiday window review
ORGANIZER;CN=Luis Barragan:mailto:luis@tidepooldesign.example
ATTENDEE:mailto:hello@cornerstonebooks.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: lunch tomorrow at quarter to one',
    sentAt: '2027-07-21T18:40:00+01:00',
    timezone: 'Europe/London',
    from: 'Roderick Baines <rod.baines@postbox.example>',
    subject: 'a bite to eat',
    text: `My dear Frances,

In town after all! Lunch tomorrow? I've got us a table at Marchetti's for quarter to one, they do that veal thing you like. My train home isn't until 16.52 so no need to hurry.

I want to hear everything about the new premises.

R.`,
    expected: [at('2027-07-22T12:45:00+01:00')],
  },
  {
    name: 'en: asks to pick a slot with a booking link, no time named',
    sentAt: '2027-05-06T10:30:00-05:00',
    timezone: 'America/Chicago',
    from: 'Tessa Grabowski <tessa@prairiebenefits.example>',
    subject: 'Time to review your group plan?',
    text: `Hi Leon,

Your group dental plan renews July 1, and rates are going up about 6%. I ran some numbers with two other carriers that I think you'll want to see.

Grab whatever works for you on my calendar: https://book.prairiebenefits.example/tessa/30min

The enrollment window runs June 1-18, so sooner is better.

Thanks,
Tessa
Prairie Benefits Group, Omaha
Office 8:30-5:00 CT`,
    expected: [],
  },
  {
    name: 'en: next call a fortnight today at eleven',
    sentAt: '2027-02-17T11:52:00+00:00',
    timezone: 'Europe/London',
    from: 'Gwen Oyelaran <gwen@oyelaranassociates.example>',
    subject: 'Notes from this morning',
    text: `Hi Matt,

Good session. My notes:

- You: job descriptions for the two new team leaders, by the 24th
- Me: draft of the bonus scheme, incl. the £500 retention payment
- Both: think about who chairs the Monday huddles

We said we'd speak again a fortnight today at 11am, so I've pencilled that in. I'll ring your mobile.

Gwen

Oyelaran Associates - coaching for owner-managers
01632 960 512`,
    expected: [at('2027-03-03T11:00:00+00:00')],
  },
  {
    name: 'en: school books a wildlife incursion, numeric Australian date',
    sentAt: '2027-07-29T14:36:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Kylie Fraser <kfraser@wattlegrovess.example>',
    subject: 'Incursion booking confirmed - Prep',
    text: `Hi Scales & Tails team,

PO 4500218 is attached. So we have you coming to us on Friday 13/8/27 from 9:15 to 10:45 for our three Prep classes (68 kids all up). Please sign in at the office and bring your blue cards.

First break is 11:00 to 11:40, and there's a car park off Banksia St. Last year's carpet python was a big hit so please bring her along again!

Thanks heaps
Kylie Fraser
Wattle Grove State School
Office open 8am-3.30pm school days`,
    expected: [at('2027-08-13T09:15:00+10:00', '2027-08-13T10:45:00+10:00')],
  },
  {
    name: 'en: builder calls a site meeting, New Zealand',
    sentAt: '2027-10-07T19:22:00+13:00',
    timezone: 'Pacific/Auckland',
    from: 'Hemi Paki <hemi@pakibuild.example>',
    subject: 'Site mtg Ridge Rd',
    text: `Kia ora Anna

Slab is poured, came up beaut. Need you on site Mon 11 Oct 7.30am to sort the window heights before I order the joinery. Bring the stamped plans, council only gave me one set. Frames land on the 18th.

Chur
Hemi`,
    expected: [at('2027-10-11T07:30:00+13:00')],
  },
  {
    name: 'en: optician lists slots over two days',
    sentAt: '2027-09-15T10:58:00+01:00',
    timezone: 'Europe/London',
    from: 'Reception <reception@castlegateeyecare.example>',
    subject: 'RE: Display screen eye test',
    text: `Hello Mr Iqbal,

Thank you for your enquiry. For your eye test we have the following left with Dr Sethi:

Mon 20 Sept: 9.00, 11.20 or 15.40
Tues 21 Sept: 10.10

The test lasts 25 minutes. It is £32 with the company voucher. Could you let us know which one you'd like by Friday, otherwise they will be released.

Many thanks
Carol
Castlegate Eyecare
Open Mon-Sat 9-5.30 (closed for lunch 1-2 on Weds)`,
    expected: [
      at('2027-09-20T09:00:00+01:00', '2027-09-20T09:25:00+01:00'),
      at('2027-09-20T11:20:00+01:00', '2027-09-20T11:45:00+01:00'),
      at('2027-09-20T15:40:00+01:00', '2027-09-20T16:05:00+01:00'),
      at('2027-09-21T10:10:00+01:00', '2027-09-21T10:35:00+01:00'),
    ],
  },
  {
    name: 'en: visitor tells her flights and suggests dinner',
    sentAt: '2027-04-22T09:14:00+02:00',
    timezone: 'Europe/Dublin',
    from: 'Carla Rinaldi <carla.rinaldi@vetroclaro.example>',
    subject: 'My visit to Cork',
    text: `Dear Eoin,

I have now my flights: I arrive on Wednesday 28 April with EI 879 at 16:35 and go back on Friday 30 April at 07:10.

Shall we have dinner on Wednesday at 8 pm? And then I come to your factory on Thursday 29 April at 9:30 am to see the new furnace.

I stay in the Harbour Hotel, check-in is from 15:00.

Best regards from Murano,
Carla`,
    expected: [at('2027-04-28T20:00:00+01:00'), at('2027-04-29T09:30:00+01:00')],
  },
  {
    name: 'en: quotation with validity and lead time',
    sentAt: '2027-08-30T15:49:00-04:00',
    timezone: 'America/New_York',
    from: 'Bob Trask <btrask@trasksigns.example>',
    subject: 'Quote #Q-2718 - channel letters',
    text: `Carol,

Attached is our quote for the channel letters, $4,380 installed, permit not included. Price is good through September 30. We need 50% down with the order.

Lead time right now is 5 to 6 weeks, so if I get your deposit by Friday, Sept. 10, you'd have your sign up around the middle of October, in plenty of time for the leaf peepers.

Any questions, I'm in the shop till 4:30 most days.

Bob
Trask Signs, since 1988
603-555-0190`,
    expected: [],
  },
  {
    name: 'en: software vendor invites all customers to a launch, bulk',
    sentAt: '2027-01-28T08:00:00-08:00',
    timezone: 'America/Los_Angeles',
    from: 'Stockwise <news@stockwise.example>',
    subject: 'Meet Stockwise 5 - going live on February 9',
    text: `Big news!

Stockwise 5 goes live on Tuesday, February 9 at 9:00 AM PT. Faster counts, new scanner app, dark mode.

Watch the launch stream with our CEO at 10:00 AM PT on our channel. No registration needed.

Upgrade before February 28 and save 20% with code FIVE20.

The Stockwise Team
1 Ledger Plaza, Oakland, CA - Unsubscribe - Privacy`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: out of office reply with return date and hours',
    sentAt: '2027-12-20T09:00:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Darren Hobbs <darren@hobbsrefrigeration.example>',
    subject: 'Automatic reply: coolroom door seal',
    text: `G'day,

Thanks for your email. We are closed from 12 noon Wednesday 22 December and back on deck 7am Monday 10 January.

For breakdowns call the on-call tech on 0491 570 006 between 6am and 8pm. Call-out fee $220 + GST.

Merry Christmas!
Daz and the crew at Hobbs Refrigeration`,
    expected: [],
  },
  {
    name: 'en: bank manager writes at length and proposes a review',
    sentAt: '2027-10-25T10:33:00+01:00',
    timezone: 'Europe/London',
    from: 'Fiona McCrindle <fiona.mccrindle@clydevalleybank.example>',
    subject: 'Your overdraft review',
    text: `Dear Mr and Mrs Galbraith

I hope this finds you well and that the season at the guest house ended on a high note.

I took over from Alan Reid on 1 October and have been reading through your file. Your overdraft of £15,000 is due for renewal on 30 November 2027. Over the last year your balance has been in credit for nine months out of twelve, which is very pleasing. The fee would stay at 1.5%.

Before I put the renewal to our credit team I would like to meet you both in person. I am in Oban every other week and would suggest Wednesday 3 November 2027, 2.15pm until 3.15pm, at the guest house if that is convenient, as I would very much like to see the new breakfast room.

It would help if you had to hand:
  - management figures to the end of September
  - forward bookings for 2028
  - the quote for the fire doors

If you would rather speak to me first, my direct line is 01632 960 841, weekdays from 9am to 4.30pm.

Yours sincerely

Fiona McCrindle
Relationship Manager
Clyde Valley Bank`,
    expected: [at('2027-11-03T14:15:00+00:00', '2027-11-03T15:15:00+00:00')],
  },
  {
    name: 'en: IT firm announces technician for the day after tomorrow',
    sentAt: '2027-06-14T16:15:00-06:00',
    timezone: 'America/Denver',
    from: 'Help Desk <helpdesk@frontrange-it.example>',
    subject: '[Ticket 90215] Printer offline / new switch',
    text: `Hello Dana,

We looked at the logs remotely and the switch in your back office is failing, so we need to swap it out on site.

Our technician Omar will be at your office the day after tomorrow at 7:45 am, before you open. Someone has to let him in. Your phones will be down for 10 minutes or so.

Ticket opened: 06/14/2027 9:02 AM
Priority: 2
SLA: 3 business days

Front Range IT
Help desk M-F 7-6, 303-555-0155`,
    expected: [at('2027-06-16T07:45:00-06:00')],
  },
  {
    name: 'en: landlord only tells a rent review deadline and viewings of others',
    sentAt: '2027-03-31T14:02:00+01:00',
    timezone: 'Europe/London',
    from: 'Piers Hallam <piers@hallamestates.example>',
    subject: 'Unit 4 - rent review; Unit 5 viewings',
    text: `Dear Lorraine,

Two things. First, the rent review notice for Unit 4 is attached. If you wish to object you must do so in writing by 5pm on Friday 30 April.

Secondly, you may notice people at Unit 5 next door, which is being marketed. The agents are showing a brewery round on Tuesday 6 April at 11am and a gym on Wednesday 7 April at half past three. You don't need to do anything, just please keep the loading bay clear.

Yours,
Piers`,
    expected: [],
  },
];
