import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const englishLater: DetectionMail[] = [
  {
    name: 'en: a householder confirms a boiler visit on Thursday at half past two',
    sentAt: '2026-11-23T09:12:00+00:00',
    timezone: 'Europe/London',
    from: 'Margaret Oakshott <m.oakshott@homepost.example>',
    subject: 'Boiler - 14 Larch Close',
    text: `Dear Mr Tranter,

Thank you for ringing back so promptly. Yes, Thursday 26th at half past two would be fine for you to come and look at the boiler. My husband will be out but I shall be in.

It is still losing pressure, I topped it up twice over the weekend. The model is a Vantaire 28i, about eleven years old.

You can park on the drive.

Kind regards
Margaret Oakshott
14 Larch Close, Bramwick
01632 960144
`,
    expected: [at('2026-11-26T14:30:00+00:00')],
  },
  {
    name: 'en: an overdue invoice with a due date and phone hours gives none',
    sentAt: '2026-12-14T08:02:00+00:00',
    timezone: 'Europe/London',
    from: 'Accounts <accounts@fellsidepaper.example>',
    subject: 'Overdue: invoice INV-20417',
    text: `Dear Customer,

Our records show that the invoice below is still outstanding:

  Invoice:   INV-20417
  Dated:     02/11/2026
  Due:       02/12/2026
  Amount:    £386.40 inc. VAT

Please arrange payment by 5pm on Friday 18 December 2026 to avoid your account being placed on stop. If you have paid in the last three working days please ignore this letter.

Our credit control team is available Monday to Thursday 9.00-16.30 and Friday 9.00-13.00 on 01632 960870.

Yours faithfully
Credit Control
Fellside Paper & Packaging Ltd
`,
    expected: [],
  },
  {
    name: 'en: a parcel with an hour of delivery gives none',
    sentAt: '2027-02-22T06:31:00+00:00',
    timezone: 'Europe/London',
    from: 'SwiftHare Parcels <no-reply@swifthare.example>',
    subject: 'Your parcel from Bexley Tools is coming today',
    text: `Hello,

Your parcel 7Q 4410 9928 UK is out for delivery with Darren.

Estimated time: Monday 22 February, 13:14 - 14:14

Not in? You can:
 - ask us to leave it with a neighbour
 - choose another day
 - collect it from the SwiftHare shop at 8 Mill Lane (open 07:00 - 22:00)

Please do not reply to this email. This mailbox is not read.
`,
    expected: [],
  },
  {
    name: 'en: a piano lesson is called off without a new time',
    sentAt: '2027-04-05T19:44:00-05:00',
    timezone: 'America/Chicago',
    from: 'Jen Halvorsen <jhalvorsen77@mailbird.example>',
    subject: 'Ellie - lesson this week',
    text: `Hi Ms. Petrakis,

Ellie tested positive for strep this afternoon so we need to cancel her 4:15 on Thursday. So sorry for the short notice. I'll call you once she's over it and we can figure out a make-up lesson.

She did practice the Clementi though :)

Jen
`,
    expected: [],
  },
  {
    name: 'en: a booked first aid course takes two whole days',
    sentAt: '2027-06-28T12:33:00+01:00',
    timezone: 'Europe/London',
    from: 'Bookings <bookings@steadyhandstraining.example>',
    subject: 'Booking confirmed - First Aid at Work Requalification (ref SH-3391)',
    text: `Dear Lorraine,

Thank you for your booking. Your place on the following course is confirmed:

Course:   First Aid at Work (Requalification)
Dates:    Tuesday 20 and Wednesday 21 July 2027
Venue:    Steady Hands Training, Unit 6 Kiln Park, Thornaby Vale
Delegate: Lorraine Mistry
Cost:     £215.00 + VAT

Both days must be attended in full. Joining instructions with the start time, parking and lunch arrangements will follow in due course.

Kind regards,
Pauline
Steady Hands Training
`,
    expected: [days('2027-07-20', '2027-07-22')],
  },
  {
    name: 'en: a contractor will swing by tomorrow at four in Phoenix',
    sentAt: '2027-08-18T09:55:00-07:00',
    timezone: 'America/Phoenix',
    from: 'Luis Barraza <luis@barrazatile.example>',
    subject: 'Re: kitchen backsplash',
    text: `got the samples in. ill swing by your showroom tomorrow at 4 so we can look at them under your lights, the grey one looks different in the truck lol

Luis
602 555 0162
`,
    expected: [at('2027-08-19T16:00:00-07:00')],
  },
  {
    name: 'en: minutes of yesterday with actions and deadlines give none',
    sentAt: '2026-11-12T09:40:00+00:00',
    timezone: 'Europe/London',
    from: 'Rupert Faulds <rupert@fauldsjoinery.example>',
    subject: 'Notes from yesterday',
    text: `Hi all,

Thanks for coming over yesterday at 2, useful couple of hours. What I wrote down:

- Oak: Jan to ring the mill, price needed by Wednesday 18th
- Staircase at Henley Road: drawings signed off, strings to be cut this week
- Van: MOT runs out on 30 November, Pete to book it in
- Holiday sheet: everyone to fill in by end of play Friday

Shout if I got anything wrong.

Rupert
`,
    expected: [],
  },
  {
    name: 'en: a video call with link, meeting number and passcode in Chicago',
    sentAt: '2027-01-07T13:12:00-06:00',
    timezone: 'America/Chicago',
    from: 'Patrice Delgado <pdelgado@lakeshorebenefits.example>',
    subject: 'Open enrollment Q&A with your team',
    text: `Good afternoon Wanda,

As discussed on the phone, here are the details for our call about the new dental plan.

Topic: Dental plan Q&A - Kessler Upholstery
Time: Jan 11, 2027 02:00 PM Central Time (US and Canada)

Join Zoom Meeting
https://us06web.zoom.us/j/84420175563?pwd=example

Meeting ID: 844 2017 5563
Passcode: 417205
One tap mobile +15550107788,,84420175563#

Please have your census sheet handy.

Patrice Delgado
Licensed Benefits Advisor, Lakeshore Benefits Group
`,
    expected: [at('2027-01-11T14:00:00-06:00')],
  },
  {
    name: 'en: an out-of-office reply with dates of leave gives none',
    sentAt: '2027-02-24T11:03:00+00:00',
    timezone: 'Europe/London',
    from: 'Gillian Frost <g.frost@frostandmarsh.example>',
    subject: 'Automatic reply: Lease renewal, 22 Castle Street',
    text: `Thank you for your email. I am on annual leave from Monday 22 February and will be back in the office on Monday 8 March 2027 at 9am.

If your matter is urgent please contact my secretary, Wendy, on 01632 960221 (Monday to Thursday, 9.30am - 4pm).

Gillian Frost
Partner, Frost & Marsh Solicitors
`,
    expected: [],
  },
  {
    name: 'en: a candidate confirms her interview in Cork',
    sentAt: '2027-04-13T18:20:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Niamh Scully <niamhscully@eirpost.example>',
    subject: 'Interview - Dental Nurse position',
    text: `Dear Dr Hourihan,

Thank you for inviting me to interview for the position of Dental Nurse. I am delighted to confirm that I will attend at the practice on Tuesday 20 April at 9.40am. I note that it will last 40 minutes and that I should bring my registration certificate.

I'm currently on four weeks' notice, so the earliest I could start would be 24 May.

Yours sincerely,
Niamh Scully
`,
    expected: [at('2027-04-20T09:40:00+01:00', '2027-04-20T10:20:00+01:00')],
  },
  {
    name: 'en: a quotation with validity and lead time gives none',
    sentAt: '2027-06-10T14:29:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Sunline Awnings <quotes@sunlineawnings.example>',
    subject: 'Quote Q-5582 - shade sail, front courtyard',
    text: `G'day Trish,

Thanks for having us out last Tuesday. As promised:

  5.4 x 4.2 m shade sail, charcoal, incl. 4 posts   $3,860.00
  Footings and install                              $1,450.00
  GST                                                 $531.00
  Total                                             $5,841.00

Quote is valid until 10 July 2027. Lead time is about 5 weeks from deposit, install takes a day and our blokes work 6.30am to 3pm.

To go ahead just pay the 30% deposit and we'll be in touch about a date.

Cheers,
Wayne
Sunline Awnings | 07 5550 3391 | QBCC 0000000
`,
    expected: [],
  },
  {
    name: 'en: a school visits a wildlife shelter from 9.15 to 10.30 in Adelaide',
    sentAt: '2027-08-03T15:37:00+09:30',
    timezone: 'Australia/Adelaide',
    from: 'Rosalie Marchetti <rmarchetti@torrensparkps.example>',
    subject: 'Year 2 excursion',
    text: `Hi Deb

Our principal has signed off on the excursion so can I lock in Thursday 12 August please, 9.15 to 10.30am? 24 kids, me and three parent helpers. Two of the children are allergic to horses but I'm guessing that's not a drama with wombats.

Will you take them round yourself or is it one of the volunteers?

Invoice to the school is fine, $8 a head as per your flyer.

Many thanks
Rosalie
Year 2 teacher, Torrens Park Primary
`,
    expected: [at('2027-08-12T09:15:00+09:30', '2027-08-12T10:30:00+09:30')],
  },
  {
    name: 'en: a closing is set for March 19 at one in the afternoon, after the clocks change',
    sentAt: '2027-03-02T10:22:00-05:00',
    timezone: 'America/New_York',
    from: 'Theresa Vogel <tvogel@vogelabbottlaw.example>',
    subject: '418 Maple Ave - Clear to close',
    text: `Mr. and Mrs. Osei,

The lender has issued the clear to close on the building. The closing is set for Friday, March 19, 2027 at 1:00 p.m. at Cornerstone Title, 90 State Street, 4th floor.

Please bring a government-issued photo ID. The final wire amount will be sent to you on or before March 17. DO NOT act on any wiring instructions received by email without calling me first.

Your rate lock expires March 26.

Theresa M. Vogel, Esq.
Vogel & Abbott, P.C.
Tel. (555) 013-7700

CONFIDENTIALITY NOTICE: This message may contain privileged information. If you are not the intended recipient please delete it.
`,
    expected: [at('2027-03-19T13:00:00-04:00')],
  },
  {
    name: 'en: a dog owner asks the vet for Tuesday at quarter past nine',
    sentAt: '2026-12-10T17:58:00+00:00',
    timezone: 'Europe/London',
    from: 'Jo Pargeter <jo.pargeter@mailhutch.example>',
    subject: 'Biscuit (again)',
    text: `Hello, it's Jo, Biscuit's mum. He has eaten something in the park and been sick twice, he's perky otherwise and drinking so I don't think it's an emergency but his stitches need to come out anyway. Could I bring him in on Tuesday at quarter past nine, after the school run, and have both looked at?

We saw Mr Anand last time (about 3 weeks ago). Biscuit liked him, insofar as he likes anyone.

Thanks, Jo
`,
    expected: [at('2026-12-15T09:15:00+00:00')],
  },
  {
    name: 'en: a site start on Monday at nine and a walk-through on Friday at four in Melbourne',
    sentAt: '2027-10-06T12:05:00+11:00',
    timezone: 'Australia/Melbourne',
    from: 'Dimitri Kallas <dimitri@kallasfitouts.example>',
    subject: 'Salon fitout - next week',
    text: `Hi Renee,

All materials are in so we're right to start. Two times I need you on site next week:

1. Monday 11 October, 9am - handover of keys and marking out the basins with Stavros
2. Friday 15 October, 4pm - walk-through of the first fix before the walls are closed

In between just leave us to it, the boys will be making a racket.

Second progress payment ($18,200) is due on completion of first fix.

Dimitri Kallas
Kallas Fitouts Pty Ltd
0491 570 006
`,
    expected: [at('2027-10-11T09:00:00+11:00'), at('2027-10-15T16:00:00+11:00')],
  },
  {
    name: 'en: yes to Wednesday at eleven, with the offer quoted below',
    sentAt: '2027-01-29T10:37:00+00:00',
    timezone: 'Europe/London',
    from: 'Harriet Venn <harriet@vennceramics.example>',
    subject: 'Re: Website photos',
    text: `Yes, Wednesday at 11 is perfect! I'll have the kiln unloaded by then so there'll be the new blue glazes to shoot.

Harriet

________________________________
From: Studio Nine <hello@studionine.example>
Sent: 28 January 2027 15:20
To: Harriet Venn
Subject: Re: Website photos

Hi Harriet,

Light is best in the mornings at the moment. Would Wednesday 3 February at 11.00 suit you? Otherwise it would have to be the week of the 15th.

Ed
`,
    expected: [at('2027-02-03T11:00:00+00:00')],
  },
  {
    name: 'en: a calendar invitation in UTC for a reader in Perth',
    sentAt: '2027-05-24T09:31:00+08:00',
    timezone: 'Australia/Perth',
    from: 'Shane Okafor <shane.okafor@pilbaraparts.example>',
    subject: 'Stocktake debrief',
    text: `Hi Leanne,

Invite attached for the debrief, see the variance report I sent on Friday.

Shane
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Pilbara Parts//Mail 3//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:b7d0f1c4-stocktake@pilbaraparts.example
DTSTAMP:20270524T013100Z
DTSTART:20270527T053000Z
DTEND:20270527T061500Z
SUMMARY:Stocktake debrief
LOCATION:Meeting room 2\\, 18 Foundry Rd
ORGANIZER;CN=Shane Okafor:mailto:shane.okafor@pilbaraparts.example
ATTENDEE;CN=Leanne;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:leanne@westcoastcounts.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-05-27T13:30:00+08:00', '2027-05-27T14:15:00+08:00')],
  },
  {
    name: 'en: a week from today at eight in the morning in Denver',
    sentAt: '2027-08-11T14:50:00-06:00',
    timezone: 'America/Denver',
    from: 'Cody Rasmussen <cody@frontrangeroofs.example>',
    subject: 'Pre-job walk, 2210 Quince',
    text: `Hey Alan,

Permit came through this morning. Before we order the dumpster I want to get up on the roof with you and agree on the flashing around those skylights. Let's meet at the house a week from today, 8 a.m. I'll bring the ladder and the donuts.

Cody
Front Range Roofs - licensed, bonded, insured
`,
    expected: [at('2027-08-18T08:00:00-06:00')],
  },
  {
    name: 'en: a form mail of a booking page, day before month',
    sentAt: '2026-11-27T22:16:00+00:00',
    timezone: 'Europe/London',
    from: 'SlotNest <notifications@slotnest.example>',
    subject: 'New booking: Sports massage - Tom Birkett',
    text: `You have a new booking!

Client:    Tom Birkett
Phone:     07700 900741
Service:   Sports massage (50 mins)
Date:      Fri 04/12/2026
Time:      16:30 - 17:20
With:      Agnieszka
Price:     £48.00 (pay on the day)

Client note: left calf, marathon training

Your cancellation policy: free of charge until 24 hours before.
`,
    expected: [at('2026-12-04T16:30:00+00:00', '2026-12-04T17:20:00+00:00')],
  },
  {
    name: 'en: a Teams meeting with a range of hours in Dublin',
    sentAt: '2027-01-21T16:05:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Clodagh Fenlon <clodagh.fenlon@liffeyinsure.example>',
    subject: 'Renewal - public liability',
    text: `Hi Barry,

I have terms back from three underwriters and would like to go through them before we bind. Here's the link for Thursday 28 January 2027, 15:00–15:45:

Microsoft Teams meeting
Join: https://teams.microsoft.com/l/meetup-join/19%3ameeting_exampleexample/0
Meeting ID: 318 442 907 15
Passcode: qT4example

Your current cover runs out at midnight on 11 February, so we've time, but not loads.

Kind regards,
Clodagh

Liffey Insure is regulated. Calls may be recorded.
`,
    expected: [at('2027-01-28T15:00:00+00:00', '2027-01-28T15:45:00+00:00')],
  },
  {
    name: 'en: one day is ruled out and two times are offered instead',
    sentAt: '2027-04-15T19:33:00+01:00',
    timezone: 'Europe/London',
    from: 'Desmond Achebe <desmond.achebe@cartwheelmail.example>',
    subject: 'Re: Measuring up for blinds',
    text: `Hi Carol,

Tuesday's no good I'm afraid, I'm on nights. I could do either Weds 21st at 5.30pm or Thurs 22nd at 8.15am (before I go to bed!). Which is better for you?

There are seven windows in total, two of them bays.

Cheers
Des
`,
    expected: [at('2027-04-21T17:30:00+01:00'), at('2027-04-22T08:15:00+01:00')],
  },
  {
    name: 'en: a county inspection of an hour at which the owner must be present',
    sentAt: '2027-06-01T15:09:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Environmental Health <ehs-scheduling@sanmirocounty.example>',
    subject: 'Inspection scheduled - Permit FH-0091827',
    text: `Dear Permit Holder:

Your pre-opening inspection has been scheduled as follows:

Facility: La Paloma Bakery, 77 Orchard St.
When: Wednesday, June 9th, 8:30 AM
Inspector: R. Nakagawa
Allow one hour.

The owner or a certified food manager must be on site. Hot water, refrigeration and hand sinks must be operating. To reschedule call (555) 013-2200 at least two business days before; a no-show fee of $178 applies.

San Miro County Environmental Health
`,
    expected: [at('2027-06-09T08:30:00-07:00', '2027-06-09T09:30:00-07:00')],
  },
  {
    name: 'en: an order ready for collection until a day and hour gives none',
    sentAt: '2027-08-24T08:18:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Fixwell Trade Desk <trade@fixwell.example>',
    subject: 'Order W30118 is ready to pick up',
    text: `Hi MARRICK ELECTRICAL,

Your Click & Collect order is ready at Fixwell Alexandra.

3 x Weatherproof GPO double
1 x 100m TPS 2.5mm

Pick up from the Trade Desk: Mon-Fri 5:30am-6pm, Sat 7am-4pm.
We'll hold it for you until Tuesday 31 August, 6pm. Bring your order number and photo ID.

Fixwell. Well fixed.
`,
    expected: [],
  },
  {
    name: 'en: a price list with hours of call-out gives none',
    sentAt: '2027-11-15T13:55:00+00:00',
    timezone: 'Europe/London',
    from: 'Keyhole Locksmiths <info@keyholelocks.example>',
    subject: 'RE: call out rates',
    text: `Hi,

Our rates for shops as asked:

Mon - Fri 8am to 6pm          £65 first hour, £40 after
Evenings 6pm to 8am           £95
Sat/Sun & bank holidays       £120

New prices from 1 January 2028 will be 4% higher. Usually with you inside 50 minutes. No VAT as we're under the threshold.

Ta
Reg
`,
    expected: [],
  },
];
