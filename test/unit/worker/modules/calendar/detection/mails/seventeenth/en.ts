import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: boiler engineer visit with length, invoice due date beside it',
    sentAt: '2027-01-12T09:14:00+00:00',
    timezone: 'Europe/London',
    from: 'Tyndale Heating Bookings <bookings@tyndaleheating.example>',
    subject: 'Your annual service - job 40718',
    text: `Dear Ms Okafor,

Thank you for renewing your service plan. Our engineer Darren will be with you at 10.15am on Thursday 14 January and will need an hour. Please make sure the cupboard around the boiler is clear.

The invoice for the plan (£186.00) falls due on 29 January.

Kind regards
Sheila Pym
Tyndale Heating Ltd
Office open Mon-Fri 8.00-17.30, closed for lunch 12.30-13.15
01632 960 412`,
    expected: [at('2027-01-14T10:15:00+00:00', '2027-01-14T11:15:00+00:00')],
  },
  {
    name: 'en: one-line lunch invitation',
    sentAt: '2027-02-03T16:47:00+00:00',
    timezone: 'Europe/London',
    from: 'Gavin Threlfall <gavin@threlfallsigns.example>',
    subject: 'friday',
    text: `lunch friday at 1, the Plough? my shout`,
    expected: [at('2027-02-05T13:00:00+00:00')],
  },
  {
    name: 'en: US dentist confirmation with arrival and cancellation notice',
    sentAt: '2027-03-01T10:02:00-06:00',
    timezone: 'America/Chicago',
    from: 'Lakeview Family Dental <frontdesk@lakeviewfamilydental.example>',
    subject: 'See you soon, Marcus!',
    text: `Hi Marcus,

This is a friendly reminder of your cleaning with Dr. Petrakis on Tuesday, March 9 at 8:40 AM.

Please give us at least 24 hours' notice if you can't make it, otherwise a $45 fee applies. Our phones are answered from 7:30 AM to 4 PM.

A few things before you come in:
- The parking garage on Kedzie is closed for repairs, please use the lot on Sawyer.
- If your insurance changed on January 1, bring the new card.
- Your next X-rays are not due until September.

Thanks,
Brandi at the front desk
(555) 010-2288`,
    expected: [at('2027-03-09T08:40:00-06:00')],
  },
  {
    name: 'en: Irish accountant half two with Revenue deadline',
    sentAt: '2027-10-05T11:20:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Niamh Costigan <niamh@costigankeane.example>',
    subject: 'Your return',
    text: `Hi Declan,

I have most of what I need now bar the rental statements. Could you pop into the office on Monday the 11th at half two and we'll go through the lot together? Aoife will have the kettle on.

Revenue want everything in through ROS by 17 November, so we've loads of time, but I'd sooner not leave it till then.

Let me know,
Niamh`,
    expected: [at('2027-10-11T14:30:00+01:00')],
  },
  {
    name: 'en: Sydney sparky quote visit this arvo',
    sentAt: '2027-05-18T08:05:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Robbo <robbo@robinsonelectrical.example>',
    subject: 'Re: switchboard quote',
    text: `Hey mate, can swing past this arvo at 4 to have a squiz at the switchboard if you're about. Got a job in Marrickville till 3 so don't panic if I'm a few mins late.
Robbo`,
    expected: [at('2027-05-18T16:00:00+10:00')],
  },
  {
    name: 'en: three slots for a kickoff call in a list',
    sentAt: '2027-04-13T14:31:00+01:00',
    timezone: 'Europe/London',
    from: 'Priya Raman <priya.raman@larchandco.example>',
    subject: 'Kick-off call - rebrand',
    text: `Hello Tom,

Lovely to have the signed proposal back. For the kick-off (video, one hour) I can offer you:

 - Mon 19 April, 09:30
 - Tues 20 April, 15:00
 - Thurs 22 April, 11:00

Which suits you best? Once you've picked I'll send a link round. The first stage invoice follows at the end of the month as agreed.

Best,
Priya

Priya Raman | Account Director | Larch & Co
020 7946 0351`,
    expected: [
      at('2027-04-19T09:30:00+01:00', '2027-04-19T10:30:00+01:00'),
      at('2027-04-20T15:00:00+01:00', '2027-04-20T16:00:00+01:00'),
      at('2027-04-22T11:00:00+01:00', '2027-04-22T12:00:00+01:00'),
    ],
  },
  {
    name: 'en: accepts the second of two quoted slots',
    sentAt: '2027-06-08T17:55:00+01:00',
    timezone: 'Europe/London',
    from: 'Helen Ambrose <helen.ambrose@stmarksprimary.example>',
    subject: 'Re: Measuring up the library',
    text: `The second one please, Ian. Come to the side gate, reception closes at 3.30.
Helen

On Tue, 8 Jun 2027 at 15:12, Ian Battersby <ian@battersbyjoinery.example> wrote:
> Hi Helen
> I could measure up the library on Thursday 10 June at 9am or on Friday 11 June at 3.45pm.
> Let me know which.
> Ian`,
    expected: [at('2027-06-11T15:45:00+01:00')],
  },
  {
    name: 'en: meeting moved from Wednesday to Thursday',
    sentAt: '2027-09-07T08:05:00-04:00',
    timezone: 'America/New_York',
    from: 'Dolores Hanrahan <dhanrahan@piedmontpackaging.example>',
    subject: 'Moving our Wednesday meeting',
    text: `Good morning Kevin,

I'm sorry to do this, but I need to move our meeting from tomorrow, Wednesday, September 8 at 10:00 AM to Thursday, September 9 at 1:30 PM. Our plant manager has been called to an audit on Wednesday morning.

Same conference room, same agenda:

1. Resin surcharge (4.5% as of October 1)
2. Q4 forecast
3. Rejected samples, lot 5512 - please bring them

Stan from quality has a call with the lab at 3:00, so he may leave before the end, but you and I can carry on without him.

Thank you,
Dolores Hanrahan
Piedmont Packaging, Inc.
418 Depot Street
Office 555-010-6630
Receiving dock open 6:00 AM - 2:00 PM`,
    expected: [at('2027-09-09T13:30:00-04:00')],
  },
  {
    name: 'en: call in Eastern time for a reader in London',
    sentAt: '2027-02-16T13:40:00-05:00',
    timezone: 'Europe/London',
    from: 'Trent Oberholtzer <trent@oberholtzerimports.example>',
    subject: 'Call this week?',
    text: `Hey Fiona,

Great to see the new tweed samples. Can we talk Thursday, February 18 at 11:00 AM Eastern (4 PM your time)? Half an hour is plenty. I'll call your cell.

Heads up that our warehouse closes at noon on Friday for the ice storm, so nothing ships till Monday.

Trent`,
    expected: [at('2027-02-18T16:00:00+00:00', '2027-02-18T16:30:00+00:00')],
  },
  {
    name: 'en: ICS request for a site progress meeting',
    sentAt: '2027-03-17T15:22:00+00:00',
    timezone: 'Europe/London',
    from: 'Colin Maddocks <colin.maddocks@severnsidebuild.example>',
    subject: 'Invitation: Progress meeting no. 4, Mill Lane',
    text: `Colin Maddocks has invited you to Progress meeting no. 4, Mill Lane.

Site cabin, hi-vis and boots please. Access via Tannery Road only.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Severnside Build//Calendar//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:mill-lane-4@severnsidebuild.example
DTSTAMP:20270317T152200Z
DTSTART:20270324T090000Z
DTEND:20270324T103000Z
SUMMARY:Progress meeting no. 4\\, Mill Lane
LOCATION:Site cabin\\, Mill Lane
ORGANIZER;CN=Colin Maddocks:mailto:colin.maddocks@severnsidebuild.example
ATTENDEE;CN=Office;RSVP=TRUE:mailto:office@brookglazing.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-24T09:00:00+00:00', '2027-03-24T10:30:00+00:00')],
  },
  {
    name: 'en: JSON-LD restaurant booking confirmation',
    sentAt: '2027-07-06T20:11:00+01:00',
    timezone: 'Europe/London',
    from: 'The Saltmarsh Kitchen <bookings@saltmarshkitchen.example>',
    subject: 'Your table is booked',
    text: `Hello Anneliese,

Your table for 6 is booked for Thursday 15 July at 7.15pm. We hold tables for 15 minutes. Last orders from the kitchen at 9.30pm.

Booking reference SMK-20931

The Saltmarsh Kitchen
Open Wed-Sun from noon`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"SMK-20931","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Anneliese Grant"},"reservationFor":{"@type":"FoodEstablishment","name":"The Saltmarsh Kitchen","address":{"@type":"PostalAddress","streetAddress":"4 Quay Street","addressLocality":"Wells","addressCountry":"GB"}},"startTime":"2027-07-15T19:15:00+01:00","partySize":"6"}
</script></head><body><p>Hello Anneliese,</p><p>Your table for 6 is booked for <b>Thursday 15 July at 7.15pm</b>. We hold tables for 15 minutes. Last orders from the kitchen at 9.30pm.</p><p>Booking reference SMK-20931</p></body></html>`,
    expected: [at('2027-07-15T19:15:00+01:00')],
  },
  {
    name: 'en: writer on own journey with train and client times',
    sentAt: '2027-05-04T07:58:00+01:00',
    timezone: 'Europe/London',
    from: 'Rachel Stonebridge <rachel@stonebridgearch.example>',
    subject: 'Out and about today',
    text: `Morning Pete,

I'm on the 8.24 to Leeds, with the planners from 10.30 until about 12, then at the Hargreaves site at 2pm. Back on the 17.15, so don't expect to see me before tomorrow. If the structural calcs come in just drop them in the shared folder.

R x`,
    expected: [],
  },
  {
    name: 'en: out of office reply with return date',
    sentAt: '2027-08-09T10:33:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Conor Devane <conor.devane@atlanticfixings.example>',
    subject: 'Automatic reply: Order 88123',
    text: `Thanks for your mail. I'm on annual leave from Friday 6 August and will be back at my desk on Monday 23 August at 8.30am.

For urgent orders please ring Sinéad on 091 555 0144 between 9 and 5.

Conor Devane
Atlantic Fixings`,
    expected: [],
  },
  {
    name: 'en: parcel delivery window from a courier',
    sentAt: '2027-11-02T06:41:00+00:00',
    timezone: 'Europe/London',
    from: 'Swiftline Couriers <noreply@swiftlinecouriers.example>',
    subject: 'Your parcel arrives today',
    text: `Your parcel SL9930417GB from Kessler Tools is out for delivery with Mohamed.

It will arrive today, Tuesday 2 November, between 11:42 and 12:42.

Not in? Reply LEAVE SAFE or pick a neighbour before 10:30.`,
    expected: [],
  },
  {
    name: 'en: trade fair together for two days',
    sentAt: '2027-01-26T13:13:00+00:00',
    timezone: 'Europe/London',
    from: 'Maureen Adeyemi <maureen@pottersyardgifts.example>',
    subject: 'Spring gift fair',
    text: `Hi Liz

I've got our badges for the Spring Gift Fair at the NEC. You and I are going both days, Sunday 7 and Monday 8 February 2027. I've booked two singles at the Premier place by the lake, £79 each, breakfast included.

I'll do the driving. Wear flat shoes!

Mo`,
    expected: [days('2027-02-07', '2027-02-09')],
  },
  {
    name: 'en: US interview invitation with panel and application deadline past',
    sentAt: '2027-04-21T09:30:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Human Resources <hr@cascadeveterinary.example>',
    subject: 'Interview - Veterinary Technician II',
    text: `Dear Ms. Yamashiro,

Thank you for applying for the Veterinary Technician II position. The posting closed on April 16 and we received many strong applications.

We would like to invite you to an interview:

Date: Wednesday, April 28, 2027
Time: 2:15 PM - 3:00 PM
Place: Cascade Veterinary Group, 2200 Alder Ave, Suite 4
Panel: Dr. Lindqvist, Dr. Osei, Jamie Trujillo (HR)

Please bring your license and two references. Street parking is free until 6 PM.

Please reply by Friday, April 23 to confirm.

Sincerely,
Jamie Trujillo
Human Resources
Cascade Veterinary Group`,
    expected: [at('2027-04-28T14:15:00-07:00', '2027-04-28T15:00:00-07:00')],
  },
  {
    name: 'en: letting agent property inspection',
    sentAt: '2027-09-20T10:10:00+01:00',
    timezone: 'Europe/London',
    from: 'Kestrel Lettings <inspections@kestrellettings.example>',
    subject: 'Routine inspection - Unit 3, Albion Works',
    text: `Dear Tenant

We write to give you notice under clause 4.11 of your lease that our Mr Hollis will carry out the routine inspection of Unit 3 on Tuesday 28 September 2027 at 11.40am. Someone with keys to the mezzanine needs to be present.

Yours faithfully
Kestrel Lettings
Branch hours: Mon-Fri 9am-5.30pm, Sat 10am-1pm`,
    expected: [at('2027-09-28T11:40:00+01:00')],
  },
  {
    name: 'en: parents evening slot allotted among school hours',
    sentAt: '2027-11-10T15:40:00+00:00',
    timezone: 'Europe/London',
    from: 'Oakfield Academy Office <office@oakfieldacademy.example>',
    subject: "Parents' evening Year 8 - your appointment",
    text: `Dear Mr and Mrs Desai,

Parents' evening for Year 8 takes place in the main hall on Wednesday 17 November. The hall opens at 4pm and we must be out by 7.30pm.

Your appointment with Miss Farrow (form tutor) is at 5.20pm and lasts ten minutes.

Please don't park on the zigzags.

Mrs J. Whitcombe
School Office`,
    expected: [at('2027-11-17T17:20:00+00:00', '2027-11-17T17:30:00+00:00')],
  },
  {
    name: "en: New Zealand building inspection at the reader's premises",
    sentAt: '2027-08-12T09:05:00+12:00',
    timezone: 'Pacific/Auckland',
    from: 'Wiremu Tane <wiremu.tane@northharbourcouncil.example>',
    subject: 'Building warrant of fitness - inspection',
    text: `Kia ora Sandra

Your building warrant of fitness runs out on 31 August. I'll come through for the inspection on Tuesday 24 August at 1.30pm, please allow an hour and a half. Please have the compliance schedule and the IQP forms out on the table.

Ngā mihi
Wiremu Tane
Building Compliance Officer`,
    expected: [at('2027-08-24T13:30:00+12:00', '2027-08-24T15:00:00+12:00')],
  },
  {
    name: 'en: whole-day stock-take for the reader',
    sentAt: '2027-06-21T08:45:00+01:00',
    timezone: 'Europe/London',
    from: 'Bev Cartwright <bev@cartwrightshardware.example>',
    subject: 'stocktake',
    text: `All hands on deck for the stocktake please Kev, its Wednesday 30 June, all day, shop shut. Wear old clothes, I'll sort the pizza.
Bev`,
    expected: [days('2027-06-30')],
  },
  {
    name: 'en: Thursday week coffee',
    sentAt: '2027-02-22T18:20:00+00:00',
    timezone: 'Europe/London',
    from: 'Alun Prosser <alun.prosser@tregaronwool.example>',
    subject: 'Re: Re: catching up',
    text: `Dear Mari,

This week is hopeless, we are lambing day and night. But how about Thursday week, the 4th of March, at 10.30 in the café at the market hall? I need to be back on the farm by one for the vet.

Cofion,
Alun`,
    expected: [at('2027-03-04T10:30:00+00:00')],
  },
  {
    name: 'en: planned IT maintenance window',
    sentAt: '2027-10-14T16:00:00+01:00',
    timezone: 'Europe/London',
    from: 'BrightPath IT Support <service@brightpathit.example>',
    subject: 'Planned maintenance - mail server',
    text: `Dear customer,

We will be applying security updates to your mail server on Saturday 16 October from 22:00 to Sunday 17 October 02:00. Mail will not be lost but may be delayed. There is nothing for you to do.

These services are affected:
- Webmail and calendar
- Scan to mail on your copiers
- The ticket portal

These are not:
- Phones
- File server
- Remote desktop

The backup will run at 19:00 instead of 23:00 on Saturday. Stefan is on call that night and will check everything before he goes to bed.

If you have questions, the helpdesk is there from 07:30 to 18:00 on weekdays.

Kind regards
BrightPath IT Support`,
    expected: [],
  },
  {
    name: 'en: refusal of a proposed time without a new one',
    sentAt: '2027-03-10T09:25:00+00:00',
    timezone: 'Europe/London',
    from: 'Judith Penhaligon <judith@penhaligonceramics.example>',
    subject: 'Re: Visit to the studio',
    text: `Hi Max, Friday at 2 is no good I'm afraid, I've a kiln to unload. I'll come back to you when I know what next week looks like.
Judith`,
    expected: [],
  },
  {
    name: 'en: meeting cancelled by the customer',
    sentAt: '2027-05-26T08:12:00-04:00',
    timezone: 'America/Toronto',
    from: 'Chantelle Boudreau <cboudreau@maplerowcondos.example>',
    subject: 'CANCELLED: walkthrough Thursday',
    text: `Good morning Raj,

Unfortunately I have to cancel our walkthrough tomorrow, Thursday May 27 at 9:30 a.m. The board has put the whole lobby project on hold until the reserve fund study is in.

The same goes for the painters, who were coming at 1 p.m., and for the flooring people.

I know you had already blocked off the morning and turned down another job for it. If there's a cancellation fee, send me the invoice and I'll get it in front of the treasurer. Our cheque run is on the last business day of the month and invoices need to be in by noon.

I'll be in touch in the fall. Thanks for your patience, and sorry about the short notice, eh.

Chantelle Boudreau
Property Manager, Maple Row
Office hours Tues and Thurs 10 a.m. - 2 p.m.
416-555-0173`,
    expected: [],
  },
  {
    name: 'en: complaint about a technician who came late last week',
    sentAt: '2027-07-18T11:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Mrs D Wetherby <d.wetherby@postbox.example>',
    subject: 'Complaint - washing machine repair 14 July',
    text: `To whom it may concern,

Your man was meant to come on Wednesday 14 July between 8 and 10. I took the morning off work. At 10.20 I rang and was told he was on his way. At 11.45 I rang again. He finally turned up at ten past three, looked at the machine for five minutes and said he had not got the part.

I have lost a day's pay over this and the machine still does not work. I expect a refund of the £65 call-out charge within 14 days, otherwise I shall go to Trading Standards.

Doreen Wetherby (Mrs)`,
    expected: [],
  },
  {
    name: 'en: newsletter of a garden centre with event hours',
    sentAt: '2027-04-29T07:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Bramblewick Garden Centre <news@bramblewick.example>',
    subject: 'May at Bramblewick: plant fair, late openings and 20% off',
    text: `MAY AT BRAMBLEWICK

Plant Fair - Saturday 8 May, 10am to 4pm. Over 30 growers, free entry.
Late night opening - Thursdays until 8pm all through May.
Hanging basket workshop - Sunday 16 May at 11am, £25 including materials.
Bank holiday hours - Monday 31 May, 10am to 4pm.

20% off all compost with code DIGIN until 9 May.

You are receiving this because you joined our Green Fingers club. Unsubscribe here.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: application letter with availability only',
    sentAt: '2027-01-16T21:03:00+00:00',
    timezone: 'Europe/London',
    from: 'Callum Reddy <callum.reddy@mailbox.example>',
    subject: 'Application for apprentice bike mechanic',
    text: `Dear Sir or Madam,

I saw your advert in the window and would like to apply for the apprenticeship. I am 17 and finish college on 25 June. At the moment I work Saturdays from 9 till 4 at a car wash, so I am used to early starts. I have built two bikes from parts and I volunteer at the repair café on the first Sunday of every month from 2pm.

I could come in for a chat most weekday afternoons after college.

My CV is attached.

Yours faithfully,
Callum Reddy
07700 900 318`,
    expected: [],
  },
  {
    name: 'en: colleague rota for the phones',
    sentAt: '2027-03-19T15:15:00+00:00',
    timezone: 'Europe/London',
    from: 'Tina Blakemore <tina@harrowgatevets.example>',
    subject: 'Reception cover next week',
    text: `Hi Dr Singh, just so you know who's on the desk next week:

Mon 22: Jo 8-2, Parveen 2-7
Tue 23: Jo 8-2, me 2-7
Wed 24: Parveen 8-7
Thu 25: me 8-2, Jo 2-7
Fri 26 (Good Friday): closed

Tina`,
    expected: [],
  },
  {
    name: 'en: trainer confirms half past nine start with break and end',
    sentAt: '2027-09-14T13:50:00+01:00',
    timezone: 'Europe/London',
    from: 'Femi Balogun <femi@safehandstraining.example>',
    subject: 'First aid refresher - joining instructions',
    text: `Dear Carol,

You are booked on our First Aid at Work refresher on Monday 20 September 2027, from half past nine to half past four, at the Corn Exchange, Room 2.

Doors open at nine for coffee, and there is a break for lunch at 12.30 (bring your own, or there's a bakery opposite). Please bring photo ID and your old certificate, which runs out on 3 October.

On the day we will cover:
- CPR and the defibrillator
- Bleeding, burns and shock
- Recording accidents

The car park behind the Corn Exchange has a three-hour limit; the one in Tannery Street is £6.50 all day. The 8.12 bus from the station stops right outside.

See you there!
Femi Balogun
Safe Hands Training
0113 496 0299 (weekdays 8.30-16.30)`,
    expected: [at('2027-09-20T09:30:00+01:00', '2027-09-20T16:30:00+01:00')],
  },
  {
    name: 'en: lower case text with typos asks for a quarter to six',
    sentAt: '2027-10-26T12:31:00+01:00',
    timezone: 'Europe/London',
    from: 'jaz <jaz.k@inbox.example>',
    subject: 'tatoo consult',
    text: `hiya, still ok for me to come in tomoro at quarter to 6 for the consult?? i finish work at 5 so shud be fine. ill bring the drawing
jaz x`,
    expected: [at('2027-10-27T17:45:00+01:00')],
  },
  {
    name: 'en: bank relationship manager phone appointment with branch closing',
    sentAt: '2027-06-15T10:00:00+10:00',
    timezone: 'Australia/Melbourne',
    from: 'Georgia Pappas <georgia.pappas@murraybank.example>',
    subject: 'Business loan review',
    text: `Good morning Hamish,

It's time for the yearly review of your equipment loan. I'll ring you on Monday 21 June at 2.00 pm; please allow 40 minutes. It would help if you could upload your BAS statements before Friday 18 June, 5 pm.

You may have heard that our Ballarat branch closes its doors for good on 30 July. Nothing changes for you.

What I'd like to cover:
1. How the packing shed is going
2. The balloon payment next February
3. Whether the overdraft is still the right size

No need to have your accountant on the line.

Kind regards,
Georgia Pappas
Relationship Manager, Murray Bank
In the office Mon to Thu, 8.30 am - 4.30 pm
03 5550 1179`,
    expected: [at('2027-06-21T14:00:00+10:00', '2027-06-21T14:40:00+10:00')],
  },
  {
    name: 'en: conference link call today at noon',
    sentAt: '2027-01-28T09:40:00-08:00',
    timezone: 'America/Los_Angeles',
    from: 'Siobhan Lau <siobhan@tidewaterlabs.example>',
    subject: 'quick sync on the label proofs',
    text: `Can you jump on at noon today? Just 15 minutes on the label proofs: https://meet.tidewaterlabs.example/j/551-220-917

Printer needs our OK by 5.`,
    expected: [at('2027-01-28T12:00:00-08:00', '2027-01-28T12:15:00-08:00')],
  },
  {
    name: 'en: forwarded invitation addressed to the reader by a colleague',
    sentAt: '2027-05-06T09:17:00+01:00',
    timezone: 'Europe/London',
    from: 'Stewart Lomax <stewart@lomaxroofing.example>',
    subject: 'Fwd: Supplier breakfast',
    text: `Debs, you're going to this in my place, I've told them and they've put you on the list. Tuesday 18 May, 7.45am for breakfast at the Kings Head in Otley. Eat plenty.
Stew

---------- Forwarded message ----------
From: Northern Slate <events@northernslate.example>
Date: Wed, 5 May 2027
Subject: Supplier breakfast

Dear Mr Lomax,
We would be delighted to welcome you to our supplier breakfast. Please reply by 10 May with any dietary requirements.`,
    expected: [at('2027-05-18T07:45:00+01:00')],
  },
  {
    name: 'en: tax office visit with two alternatives',
    sentAt: '2027-02-10T11:11:00+00:00',
    timezone: 'Europe/London',
    from: 'VAT Compliance Team <compliance.visits@taxoffice.example>',
    subject: 'VAT compliance visit - ref 771/BX/0429',
    text: `Dear Sir/Madam

We need to carry out a compliance check of your VAT records for the periods 03/26 to 12/26. Our officer Mr R. Bhatt proposes to visit your premises at one of these times:

a) 10:00 on Wednesday 3 March 2027
b) 10:00 on Tuesday 9 March 2027

Please tell us within 14 days of the date of this letter which you prefer. Your next return and payment remain due by 7 March 2027.

Yours faithfully
VAT Compliance Team`,
    expected: [at('2027-03-03T10:00:00+00:00'), at('2027-03-09T10:00:00+00:00')],
  },
  {
    name: 'en: radio interview broadcast announcement for listening only',
    sentAt: '2027-09-29T17:26:00+01:00',
    timezone: 'Europe/London',
    from: 'Bryony Catlow <bryony@catlowcheese.example>',
    subject: "We're on the wireless!",
    text: `Hi Joan,

Guess what, the piece about our blue is finally going out. It's on Radio Dales on Sunday 3 October, the farming programme from 6.30 to 7 in the morning (I know!), repeated on Monday at 1.15pm. We recorded it back in July so you'll hear the old dog barking.

No need to get up for it, it'll be on their website afterwards.

Bryony`,
    expected: [],
  },
  {
    name: 'en: minutes of a past committee meeting',
    sentAt: '2027-02-12T20:14:00+00:00',
    timezone: 'Europe/London',
    from: 'Roger Illingworth <secretary@wharfedalebowls.example>',
    subject: 'Minutes, 9 February',
    text: `Dear all,

Minutes of the committee held on Tuesday 9 February at the clubhouse.

The chairman opened the meeting at 7.30pm. Apologies: E. Sugden.
1. Accounts. The treasurer reported a balance of £4,112.60.
2. Green. The groundsman started on 1 February; the drainage firm was on site on the 4th from 8am to noon.
3. Bar. Takings down. It was agreed to close at 10.30pm on weekdays.
4. AOB. None.
The meeting closed at 9.05pm.

Date of next meeting to be advised.

R. Illingworth
Hon. Secretary`,
    expected: [],
  },
  {
    name: 'en: availability only without a proposal',
    sentAt: '2027-11-18T14:02:00-05:00',
    timezone: 'America/New_York',
    from: 'Marisol Vega <marisol@vegabookkeeping.example>',
    subject: 'Re: Year-end planning',
    text: `Hi Greg,

Happy to get together on year-end planning. I'm pretty open the week after Thanksgiving, and mornings are usually better for me than afternoons. I leave to get my kids at 2:45 every day.

Have your assistant throw something out and I'll make it work.

Marisol`,
    expected: [],
  },
  {
    name: 'en: grant deadline with hour',
    sentAt: '2027-04-06T12:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Heritage Crafts Fund <grants@heritagecraftsfund.example>',
    subject: 'Your draft application HCF-2027-118',
    text: `Dear Mr Quayle,

Our records show that you have started an application but not yet submitted it. The portal closes at 12 noon on Friday 23 April 2027. Late applications cannot be considered under any circumstances.

The panel sits on 19 May and applicants will hear the outcome by email by 4 June.

Yours sincerely,
The Grants Team`,
    expected: [],
  },
  {
    name: 'en: fortnight today dinner with bus distractor',
    sentAt: '2027-06-04T16:30:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Fergal Mannion <fergal@mannionprint.example>',
    subject: "Da's retirement do",
    text: `Well Orla,

We're having a bit of a do for the auld fella when he hands over the keys, a fortnight today, that's Friday the 18th, 8pm in Hanley's back room. You've put up with his proofs for twenty years so you can't say no.

There's a bus back out the Tuam road at ten past eleven if you fancy a drink.

Fergal`,
    expected: [at('2027-06-18T20:00:00+01:00')],
  },
  {
    name: 'en: ICS cancellation',
    sentAt: '2027-08-24T08:50:00+01:00',
    timezone: 'Europe/London',
    from: 'Anita Kowal <anita.kowal@meridianpr.example>',
    subject: 'Cancelled: Content review',
    text: `This event has been cancelled.

Content review
Thu 26 Aug 2027, 14:00 - 15:00 (BST)`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Meridian PR//Cal//EN
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:content-review-0826@meridianpr.example
DTSTAMP:20270824T075000Z
DTSTART:20270826T130000Z
DTEND:20270826T140000Z
SUMMARY:Content review
ORGANIZER;CN=Anita Kowal:mailto:anita.kowal@meridianpr.example
ATTENDEE:mailto:studio@fernhillcopy.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: US date format for a plumber visit',
    sentAt: '2027-05-03T15:05:00-04:00',
    timezone: 'America/New_York',
    from: 'Al Giordano <al@giordanoplumbing.example>',
    subject: 'water heater',
    text: `Ok your on the schedule for Thurs 5/6 at 7:30am. Guys will need the driveway clear. They'll be with you till 10. New tank gets dropped off Wed afternoon.
Al`,
    expected: [at('2027-05-06T07:30:00-04:00', '2027-05-06T10:00:00-04:00')],
  },
  {
    name: 'en: long chatty supplier mail with one meeting at the end',
    sentAt: '2027-03-02T19:42:00+00:00',
    timezone: 'Europe/London',
    from: 'Wendy Garside <wendy@garsideyarns.example>',
    subject: 'All the news (and a visit!)',
    text: `Dear Philippa,

What a winter. We had the roof off the dye house from the 11th of January until last Friday, and of course it rained from eight in the morning till six at night on every one of those days. Ken says he's never doing it again and I believe him.

The good news is the new vats are in and the heathers are gorgeous. The shade cards went to the printer on Monday and should be with everybody by the 20th.

I'm in your neck of the woods the week after next. I've a train into Shrewsbury that gets in at 9.52 on Tuesday the 16th, and my sister wants me in Ludlow for tea at four, so could I come and see you at the shop at 11 that day? I'll bring the new ranges and you can have first pick before the Wonderwool crowd get their hands on them.

By the way, your last invoice (4471) was paid twice, so I've credited you with £212.40.

Love to the dogs,
Wendy

Garside Yarns, Scar Top Mill
Mill shop open Thurs to Sat, 10 to 4`,
    expected: [at('2027-03-16T11:00:00+00:00')],
  },
  {
    name: 'en: quoted old appointment with only thanks on top',
    sentAt: '2027-10-07T08:31:00+01:00',
    timezone: 'Europe/London',
    from: 'Leo Fairbrother <leo@fairbrothercycles.example>',
    subject: 'Re: Invoice for Tuesday',
    text: `Thanks Nadia, paid this morning. Cracking job on the shutters by the way.

Leo

> On 4 Oct 2027, at 16:20, Nadia Rahim <nadia@rahimshutters.example> wrote:
> Hi Leo, we'll be with you tomorrow, Tuesday 5 October, at 8am to fit the shutters.
> The invoice (£1,340) comes by mail afterwards.
> Nadia`,
    expected: [],
  },
  {
    name: "en: writer abroad names own and a third person's appointments",
    sentAt: '2027-07-01T10:44:00+02:00',
    timezone: 'Europe/London',
    from: 'Klara Nyberg <klara@nybergdesign.example>',
    subject: 'My week in Berlin',
    text: `Hi Ed,

Quick one from the road. I'm seeing the exhibition people here tomorrow at 11, and Jonas has his fitting with the tailor at 3, so the artwork will only get to you on Monday.

The files are 300 dpi as you asked.

K`,
    expected: [],
  },
  {
    name: 'en: physiotherapy series of three appointments',
    sentAt: '2027-01-08T11:55:00+00:00',
    timezone: 'Europe/London',
    from: 'Millbrook Physio <reception@millbrookphysio.example>',
    subject: 'Your appointments',
    text: `Dear Mr Osgood,

Your three follow-up sessions with Kirsty are booked as follows (30 minutes each):

Wed 13 Jan - 8.15am
Wed 20 Jan - 8.15am
Thu 28 Jan - 5.45pm

If you need to change one please give us 48 hours' notice.

Millbrook Physio
Mon-Thu 8am-7pm, Fri 8am-1pm`,
    expected: [
      at('2027-01-13T08:15:00+00:00', '2027-01-13T08:45:00+00:00'),
      at('2027-01-20T08:15:00+00:00', '2027-01-20T08:45:00+00:00'),
      at('2027-01-28T17:45:00+00:00', '2027-01-28T18:15:00+00:00'),
    ],
  },
  {
    name: 'en: yes that works accepts one quoted time',
    sentAt: '2027-04-15T09:02:00-05:00',
    timezone: 'America/Chicago',
    from: 'Beau Thibodeaux <beau@bayoucatering.example>',
    subject: 'Re: tasting',
    text: `Yes ma'am, that works for us. Come hungry!

Beau

On Wed, Apr 14, 2027 at 6:18 PM Lorraine Kessler <lorraine@kesslerevents.example> wrote:
> Hi Beau, could we do the tasting on Tuesday, April 20 at 4:30 PM? The bride flies in that morning.
> Lorraine`,
    expected: [at('2027-04-20T16:30:00-05:00')],
  },
  {
    name: 'en: time replaced by a later one the same morning',
    sentAt: '2027-12-01T11:37:00+00:00',
    timezone: 'Europe/London',
    from: 'Gemma Tideswell <gemma@tideswellphoto.example>',
    subject: "Tomorrow's shoot",
    text: `Hi Nick

Light's going to be awful first thing so let's make tomorrow 10.30 instead of 9. Sunset's at ten to four so we've still plenty of time. I'll have to be away by 2.

Gem`,
    expected: [at('2027-12-02T10:30:00+00:00')],
  },
  {
    name: 'en: AGM notice to a named member with doors and bar',
    sentAt: '2027-10-01T18:08:00+01:00',
    timezone: 'Europe/London',
    from: 'Patricia Loxley <pat.loxley@loxleyallotments.example>',
    subject: "AGM - you're giving the treasurer's report",
    text: `Dear Geoffrey,

The AGM is fixed for Thursday 21 October 2027 from 7pm to 9pm in the Methodist schoolroom, and as treasurer you're on straight after the minutes.

The running order, so you know where you are:
1. Apologies
2. Minutes of last year
3. Treasurer (you)
4. Water rates and the leaking standpipe
5. Plot inspections (Brian goes round on the first Saturday of the month at 10)
6. Election of officers
7. Any other business, with biscuits

Proposals must be with me by 14 October. The caretaker unlocks at 6.30 if you want to set up the projector. Plot rents are due on 1 November as always.

Best wishes
Pat

Loxley Allotments Association, site gates locked at dusk`,
    expected: [at('2027-10-21T19:00:00+01:00', '2027-10-21T21:00:00+01:00')],
  },
  {
    name: 'en: product launch announcement from a software firm',
    sentAt: '2027-02-25T10:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Tallyhoo <hello@tallyhoo.example>',
    subject: 'Tallyhoo 5 lands on 9 March at 10am',
    text: `Big news!

Tallyhoo 5 goes live on Tuesday 9 March at 10am. Faster invoices, smarter VAT and a brand-new app.

Upgrade before 31 March and save 30%. Our chat team is on hand every day from 8am to 8pm.

Not interested? Unsubscribe.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: reader in London invited by Sydney partner in two zones',
    sentAt: '2027-11-15T17:30:00+11:00',
    timezone: 'Europe/London',
    from: 'Imogen Hartley <imogen@hartleywines.example>',
    subject: 'Vintage call',
    text: `Hi Rupert,

Could we do our vintage call on Wednesday 24 November at 8 pm Sydney time, which is 9 am in London? I'd like to have Bruno from the cellar on the line too.

Samples left here on the 10th with tracking AU55510293, they should clear customs by the weekend.

Cheers,
Imogen`,
    expected: [at('2027-11-24T09:00:00+00:00')],
  },
  {
    name: 'en: JSON-LD event ticket for a theatre evening',
    sentAt: '2027-03-23T13:07:00-04:00',
    timezone: 'America/New_York',
    from: 'Hudson Playhouse Box Office <tickets@hudsonplayhouse.example>',
    subject: 'Your tickets for "The Ferryman\'s Daughter"',
    text: `Hi Delphine,

You're all set! 2 tickets, Row F, seats 11 and 12.

The Ferryman's Daughter
Saturday, April 10, 2027, 7:30 PM

Doors open at 6:45 PM. Latecomers are seated at intermission only.

Order #HP-77102 - $118.00`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"HP-77102","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Delphine Marsh"},"reservationFor":{"@type":"Event","name":"The Ferryman's Daughter","startDate":"2027-04-10T19:30:00-04:00","location":{"@type":"Place","name":"Hudson Playhouse","address":"12 Warren St, Hudson NY"}}}
</script></head><body><p>Hi Delphine,</p><p>You're all set! 2 tickets, Row F, seats 11 and 12.</p><p>The Ferryman's Daughter<br>Saturday, April 10, 2027, 7:30 PM</p><p>Doors open at 6:45 PM.</p></body></html>`,
    expected: [at('2027-04-10T19:30:00-04:00')],
  },
  {
    name: 'en: solicitor completion meeting with bank cut-off',
    sentAt: '2027-07-26T12:22:00+01:00',
    timezone: 'Europe/London',
    from: 'Eleanor Tranter <e.tranter@tranterhale.example>',
    subject: 'Lease of 14 Sheep Street - signing',
    text: `Dear Mr Vance,

The engrossed lease is now ready. I should be grateful if you would attend at our offices on Friday, 30th July at 9.45 a.m. to sign before a witness. Please bring your passport and a utility bill.

I enclose for your attention:

(i) the lease and counterpart;
(ii) the report on title;
(iii) our completion statement; and
(iv) our account.

The landlord's solicitors require funds in their client account by 3 p.m. on the day of completion, Monday, 2nd August, so please instruct your bank in good time.

Yours sincerely,

Eleanor Tranter
Partner
Tranter Hale LLP
Authorised and regulated. Please be alert to e-mail fraud: our bank details never change.
Reception 9.00 a.m. to 5.15 p.m.`,
    expected: [at('2027-07-30T09:45:00+01:00')],
  },
  {
    name: 'en: very short tomorrow half 7 five-a-side',
    sentAt: '2027-09-01T13:19:00+01:00',
    timezone: 'Europe/London',
    from: 'Dean M <dean.m@mailbox.example>',
    subject: 'footy',
    text: `you in for 5 a side tomorrow night, half 7 at the leisure centre? need a keeper`,
    expected: [at('2027-09-02T19:30:00+01:00')],
  },
  {
    name: 'en: shop change of opening hours letter sent by hand',
    sentAt: '2027-11-22T09:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Hobday Timber <sales@hobdaytimber.example>',
    subject: 'Christmas hours',
    text: `Dear customer

Over Christmas and New Year our yard will be open as follows:

Thursday 23 December 7.30 - 12.00
24 December to 3 January closed
Tuesday 4 January back to normal, 7.30 - 16.30

Last orders for delivery this year by Wednesday 15 December, 3pm.

Season's greetings from all at Hobday Timber`,
    expected: [],
  },
  {
    name: 'en: US tax adviser with two phone slots and filing deadline',
    sentAt: '2027-03-29T10:15:00-06:00',
    timezone: 'America/Denver',
    from: 'Wade Sorensen, CPA <wade@sorensencpa.example>',
    subject: 'A couple of open questions on your 1120-S',
    text: `Hi Becky,

I have two open questions on the truck depreciation. Can I call you either Thursday (April 1) at 9:00 a.m. or Friday (April 2) at 3:30 p.m. Mountain? Either way it's a 20-minute conversation.

As you know the individual deadline is April 15, so I'd like to wrap this up by the 9th.

Wade`,
    expected: [
      at('2027-04-01T09:00:00-06:00', '2027-04-01T09:20:00-06:00'),
      at('2027-04-02T15:30:00-06:00', '2027-04-02T15:50:00-06:00'),
    ],
  },
  {
    name: 'en: lift inspector visit with others named for neighbouring floors',
    sentAt: '2027-08-18T14:40:00+01:00',
    timezone: 'Europe/London',
    from: 'Harlow House Facilities <facilities@harlowhouse.example>',
    subject: 'Window cleaning / lift inspection',
    text: `Hi Sunita (2nd floor)

Two things. The outside windows will be cleaned on Monday 23 August by abseil, you don't need to do anything.

The insurance surveyor would like to see your goods lift with you on Wednesday 25 August at 2.30pm. Please have the last thorough examination report to hand. He is with Brook Dental on the ground floor at 1 that day and with the gym at 4, so he'll want to keep to time.

Many thanks
Gary Unwin
Facilities`,
    expected: [at('2027-08-25T14:30:00+01:00')],
  },
  {
    name: 'en: ICS with summer time zone id from a Toronto organiser',
    sentAt: '2027-06-09T11:30:00-04:00',
    timezone: 'America/Toronto',
    from: 'Yusuf Demir <yusuf@greatlakesfreight.example>',
    subject: 'Rate review Q3',
    text: `Hi Margaret, invite attached for the Q3 rate review. Shout if it clashes.

Yusuf`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Great Lakes Freight//Mail//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/Toronto
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
UID:rate-review-q3@greatlakesfreight.example
DTSTAMP:20270609T153000Z
DTSTART;TZID=America/Toronto:20270617T140000
DTEND;TZID=America/Toronto:20270617T144500
SUMMARY:Rate review Q3
LOCATION:Phone
ORGANIZER;CN=Yusuf Demir:mailto:yusuf@greatlakesfreight.example
ATTENDEE;RSVP=TRUE:mailto:margaret@elmvalefoods.example
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-17T14:00:00-04:00', '2027-06-17T14:45:00-04:00')],
  },
  {
    name: 'en: festival programme for the whole town',
    sentAt: '2027-05-12T08:30:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Kilcarra Arts Week <info@kilcarraarts.example>',
    subject: 'Full programme announced',
    text: `Kilcarra Arts Week is back, 5-13 June!

Sat 5 June, 12.00 - Opening parade, Main Street
Sun 6 June, 15.00 - Trad session in the Square
Tue 8 June, 20.00 - Poetry slam, Library
Fri 11 June, 21.00 - Céilí, Community Centre (€10)
Sun 13 June, 17.00 - Closing concert

Tickets at the door or online. To stop these mails click unsubscribe.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: declines the slot and proposes another',
    sentAt: '2027-09-22T10:28:00+01:00',
    timezone: 'Europe/London',
    from: 'Oliver Strand <oliver.strand@fennimorebank.example>',
    subject: 'Re: Meeting about the overdraft',
    text: `Hi Tasha,

Thanks for the suggestion. Monday at 10 doesn't work, I'm in a credit committee until lunch. Could you do Tuesday the 28th at 12.15 instead? I'm on the 2.10 to London afterwards.

Oliver`,
    expected: [at('2027-09-28T12:15:00+01:00')],
  },
  {
    name: 'en: delivery of materials to site with a time',
    sentAt: '2027-06-28T13:33:00+01:00',
    timezone: 'Europe/London',
    from: 'Transport Desk <transport@ribbleaggregates.example>',
    subject: 'Delivery note 60092',
    text: `Your 12t of MOT type 1 is booked on the wagon for Wednesday 30 June, first drop, about 7.15am. Tipping time allowed is 20 minutes, after that waiting is £1.50 per minute.

Ribble Aggregates
Weighbridge 6am-4pm`,
    expected: [],
  },
  {
    name: 'en: hospital outpatient letter mailed to the patient',
    sentAt: '2027-04-08T15:50:00+01:00',
    timezone: 'Europe/London',
    from: 'Outpatient Bookings <outpatients@royalfenhospital.example>',
    subject: 'Your outpatient appointment',
    text: `Dear Mrs Lindley

An appointment has been made for you in the ENT clinic:

Date: 06/05/2027 (Thursday)
Time: 13:50
With: Mr A. Jayasuriya, Consultant
Where: Clinic 7, Level 2

What to bring: this letter, a list of your medicines, your reading glasses.
You may be with us longer if Mr Jayasuriya asks for a hearing test.

Please arrive 10 minutes early to check in at the kiosk. Visiting hours on the wards are 14:00-16:00 and 18:00-20:00, and the car park gets busy then.

If you cannot attend please telephone by 29/04/2027 so we can offer the appointment to somebody else.

Outpatient Bookings`,
    expected: [at('2027-05-06T13:50:00+01:00')],
  },
  {
    name: 'en: day after tomorrow video call with Indian zone',
    sentAt: '2027-10-19T18:45:00+05:30',
    timezone: 'Europe/London',
    from: 'Arvind Menon <arvind.menon@keralaspicehouse.example>',
    subject: 'Sample approval call',
    text: `Dear Ms Joyce,

Greetings of the day. Kindly join a short video call the day after tomorrow, 21st October, at 3.30 PM IST, so that our lab head can take you through the moisture results. Link: https://video.keralaspicehouse.example/room/4417

The following will be shown to you:
1) Cardamom 8 mm bold, lot C-311
2) Black pepper 550 g/l, lot P-207
3) Turmeric finger, lot T-098

The courier has confirmed that the samples reached your warehouse today at 10.40 AM. Our mills are closed for the festival on 28th and 29th October.

The shipment itself is planned to leave Kochi on 2nd November.

Thanks and regards,
Arvind Menon`,
    expected: [at('2027-10-21T11:00:00+01:00')],
  },
  {
    name: 'en: booking link only, no time',
    sentAt: '2027-08-03T09:20:00-06:00',
    timezone: 'America/Denver',
    from: 'Kayleigh Brandt <kayleigh@peakpayroll.example>',
    subject: "Let's find a time",
    text: `Hi Ron,

Here's my calendar: https://book.peakpayroll.example/kayleigh/30min. Grab whatever works, I generally take calls between 9 and 4 Mountain. I'm off on Fridays in August.

Kayleigh`,
    expected: [],
  },
  {
    name: 'en: training day for the reader without hours',
    sentAt: '2027-02-09T12:48:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Leanne Fitzgibbon <leanne@sunnybankchildcare.example>',
    subject: 'Pupil-free day / staff training',
    text: `Hi Jess,

You're down for the staff training day on Friday 26 February (child safety and CPR, all day, at the Sunnybank centre). Lunch is on us, let me know about allergies by the 19th.

Roster for the rest of that week comes out on Thursday.

Leanne`,
    expected: [days('2027-02-26')],
  },
  {
    name: 'en: vet mentions surgery hours and gives one appointment for the dog',
    sentAt: '2027-12-06T10:05:00+00:00',
    timezone: 'Europe/London',
    from: 'Harebell Vets <hello@harebellvets.example>',
    subject: "Biscuit's stitches",
    text: `Hello Mr Ferris,

Glad to hear Biscuit's on the mend! Let's have those stitches out on Tuesday 14 December at ten to five, with Nurse Abi. Nothing to eat is fine this time, no fasting needed.

Open surgery is 9-10.30 every morning if you're worried before then.

Harebell Vets
01632 960 777`,
    expected: [at('2027-12-14T16:50:00+00:00')],
  },
  {
    name: 'en: planning officer reports own site visit already made',
    sentAt: '2027-03-08T16:19:00+00:00',
    timezone: 'Europe/London',
    from: 'Martin Speke <m.speke@vale-council.example>',
    subject: '27/00318/FUL rear extension',
    text: `Dear Ms Hobbs,

I visited the site on Thursday 4 March at 11am as arranged and saw nothing that causes me concern. The consultation period ends on 26 March; neighbours can comment until midnight that day. The application is then decided under delegated powers, and there's no need for you or your client to do anything. The target date is 16 April.

For your information, the comments so far are:
- Highways: no objection
- Parish council: to be discussed at its meeting on 15 March at 7pm
- Number 12: concerned about light to the kitchen
- Number 16: supports

You can follow the case online under the reference above.

Regards
Martin Speke
Planning Officer (working days Mon-Wed, 9-5)`,
    expected: [],
  },
  {
    name: 'en: two appointments in one mail, fitting and collection of the dress',
    sentAt: '2027-05-21T17:12:00+01:00',
    timezone: 'Europe/London',
    from: 'Rosalind at Ivory Lane <rosalind@ivorylane.example>',
    subject: 'Your fittings',
    text: `Dear Charlotte,

So lovely to see you and your mum on Wednesday! I've put you in for the second fitting on Saturday 12 June at 11am and the final one on Thursday 8 July at 6.15pm. Please wear the shoes to both.

The balance of £640 is due on the day of the final fitting. We close at five on Saturdays and stay open until seven on Thursdays.

Rosalind xx`,
    expected: [at('2027-06-12T11:00:00+01:00'), at('2027-07-08T18:15:00+01:00')],
  },
  {
    name: 'en: broadband engineer visit confirmation in the morning range',
    sentAt: '2027-01-14T18:36:00+00:00',
    timezone: 'Europe/London',
    from: 'Penfold Broadband <installations@penfoldbroadband.example>',
    subject: 'Your installation is confirmed',
    text: `Hi Sanjay,

Your full fibre installation is confirmed. Our engineer will be at 9 Canal Wharf on Friday 22 January from 08:00 to 10:00 to fit the box and test the line, and someone over 18 has to be in the whole time.

What happens next:
1. The day before, we send you the engineer's name by text.
2. The engineer drills one hole and fits the box by the front window.
3. Your router arrives separately by post, on or before 20 January.
4. Your old service is switched off at midnight on 29 January.
5. Your first bill is taken on 5 February.

If nobody is in when we call, a missed visit costs £25.

Order 3300-8172
Penfold Broadband
Lines open 8-8, seven days a week`,
    expected: [at('2027-01-22T08:00:00+00:00', '2027-01-22T10:00:00+00:00')],
  },
  {
    name: 'en: Scottish joiner offers two times tersely',
    sentAt: '2027-07-07T20:55:00+01:00',
    timezone: 'Europe/London',
    from: 'Hamish Rennie <hamish@renniejoinery.example>',
    subject: 'Re: sash windows',
    text: `Aye nae bother. I can come and look at them Friday at 8am or Monday the 12th at half five, whichever's handier. Price wise you're looking at about 400 a windae.
Hamish`,
    expected: [at('2027-07-09T08:00:00+01:00'), at('2027-07-12T17:30:00+01:00')],
  },
  {
    name: 'en: webinar registration confirmed for the reader with zone',
    sentAt: '2027-10-12T09:12:00-05:00',
    timezone: 'America/Chicago',
    from: 'Orchard Insurance Academy <academy@orchardinsurance.example>',
    subject: "You're registered: Workers' comp basics",
    text: `Hi Tamika,

Thanks for registering for Workers' Comp Basics for Small Employers.

When: Wednesday, October 20, 2027, 1:00 PM - 2:00 PM Eastern
Join: https://live.orchardinsurance.example/w/88120-45

The recording is available until December 31. Tech check opens 15 minutes before we start.

What you'll learn:
- Who has to be covered, and from which day
- What to do in the first 24 hours after an accident
- How class codes drive your premium

Bring a recent policy if you have one. The slides will be mailed the next day.

Can't make it? Just let us know and we'll give your seat to someone on the waiting list.

Your Orchard Academy team`,
    expected: [at('2027-10-20T12:00:00-05:00', '2027-10-20T13:00:00-05:00')],
  },
  {
    name: 'en: ICS update moving to a later time',
    sentAt: '2027-11-03T13:25:00+00:00',
    timezone: 'Europe/London',
    from: 'Beatrix Nolan <beatrix@nolanhr.example>',
    subject: 'Updated invitation: Handbook review',
    text: `Hi Graham,

I've pushed this back from 10 to 11.30 on Tuesday as the payroll people overrun every single time. Updated invite attached.

Bea`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Nolan HR//Planner//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:handbook-review-2027@nolanhr.example
DTSTAMP:20271103T132500Z
DTSTART:20271109T113000Z
DTEND:20271109T121500Z
SUMMARY:Handbook review
ORGANIZER;CN=Beatrix Nolan:mailto:beatrix@nolanhr.example
ATTENDEE;CN=Graham Sykes:mailto:graham@sykesbakery.example
SEQUENCE:2
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-09T11:30:00+00:00', '2027-11-09T12:15:00+00:00')],
  },
  {
    name: 'en: customer reports own surgery and asks for nothing',
    sentAt: '2027-09-11T08:48:00-04:00',
    timezone: 'America/New_York',
    from: 'Walt Pruitt <walt.pruitt@inboxmail.example>',
    subject: 'be out of pocket',
    text: `Jim, having my knee done Monday the 13th, they want me there at 5:30 in the morning if you can believe it. Then rehab at 10 every Tuesday and Thursday till Halloween. Just leave the mower in the barn when its fixed and mail me the bill.
Walt`,
    expected: [],
  },
  {
    name: 'en: JSON-LD parcel delivery without a meeting',
    sentAt: '2027-02-18T07:21:00+00:00',
    timezone: 'Europe/London',
    from: 'Quill & Ink Supplies <orders@quillandink.example>',
    subject: 'Your order has been dispatched',
    text: `Good news, order QI-66104 is on its way.

Expected: Friday 19 February between 09:00 and 13:00
Carrier: Hareway

Returns are free for 30 days.`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","carrier":{"@type":"Organization","name":"Hareway"},"trackingNumber":"HW5512098","expectedArrivalFrom":"2027-02-19T09:00:00+00:00","expectedArrivalUntil":"2027-02-19T13:00:00+00:00","partOfOrder":{"@type":"Order","orderNumber":"QI-66104","merchant":{"@type":"Organization","name":"Quill & Ink Supplies"}}}
</script></head><body><p>Good news, order QI-66104 is on its way.</p><p>Expected: Friday 19 February between 09:00 and 13:00<br>Carrier: Hareway</p></body></html>`,
    expected: [],
  },
  {
    name: 'en: letter of thanks after a visit',
    sentAt: '2027-06-14T10:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Year 4, Thornbury Junior <year4@thornburyjunior.example>',
    subject: 'Thank you from Year 4!',
    text: `Dear Bakery,

Thank you for having us on Friday. We came at 9.30 and stayed until 11 and it was the best trip ever. Ruby liked the big mixer and Ali ate four rolls. We learned that you get up at 2 o'clock in the morning!

We are doing an assembly about it for the other classes this Wednesday at 2.45.

Love from Year 4 and Mrs Dunmore`,
    expected: [],
  },
  {
    name: 'en: court case of a third person told by the adviser',
    sentAt: '2027-04-19T14:14:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Natalie Broome <natalie@broomelegal.example>',
    subject: 'Former tenant - tribunal',
    text: `Hi Steve,

Update on your former tenant: his matter against the bond board has been listed at the tribunal for Thursday 6 May at 9.15am. That's between him and the board, you are not a party and have not been called, so there's nothing for you to attend.

As for your own claim for the carpet: the bond board pays out $1,180 to you, and the money should be in your account by the end of the week. I have asked for the receipt from the cleaners, who were there on 31 March from 8am to 1pm, to be kept on file.

I'm on leave over Anzac Day, back on Tuesday 27 April.

I'll let you know what comes out of it.

Natalie Broome
Broome Legal`,
    expected: [],
  },
  {
    name: 'en: choir rehearsal schedule personally for the new accompanist',
    sentAt: '2027-08-29T21:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Gwen Tallis <gwen@ashbournesingers.example>',
    subject: 'Your dates with us',
    text: `Dear Simon,

We're thrilled you're playing for us while Margery has her hip done. These are the rehearsals we need you for, all in St Oswald's hall:

Tues 7th September 7.30 - 9.30pm
Tues 14th September 7.30 - 9.30pm
Sat 18th September 10am - 12.30pm

The concert itself has its own pianist, so you're off the hook for that one. We'd pay £60 a rehearsal, and you can get the music from me at home.

There's a tea break at half eight on Tuesdays, Brenda brings the cake.

Warmest
Gwen`,
    expected: [
      at('2027-09-07T19:30:00+01:00', '2027-09-07T21:30:00+01:00'),
      at('2027-09-14T19:30:00+01:00', '2027-09-14T21:30:00+01:00'),
      at('2027-09-18T10:00:00+01:00', '2027-09-18T12:30:00+01:00'),
    ],
  },
  {
    name: "en: MOT booking for the firm's van",
    sentAt: '2027-03-30T12:09:00+01:00',
    timezone: 'Europe/London',
    from: 'Castle Garage <workshop@castlegarage.example>',
    subject: 'van',
    text: `Got you in for the MOT on the Transit, Weds 7 April, have it here for 8.30am please. Current one's up on the 12th.
Cheers, Mick`,
    expected: [at('2027-04-07T08:30:00+01:00')],
  },
  {
    name: 'en: charity gala offer with early bird prices',
    sentAt: '2027-09-17T09:00:00-04:00',
    timezone: 'America/Toronto',
    from: 'Harbourfront Hospice Foundation <events@harbourhospice.example>',
    subject: 'Harvest Gala: early bird ends Sept. 24',
    text: `Dear friend,

Don't miss the Harvest Gala on Saturday, October 16! Cocktails at 6 p.m., dinner at 7, dancing until midnight.

Early bird tickets are $175 until Friday, September 24 at 11:59 p.m., and $225 after that.

Buy your table today.

You received this e-mail because you donated in the past. Unsubscribe`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: reschedule in reply with the old time in the quote',
    sentAt: '2027-05-10T16:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Dr Miriam Adler <m.adler@adlerpractice.example>',
    subject: 'Re: New phone system demo',
    text: `Dear Craig,

I'm afraid the partners can't all be there on Wednesday. Could you come on Thursday 20 May at 1pm? We break for lunch then and you can have us for 45 minutes. Sandwiches provided.

Afternoon surgery starts at 2 sharp.

Kind regards
Miriam Adler

-----Original Message-----
From: Craig Sutcliffe
Sent: 7 May 2027 11:02
To: Dr M Adler
Subject: New phone system demo

Dear Dr Adler,
I'd be pleased to show you the handsets on Wednesday 12 May at 12.30.
Craig`,
    expected: [at('2027-05-20T13:00:00+01:00', '2027-05-20T13:45:00+01:00')],
  },
  {
    name: 'en: terse US visit between two flights',
    sentAt: '2027-01-05T22:17:00-05:00',
    timezone: 'America/New_York',
    from: 'Don Kozlowski <don@kozlowskimachine.example>',
    subject: 'Re: spindle',
    text: `I land at LaGuardia 9:05 Thursday. See you at your shop at 11:30 that morning, bring the drawings. Flight home's at 6.
Don`,
    expected: [at('2027-01-07T11:30:00-05:00')],
  },
  {
    name: 'en: holiday of the supplier factory',
    sentAt: '2027-07-13T11:00:00+02:00',
    timezone: 'Europe/London',
    from: 'Lotte van Rijn <lotte@vanrijnbulbs.example>',
    subject: 'Summer closing',
    text: `Dear Mr Peel,

Please note our summer closing from Monday 26 July until Friday 13 August. Orders that we have before 12 o'clock on Wednesday 21 July still go out before the holiday. On Monday 16 August we start again at 7.

For the autumn catalogue: printing is in week 30, so corrections please before 20 July. The Dutch growers meet in Lisse on 25 August at 10, after that I can say more about tulip prices.

Have a nice summer!
Lotte van Rijn
Export department
Van Rijn Bulbs
Monday to Thursday 8:00 - 16:30`,
    expected: [],
  },
  {
    name: 'en: estate agent viewing beside viewings of others',
    sentAt: '2027-10-15T14:26:00+01:00',
    timezone: 'Europe/London',
    from: 'Tamsin Rowe <tamsin@rowepartners.example>',
    subject: 'Viewing - 31 Chapel Hill (shop with flat)',
    text: `Hi Yasmin,

Good news, the vendor is happy for you to see it. I've booked you in for a viewing on Wednesday 20 October at 4.15pm. There's another couple seeing it at 3.30 and one more on Thursday at noon, so I'd think about your offer quickly, the vendor wants best and final by 5pm on Friday 22nd.

Some answers to your questions:
- Rateable value £9,200, so small business relief should apply.
- The flat is let until the end of March, £725 a month.
- The roof was done in 2019, guarantee in the file.
- Loading in Chapel Hill only before 10am and after 4pm.

I'll meet you outside, the bell doesn't work.

Tamsin
Rowe Partners
01632 960 155
Mon-Fri 9 to 5.30, Sat 9 to 1`,
    expected: [at('2027-10-20T16:15:00+01:00')],
  },
  {
    name: 'en: hygiene inspection is announced without a date',
    sentAt: '2027-06-02T09:44:00+01:00',
    timezone: 'Europe/London',
    from: 'Environmental Health <foodsafety@moorland-council.example>',
    subject: 'Food hygiene rating - your premises',
    text: `Dear Food Business Operator,

Your premises are due for an inspection under the Food Hygiene Rating Scheme. Inspections are unannounced and are carried out at any reasonable hour, in most cases between 9am and 5pm and for evening businesses up to 10pm.

The officer will look at:
- how hygienically the food is handled
- the condition of the building
- how you manage and record food safety

At the last inspection on 11 June 2025 at 2pm you were awarded a rating of 4.

Please return the enclosed form by 18 June 2027.

Yours faithfully
Environmental Health Team
Counter service Mon, Wed, Fri 9.30am - 12.30pm`,
    expected: [],
  },
  {
    name: 'en: JSON-LD hair salon appointment as event reservation',
    sentAt: '2027-08-05T19:02:00+08:00',
    timezone: 'Australia/Perth',
    from: 'Foil & Co Hair <bookings@foilandco.example>',
    subject: 'Booking confirmed: cut & colour',
    text: `Hi Bronwyn,

You're booked in with Tegan for a cut and colour on Saturday 14 August, 9:30am to 12:00pm.

Please give 24 hours' notice if plans change. We're closed Sundays and Mondays.

Foil & Co, Fremantle`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"FC-2281","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Bronwyn Sharpe"},"reservationFor":{"@type":"Event","name":"Cut & colour with Tegan","startDate":"2027-08-14T09:30:00+08:00","endDate":"2027-08-14T12:00:00+08:00","location":{"@type":"Place","name":"Foil & Co Hair","address":"18 High St, Fremantle WA"}}}
</script></head><body><p>Hi Bronwyn,</p><p>You're booked in with Tegan for a cut and colour on Saturday 14 August, 9:30am to 12:00pm.</p></body></html>`,
    expected: [at('2027-08-14T09:30:00+08:00', '2027-08-14T12:00:00+08:00')],
  },
  {
    name: 'en: Tuesday afternoon without an hour',
    sentAt: '2027-11-25T10:50:00+00:00',
    timezone: 'Europe/London',
    from: 'Kit Abernethy <kit@abernethytrees.example>',
    subject: 'That ash',
    text: `Should get round to looking at your ash one afternoon early next week, will ring first. Chipper's in for repair till Monday.

Kit`,
    expected: [],
  },
  {
    name: 'en: South African consultant proposes call, reader in Johannesburg',
    sentAt: '2027-03-11T08:40:00+02:00',
    timezone: 'Africa/Johannesburg',
    from: 'Thandi Mokoena <thandi@mokoenaconsult.example>',
    subject: 'B-BBEE certificate',
    text: `Morning Pieter,

Your certificate lapses on 30 April so we must get moving. Shall we sit down on Wednesday 17 March at 14h00 at your offices? Please reckon with two hours, we have the skills section to go through as well.

Note that load shedding is scheduled for your area from 16h00 to 18h30 that day, so let's not run over.

Regards
Thandi`,
    expected: [at('2027-03-17T14:00:00+02:00', '2027-03-17T16:00:00+02:00')],
  },
  {
    name: 'en: employee reports sick and lists own doctor appointment',
    sentAt: '2027-02-01T06:52:00+00:00',
    timezone: 'Europe/London',
    from: 'Shauna Doyle <shauna.doyle@mailbox.example>',
    subject: 'not in today',
    text: `Hi Bernie so sorry but I've been up all night with a bug, wont be in today. doctors at 11.20 and I'll ring you after. my 2 oclock perm has been told, Lisa is doing her
Shauna`,
    expected: [],
  },
  {
    name: 'en: insurance assessor visit after water damage',
    sentAt: '2027-12-13T11:31:00+00:00',
    timezone: 'Europe/London',
    from: 'Claims Team <claims@wrekinmutual.example>',
    subject: 'Claim WM/27/55108 - escape of water',
    text: `Dear Mr Pilkington,

Thank you for reporting the escape of water that happened on 10 December at around 3am. We have asked our loss adjuster, Mrs Carole Dunne, to inspect the damage.

Mrs Dunne will call on you at the shop on Thursday 16 December at 9am. Please don't throw away any damaged stock before then and have your purchase invoices ready.

What you can do meanwhile:
1. Photograph everything, including the ceiling void.
2. Keep the plumber's report and receipt.
3. Note the readings of the water meter.
4. Do not instruct a builder before you have heard from us.

Your excess is £350. Emergency drying can be ordered day or night on 0800 555 0190.

Yours sincerely
Claims Team
Wrekin Mutual
Mon-Fri 8am-6pm, Sat 9am-1pm`,
    expected: [at('2027-12-16T09:00:00+00:00')],
  },
  {
    name: 'en: three people, only Monday at 9 stays after the poll',
    sentAt: '2027-07-22T15:48:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Sorcha Lavelle <sorcha@lavellestudio.example>',
    subject: 'Poll result',
    text: `Hi Mark, Hi Ger,

Right so, the poll is in. Friday at 4 is out because Ger has the crèche run, and Wednesday at noon didn't suit Mark. That leaves Monday 26 July at 9.00, which everyone ticked, so that's our meeting. In the studio, I'll bring scones.

Sorcha`,
    expected: [at('2027-07-26T09:00:00+01:00')],
  },
  {
    name: 'en: christmas lunch for staff with bus and menu deadline',
    sentAt: '2027-11-08T12:30:00+00:00',
    timezone: 'Europe/London',
    from: 'Lorna Dudgeon <lorna@dudgeonandhay.example>',
    subject: 'Christmas lunch!!',
    text: `Hi Vikram

The Christmas lunch is on Friday 10 December at 12.30pm at the Old Customs House, and yes, partners are welcome this year.

Menu choices to me by 26 November please (a = turkey, b = salmon, c = nut roast). The minibus leaves the car park at quarter to twelve for those who don't want to drive. Office shuts at 11.30 that day.

Lorna x`,
    expected: [at('2027-12-10T12:30:00+00:00')],
  },
];
