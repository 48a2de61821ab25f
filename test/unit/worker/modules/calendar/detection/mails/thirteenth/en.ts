import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: boiler engineer visit window replaced by a firm hour, with call-out price',
    sentAt: '2027-01-12T08:47:00+00:00',
    timezone: 'Europe/London',
    from: 'Darren Pickles <darren@pickles-heating.example>',
    subject: 'Re: No hot water in staff kitchen',
    text: `Morning Sue,

Sorry for the runaround. I know I said Wednesday at 4 but the lads are stuck on a job in Otley, so can we make it Thursday 14th at quarter past nine instead? The part gets to us Wednesday before 12 so we will have it on the van.

Call out is £85 plus VAT, parts on top.

Cheers
Daz

Pickles Heating & Plumbing
Office open Mon-Fri 7.30-4.30
0113 555 0142`,
    expected: [at('2027-01-14T09:15:00+00:00')],
  },
  {
    name: 'en: writer travels by train and is unreachable',
    sentAt: '2027-01-13T17:20:00+00:00',
    timezone: 'Europe/London',
    from: 'Helena Marsh <helena@marshandvale.example>',
    subject: 'Tomorrow',
    text: `Hi both,

Just so you know, I'm on the 7.48 to Edinburgh tomorrow (14 January), getting in at 12.07, and presenting to the Lothian people at 2. I'll have no signal for long stretches. If the printer rings about the proofs, tell them the blue is fine.

Back at my desk on Friday.

H.`,
    expected: [],
  },
  {
    name: 'en: accountant offers three slots in a list',
    sentAt: '2027-01-18T10:32:00-05:00',
    timezone: 'America/New_York',
    from: 'Priya Raman <praman@ramanledger.example>',
    subject: 'Year-end review - pick a slot',
    text: `Hello Tom,

Thanks for uploading the bank statements. Before I can close out 2026 we should walk through the open items together, it takes 45 minutes. I can do any of these:

  - Thu, Jan 21 at 11:00 AM
  - Fri, Jan 22 at 2:30 PM
  - Tue, Jan 26 at 9:00 AM

Please note that 1099s have to be out by Monday, Feb 1 at midnight, so sooner is better.

Best,
Priya

Raman Ledger LLC | 14 Quarry Rd | (203) 555-0118`,
    expected: [
      at('2027-01-21T11:00:00-05:00', '2027-01-21T11:45:00-05:00'),
      at('2027-01-22T14:30:00-05:00', '2027-01-22T15:15:00-05:00'),
      at('2027-01-26T09:00:00-05:00', '2027-01-26T09:45:00-05:00'),
    ],
  },
  {
    name: 'en: water company announces shut-off hours',
    sentAt: '2027-01-20T09:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Network Operations <works@northfell-water.example>',
    subject: 'Planned interruption to your supply - Tanner Row',
    text: `Dear customer,

We are renewing a valve in Tanner Row and will have to turn off your water on Tuesday 26 January 2027 between 9.30am and 3pm. You do not need to be at the premises. When the supply returns it may look cloudy for an hour or so.

Our helpline is open 8am to 8pm, Monday to Saturday, on 0800 555 0173.

Northfell Water
Ref NFW-260127-88`,
    expected: [],
  },
  {
    name: 'en: terse acceptance of the second of two quoted times',
    sentAt: '2027-01-21T16:41:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Aoife Brennan <aoife@brennanjoinery.example>',
    subject: 'Re: Site measure',
    text: `Second one please, the Wednesday. I have the kids on the Monday.

A.

> On 21 Jan 2027, at 14:05, Conor Daly <conor@dalykitchens.example> wrote:
>
> Hi Aoife, I could come and measure up either
> Monday 25 January at 10:30 or
> Wednesday 27 January at 8:45.
> Which suits? Quote is good until 12 February.`,
    expected: [at('2027-01-27T08:45:00+00:00')],
  },
  {
    name: 'en: colleague describes the day his son has',
    sentAt: '2027-01-22T12:02:00+00:00',
    timezone: 'Europe/London',
    from: 'Gareth Pugh <gareth@llanfair-signs.example>',
    subject: 'Might be patchy on Monday',
    text: `Hi Mared,

Our Ifan has his hospital appointment on Monday at 11.20 in Bangor, scan first then the consultant at half one, so I will not be in the workshop till late if at all. Vinyl for the butcher's is cut and on the bench, labelled.

Diolch,
Gareth`,
    expected: [],
  },
  {
    name: 'en: dentist confirms with reminder to arrive early',
    sentAt: '2027-01-25T07:30:00-06:00',
    timezone: 'America/Chicago',
    from: 'Lakeside Family Dental <frontdesk@lakesidedental.example>',
    subject: 'Appointment confirmation',
    text: `Dear Mr. Novak,

This is to confirm your cleaning with Dr. Osei:

Wednesday, February 3, 2027
10:40 AM - 11:30 AM

Please arrive by 10:25 AM to update your insurance information. To cancel without the $50 fee, let us know no later than Tuesday at noon.

Office hours: M-Th 8-5, F 8-1
(312) 555-0166`,
    expected: [at('2027-02-03T10:40:00-06:00', '2027-02-03T11:30:00-06:00')],
  },
  {
    name: 'en: courier tells a delivery window',
    sentAt: '2027-01-26T06:12:00+00:00',
    timezone: 'Europe/London',
    from: 'Swiftlane Parcels <no-reply@swiftlane.example>',
    subject: 'Your parcel from Oak & Anvil is out for delivery',
    text: `Hello,

Your driver Marcin will deliver your parcel today between 13:14 and 14:14.

Tracking number 4471 2027 0126 1400
Not in? Choose a neighbour or a parcel shop before 11:00.

Swiftlane`,
    expected: [],
  },
  {
    name: 'en: lower case lunch invitation from a former client',
    sentAt: '2027-01-27T22:15:00+00:00',
    timezone: 'Europe/London',
    from: 'Benji Okafor <benji.okafor@quietroom.example>',
    subject: 'food??',
    text: `hey nadia

in bristol next week for the trade body thing. its dull and runs till 12 on thursday but after that im yours. lunch at the harbour place, thurs 4 feb, half twelve? my train home is 15.30 so we have a good while

b`,
    expected: [at('2027-02-04T12:30:00+00:00')],
  },
  {
    name: 'en: availability without a proposal',
    sentAt: '2027-01-28T11:11:00+00:00',
    timezone: 'Europe/London',
    from: 'Ruth Ellery <ruth.ellery@ellerylandscape.example>',
    subject: 'Re: Planting plan, Cedar Court',
    text: `Dear Martin,

Thank you for the drawings. I should be glad to go through them with you. I'm generally around in the mornings, less so on Fridays because I teach, and the week of the 8th is fairly empty. Let me know what would suit your side and we'll fix something.

With kind regards,
Ruth Ellery`,
    expected: [],
  },
  {
    name: 'en: conference call told in two zones',
    sentAt: '2027-02-01T09:05:00-05:00',
    timezone: 'Europe/London',
    from: 'Kyle Brandt <kbrandt@brandtfixtures.example>',
    subject: 'Call re container 3',
    text: `Hi Olivia,

Let's get your freight guy and mine on one line. Wednesday, February 3, 11:30 AM Eastern, which is 4:30 PM your time. Thirty minutes is all I need.

Dial-in: +1 617 555 0129, PIN 40318#

I have a hard stop at noon here, I'm driving to Worcester.

Kyle`,
    expected: [at('2027-02-03T16:30:00+00:00', '2027-02-03T17:00:00+00:00')],
  },
  {
    name: 'en: minutes of a committee meeting that was',
    sentAt: '2027-02-02T21:40:00+00:00',
    timezone: 'Europe/London',
    from: 'Jean Thackray <secretary@wharfedale-bowls.example>',
    subject: 'Minutes of the January committee meeting',
    text: `WHARFEDALE BOWLS CLUB
Minutes of the committee meeting held on Thursday 28 January 2027 at 7.30 pm in the pavilion.

Present: P. Holt (chair), J. Thackray, S. Amin, D. Lister
1. Apologies: M. Cope.
2. Green: the greenkeeper reported that the drain was cleared on 19 January at 8 am.
3. Bar: takings £1,214. The licence has to be renewed by 15 March.
4. The chair closed the meeting at 9.10 pm.

The date of the next meeting has not been settled yet; I shall write when it has.

Jean`,
    expected: [],
  },
  {
    name: 'en: letting agent schedules a flat inspection',
    sentAt: '2027-02-04T14:26:00+00:00',
    timezone: 'Europe/London',
    from: 'Simone Adeyemi <simone@keystone-lets.example>',
    subject: 'Routine inspection Flat 3, 22 Bellevue Terrace',
    text: `Dear Mr Hough

I will carry out the routine inspection of your flat on Thursday, 11th February at 2.10pm. It takes twenty minutes, and I'd ask that you be in, since there is the damp in the bathroom to look at together.

The rent for February was due on the 1st and has not reached us. Please make sure that it does by 5pm tomorrow.

Yours sincerely
Simone Adeyemi
Property Manager
Keystone Lets, open Mon-Fri 9-5.30, Sat 10-2`,
    expected: [at('2027-02-11T14:10:00+00:00', '2027-02-11T14:30:00+00:00')],
  },
  {
    name: 'en: garage tells when the car may be collected',
    sentAt: '2027-02-05T15:03:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Mick at Tullow Motors <service@tullowmotors.example>',
    subject: 'Your van 08-CW-551',
    text: `Hi Declan,

Van passed, just needed two tyres and a bulb. €312.40 all in. It's in the yard, keys are at the hatch, collect whenever. We're open till 6 this evening and 9 to 1 tomorrow.

Mick`,
    expected: [],
  },
  {
    name: 'en: job interview with ICS part',
    sentAt: '2027-02-08T13:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Talent Team <people@harbourlight.example>',
    subject: 'Interview invitation: Studio Assistant',
    text: `Dear Yasmin,

We enjoyed your portfolio and would like to meet you. Please find the invitation attached. Bring a photo ID for reception.

Kind regards,
Moira Kemp
Harbourlight Studio`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Harbourlight//People//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:int-2027-0216-ya@harbourlight.example
DTSTAMP:20270208T130000Z
DTSTART:20270216T143000Z
DTEND:20270216T153000Z
SUMMARY:Interview Studio Assistant
LOCATION:Harbourlight Studio\\, 9 Dock Street
ORGANIZER;CN=Moira Kemp:mailto:people@harbourlight.example
ATTENDEE;CN=Yasmin;PARTSTAT=NEEDS-ACTION:mailto:studio@inkwell.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-16T14:30:00+00:00', '2027-02-16T15:30:00+00:00')],
  },
  {
    name: 'en: grant office sets a submission deadline with hour',
    sentAt: '2027-02-09T10:00:00-05:00',
    timezone: 'America/Toronto',
    from: 'Community Arts Fund <grants@lakecounty-arts.example>',
    subject: 'Your draft application CAF-2027-0931',
    text: `Dear applicant,

Our records show that your application has been started but not submitted. The portal closes on Friday, February 19, 2027 at 5:00 p.m. EST. Late applications cannot be considered. Decisions will be sent out in the week of April 12.

Technical questions are answered on weekdays between 9:30 and 4.

Community Arts Fund`,
    expected: [],
  },
  {
    name: 'en: chatty friend of the firm asks for coffee the day after tomorrow',
    sentAt: '2027-02-10T19:44:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Fionnuala Keane <fionnuala@keanewool.example>',
    subject: 'the shop window',
    text: `Ah Marie,

I went by at the weekend and the window is only gorgeous, who did the lettering? Anyway I've the loan of a car on Friday. I have to drop Mam at the eye clinic for ten, and she'll be an hour at least, so would you have a coffee with me the day after tomorrow, say twenty past ten in the place beside the bank? I'd love to hear about the Cork order.

Mind yourself,
F. x`,
    expected: [at('2027-02-12T10:20:00+00:00')],
  },
  {
    name: 'en: customer declines the proposed hour and leaves it open',
    sentAt: '2027-02-11T08:58:00+00:00',
    timezone: 'Europe/London',
    from: 'Col. A. Wetherby <a.wetherby@ashcombe.example>',
    subject: 'Re: Chimney sweep',
    text: `Dear Mrs Lund,

I am afraid Monday at 9 will not do, as we have the vet here, nor will Tuesday at 2. My wife will telephone once she has consulted the diary.

Yours truly,
A. Wetherby

> Monday 15th at 9am or Tuesday 16th at 2pm are what Pete has free.
> Kirsty, Lund & Sons Chimneys`,
    expected: [],
  },
  {
    name: 'en: trade fair outing as two whole days',
    sentAt: '2027-02-15T12:12:00+00:00',
    timezone: 'Europe/London',
    from: 'Vikram Sethi <vikram@sethitiles.example>',
    subject: 'Birmingham fair, all sorted',
    text: `Hi Lorna,

Good news, I've got exhibitor passes for the two of us. We'll be at the Surface & Stone fair on 9 and 10 March 2027, both days in full, and I've booked two rooms at the Corner Inn for the night between. The passes came to £64, I'll put them on the card.

Vik`,
    expected: [days('2027-03-09', '2027-03-11')],
  },
  {
    name: 'en: rota of the other staff',
    sentAt: '2027-02-17T18:05:00+00:00',
    timezone: 'Europe/London',
    from: 'Bex Harding <bex@thegildedspoon.example>',
    subject: 'Front of house next week, fyi',
    text: `Chef, for your info this is who I've got on the floor next week:

Mon 22 - closed
Tue 23 - Leo 11-4, Amira 5-close
Wed 24 - Leo 11-4, Jonty 5-close
Thu 25 - Amira 11-4, Jonty and Leo 5-close
Fri 26 - all three from 4.30

Nothing for you to do, it's only so you know who to shout at.

Bex`,
    expected: [],
  },
  {
    name: 'en: table booking with JSON-LD and kitchen times',
    sentAt: '2027-02-18T20:31:00-08:00',
    timezone: 'America/Los_Angeles',
    from: 'Fennel & Rye <bookings@fennelandrye.example>',
    subject: 'See you soon, Marisol',
    text: `Hi Marisol,

Your table for 4 is booked: Saturday, February 27, 2027, 6:45 PM.

We hold tables for 15 minutes. Kitchen closes at 9:30 PM.

Fennel & Rye, 88 Alder Ave`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"FR-7719","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Marisol Vega"},"reservationFor":{"@type":"FoodEstablishment","name":"Fennel & Rye","address":"88 Alder Ave"},"startTime":"2027-02-27T18:45:00-08:00","partySize":"4"}
</script><p>Hi Marisol,</p><p>Your table for 4 is booked: Saturday, February 27, 2027, 6:45 PM.</p><p>We hold tables for 15 minutes. Kitchen closes at 9:30 PM.</p><p>Fennel &amp; Rye, 88 Alder Ave</p></body></html>`,
    expected: [at('2027-02-27T18:45:00-08:00')],
  },
  {
    name: 'en: radio producer tells when the recorded feature goes out',
    sentAt: '2027-02-19T16:16:00+00:00',
    timezone: 'Europe/London',
    from: 'Imogen Carr <imogen.carr@radiosevern.example>',
    subject: 'Your piece',
    text: `Hello Dai,

Lovely chatting in the forge last week, we got far more than we needed. The piece is edited at just under six minutes and will go out on Sunday 28 February shortly after 8.40, repeated on Wednesday at 3.15 pm. It stays online for thirty days.

All best,
Imogen`,
    expected: [],
  },
  {
    name: 'en: safety inspector fixes an audit with start and finish',
    sentAt: '2027-02-22T09:19:00+00:00',
    timezone: 'Europe/London',
    from: 'N. Farooq <n.farooq@county-safety.example>',
    subject: 'Fire safety audit, Unit 7 Brook Mill',
    text: `Dear Ms Dobson,

Under the regulations I am required to audit your premises. I will attend on 03/03/2027 from 13:30 to 15:00. A person who knows the alarm system should be with me throughout.

Please have the log book and your last extinguisher certificate ready. Copies may be sent beforehand, by 1 March at the latest.

N. Farooq
Fire Safety Officer
Lines open 08:30-16:30`,
    expected: [at('2027-03-03T13:30:00+00:00', '2027-03-03T15:00:00+00:00')],
  },
  {
    name: 'en: supplier explains absence over a wedding',
    sentAt: '2027-02-23T07:55:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Trent Walsh <trent@walshtimber.example>',
    subject: 'Away this arvo and tomorrow',
    text: `Gday Pam,

Heads up, I knock off at 1 today and I'm gone all of tomorrow, my sister's getting hitched down at Kiama at 3. Davo's on the phones 7 to 3 if you need hardwood in a hurry.

Trent`,
    expected: [],
  },
  {
    name: 'en: physio appointment moved within a day',
    sentAt: '2027-02-24T11:40:00-07:00',
    timezone: 'America/Denver',
    from: 'Summit Physio <hello@summitphysio.example>',
    subject: 'Change to your appointment',
    text: `Hi Dana,

Jess has a staff meeting she can't skip, so we've had to move you on Tuesday, March 2 from 8:15 am to 9:45 am. Same room, same 40 minutes. If that's no good call us at (303) 555-0190.

Thanks for understanding!
Summit Physio`,
    expected: [at('2027-03-02T09:45:00-07:00', '2027-03-02T10:25:00-07:00')],
  },
  {
    name: 'en: assistant books a hotel for the guest speaker',
    sentAt: '2027-02-25T10:50:00+00:00',
    timezone: 'Europe/London',
    from: 'Lucy Tran <lucy@foliofestival.example>',
    subject: 'Fwd: Booking for Mr Abara',
    text: `Hi Sam, for your folder, you'll need it for the invoice. Nothing else to do.

---------- Forwarded message ----------
From: The Old Exchange Hotel
To: Lucy Tran
Subject: Booking OEX-55120

Guest: Mr Chidi Abara
Arrival: Friday 5 March 2027, check-in from 3pm
Departure: Saturday 6 March 2027, check-out by 11am
Breakfast 7.30 to 10
Rate: £118`,
    expected: [],
  },
  {
    name: 'en: school asks a parent to a meeting about the crossing',
    sentAt: '2027-03-01T15:25:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Scoil Naomh Eoin Office <office@scoileoin.example>',
    subject: 'Meeting with Ms. Lavelle',
    text: `Dear Mrs Cusack,

Ms. Lavelle would like to meet yourself and Garda liaison officer Tom Feeney about the school crossing on Monday the 8th of March at ten to four, in the principal's office. School finishes at 2.40 so the car park should be clear.

Is mise le meas,
Bríd Ní Dhomhnaill
Secretary`,
    expected: [at('2027-03-08T15:50:00+00:00')],
  },
  {
    name: 'en: monthly newsletter with workshops',
    sentAt: '2027-03-02T06:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Loop & Heddle <news@loopandheddle.example>',
    subject: 'March at the weaving shed',
    isBulk: true,
    text: `SPRING IS COMING TO THE SHED

Sat 13 March, 10am-4pm: Rigid heddle for beginners, £75
Wed 17 March, 7pm: Natural dyes talk, £8 on the door
Sat 27 March, 10am-1pm: Tassels and trims, £40

New: merino in eleven shades, 15% off until midnight on Sunday.

Shop open Wed-Sat 10-5. You receive this mail because you signed up in our shop. Unsubscribe here.`,
    expected: [],
  },
  {
    name: 'en: conveyancer proposes completion meeting with a late alternative',
    sentAt: '2027-03-03T17:33:00+00:00',
    timezone: 'Europe/London',
    from: 'Gillian Frost <g.frost@frostlaird.example>',
    subject: 'Signing of lease, 4 Market Cross',
    text: `Dear Mr Banerjee,

The landlord's solicitors have returned the engrossed lease. You will need to sign it in front of a witness at our office. Could you attend on Friday 5 March at 11.45 am, or failing that on Monday 8 March at 5.15 pm? Either would leave us time, as completion must take place by noon on 12 March.

Yours sincerely,

Gillian Frost
Frost Laird LLP
Reception 9.00-17.30`,
    expected: [at('2027-03-05T11:45:00+00:00'), at('2027-03-08T17:15:00+00:00')],
  },
  {
    name: 'en: cancelled handover with ICS cancellation',
    sentAt: '2027-03-04T08:10:00+00:00',
    timezone: 'Europe/London',
    from: 'Ola Nowak <ola@brightgrid.example>',
    subject: 'Cancelled: Solar handover',
    text: `This is off, the client has signed without us. Enjoy the hour.

Ola`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Brightgrid//Cal//EN
METHOD:CANCEL
BEGIN:VEVENT
UID:handover-0309@brightgrid.example
DTSTAMP:20270304T081000Z
SEQUENCE:1
DTSTART:20270309T100000Z
DTEND:20270309T110000Z
SUMMARY:Solar handover
STATUS:CANCELLED
ORGANIZER;CN=Ola Nowak:mailto:ola@brightgrid.example
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: IT contractor calls the reader this afternoon',
    sentAt: '2027-03-08T11:52:00-05:00',
    timezone: 'America/New_York',
    from: 'Marcus Bell <marcus@belltech.example>',
    subject: 'RE: ticket 20314 - scanner',
    text: `Hi Angie,

I'll remote in and call you on your desk phone at 3:20 this afternoon, have the scanner powered on. It's a 15 minute job. The server reboots at 6 pm regardless, so don't leave anything open overnight.

Marcus
BellTech | M-F 7a-7p | (518) 555-0134`,
    expected: [at('2027-03-08T15:20:00-05:00', '2027-03-08T15:35:00-05:00')],
  },
  {
    name: 'en: bakery quotes with order times',
    sentAt: '2027-03-09T13:37:00+00:00',
    timezone: 'Europe/London',
    from: 'Stone Street Bakery <orders@stonestreetbakery.example>',
    subject: 'Re: weekly bread order',
    text: `Hi Mo,

No bother. From Monday 15th we'll do 24 sourdough and 6 trays of focaccia, dropped at the back door about 6.15am with the driver's key. Changes for next day by 2pm please, after that it's in the mixer.

£148.80 a week, invoiced on the 30th.

Kaz`,
    expected: [],
  },
  {
    name: 'en: site meeting with doors and parking distractors',
    sentAt: '2027-03-10T09:27:00-06:00',
    timezone: 'America/Chicago',
    from: 'Rhonda Petersen <rhonda@prairiebuilders.example>',
    subject: 'Walk-through Maple St.',
    text: `Leroy,

Walk-through with the owner is set for Tuesday 3/16 at 1 PM sharp, and we run till 2:30. The crew takes lunch at noon and the gate is locked after 4, so don't come early or late. Street parking is free before 8 and after 6 only; use the lot.

Punch list to me by end of day Monday.

Rhonda`,
    expected: [at('2027-03-16T13:00:00-05:00', '2027-03-16T14:30:00-05:00')],
  },
  {
    name: 'en: colleague recounts a visit to the tax office',
    sentAt: '2027-03-11T14:04:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Niall Tobin <niall@tobinfeeds.example>',
    subject: 'How it went',
    text: `Well,

I was in with the inspector from 10 till 11.30. He went through the diesel receipts line by line and then at quarter to twelve his phone rang and he said that'll do. We owe €418 and nothing more. He'll put it in writing.

I'm away home now.

Niall`,
    expected: [],
  },
  {
    name: 'en: customer accepts with Thursday week',
    sentAt: '2027-03-15T10:15:00+00:00',
    timezone: 'Europe/London',
    from: 'Mrs P. Gale <patgale@gale-family.example>',
    subject: 'Re: New curtains',
    text: `Dear Tessa

Thank you for the swatches, we like the green. Thursday week (the 25th) at 2 o'clock as you said on the phone would be lovely for the fitting. My neighbour is having hers done the Tuesday after at 9 by somebody else and I want to be first!

Kind regards
Pat Gale`,
    expected: [at('2027-03-25T14:00:00+00:00')],
  },
  {
    name: 'en: timetable of the village fete sent for printing',
    sentAt: '2027-03-16T20:22:00+00:00',
    timezone: 'Europe/London',
    from: 'Roger Hyde <roger@upperdeanfete.example>',
    subject: 'Text for the programme leaflet',
    text: `Hello Print Team,

Here is the wording for the leaflet, 500 copies on the cheap paper please, needed by Friday 30 April.

UPPER DEAN FETE - Saturday 15 May 2027
12.00 Gates open
12.30 Dog show
1.45 Tug of war
3.00 Band of the Dean Valley
4.30 Raffle
5.00 Close

Could the 12.30 line be in bold? Invoice to the parish clerk.

Roger`,
    expected: [],
  },
  {
    name: 'en: bank manager visit next Tuesday with lunch declined',
    sentAt: '2027-03-17T12:30:00+00:00',
    timezone: 'Europe/London',
    from: 'Stewart Imrie <stewart.imrie@claverbank.example>',
    subject: 'Your facility review',
    text: `Dear Eilidh,

Thanks for your call. Lunch at 1 won't work for me, sadly, I'm due in Perth by 2. I can come to you beforehand though: Tuesday 23 March, 11 am, for one hour. I'll bring the renewal papers; the current facility runs out on 30 April.

Regards,
Stewart`,
    expected: [at('2027-03-23T11:00:00+00:00', '2027-03-23T12:00:00+00:00')],
  },
  {
    name: 'en: estate agent lists viewings by other people',
    sentAt: '2027-03-18T16:48:00+00:00',
    timezone: 'Europe/London',
    from: 'Jodie Minton <jodie@mintonandhale.example>',
    subject: 'Interest in the shop unit',
    text: `Hi Graham,

Quick update on your old unit. Three parties are looking at it with me this weekend: a barber on Saturday at 10, a vape shop (sorry) at 10.45 and a lady who does alterations on Sunday at 12. I have the keys so you needn't come. I'll ring you with the feedback once I have it.

Jodie
Minton & Hale`,
    expected: [],
  },
  {
    name: 'en: video call link with hour only in the sentence',
    sentAt: '2027-03-22T08:36:00-04:00',
    timezone: 'America/New_York',
    from: 'Tamsin Boyd <tamsin@northstarcopy.example>',
    subject: 'Kickoff link',
    text: `Hi Jorge,

Here's the room for our kickoff tomorrow at 10:30 a.m.: https://meet.northstar.example/j/7713420

I've blocked an hour. Deck comes tonight, and if the client's edits reach me before 9 tomorrow I'll fold them in.

Tamsin`,
    expected: [at('2027-03-23T10:30:00-04:00', '2027-03-23T11:30:00-04:00')],
  },
  {
    name: 'en: insurer asks for a claim form within hours',
    sentAt: '2027-03-23T09:30:00+00:00',
    timezone: 'Europe/London',
    from: 'Claims Team <claims@anchorline-insure.example>',
    subject: 'Claim AL/27/03/1830 - further information needed',
    text: `Dear Policyholder,

You told us of an escape of water on 14 March 2027 at about 07:45. To progress matters we need photographs, the plumber's invoice and the signed form by 4 pm on 6 April 2027. If we do not hear from you, the file will be closed.

Should we find that a loss adjuster is needed we would contact you separately.

Claims Team
Mon-Fri 8-6, Sat 9-1`,
    expected: [],
  },
  {
    name: 'en: piano tuner across the start of summer time',
    sentAt: '2027-03-24T18:09:00+00:00',
    timezone: 'Europe/London',
    from: 'Edwin Proudfoot <edwin@proudfootpianos.example>',
    subject: 'Tuning the upright',
    text: `Dear Mr Fairlie,

I have you down for Tuesday 30th March at half past eight in the morning, before the tearoom opens. As the clocks go forward on the Sunday I thought a reminder wise. I shall be with you until ten, when I go on to the church, so no hoovering please.

£70 as before.

E. Proudfoot`,
    expected: [at('2027-03-30T08:30:00+01:00', '2027-03-30T10:00:00+01:00')],
  },
  {
    name: 'en: out of office with return date',
    sentAt: '2027-03-25T13:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Philippa Nash <philippa.nash@nashpartners.example>',
    subject: 'Automatic reply: Draft contract',
    text: `Thank you for your message. I am out of the office from Thursday 25 March at 12 noon and return on Tuesday 6 April at 9 am. I will not be reading mail.

In urgent cases my colleague Ed Lomax is in from 9.30 to 5 on 020 5550 0177.

Philippa Nash`,
    expected: [],
  },
  {
    name: 'en: volunteer training day as whole day',
    sentAt: '2027-03-30T11:21:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Kirra Lansdowne <kirra@harbourcare.example>',
    subject: 'First aid day',
    text: `Hi Anton,

You're in! Your first aid training day is Saturday 17 April 2027, it fills the entire day so please don't plan anything else. Wear something you can kneel in. I'll send the address once the hall is confirmed. Your cert from 2024 ran out on 12 March, so until then no shifts on your own.

Kirra`,
    expected: [days('2027-04-17')],
  },
  {
    name: 'en: customer complains about a technician who did not come',
    sentAt: '2027-03-30T19:02:00+01:00',
    timezone: 'Europe/London',
    from: 'Hamish Orr <hamish.orr@orrfamily.example>',
    subject: 'Nobody came',
    text: `To whom it may concern,

I was promised a man today between 12 and 2. I took the afternoon off. At 3.15 I phoned and was told he was "on his way", and at 5.30 your line went to a recording saying you shut at 5. It is now seven and nobody came.

I want the £60 back. I do not want another visit, my brother-in-law has fixed it.

H. Orr`,
    expected: [],
  },
  {
    name: 'en: hotel stay and planning session of a two-person firm, only the session counts',
    sentAt: '2027-04-06T10:44:00+01:00',
    timezone: 'Europe/London',
    from: 'Cerys Vaughan <cerys@slateandfern.example>',
    subject: 'Portmeirion plan',
    text: `Hiya Jo,

Right, plan for our thinking day. I'm driving over on Wednesday evening because my aunt's nearby, should get there for 7ish. You come up Thursday (15 April), we start at 10.15 in the conservatory and stop at 3.45 so you make the 16.22 home. Lunch is in the price.

Bring the big pens!
C`,
    expected: [at('2027-04-15T10:15:00+01:00', '2027-04-15T15:45:00+01:00')],
  },
  {
    name: 'en: writer waits for the electrician and cannot leave',
    sentAt: '2027-04-07T08:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Tasha Reid <tasha@paperlanefilms.example>',
    subject: 'wfh',
    text: `Morning all, working from home today, the electrician is coming to me any time between 10 and 1 and then the new sofa at 4. On chat as normal, just can't get to the post.

T`,
    expected: [],
  },
  {
    name: 'en: chamber of commerce breakfast the reader is registered for',
    sentAt: '2027-04-08T14:00:00-04:00',
    timezone: 'America/New_York',
    from: 'Events Desk <events@millriverchamber.example>',
    subject: 'Your registration is confirmed - Breakfast Roundtable',
    text: `Dear Ms. Halloran,

You are registered (1 seat, $25 paid) for:

Breakfast Roundtable: Hiring Locally
Thursday, April 22, 2027
7:30 AM to 9:00 AM (doors open 7:00 AM)
Mill River Inn, Ballroom B

Parking vouchers are valid until 10 AM. Substitutions accepted through April 20.

Mill River Chamber of Commerce`,
    expected: [at('2027-04-22T07:30:00-04:00', '2027-04-22T09:00:00-04:00')],
  },
  {
    name: 'en: choir leader asks to cancel the hall booking',
    sentAt: '2027-04-09T17:51:00+01:00',
    timezone: 'Europe/London',
    from: 'Maureen Silk <maureen.silk@canalsidesingers.example>',
    subject: 'Hall on the 21st',
    text: `Hi Alan,

Could you take us out of the book for Wednesday 21 April, 7.30 to 9.30? Half of us have the lurgy and our accompanist is in Crete. We won't need another evening in its place. I know it's within the fortnight so we'll pay the £36.

Maureen`,
    expected: [],
  },
  {
    name: 'en: printer invites to a press pass at the machine',
    sentAt: '2027-04-12T15:29:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Ger Mulvey <ger@mulveyprint.example>',
    subject: 'Press pass, museum catalogue',
    text: `Hi Sinéad,

Plates are made. We're running your catalogue Thursday and you wanted to see the first sheets: be here at 7 in the morning (yes, sorry) on the 15th and we'll have section one on the table. Lads change shift at 2 so the second side gets done without you.

Delivery to the museum Tues 20th before 11.

Ger`,
    expected: [at('2027-04-15T07:00:00+01:00')],
  },
  {
    name: 'en: tenant reports noise at certain hours',
    sentAt: '2027-04-13T07:10:00+01:00',
    timezone: 'Europe/London',
    from: 'Dev Chaudhry <dev.chaudhry@bellevue-mail.example>',
    subject: 'Flat above AGAIN',
    text: `Hi,

keeping a diary as you asked:
Fri 9 april 23.40 - 02.15 music
Sat 10 april from 1am, something being dragged
Mon 12 april 5.50 washing machine

I start work at 6 most days and cant do this much longer. please write to them.

Dev, flat 2`,
    expected: [],
  },
  {
    name: 'en: two-part agenda with one agreed start and a coffee break',
    sentAt: '2027-04-14T09:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Dr. Leonie Hart <l.hart@hartvets.example>',
    subject: 'Agenda for our practice meeting',
    text: `Dear partners,

As agreed we meet on Monday 19 April, 18:30, in the waiting room.

1. Accounts 2026 (Peter)
2. New X-ray unit: the offer is valid until 30 April
   -- break with sandwiches, about 19:45 --
3. Out-of-hours cover
4. Any other business

We finish at 21:00, no later; I am on call from 22:00.

Leonie`,
    expected: [at('2027-04-19T18:30:00+01:00', '2027-04-19T21:00:00+01:00')],
  },
  {
    name: 'en: apprentice is at college on fixed days',
    sentAt: '2027-04-15T16:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Kieran Moss <kieran@moss-stone.example>',
    subject: 'college dates',
    text: `alright boss

got my timetable, im at college every tuesday 9 till half 4 from 20 april to 29 june, exam is 6 july at 10. so no good to you them days

kieran`,
    expected: [],
  },
  {
    name: 'en: museum loan call proposed in Pacific time to a New York reader',
    sentAt: '2027-04-19T13:22:00-07:00',
    timezone: 'America/New_York',
    from: 'Wendell Cho <wcho@bayshore-museum.example>',
    subject: 'Loan call',
    text: `Hello Beatrice,

Our registrar only has one opening this week: Thursday, April 22, 9:00 to 9:45 a.m. Pacific. I'll ring your office line. The crate people need our signed condition report by 5 p.m. Friday, so let's not let it slide.

Wendell`,
    expected: [at('2027-04-22T12:00:00-04:00', '2027-04-22T12:45:00-04:00')],
  },
  {
    name: 'en: seller of skip hire states collection rules',
    sentAt: '2027-04-20T11:36:00+01:00',
    timezone: 'Europe/London',
    from: 'Bigg Skips <hire@biggskips.example>',
    subject: 'Order BS-10442 confirmed',
    text: `Hi,

8 yard skip, £240 incl VAT
On: Mon 26 April, between 7am and 10am
Off: Mon 3 May, any time after 7am
Permit: council ref 2027/SK/0815, lamps must be lit from dusk

No one needs to be in. No mattresses.

Bigg Skips`,
    expected: [],
  },
  {
    name: 'en: optician ICS appointment with JSON-free text and another hour in the text',
    sentAt: '2027-04-21T10:10:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Clearview Optical <reception@clearview-optical.example>',
    subject: 'Booking: Eye test',
    text: `Hi Mitchell,

Your eye test is booked, details in the attached calendar file. Don't drive for two hours afterwards because of the drops. We close at 5:30 pm.

Clearview Optical`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Clearview//Booking//EN
METHOD:PUBLISH
BEGIN:VTIMEZONE
TZID:Australia/Brisbane
BEGIN:STANDARD
DTSTART:19920301T030000
TZOFFSETFROM:+1000
TZOFFSETTO:+1000
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:cv-88410@clearview-optical.example
DTSTAMP:20270421T001000Z
DTSTART;TZID=Australia/Brisbane:20270429T151500
DTEND;TZID=Australia/Brisbane:20270429T154500
SUMMARY:Eye test with Hana
LOCATION:Clearview Optical
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-29T15:15:00+10:00', '2027-04-29T15:45:00+10:00')],
  },
  {
    name: 'en: seller advertises a webinar series by bulk mail',
    sentAt: '2027-04-22T09:00:00-05:00',
    timezone: 'America/Chicago',
    from: 'PayrollPal <hello@payrollpal.example>',
    subject: 'Free next Thursday: Overtime rules made simple',
    isBulk: true,
    text: `Overtime keeping you up at night?

Join 2,000 small businesses for our free webinar on Thursday, April 29 at 1:00 PM CT. Can't make it? We run it again Friday at 10:00 AM CT.

Save my seat: https://payrollpal.example/webinar
Plans from $29/month until April 30.

Unsubscribe | Preferences`,
    expected: [],
  },
  {
    name: 'en: sister shop manager invites to a stock-take day and gives other dates',
    sentAt: '2027-04-26T18:18:00+01:00',
    timezone: 'Europe/London',
    from: 'Yvonne Carter <yvonne@carterstoys.example>',
    subject: 'Stock-take',
    text: `Hello love,

I've put you and me down for the stock-take at the Ludlow shop on Tuesday 4 May, the whole day. We'd be shut anyway after the bank holiday. The figures have to be with the accountant by the 14th.

Yvonne`,
    expected: [days('2027-05-04')],
  },
  {
    name: 'en: client quotes what her own lawyer has arranged with the other side',
    sentAt: '2027-04-27T12:58:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Orlaith Duffy <orlaith@duffydesign.example>',
    subject: 'Update on the boundary row',
    text: `Hi Pat,

My solicitor is meeting theirs on Thursday at 3 and there's a hearing pencilled for 18 May at 10.30 if they don't settle. I'm told I don't even have to turn up. So please just hold the fence posts where they are until you hear from me.

Orlaith`,
    expected: [],
  },
  {
    name: 'en: yes to quoted time with a later start',
    sentAt: '2027-04-28T09:51:00-06:00',
    timezone: 'America/Denver',
    from: 'Ray Castillo <ray@castilloroofing.example>',
    subject: 'Re: Estimate',
    text: `Friday's good but make it 4:15, I've got an inspector at 3 that always runs over.

Ray

On Tue, Apr 27, 2027 at 5:06 PM Beth Lindqvist <beth@pinecrestinn.example> wrote:
> Could you come by Friday, April 30 at 3:30 to look at the gutters?
> We have guests checking out until 11 so not before that.`,
    expected: [at('2027-04-30T16:15:00-06:00')],
  },
  {
    name: 'en: match report and fixture of the junior team for the club website',
    sentAt: '2027-05-03T20:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Phil Dunmore <phil@dunmorejuniors.example>',
    subject: 'For the website please',
    text: `Hi Web,

U13s beat Thornley 3-1 on Sunday, goals from Ellis (2) and Kofi. Kick-off was put back to 11 as the ref's car broke down.

Next fixture to go up on the page: Sun 9 May, 10.30, away at Castle Park, meet at the station 9.15 (boys and drivers only).

Photos attached.
Phil`,
    expected: [],
  },
  {
    name: 'en: council announces a road closure',
    sentAt: '2027-05-05T09:12:00+01:00',
    timezone: 'Europe/London',
    from: 'Highways <highways@saltmarsh-council.example>',
    subject: 'Temporary closure of Fore Street',
    text: `Dear business owner,

Fore Street will be closed to vehicles from 19:00 on Sunday 16 May until 06:00 on Monday 17 May 2027 for resurfacing. Deliveries can be made from Chapel Lane up to 18:30. Pedestrian access is kept at all times.

Enquiries 8.45am-5pm, 01555 550 120

Highways Team`,
    expected: [],
  },
  {
    name: 'en: booking tool confirmation with JSON-LD event reservation',
    sentAt: '2027-05-06T21:07:00+01:00',
    timezone: 'Europe/London',
    from: 'Seatwise Tickets <tickets@seatwise.example>',
    subject: 'Your ticket: Craft Brewers Forum',
    text: `Hi Rob,

Here is your ticket for the Craft Brewers Forum.

Thursday 20 May 2027, 09:30-16:30
The Corn Hall, Ludham
Registration desk from 08:45, lunch 12:45

Ticket SW-3381-07, £55.00`,
    html: `<html><head><script type="application/ld+json">
{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"SW-3381-07","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Rob Tully"},"reservationFor":{"@type":"Event","name":"Craft Brewers Forum","startDate":"2027-05-20T09:30:00+01:00","endDate":"2027-05-20T16:30:00+01:00","location":{"@type":"Place","name":"The Corn Hall, Ludham"}}}
</script></head><body><p>Hi Rob,</p><p>Here is your ticket for the Craft Brewers Forum.</p><p>Thursday 20 May 2027, 09:30-16:30<br>The Corn Hall, Ludham<br>Registration desk from 08:45, lunch 12:45</p><p>Ticket SW-3381-07, £55.00</p></body></html>`,
    expected: [at('2027-05-20T09:30:00+01:00', '2027-05-20T16:30:00+01:00')],
  },
  {
    name: 'en: goods received note with clock times and numbers',
    sentAt: '2027-05-10T15:02:00-04:00',
    timezone: 'America/New_York',
    from: 'Dock 4 <dock4@hartwellsupply.example>',
    subject: 'Receiving 5/10',
    text: `PO 10-30-2027-B rec'd 5/10 at 2:15 PM, 3 pallets, 12 ea.
PO 11-15-2027-A short 4 ctns, vendor says Wed 5/12 by 10:00
Truck 9 left 2:50
Count sheet 4:30 attached (rev 4.30)`,
    expected: [],
  },
  {
    name: 'en: headteacher sets a photo session for the company photographer',
    sentAt: '2027-05-11T08:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Mr J. Osborne <head@stmarksprimary.example>',
    subject: 'Class photographs',
    text: `Dear Miss Quill,

We look forward to seeing you for the class photographs on Wednesday, 19 May. We shall expect you at twenty to nine; registration is at ten to, and Reception class come first while they are still clean. You finish at 11.30, when the hall is laid for lunch.

Proofs within a fortnight, please.

J. Osborne`,
    expected: [at('2027-05-19T08:40:00+01:00', '2027-05-19T11:30:00+01:00')],
  },
  {
    name: 'en: exhibition builder shares his journey',
    sentAt: '2027-05-12T19:39:00+01:00',
    timezone: 'Europe/London',
    from: 'Tomasz Bak <tomasz@baksets.example>',
    subject: 'on the road',
    text: `Hi Fran

Van is loaded. Ferry leaves Harwich 23.00 tonight, Hook at 8 tomorrow, and I should be at the hall in Cologne around noon. Build Thursday and Friday, fair opens Saturday at 9 for the public. I'll send pictures of the stand when it's up.

Tomasz`,
    expected: [],
  },
  {
    name: 'en: fortnight ahead call from a pension adviser',
    sentAt: '2027-05-18T10:25:00+01:00',
    timezone: 'Europe/London',
    from: 'Colin Meek <colin.meek@meekpensions.example>',
    subject: 'Your auto-enrolment',
    text: `Dear Zainab,

Re-enrolment falls on 1 September for you. I'd like to take you through it by phone and will call you in a fortnight, on Tuesday 1 June at 12.15. It lasts 20 minutes. The declaration itself may be filed until 31 January.

Sincerely,
Colin Meek`,
    expected: [at('2027-06-01T12:15:00+01:00', '2027-06-01T12:35:00+01:00')],
  },
  {
    name: 'en: gym owner changes the opening hours',
    sentAt: '2027-05-20T08:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Ironworks Gym <team@ironworksgym.example>',
    subject: 'Bank holiday hours',
    isBulk: true,
    text: `Hi members,

Mon 31 May: 9am-2pm, no classes
Tue 1 June: normal hours again, 6am-10pm
Sauna closed until 5 June.

Lift well!
Unsubscribe`,
    expected: [],
  },
  {
    name: 'en: architect moves a meeting and names her flight',
    sentAt: '2027-05-27T16:14:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Noor Haddad <noor@haddadstudio.example>',
    subject: 'RE: Design review',
    text: `Dear Carl,

My flight on Wednesday was changed to 11:55, so our 11 o'clock is impossible. Let's move it to Thursday, June 3 at 8:30 AM, your office, through 10. I land at 9 the night before, so I'll be the one asking for coffee.

Noor`,
    expected: [at('2027-06-03T08:30:00-07:00', '2027-06-03T10:00:00-07:00')],
  },
  {
    name: 'en: referee for an applicant praises her',
    sentAt: '2027-06-02T11:33:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Mairead Foley <mairead@foleyflorist.example>',
    subject: 'Reference for Chloe Byrne',
    text: `To Whom It May Concern

Chloe worked for me from 4 May 2024 until 30 April 2027, Tuesdays to Saturdays, 8 to 4. On Mother's Day she was in at 5 in the morning unasked. She was late once in three years, by ten minutes, when the bridge was shut.

I would take her back tomorrow.

Mairead Foley`,
    expected: [],
  },
  {
    name: 'en: all caps neighbour firm asks to look at the shared drain tonight',
    sentAt: '2027-06-07T12:09:00+01:00',
    timezone: 'Europe/London',
    from: 'BARRY STUBBS <barry@stubbstyres.example>',
    subject: 'DRAIN',
    text: `JILL

DRAIN IS UP AGAIN. CAN YOU COME ROUND THE BACK TONIGHT AT 6.30 AND WE LOOK AT IT TOGETHER. I SHUT THE BAYS AT 6. DONT RING BETWEEN 1 AND 2 IM HAVING MY DINNER

BARRY`,
    expected: [at('2027-06-07T18:30:00+01:00')],
  },
  {
    name: 'en: software vendor announces maintenance in two zones',
    sentAt: '2027-06-08T14:00:00+00:00',
    timezone: 'America/Halifax',
    from: 'Ledgerly Status <status@ledgerly.example>',
    subject: 'Scheduled maintenance June 12',
    text: `Hello,

Ledgerly will be read-only on Saturday, June 12, 2027 from 05:00 to 07:30 UTC (2:00-4:30 AM ADT). Scheduled exports set for that time run afterwards. No action is needed.

Ledgerly Status`,
    expected: [],
  },
  {
    name: 'en: funeral director fixes a meeting with the florist',
    sentAt: '2027-06-09T09:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Alistair Munro <alistair@munroandson.example>',
    subject: "Mrs Galbraith's family",
    text: `Dear Isla,

The family would like to choose the flowers with you in person. They and I will come to your shop tomorrow, Thursday, at quarter to eleven. The service is on Wednesday the 16th at 1 pm at St Fillan's; your wreaths would need to be with us by 10 that morning.

With thanks,
Alistair Munro`,
    expected: [at('2027-06-10T10:45:00+01:00')],
  },
  {
    name: 'en: supervisor reports his own diary clash and refuses',
    sentAt: '2027-06-10T13:15:00-04:00',
    timezone: 'America/New_York',
    from: 'Gus Papadakis <gus@papadakismarine.example>',
    subject: 'Re: Safety talk',
    text: `No can do on the 17th at 9, Coast Guard is here all morning, and the 18th I'm hauling boats from 6. Ask me again in July.

Gus`,
    expected: [],
  },
  {
    name: 'en: thesis student books a slot through a calendar link and says when',
    sentAt: '2027-06-14T18:26:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Sadhbh Kearns <sadhbh.kearns@student.example>',
    subject: 'Interview for my dissertation',
    text: `Dear Mr Flood,

Thanks a million for agreeing to talk to me about thatching. I took the slot you suggested on https://book.thatchers.example/flood, so that's Monday 21 June, 16:00 to 17:00, in your yard. My bus gets in at 15:35 and the last one back is at 18:10, so there's no rush on my side.

My thesis is due on 20 August!

Sadhbh`,
    expected: [at('2027-06-21T16:00:00+01:00', '2027-06-21T17:00:00+01:00')],
  },
  {
    name: "en: holiday list of a supplier's staff",
    sentAt: '2027-06-21T11:04:00+01:00',
    timezone: 'Europe/London',
    from: 'Accounts <accounts@hallamfixings.example>',
    subject: 'Who to ring this summer',
    text: `Hi Wendy,

Lynne is off 5-16 July, then me 19-30 July, and Craig does half days (8.30-12.30) the whole of August because of the baby. Orders over £500 still need Lynne's nod, so get them in by noon on Friday 2 July.

Sharon`,
    expected: [],
  },
  {
    name: 'en: site visit with ICS and a stale hour in the quoted text',
    sentAt: '2027-07-05T15:17:00-05:00',
    timezone: 'America/Chicago',
    from: 'Elena Ruiz <elena@ruizsolar.example>',
    subject: 'Updated invitation: Roof survey',
    text: `Moved because of the forecast, new invite attached.

Elena

> Roof survey Thursday, July 8, 10:00 AM. Please keep the dog inside.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ruiz Solar//Scheduler//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:survey-5521@ruizsolar.example
DTSTAMP:20270705T201700Z
SEQUENCE:2
DTSTART:20270712T130000Z
DTEND:20270712T143000Z
SUMMARY:Roof survey
LOCATION:410 Linden St
ORGANIZER;CN=Elena Ruiz:mailto:elena@ruizsolar.example
ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:office@lindenbooks.example
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-12T08:00:00-05:00', '2027-07-12T09:30:00-05:00')],
  },
  {
    name: 'en: swimming baths send the lane plan of other clubs',
    sentAt: '2027-07-08T10:38:00+01:00',
    timezone: 'Europe/London',
    from: 'Leisure Bookings <bookings@tarnleisure.example>',
    subject: 'Lane plan from September - not your nights',
    text: `Dear Tri Club,

Sorry, there is nothing left for you in the autumn. For the record this is what the committee gave out:

Mon 19.00-20.30 Masters
Tue 18.00-19.00 Scouts, 19.00-20.00 Water polo
Thu 19.30-21.00 Sub-aqua

You stay on the waiting list at no. 2.

Leisure Bookings`,
    expected: [],
  },
  {
    name: "en: solicitor of a landlord, meeting on the reader's premises at noon",
    sentAt: '2027-07-14T09:36:00+01:00',
    timezone: 'Europe/London',
    from: 'Fergus Lyle <flyle@lyleandwest.example>',
    subject: 'Schedule of dilapidations',
    text: `Dear Mr Sharma

Further to your letter, our client's surveyor and I propose to meet you at the unit on Thursday 22 July 2027 at noon. Should that not be convenient, we could instead attend on Monday 26 July at 09:40.

Kindly reply by close of business on 16 July. The lease ends at midnight on 28 September.

Yours faithfully
Fergus Lyle`,
    expected: [at('2027-07-22T12:00:00+01:00'), at('2027-07-26T09:40:00+01:00')],
  },
  {
    name: 'en: train booking for the writer forwarded for expenses',
    sentAt: '2027-07-20T07:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Josh Whitlock <josh@whitlockpr.example>',
    subject: 'Fwd: Your e-ticket',
    text: `One for the expenses pile pls x

---------- Forwarded message ---------
From: Crosscounty Rail <tickets@crosscountyrail.example>
Date: Mon, 19 Jul 2027 at 21:55
Subject: Your e-ticket

Mr J Whitlock
Thu 22 Jul 2027
Dep. Leeds 06:15 Arr. London 08:31 Coach C Seat 41
Dep. London 18:33 Arr. Leeds 20:49 Coach A Seat 12
Total £94.10`,
    expected: [],
  },
  {
    name: 'en: band agrees soundcheck and gig with the venue',
    sentAt: '2027-08-03T23:31:00-04:00',
    timezone: 'America/Toronto',
    from: 'Dex Moreau <dex@paperwolves.example>',
    subject: 'sat the 14th',
    text: `yo Linda

confirming we load in with you at 5 pm on sat aug 14, you said youd open up for us. we hit at 9 but you dont need to hang around for that haha. cash ($400) at the end goes to Mike

dex`,
    expected: [at('2027-08-14T17:00:00-04:00')],
  },
  {
    name: 'en: farmer explains milking times and asks not to be disturbed',
    sentAt: '2027-08-11T13:26:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Seamus Harte <seamus@hartedairy.example>',
    subject: 'Re: feed samples',
    text: `Hi there,

The results can be left in the box at the gate. I milk at half five and again at 4, and on Thursdays I'm in the mart from 10, so there's no catching me and no need to. If the protein's under 16 send me a text.

Seamus`,
    expected: [],
  },
  {
    name: 'en: haircut appointment with spoken time and short notice rule',
    sentAt: '2027-08-24T17:40:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Salon Marlow <hi@salonmarlow.example>',
    subject: 'see you friday!',
    text: `Hi Bronte,

just a lil reminder you're in with Zac this Friday, 27/8, at 5.50pm for colour and a trim, 2 hrs. We lock the front door at 6 so use the side gate if you're running late. Less than 24h notice = 50% fee, you know the drill

Salon Marlow xx`,
    expected: [at('2027-08-27T17:50:00+10:00', '2027-08-27T19:50:00+10:00')],
  },
  {
    name: 'en: trustees meeting with dinner afterwards, both for the reader',
    sentAt: '2027-09-15T16:55:00+01:00',
    timezone: 'Europe/London',
    from: 'Lady Anne Corrie <anne@corrietrust.example>',
    subject: 'Trustees, 30 September',
    text: `Dear Jeremy,

I hope the summer was kind to you. We should be so pleased if you would join the trustees on Thursday 30 September at 4 pm in the library, where we shall be until 5.30 pm. Afterwards there is supper for everyone, yourself included, at 7.30 pm in the kitchen, nothing grand.

The last train to town goes at 22.14, should you not wish to stay.

Yours ever,
Anne`,
    expected: [at('2027-09-30T16:00:00+01:00', '2027-09-30T17:30:00+01:00'), at('2027-09-30T19:30:00+01:00')],
  },
  {
    name: 'en: colleague congratulates on the baby and mentions visiting hours',
    sentAt: '2027-10-05T12:47:00+01:00',
    timezone: 'Europe/London',
    from: 'Dawn Heslop <dawn@heslopjoiners.example>',
    subject: "She's here!!",
    text: `Everyone,

Becky had a little girl at 4.52 this morning, 7lb 2, both doing grand. Visiting on the ward is 2 till 4 but it's family only so please don't all pile in. Card is in the office for signing, Steve's taking it up at 5 today.

Dawn`,
    expected: [],
  },
  {
    name: 'en: accountant visit after the end of summer time, with replaced hour and payment date',
    sentAt: '2027-10-26T10:31:00+01:00',
    timezone: 'Europe/London',
    from: 'Hugh Penrose <hugh@penroseaudit.example>',
    subject: 'Audit planning',
    text: `Dear Kate,

Can we start later on the 4th? I'd suggested 9.00 but the ferry now only gets me in at 9.50. I'll be with you on Thursday 4 November at 10.30 and will need you and the ledgers until 1 pm. I then go on to a client in Truro at 2.30.

Corporation tax is payable on 1 January.

Hugh`,
    expected: [at('2027-11-04T10:30:00+00:00', '2027-11-04T13:00:00+00:00')],
  },
  {
    name: 'en: auction house lists when lots are likely to be sold',
    sentAt: '2027-11-09T14:20:00+00:00',
    timezone: 'Europe/London',
    from: 'Pembury Auctions <office@pembury-auctions.example>',
    subject: 'Your consigned lots',
    text: `Dear Mrs Teale,

Your pieces have been catalogued for the sale of Wednesday 24 November. Lot 112 (mantel clock) should come up near 11.20 and lot 340 (commode) near 2.45 pm. There is no need for you to be there. Estimates: £80-120 and £300-400, commission 15%.

We shall write with the results, and pay out 28 days later.

Pembury Auctions`,
    expected: [],
  },
  {
    name: 'en: American customer wants a pick-up talk next Monday at a quarter of three',
    sentAt: '2027-11-18T09:14:00-05:00',
    timezone: 'America/New_York',
    from: 'Walt Jorgensen <walt@jorgensenorchard.example>',
    subject: 'cider press',
    text: `Ms. Abbott,

Got your message. I'll come see you at the shop this coming Monday, Nov 22, at a quarter to three and you can show me the press. If I like it I'll haul it home myself Wednesday after the school lets out at noon. You were asking $1,450, I was thinking $1,200.

Walt`,
    expected: [at('2027-11-22T14:45:00-05:00')],
  },
  {
    name: 'en: Christmas posting dates from the post room',
    sentAt: '2027-12-02T09:09:00+00:00',
    timezone: 'Europe/London',
    from: 'Leo in the post room <leo@arkwrightbooks.example>',
    subject: 'last posting dates',
    text: `Hi folks

Second class Friday 17 December, first class Tuesday 21st, special delivery Thursday 23rd. Last collection from us is 4.15 each day, but 12.30 on Christmas Eve. Australia has gone already, sorry Nige.

Leo`,
    expected: [],
  },
  {
    name: 'en: works Christmas lunch for the reader with menu deadline',
    sentAt: '2027-12-03T11:57:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Deirdre Walsh <deirdre@walshboats.example>',
    subject: 'Christmas lunch!',
    text: `Hi Tommy,

Christmas lunch is on! Friday 17th December, 1pm in the Anchor, and you're coming, no excuses about the slipway. Pick turkey or hake by Wednesday at 5. Secret Santa limit is €15. We'll close the yard at 12 that day.

Dee`,
    expected: [at('2027-12-17T13:00:00+00:00')],
  },
  {
    name: 'en: priest asks about the bells and tells his service times',
    sentAt: '2027-12-09T20:10:00+00:00',
    timezone: 'Europe/London',
    from: 'Revd Simon Petrie <vicar@stbotolphs.example>',
    subject: 'Tower clock',
    text: `Dear Mr Hibbert,

The clock stopped at 3.17 on Tuesday and has been right twice a day since. Could you tell me roughly what a repair would cost? It would be nice to have it going for the carols, which are on the 19th at 6, though I quite see that's asking for a miracle.

I can be reached at the vicarage after Evensong most days.

Simon Petrie`,
    expected: [],
  },
];
