import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: customer drops a bike off tomorrow at half eight',
    sentAt: '2027-01-11T17:42:00+00:00',
    timezone: 'Europe/London',
    from: 'Gareth Pym <gareth.pym@pymhouse.example>',
    subject: 'Squeaky Genesis again',
    text: `Hiya,

Back brake's howling again, and the gears are jumping on the big ring. Paid 65 quid for the last service in October so I'm hoping it's something daft.

Can I drop it in with you tomorrow at half eight in the morning, on my way to work? No rush getting it back, I've got the car this week.

Cheers
Gareth
07700 900 318`,
    expected: [at('2027-01-12T08:30:00+00:00')],
  },
  {
    name: 'en: dental office confirms an appointment, office hours in the footer',
    sentAt: '2027-01-13T10:05:00-06:00',
    timezone: 'America/Chicago',
    from: 'Lakemoor Family Dental <frontdesk@lakemoordental.example>',
    subject: 'Your upcoming visit',
    text: `Dear Ms. Okafor,

This is to confirm your cleaning and exam with Dr. Brandt on Wednesday, January 20, 2027 at 2:15 PM.

Please bring your new insurance card. Balances over $50 are due within 30 days of the visit. If you need to change your appointment, let us know at least 24 hours ahead or a $35 fee may apply.

See you soon!

Tammy
Lakemoor Family Dental
118 W. Prairie St. | (312) 555-0142
Mon-Thu 7:30 AM - 5:00 PM, Fri 8:00 AM - 12:00 PM`,
    expected: [at('2027-01-20T14:15:00-06:00')],
  },
  {
    name: 'en: boiler engineer in Dublin with length of the visit',
    sentAt: '2027-01-28T15:20:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Aoife Brennan <service@brennanheating.example>',
    subject: 'Re: No heat in back office - job 40817',
    text: `Hi Declan,

Sorry about the delay getting back to you, we're run off our feet with the frost.

I've Padraig booked in with ye for Thursday 4th February at 10.00am. He'll need about two hours and someone will have to let him into the plant room. The part comes to €184 plus VAT, callout included.

If it dies altogether in the meantime ring the emergency line, 01 555 0177, it's manned till 10 at night.

Thanks a million,
Aoife
Brennan Heating & Plumbing`,
    expected: [at('2027-02-04T10:00:00+00:00', '2027-02-04T12:00:00+00:00')],
  },
  {
    name: 'en: overdue invoice with a payment deadline and an hour',
    sentAt: '2027-02-02T09:12:00+00:00',
    timezone: 'Europe/London',
    from: 'Credit Control <accounts@tolliver-timber.example>',
    subject: 'SECOND REMINDER - Invoice INV-20931',
    text: `Dear Sirs

Our records show that invoice INV-20931 dated 4 January 2027 for £1,412.30 remains unpaid.

Unless cleared funds reach us by 5pm on Tuesday 9 February we shall have no choice but to place your account on stop. Orders already picked for the van on Thursday 11 February will then be held back.

If you have paid in the last 48 hours please disregard this message.

Credit Control
Tolliver Timber Ltd
Lines open 8.30am to 4.30pm Monday to Friday`,
    expected: [],
  },
  {
    name: 'en: applicant takes the second of three quoted interview slots',
    sentAt: '2027-02-09T18:31:00+00:00',
    timezone: 'Europe/London',
    from: 'Priya Nandakumar <priya.nandakumar@postbox.example>',
    subject: 'Re: Interview - Junior Designer',
    text: `Hi Helen,

Thank you so much, I'm really pleased to hear that! The second one would be perfect for me. I'll bring my portfolio on a laptop, and a couple of printed pieces.

Is there anywhere to lock up a bike?

Best wishes,
Priya

On Tue, 9 Feb 2027 at 14:02, Helen Marsh <helen@foxandmarsh.example> wrote:
> Hi Priya,
>
> We enjoyed your application and would love to meet you. Could you do one of these?
>
> - Thursday 11 February, 10:00
> - Friday 12 February, 14:30
> - Monday 15 February, 09:15
>
> Helen`,
    expected: [at('2027-02-12T14:30:00+00:00')],
  },
  {
    name: 'en: tax accountant in Toronto offers two one-hour slots',
    sentAt: '2027-02-16T08:47:00-05:00',
    timezone: 'America/Toronto',
    from: 'Marc Delorme CPA <mdelorme@delormetax.example>',
    subject: 'Year end 2026 - time to sit down',
    text: `Good morning Susan,

I have the trial balance and a handful of questions, mostly the truck lease and the HST on the Oakville job. Better in person than by email I think.

I could see you at our office Tues. Feb. 23 at 9:30 a.m. or Thurs. Feb. 25 at 1 p.m. We'd need an hour either way. Let me know which.

Reminder that T4s have to be filed by March 1.

Marc

Marc Delorme, CPA
Delorme Tax & Advisory
416-555-0119`,
    expected: [
      at('2027-02-23T09:30:00-05:00', '2027-02-23T10:30:00-05:00'),
      at('2027-02-25T13:00:00-05:00', '2027-02-25T14:00:00-05:00'),
    ],
  },
  {
    name: 'en: Sydney plumber, lower case, thursday arvo at 3',
    sentAt: '2027-02-23T19:14:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Davo <dave@bluegumplumbing.example>',
    subject: 'leak under sink',
    text: `hey mate got ya pics, looks like the mixer not the pipe

can come past the cafe thurs arvo at 3 o'clock and have a squiz, shouldnt take long. new mixer is about 240 fitted if it comes to that

just turn the tap under the sink off til then

davo
0491 570 156`,
    expected: [at('2027-02-25T15:00:00+11:00')],
  },
  {
    name: 'en: proposed time declined without a new one',
    sentAt: '2027-02-25T11:26:00+00:00',
    timezone: 'Europe/London',
    from: 'Rosalind Hext <r.hext@hextinteriors.example>',
    subject: 'Re: Showroom lighting',
    text: `Dear Tom,

I'm afraid Tuesday at 3 doesn't suit, I am with a client in Bath all day. Nor can I manage the Wednesday. Let me look at the diary with my assistant when she is back from holiday and I will come back to you with something sensible.

Kind regards,
Rosalind

> Would Tuesday 2 March at 3pm be any good to walk through the samples? Otherwise Wednesday at 11?
> Tom`,
    expected: [],
  },
  {
    name: 'en: calendar invitation in New York with short text',
    sentAt: '2027-03-01T13:33:00-05:00',
    timezone: 'America/New_York',
    from: 'Janelle Whitcomb <jwhitcomb@harborgrant.example>',
    subject: 'Invitation: Grant budget check-in',
    text: `Hi Paul, sending an invite so this doesn't fall off the radar. Agenda is just line items 4 through 9.

Janelle`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Harbor Grant//Mail//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7c2e91-budget@harborgrant.example
DTSTAMP:20270301T183300Z
DTSTART;TZID=America/New_York:20270305T110000
DTEND;TZID=America/New_York:20270305T113000
SUMMARY:Grant budget check-in
ORGANIZER;CN=Janelle Whitcomb:mailto:jwhitcomb@harborgrant.example
ATTENDEE;CN=Paul Reyes;RSVP=TRUE:mailto:office@reyesyouth.example
LOCATION:Phone - Janelle will call
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-05T11:00:00-05:00', '2027-03-05T11:30:00-05:00')],
  },
  {
    name: 'en: Friday meeting pushed from 2 to 4',
    sentAt: '2027-03-03T16:08:00+00:00',
    timezone: 'Europe/London',
    from: 'Ian Cuthbertson <ian@cuthbertsonprint.example>',
    subject: 'Friday',
    text: `Hi Lorna

Press is down and the engineer's coming Friday lunchtime. Could we push our 2pm on Friday back to 4pm? Same place, I'll have the proofs on the table.

Sorry for messing you about.

Ian

Cuthbertson Print, Unit 7, Mill Lane
Tel. 01632 960 441, 8am-5pm`,
    expected: [at('2027-03-05T16:00:00+00:00')],
  },
  {
    name: 'en: London time for a New York reader between the two clock changes',
    sentAt: '2027-03-12T09:50:00+00:00',
    timezone: 'America/New_York',
    from: 'Olivia Tranter <olivia.tranter@quillandco.example>',
    subject: 'Manuscript call',
    text: `Dear Ben,

Lovely to get the new chapters, I read them on the train and missed my stop.

Shall we talk on Wednesday 17 March at 4pm London time? I'd suggest three quarters of an hour. You can reach me on +44 20 7946 0102, or I'll ring you if you'd rather.

The contract needs to be back with legal by the end of the month, but don't worry about that yet.

All best,
Olivia`,
    expected: [at('2027-03-17T12:00:00-04:00', '2027-03-17T12:45:00-04:00')],
  },
  {
    name: 'en: parcel delivery window tomorrow',
    sentAt: '2027-03-15T18:02:00+00:00',
    timezone: 'Europe/London',
    from: 'SwiftVan <no-reply@swiftvan.example>',
    subject: 'Your parcel is coming tomorrow',
    text: `Hello,

Good news! Your parcel from BRASSFIT SUPPLIES will be delivered tomorrow, Tuesday 16 March, between 10:14 and 11:14 by your driver Kev.

Not in? You can choose a neighbour, a safe place or another day until 23:00 tonight.

Parcel number 1550 2291 7734 08

SwiftVan UK`,
    expected: [],
  },
  {
    name: 'en: bulk mail that advertises a webinar',
    sentAt: '2027-03-17T07:30:00+00:00',
    timezone: 'Europe/London',
    from: 'PayrollPilot <hello@news.payrollpilot.example>',
    subject: 'Are you ready for the April changes? Free webinar inside',
    isBulk: true,
    text: `Hi there,

New minimum wage rates, new thresholds, new forms: April is nearly here.

Join over 2,000 employers for our FREE webinar on Thursday 25 March at 1pm. Our experts cover everything in 45 minutes, with a live Q&A.

Save my seat: https://news.payrollpilot.example/webinar-april

Can't make it? We'll run it again on Tuesday 30 March at 10am.

You're receiving this because you downloaded a PayrollPilot guide.
Unsubscribe | Preferences | View in browser`,
    expected: [],
  },
  {
    name: 'en: lunch on Friday week at half twelve',
    sentAt: '2027-04-06T12:19:00+01:00',
    timezone: 'Europe/London',
    from: 'Hugh Lanyon <hugh@lanyonsurveyors.example>',
    subject: 'Spot of lunch?',
    text: `My dear Frances,

It was good to bump into you at the Chamber do last month. You mentioned the Trelawney barns, and I may have something that would interest you there.

Let me buy you lunch. Would Friday week at half past twelve at the Crown suit? They do a decent fish pie, and we needn't be long if you're busy.

Yours ever,
Hugh

Lanyon & Son, Chartered Surveyors, est. 1926`,
    expected: [at('2027-04-16T12:30:00+01:00')],
  },
  {
    name: 'en: video call with ISO date and link',
    sentAt: '2027-04-12T09:04:00+01:00',
    timezone: 'Europe/London',
    from: 'Tomasz Wrobel <t.wrobel@gridlayer.example>',
    subject: 'Migration call - details',
    text: `Hi all,

as agreed on the phone:

Date: 2027-04-14
Time: 10:00-10:45
Link: https://meet.gridlayer.example/j/8841207765
Passcode: 330918

Before the call please send me the list of mailboxes (csv is fine). The actual switch happens over a weekend in May and you do not need to be there for it.

Regards
Tomasz
Gridlayer Support, ticket #55102`,
    expected: [at('2027-04-14T10:00:00+01:00', '2027-04-14T10:45:00+01:00')],
  },
  {
    name: 'en: restaurant reservation with JSON-LD',
    sentAt: '2027-04-13T15:41:00-04:00',
    timezone: 'America/New_York',
    from: 'Table Ready <reservations@tableready.example>',
    subject: 'Reservation confirmed: Osteria Vento',
    text: `You're all set, Dana!

Osteria Vento
Thursday, April 22, 2027 at 7:30 PM
Party of 6

Confirmation # TR-7719402

We can hold your table for 15 minutes. Cancel free of charge up to 4 hours before.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TR-7719402",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Dana Lipski" },
  "partySize": "6",
  "startTime": "2027-04-22T19:30:00-04:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Osteria Vento",
    "address": { "@type": "PostalAddress", "streetAddress": "40 Ferry Street", "addressLocality": "Hoboken", "addressRegion": "NJ", "addressCountry": "US" }
  }
}
</script></head><body><h2>You're all set, Dana!</h2>
<p><b>Osteria Vento</b><br>Thursday, April 22, 2027 at 7:30 PM<br>Party of 6</p>
<p>Confirmation # TR-7719402</p>
<p>We can hold your table for 15 minutes. Cancel free of charge up to 4 hours before.</p></body></html>`,
    expected: [at('2027-04-22T19:30:00-04:00')],
  },
  {
    name: 'en: one line, lunch tmrw at noon',
    sentAt: '2027-04-08T16:55:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Rudy Salcedo <rudy@salcedotile.example>',
    subject: 'lunch',
    text: `lunch tmrw at noon? usual spot, my treat. want to pick your brain about the Fremont bid`,
    expected: [at('2027-04-09T12:00:00-07:00')],
  },
  {
    name: 'en: trade fair together as a whole day',
    sentAt: '2027-04-14T08:22:00+01:00',
    timezone: 'Europe/London',
    from: 'Karen Olusoga <karen@olusogakitchens.example>',
    subject: 'Birmingham',
    text: `Morning Phil,

Just to confirm you and me are doing the kitchen & bathroom show at the NEC on Tuesday 20 April, whole day. Tickets are bought (£18 each, I've put them through expenses) and I'll drive.

Have a think about which worktop people you want to see, the hall plan is on their website.

Kx`,
    expected: [days('2027-04-20')],
  },
  {
    name: 'en: thanks for a meeting that has been',
    sentAt: '2027-04-21T10:16:00+10:00',
    timezone: 'Australia/Melbourne',
    from: 'Simone Karras <simone@karrasarchitects.example>',
    subject: 'Minutes from yesterday',
    text: `Hi Greg,

Thanks for making the time yesterday at 2pm, very useful. Short notes:

1. Stair goes to the north side, revised drawing A-104 from us by Friday 30 April
2. You price the hardwood option (ballpark $38k)
3. Council lodgement closes 14 May, 4pm, no extensions
4. Next meeting to be fixed when the engineer has answered

Shout if I've missed anything.

Simone`,
    expected: [],
  },
  {
    name: 'en: availability without a proposal',
    sentAt: '2027-04-29T13:58:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Niamh Costigan <niamh@costiganpr.example>',
    subject: 'Re: Catch up',
    text: `Hi Conor,

Yes, well overdue! I'm around most of next week apart from the bank holiday, and mornings are usually better than afternoons. Friday I finish early. Send me over something that suits and I'll make it work.

Niamh`,
    expected: [],
  },
  {
    name: 'en: school books a photographer from 9.20 to 12.45',
    sentAt: '2027-05-04T11:35:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Scoil Office <office@ballinreaschool.example>',
    subject: 'Class photos 2027',
    text: `Dear Mr Lavelle,

The principal is happy with your quote of €9 per pupil pack.

We would like you to come to us on Wednesday 12th May from 9.20am to 12.45pm. There are eight classes, and the hall will be free all morning. Please use the side gate, as the front is closed from 9.10.

Could you send on your Garda vetting letter before then?

Le gach dea-ghui,
Maire Tuohy
School Secretary (office open 9.00 - 1.30)`,
    expected: [at('2027-05-12T09:20:00+01:00', '2027-05-12T12:45:00+01:00')],
  },
  {
    name: 'en: site meeting called off with nothing new',
    sentAt: '2027-05-10T07:15:00-06:00',
    timezone: 'America/Denver',
    from: 'Walt Eberhardt <walt@eberhardtroofing.example>',
    subject: 'Canceling tomorrow',
    text: `Colleen,

Need to cancel our 9:00 AM walkthrough tomorrow (Tuesday May 11). They're calling for hail and I'm not sending anybody up on that roof. I'll get back to you once we see how the week shapes up.

Sorry,
Walt
Eberhardt Roofing LLC, lic. 0048812
720-555-0163`,
    expected: [],
  },
  {
    name: 'en: Thursday dropped, Monday at the same hour offered',
    sentAt: '2027-05-18T14:44:00+01:00',
    timezone: 'Europe/London',
    from: 'Jas Bhogal <jas@bhogallegal.example>',
    subject: 'Re: Lease renewal',
    text: `Hi Martin

I'm so sorry but I've just been told I'm in court on Thursday so I'll have to cancel our 10am that day. Could you do Monday 24 May instead, again at 10am? Everything else stays as it was, at ours, third floor.

The landlord's side have come down to £26,500 by the way.

Jas`,
    expected: [at('2027-05-24T10:00:00+01:00')],
  },
  {
    name: 'en: fire safety officer writes the time as 1030 hrs',
    sentAt: '2027-05-13T10:02:00+01:00',
    timezone: 'Europe/London',
    from: 'Fire Protection Team <protection@northvalefire.example>',
    subject: 'Fire Safety Audit - Ref FS/27/3318',
    text: `Dear Sir/Madam

REGULATORY REFORM (FIRE SAFETY) ORDER 2005
PREMISES: The Old Maltings, Dyer Street

An Inspecting Officer will carry out an audit of the above premises on 27/05/2027 at 1030 hrs. You, or a person able to act for you, should be present.

Please have the following to hand: fire risk assessment, alarm test log, emergency lighting certificate, staff training records.

Should this be inconvenient please contact this office within 7 days of the date of this letter, quoting the reference.

Yours faithfully

Watch Manager S. Dunmore
Fire Protection Team
Office hours 0900-1700 Monday to Friday`,
    expected: [at('2027-05-27T10:30:00+01:00')],
  },
  {
    name: 'en: calendar part that cancels a review',
    sentAt: '2027-05-25T12:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Ellen Crouch <ellen.crouch@brightside-media.example>',
    subject: 'Cancelled: Quarterly review',
    text: `This event has been cancelled.

Quarterly review
Wednesday 2 June 2027, 15:00 - 16:00

Ellen: "Client has gone with another agency, so no need for this any more. Boo."`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Brightside Media//Calendar//EN
METHOD:CANCEL
BEGIN:VEVENT
UID:qr-2027-2@brightside-media.example
DTSTAMP:20270525T113000Z
DTSTART:20270602T140000Z
DTEND:20270602T150000Z
SUMMARY:Quarterly review
ORGANIZER;CN=Ellen Crouch:mailto:ellen.crouch@brightside-media.example
ATTENDEE;CN=Studio:mailto:studio@pikeandperch.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: property inspection in Auckland',
    sentAt: '2027-05-26T09:48:00+12:00',
    timezone: 'Pacific/Auckland',
    from: 'Hana Ruru <hana@waitematapm.example>',
    subject: 'Routine inspection, 3/22 Tui Road',
    text: `Kia ora Steve,

Under the lease we're due our six-monthly look at the workshop. I'll be there on Friday 4 June at 9.45am and will need 20 minutes. If you can clear a path to the switchboard that'd be awesome.

Rent goes up to $1,150 a week from 1 July as per my letter of 3 May.

Nga mihi,
Hana
Waitemata Property Management
09 555 0128`,
    expected: [at('2027-06-04T09:45:00+12:00', '2027-06-04T10:05:00+12:00')],
  },
  {
    name: 'en: colleague forwards a request and asks the reader to go',
    sentAt: '2027-06-04T17:27:00+01:00',
    timezone: 'Europe/London',
    from: 'Stu Pargeter <stu@pargeterjoinery.example>',
    subject: 'Fwd: Sash windows',
    text: `Lew, can you do this one for me? I've told her somebody will be there Wed 9th at half two to measure up. Parking's a pain, use the church.

Ta
Stu

---------- Forwarded message ---------
From: Margaret Ellwood <m.ellwood@postbox.example>
Date: Thu, 3 Jun 2027 at 20:11
Subject: Sash windows
To: <stu@pargeterjoinery.example>

Dear Mr Pargeter,

You were recommended to me by the Hendersons. I have seven sash windows, two of which no longer open at all. I am at home on Tuesdays, Wednesdays and Fridays. My neighbour had hers done in 2024 for about £600 each, does that still sound right?

Yours sincerely,
Margaret Ellwood, 4 Priory Walk`,
    expected: [at('2027-06-09T14:30:00+01:00')],
  },
  {
    name: 'en: rota of other people for the week',
    sentAt: '2027-06-04T19:40:00+01:00',
    timezone: 'Europe/London',
    from: 'Becca at The Anchor <becca@anchorinn.example>',
    subject: 'Bar rota w/c 7 June',
    text: `Hi boss, rota for your records, all the kids have had it already

Mon 7   Jade 11-5, Ollie 5-close
Tue 8   Jade 11-5, Sam 5-close
Wed 9   Ollie 11-5, Sam 5-close
Thu 10  Mia 11-5, Ollie 5-close
Fri 11  Jade + Mia 12-8, Sam 6-close

Sam has swapped his Saturday with Mia. Wages sheet to follow Sunday.

B`,
    expected: [],
  },
  {
    name: 'en: writer tells her own flights',
    sentAt: '2027-06-09T08:12:00-04:00',
    timezone: 'America/New_York',
    from: 'Corinne Addison <corinne@addisonfabrics.example>',
    subject: 'Traveling this week',
    text: `Hi Marcy,

Quick heads up that I'm hard to reach until the weekend. I fly out of Logan Thursday at 7:05 am, land in Milan Friday around 6:40 am and go straight to the mill. My return is Monday the 14th, getting in at 4:50 pm.

If the velvet samples show up just hang on to them. Invoice for the spring order ($2,380) is attached, net 30.

xo Corinne`,
    expected: [],
  },
  {
    name: 'en: booking tool confirms a call in Eastern time',
    sentAt: '2027-06-10T20:17:00-04:00',
    timezone: 'America/Toronto',
    from: 'SlotPick <notifications@slotpick.example>',
    subject: 'New Event: Wendell Ames - 10:30am Tue, Jun 15, 2027 - Intro Call',
    text: `Hi Anita Rao,

A new event has been scheduled.

Event Type:
Intro Call

Invitee:
Wendell Ames

Invitee Email:
wendell@amesorchards.example

Event Date/Time:
10:30am - 11:00am on Tuesday, June 15, 2027 (Eastern Time - US & Canada)

Invitee Time Zone:
Eastern Time - US & Canada

Questions:
What is your budget? -> 5,000 to 10,000

View event in SlotPick: https://slotpick.example/app/scheduled_events/a81f0c`,
    expected: [at('2027-06-15T10:30:00-04:00', '2027-06-15T11:00:00-04:00')],
  },
  {
    name: 'en: hosting company announces maintenance',
    sentAt: '2027-06-14T14:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Northbeam Hosting Status <status@northbeam.example>',
    subject: 'Planned maintenance affecting your server LDN-0447',
    text: `Dear customer,

We will be carrying out essential work on the host of your server.

Start: Sunday 20 June 2027, 02:00 BST
End: Sunday 20 June 2027, 05:00 BST
Expected impact: up to 20 minutes of downtime

You do not need to do anything. A further message will be sent when the work is complete.

Northbeam Operations`,
    expected: [],
  },
  {
    name: 'en: baker offers two hours for a cake tasting on one Saturday',
    sentAt: '2027-06-11T21:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Lottie Farrow <lottie@crumbandbloom.example>',
    subject: 'Your tasting!!',
    text: `Hi Beth and Dan,

Soooo excited about the barn wedding idea. For the tasting I can offer you Saturday 19th June, either 11am or 1pm, at the bakery in Frome. I'll have the lemon, the pistachio and the salted caramel for you, plus whatever else you shout for before Weds.

The tasting is £30, knocked off if you book. Deposit is 25%, balance four weeks before the day.

Lots of love
Lottie x
Crumb & Bloom | Shop open Tue-Sat 9-3`,
    expected: [at('2027-06-19T11:00:00+01:00'), at('2027-06-19T13:00:00+01:00')],
  },
  {
    name: 'en: quoted offers left open, customer has to ask at home',
    sentAt: '2027-06-16T07:52:00-05:00',
    timezone: 'America/Chicago',
    from: 'Earl Jessup <ejessup@farmlink.example>',
    subject: 'RE: Estimate for deck',
    text: `Thanks Nikki. Got to check with the wife on both of those before I say anything, she's got the kids' swim meets all over the calendar. Will let you know.

Earl

-----Original Message-----
From: Nikki Sandoval <nikki@prairiedecks.example>
Sent: Tuesday, June 15, 2027 4:38 PM
To: Earl Jessup
Subject: Estimate for deck

Hi Earl, I can come out and measure on Saturday June 19 at 9 AM or Monday June 21 at 5:30 PM. Which one do you want?

Nikki`,
    expected: [],
  },
  {
    name: 'en: stocktake day for everyone in the shop',
    sentAt: '2027-06-17T12:11:00+01:00',
    timezone: 'Europe/London',
    from: 'Imran Sheikh <imran@sheikhhardware.example>',
    subject: 'Stocktake',
    text: `Hi Donna,

Stocktake is on Sunday 27 June this year, all day, and I need you in for it please. Time and a half as usual and I'm doing the food.

The shop stays shut that day so put the notice up in the window. Accountant wants the figures by 9 July.

Imran`,
    expected: [days('2027-06-27')],
  },
  {
    name: 'en: bank manager at quarter past ten on Monday',
    sentAt: '2027-07-02T15:34:00+01:00',
    timezone: 'Europe/London',
    from: 'Alistair Munro <alistair.munro@caledonmutual.example>',
    subject: 'Overdraft facility',
    text: `Dear Mrs Geddes,

Further to our conversation this morning, I look forward to seeing you on Monday at quarter past ten in our Stirling branch to go over the facility. It would be helpful to have your management accounts to 31 May and an aged debtor list.

Please note that the present facility of £40,000 expires on 31 July.

Yours sincerely,

Alistair Munro
Relationship Manager
Branch open 9.30am-3.30pm, Wed from 10am`,
    expected: [at('2027-07-05T10:15:00+01:00')],
  },
  {
    name: 'en: club secretary calls a committee member to the AGM',
    sentAt: '2027-06-30T22:06:00+01:00',
    timezone: 'Europe/London',
    from: 'Roy Thackray <roy.thackray@otterbankbc.example>',
    subject: 'AGM',
    text: `Evening Sheila

AGM is on at last, Thurs 15th July, 7.30pm in the pavilion, and as treasurer you'll need to be there to present the accounts. I've got you third on the agenda after apologies and the chairman's waffle.

Green fees are going to be the sticky one. Len wants £95, I reckon they'd wear £85.

Club nights are Tuesdays 6 till dusk as before, weather permitting.

Roy
Hon. Sec. Otterbank Bowls Club`,
    expected: [at('2027-07-15T19:30:00+01:00')],
  },
  {
    name: 'en: one call named in two zones, reader in Vancouver',
    sentAt: '2027-07-15T11:20:00-04:00',
    timezone: 'America/Vancouver',
    from: 'Geneviève Roy <groy@laurentidepack.example>',
    subject: 'Label redesign - next step',
    text: `Hello Kyle,

The team is free on Tuesday, July 20 at 2:00 p.m. Eastern (11:00 a.m. your time). I will send the Teams link on the morning of.

We will need your final ingredient list in both languages by Friday, July 30 to make the August print run.

Have a good weekend!
Geneviève`,
    expected: [at('2027-07-20T11:00:00-07:00')],
  },
  {
    name: 'en: order confirmation with dispatch and delivery',
    sentAt: '2027-07-22T09:31:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Orders <orders@reefcatering.example>',
    subject: 'Order 77120 confirmed',
    text: `Thanks for your order, Coral Street Canteen.

2 x Bain marie 4-pan          $598.00
12 x GN pan 1/3               $214.80
Freight                        $45.00

Leaves our warehouse Mon 26 July. Delivery Thursday 29 July, 7am to 12pm, ground floor only. Somebody needs to sign.

Questions? 07 5550 0110, weekdays 8-4.`,
    expected: [],
  },
  {
    name: 'en: unsolicited application with vague availability and notice period',
    sentAt: '2027-07-28T23:12:00+01:00',
    timezone: 'Europe/London',
    from: 'Callum Rennie <callum.rennie07@postbox.example>',
    subject: 'Apprentice electrician',
    text: `To whom it may concern,

I am 17 and just finished my Highers at Balfron. I am looking for an apprenticeship starting in August or September. I have helped my uncle on sites for two summers and have my CSCS card.

I work in the chippy Thursday to Saturday 4-10 but I can come for a chat or a trial day any Monday or Tuesday. My CV is attached.

Yours faithfully
Callum Rennie`,
    expected: [],
  },
  {
    name: 'en: supplier comes a week today at quarter to three',
    sentAt: '2027-08-04T10:40:00+01:00',
    timezone: 'Europe/London',
    from: 'Wendy Aspinall <wendy.aspinall@northernyarns.example>',
    subject: 'Autumn shades',
    text: `Hello love,

Shade cards are in and they're gorgeous, there's a mustard you'll go daft for. I'm over your way a week today so I'll call in at the shop at quarter to three in the afternoon with the full case, if that's all right with you? Kettle on please!

The 10% early order discount runs till the 31st.

Wendy
Northern Yarns, rep for Lancs & W Yorks`,
    expected: [at('2027-08-11T14:45:00+01:00')],
  },
  {
    name: 'en: ticket for a seminar with JSON-LD and an end',
    sentAt: '2027-08-12T16:25:00+01:00',
    timezone: 'Europe/London',
    from: 'Ticketbarn <tickets@ticketbarn.example>',
    subject: 'Your ticket for Hedge Laying for Professionals',
    text: `Hi Rowan,

Thanks for booking. Your ticket is attached, please show it at the gate.

Hedge Laying for Professionals
Saturday 4 September 2027, 09:30 to 16:00
Coldwell Farm, Ludlow

Order TB558210, 1 x Standard £85.00

Refunds are possible until 21 August.`,
    html: `<html><body>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "TB558210",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Rowan Titley" },
  "reservationFor": {
    "@type": "Event",
    "name": "Hedge Laying for Professionals",
    "startDate": "2027-09-04T09:30:00+01:00",
    "endDate": "2027-09-04T16:00:00+01:00",
    "location": { "@type": "Place", "name": "Coldwell Farm", "address": { "@type": "PostalAddress", "addressLocality": "Ludlow", "addressCountry": "GB" } }
  }
}
</script>
<p>Hi Rowan,</p><p>Thanks for booking. Your ticket is attached, please show it at the gate.</p>
<p><strong>Hedge Laying for Professionals</strong><br>Saturday 4 September 2027, 09:30 to 16:00<br>Coldwell Farm, Ludlow</p>
<p>Order TB558210, 1 x Standard &pound;85.00</p><p>Refunds are possible until 21 August.</p>
</body></html>`,
    expected: [at('2027-09-04T09:30:00+01:00', '2027-09-04T16:00:00+01:00')],
  },
  {
    name: 'en: flowers for the wedding of a sister',
    sentAt: '2027-08-16T20:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Hannah Okoro <hannah.okoro@postbox.example>',
    subject: 'Re: Wedding flowers order',
    text: `Hi Sue,

Deposit has gone across just now, £220.

As you asked: my sister gets married on Saturday 28 August at 2pm at St Michael's. The bouquet and the six buttonholes should be at the house by 10 that morning, the pedestals at the church whenever your driver passes. The reception is from 4 at the golf club but they're doing their own tables.

She has changed her mind about the eucalyptus (again), so more of that and less fern please.

Hannah x`,
    expected: [],
  },
  {
    name: 'en: two-day first aid training for the reader',
    sentAt: '2027-08-20T11:09:00+01:00',
    timezone: 'Europe/London',
    from: 'Bookings <bookings@steadyhandtraining.example>',
    subject: 'Booking confirmation: First Aid at Work (2 days)',
    text: `Dear Mr Hollis

Thank you for your booking. You have a place on the following course:

Course: First Aid at Work, requalification (2 full days)
Dates: Monday 13 and Tuesday 14 September 2027
Venue: Steady Hand Training Centre, Kettering
Fee: £195 + VAT (invoice to follow)

Joining instructions with the start times will be sent about a week before the course. Please wear clothes you can kneel in.

Kind regards
The Bookings Team`,
    expected: [days('2027-09-13', '2027-09-15')],
  },
  {
    name: 'en: yes that works in answer to one quoted time',
    sentAt: '2027-09-06T13:21:00+01:00',
    timezone: 'Europe/London',
    from: 'Pete Lomax <pete@lomaxgroundworks.example>',
    subject: 'Re: Drainage at Fold Farm',
    text: `Yes that works, see you there. Will bring the camera.

Pete

Sent from my phone

On 6 Sep 2027, at 12:58, Office, Ridgeway Build <office@ridgewaybuild.example> wrote:

Hi Pete, building control want another look at the drain run before we backfill. Can you meet us on site on Thursday 9 September at 8am?
Thanks, Jo`,
    expected: [at('2027-09-09T08:00:00+01:00')],
  },
  {
    name: 'en: HVAC technician arrives between 8 and 10 AM',
    sentAt: '2027-09-14T12:00:00-04:00',
    timezone: 'America/New_York',
    from: 'Polar Ridge Heating & Air <dispatch@polarridgehvac.example>',
    subject: 'Service Appointment Confirmation - WO 118834',
    text: `Hello Kimberly,

Your service appointment is confirmed!

What: Rooftop unit #2, no cooling
When: Friday, September 17, between 8:00 AM and 10:00 AM
Who: Terrence
Where: 2250 Canal Rd, Suite B

Our diagnostic fee is $129, waived with repair. Terrence will text you when he is on his way. Someone over 18 must be present.

Polar Ridge Heating & Air
24-hour emergency line: (614) 555-0190`,
    expected: [at('2027-09-17T08:00:00-04:00', '2027-09-17T10:00:00-04:00')],
  },
  {
    name: 'en: council tender with clarification and submission deadlines',
    sentAt: '2027-09-15T16:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Procurement <procurement@eastmerecouncil.example>',
    subject: 'ITT 2027/041 Playground resurfacing - timetable',
    text: `Dear Bidder,

Please find the timetable for the above tender:

Clarification questions by: 12 noon, Friday 24 September 2027
Answers published: Wednesday 29 September 2027
Tender return: 2pm, Friday 8 October 2027
Evaluation panel (council officers): Thursday 14 October 2027, 10am
Intention to award: Friday 22 October 2027

Bids received after the time stated will not be opened.

Regards,
Procurement Team`,
    expected: [],
  },
  {
    name: 'en: Johannesburg client with 14h00',
    sentAt: '2027-09-16T09:26:00+02:00',
    timezone: 'Africa/Johannesburg',
    from: 'Thandi Maseko <thandi@masekoguesthouse.example>',
    subject: 'Website photos',
    text: `Hi Riaan,

Hope you are keeping well. The rooms are painted and the garden is looking lekker, so we are ready for you. Please come through on Tuesday 21 September at 14h00, the light on the stoep is best then. Check-in for guests is only from 16h00, so you will have the place to yourself.

The R4 500 we spoke about, is that still fine?

Regards
Thandi`,
    expected: [at('2027-09-21T14:00:00+02:00')],
  },
  {
    name: 'en: agency lists three workshops with ends',
    sentAt: '2027-09-20T17:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Zara Whitlock <zara@tinrocket.example>',
    subject: 'Rebrand: workshop dates',
    text: `Hi Oliver,

Thanks for signing the proposal! Here are the three sessions with you, all at our studio:

• Workshop 1, Values: Mon 27 Sept, 10:00 – 12:00
• Workshop 2, Voice: Tues 5 Oct, 14:00 – 16:30
• Workshop 3, Look & feel: Thurs 14 Oct, 09:30 – 12:30

Homework for the first one is attached (two pages, promise). First stage payment of £3,750 is due on 30 Sept.

Zara
Tin Rocket`,
    expected: [
      at('2027-09-27T10:00:00+01:00', '2027-09-27T12:00:00+01:00'),
      at('2027-10-05T14:00:00+01:00', '2027-10-05T16:30:00+01:00'),
      at('2027-10-14T09:30:00+01:00', '2027-10-14T12:30:00+01:00'),
    ],
  },
  {
    name: 'en: bulk announcement of a limited edition going on sale',
    sentAt: '2027-09-22T06:15:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Copper & Kiln <studio@mail.copperandkiln.example>',
    subject: 'The Ember drop is almost here',
    isBulk: true,
    text: `The wait is nearly over.

Our fall collection goes live Friday, September 24 at 9 AM Pacific. Only 150 mugs, each one thrown by hand in Petaluma.

Want a head start? Members shop from 8 AM.

Set a reminder: https://copperandkiln.example/ember

Studio store hours: Wed-Sun 11-5

No longer want these emails? Unsubscribe`,
    expected: [],
  },
  {
    name: 'en: Sydney daylight time for a Brisbane reader',
    sentAt: '2027-10-07T15:18:00+11:00',
    timezone: 'Australia/Brisbane',
    from: 'Elliot Vance <elliot.vance@vanceinsurance.example>',
    subject: 'Policy renewal chat',
    text: `G'day Lyn,

Can I ring you next Wednesday, 13 October, at 10am Sydney time to run through the renewal? Don't forget we're on daylight saving down here now. Half an hour will cover it.

Current premium is $4,210 and runs out on 31 October.

Cheers,
Elliot`,
    expected: [at('2027-10-13T09:00:00+10:00', '2027-10-13T09:30:00+10:00')],
  },
  {
    name: 'en: a fortnight today at 11',
    sentAt: '2027-10-11T10:37:00+01:00',
    timezone: 'Europe/London',
    from: 'Dr Miriam Sandys <m.sandys@sandysvets.example>',
    subject: 'Practice software demo',
    text: `Dear Joel,

My partners have finally agreed to look at your system. Could you come and show it to us a fortnight today at 11am? There will be four of us, and one is a sceptic, so bring your patience.

Morning surgery is 8.30 to 10.45, so please not before.

Best,
Miriam

Sandys Veterinary Practice, Hexham`,
    expected: [at('2027-10-25T11:00:00+01:00')],
  },
  {
    name: 'en: automatic reply with the day of return',
    sentAt: '2027-10-12T09:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Fiona Leckie <fiona.leckie@tarnbridge.example>',
    subject: 'Automatic reply: Quote 5519',
    text: `Thank you for your email. I am on annual leave and will be back at my desk at 9am on Monday 18 October.

For anything urgent please contact Rob on 01632 960 205 (Mon-Fri 9-5) or rob@tarnbridge.example.

Your message has not been forwarded.`,
    expected: [],
  },
  {
    name: 'en: call after the clocks have gone back',
    sentAt: '2027-10-29T12:55:00+01:00',
    timezone: 'Europe/London',
    from: 'Samir Haddad <samir@haddadfoods.example>',
    subject: 'Christmas hampers',
    text: `Hi Claire,

Numbers look good. 140 hampers at £38.50, delivered to you in the first week of December.

Just want to agree the contents with you before I order the tins. I'll phone you Tuesday 2nd Nov at 4pm, ok? If you'd rather have a sample box first say so and I'll send one out on Monday.

Samir`,
    expected: [at('2027-11-02T16:00:00+00:00')],
  },
  {
    name: 'en: parcel with JSON-LD is no meeting',
    sentAt: '2027-11-03T19:22:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Lumen & Loom <orders@lumenloom.example>',
    subject: 'Shipped: your order LL-20448',
    text: `Your order is on its way!

Order LL-20448: 3 x Linen table runner
Carrier: Cascade Parcel
Tracking: CP66120934417
Arriving: Monday, November 8, by 8 PM

Thank you for shopping small.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "deliveryAddress": { "@type": "PostalAddress", "streetAddress": "719 Alder Ave", "addressLocality": "Eugene", "addressRegion": "OR", "addressCountry": "US" },
  "expectedArrivalFrom": "2027-11-08T08:00:00-08:00",
  "expectedArrivalUntil": "2027-11-08T20:00:00-08:00",
  "carrier": { "@type": "Organization", "name": "Cascade Parcel" },
  "trackingNumber": "CP66120934417",
  "partOfOrder": { "@type": "Order", "orderNumber": "LL-20448", "merchant": { "@type": "Organization", "name": "Lumen & Loom" } }
}
</script></head><body><h1>Your order is on its way!</h1>
<p>Order LL-20448: 3 x Linen table runner<br>Carrier: Cascade Parcel<br>Tracking: CP66120934417<br>Arriving: Monday, November 8, by 8 PM</p>
<p>Thank you for shopping small.</p></body></html>`,
    expected: [],
  },
  {
    name: 'en: invitation in UTC for a reader in Denver, same time in the words',
    sentAt: '2027-11-08T14:10:00-07:00',
    timezone: 'America/Denver',
    from: 'Rashida Coleman <rashida@summitpayroll.example>',
    subject: 'Updated invitation: Onboarding w/ Summit Payroll',
    text: `Hi Jeff,

Per your note I moved us off Tuesday. New invite is for Wednesday, November 10 at 1:00 PM Mountain, one hour. Link's in the invite.

Please have your EIN and the last two quarterly 941s handy.

Thanks!
Rashida`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Summit Payroll//Scheduler 3.1//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:onb-33901@summitpayroll.example
DTSTAMP:20271108T211000Z
DTSTART:20271110T200000Z
DTEND:20271110T210000Z
SUMMARY:Onboarding w/ Summit Payroll
DESCRIPTION:Join: https://meet.summitpayroll.example/onb-33901
ORGANIZER;CN=Rashida Coleman:mailto:rashida@summitpayroll.example
ATTENDEE;CN=Jeff Tolbert;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:jeff@tolbertlandscape.example
SEQUENCE:1
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-10T13:00:00-07:00', '2027-11-10T14:00:00-07:00')],
  },
  {
    name: 'en: county hearing that the applicant must attend',
    sentAt: '2027-11-04T10:44:00-04:00',
    timezone: 'America/New_York',
    from: 'Zoning Clerk <zoning@tamarackcounty.example>',
    subject: 'NOTICE OF HEARING - Case ZV-27-0093',
    text: `TO: Applicant, Birchwood Cider LLC
RE: Sign variance, 88 Old Mill Turnpike

Your application received October 19, 2027 has been scheduled for public hearing before the Zoning Board on Thursday, November 18, 2027 at 9:00 a.m., County Building, Room 204.

The applicant or a representative must appear. Failure to appear may result in denial. Written comments from abutters are accepted until 4:30 p.m. on November 16.

The filing fee of $175.00 has been received.

Clerk of the Board
Counter hours: M-F 8:30-4:30`,
    expected: [at('2027-11-18T09:00:00-05:00')],
  },
  {
    name: 'en: typo-ridden invitation to the Christmas do',
    sentAt: '2027-11-22T18:39:00+00:00',
    timezone: 'Europe/London',
    from: 'Mandy Briggs <mandy@briggsbodyshop.example>',
    subject: 'xmas do!!!',
    text: `hiya kelly

your comeing to ours arent you?? fri 10th dec 7pm at the Lamb, food on us, bring whoever you like. you've sent us that many customers this year its the least we can do lol

need to tell them veggie or turkey by next monday so let us know

mand xx`,
    expected: [at('2027-12-10T19:00:00+00:00')],
  },
  {
    name: 'en: bulk Black Friday offer with hours',
    sentAt: '2027-11-25T06:00:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Officemill <deals@promo.officemill.example>',
    subject: 'BLACK FRIDAY: doors open at 7am tomorrow',
    isBulk: true,
    text: `UP TO 60% OFF CHAIRS, DESKS AND PRINTERS

In store: Friday 26 November, 7am - 10pm
Online: from midnight tonight
Cyber Monday: 29 November, all day

Book a free 30-minute workspace consultation in any branch: https://officemill.example/consult

While stocks last. Terms apply.
Unsubscribe here`,
    expected: [],
  },
  {
    name: 'en: occupational health slot at 09:50',
    sentAt: '2027-11-30T14:07:00+00:00',
    timezone: 'Europe/London',
    from: 'Larkfield Occupational Health <noreply@larkfieldoh.example>',
    subject: 'Hearing test',
    text: `Dear Andrew Speight

Your employer has asked us to carry out your yearly hearing test. Your slot is 09:50 on Mon 06/12/27 at Larkfield House, Reception B.

Please avoid loud noise for 16 hours before the test. The report goes to your employer within 10 working days.

To rebook call 01632 960 870, lines open 08:00-18:00.

Do not reply to this email.`,
    expected: [at('2027-12-06T09:50:00+00:00')],
  },
  {
    name: 'en: supplier tells the Christmas hours and last orders',
    sentAt: '2027-12-07T11:50:00+00:00',
    timezone: 'Europe/London',
    from: 'Neil Fairhurst <neil@fairhurstfasteners.example>',
    subject: 'Christmas closing',
    text: `Hi Bev,

So you can plan: last orders for delivery before Christmas need to be in by Thursday 16 December, 3pm. The trade counter is open to the end on Wednesday 22nd, 7.30 till 1, and then we're shut until Tuesday 4 January at 7.30am.

Your back order of M8 coach bolts (PO 6617) should land on the 14th.

Thanks for all the business this year, and have a good one when it comes.

Neil
Fairhurst Fasteners`,
    expected: [],
  },
];
