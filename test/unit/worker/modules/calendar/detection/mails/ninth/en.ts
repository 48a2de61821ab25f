import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: customer in Leeds offers half eight or a quarter past two for a boiler visit',
    sentAt: '2027-02-09T19:42:00+00:00',
    timezone: 'Europe/London',
    from: 'Sheila Ackroyd <sheila.ackroyd@postbox.example>',
    subject: 'Boiler banging again',
    text: `Hiya,

boiler's started banging again, same noise as when you serviced it in October (job 20714, we paid £84). Pressure keeps dropping to 0.6 an all.

Could one of your lads come Thursday morning at half eight, before I set off for work? If not, Friday afternoon at quarter past two would do me, I finish early.

Let us know which. Dog's friendly, just ignore her.

Ta
Sheila
14 Beckside Row, Leeds
07700 900 412`,
    expected: [at('2027-02-11T08:30:00+00:00'), at('2027-02-12T14:15:00+00:00')],
  },
  {
    name: 'en: supplier invoice with due date and credit control hours',
    sentAt: '2027-01-12T09:03:00+00:00',
    timezone: 'Europe/London',
    from: 'Accounts <accounts@hallamtimber.example>',
    subject: 'Invoice HT-118204 / your order 45-0930',
    text: `Dear Customer,

Please find attached invoice HT-118204 for £1,930.15 in respect of your order 45-0930, delivered Friday 8 January.

Payment is due on Thursday 11 February 2027. An early settlement discount of 2% applies to payments that reach our account by 17:00 on Friday 22 January.

Queries: our credit control desk is open Monday to Thursday 8.30-16.30, Friday 8.30-13.00, on 0114 496 0730.

Yours faithfully,

Denise Platt
Credit Control
Hallam Timber & Sheet Ltd
Registered in England no. 00930145`,
    expected: [],
  },
  {
    name: 'en: Dublin solicitor offers an appointment Tuesday week',
    sentAt: '2027-04-14T10:20:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Gráinne Tuohy <g.tuohy@tuohylavelle.example>',
    subject: 'Lease of Unit 4 - our ref GT/2291/27',
    text: `Dear Mr Kinsella,

Thank you for your letter of 8 April and the enclosures.

I have now had sight of the draft lease and there are two clauses (4.3 and 11) on which I shall need your instructions in person. Would Tuesday week, the 27th, at a quarter to eleven suit you to call in to the office? Please bring photo ID and the original folio.

The landlord's solicitors have asked for our observations by close of business on 7 May, so we have a little time.

Yours sincerely,

Gráinne Tuohy
Tuohy Lavelle LLP, Solicitors
12 Usher's Terrace, Dublin 8
Tel. 01 555 0182
Office hours: Mon-Fri 9.15am-1pm and 2pm-5.30pm`,
    expected: [at('2027-04-27T10:45:00+01:00')],
  },
  {
    name: 'en: US client names a call tomorrow in Central and Eastern time',
    sentAt: '2027-11-08T16:05:00-05:00',
    timezone: 'America/Chicago',
    from: 'Todd Brannigan <tbrannigan@keystoneoutfitters.example>',
    subject: 'Re: Q1 catalog shoot',
    text: `Hey Marisol,

Got the estimate, thanks. $14,200 is a little north of where we wanted to be but I think we can get there.

Can you hop on a quick call tomorrow at 10am Central (11 Eastern)? 30 minutes tops. I just want to walk through line items 3 and 7 with you before I take it upstairs.

I'll call your cell.

Todd

Todd Brannigan | Marketing Director
Keystone Outfitters | Allentown, PA
O: (610) 555-0147`,
    expected: [at('2027-11-09T10:00:00-06:00', '2027-11-09T10:30:00-06:00')],
  },
  {
    name: 'en: courier notice with a one-hour delivery slot',
    sentAt: '2027-06-02T07:15:00+01:00',
    timezone: 'Europe/London',
    from: 'SwiftHare Parcels <notify@swifthare.example>',
    subject: 'Your parcel is arriving today between 10:12 and 11:12',
    text: `Hello PENROSE CERAMICS,

Good news! Your parcel from KILN & CO SUPPLIES will be delivered by your driver GARETH today, Wednesday 2 June, between 10:12 and 11:12.

Parcel number: 1550 2707 1430 08
Parcels: 2
Weight: 18.3 kg

Not going to be in? You can change your delivery until 09:30 today:
 - deliver on Thursday 3 June
 - leave with a neighbour
 - collect from our depot (open 08:00-19:30)

Thank you for choosing SwiftHare.`,
    expected: [],
  },
  {
    name: 'en: Melbourne homeowner offers two times for a deck quote',
    sentAt: '2027-03-16T18:34:00+11:00',
    timezone: 'Australia/Melbourne',
    from: 'Dazza Petrou <darren.petrou@bigpouch.example>',
    subject: 'quote for deck',
    text: `G'day Steve

Mate of mine (Con from the footy club) reckons you did a ripper job on his pergola. We're after a quote for a merbau deck, roughly 6 x 4.5, out the back in Coburg.

Any chance you could swing past for a measure up? Sat 20/3 9.30am would be best cos the missus is home, otherwise Mon 22/3 at 4.15 in the arvo. Park in the drive, no worries.

Budget's around 12 grand, hoping to have it up before Easter but I know that's a stretch!

Cheers
Daz
0491 570 156`,
    expected: [at('2027-03-20T09:30:00+11:00'), at('2027-03-22T16:15:00+11:00')],
  },
  {
    name: 'en: calendar invitation from New York to a reader in Denver',
    sentAt: '2027-06-15T11:41:00-04:00',
    timezone: 'America/Denver',
    from: 'Priscilla Okafor <priscilla.okafor@bluelanternpr.example>',
    subject: 'Invitation: Brand refresh kickoff @ Tue Jun 22, 2027 1pm - 1:45pm (EDT)',
    text: `Brand refresh kickoff
Tuesday, June 22, 2027, 1:00 PM - 1:45 PM Eastern Time

Join the video meeting: https://meet.bluelanternpr.example/kfo-pwva-tys

Organizer: Priscilla Okafor
Guests: Priscilla Okafor, hello@aspenridgedesign.example

Agenda: introductions, scope, who signs off on what.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Blue Lantern//Calendar 4.1//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
DTSTART:19700308T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
DTSTART:19701101T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:6k2f0e1q7brand@bluelanternpr.example
DTSTAMP:20270615T154100Z
DTSTART;TZID=America/New_York:20270622T130000
DTEND;TZID=America/New_York:20270622T134500
SUMMARY:Brand refresh kickoff
LOCATION:https://meet.bluelanternpr.example/kfo-pwva-tys
ORGANIZER;CN=Priscilla Okafor:mailto:priscilla.okafor@bluelanternpr.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:hello@aspenridgedesign.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-22T11:00:00-06:00', '2027-06-22T11:45:00-06:00')],
  },
  {
    name: 'en: supplier announces its Easter opening hours by hand',
    sentAt: '2027-03-22T14:10:00+00:00',
    timezone: 'Europe/London',
    from: 'Barry Thwaite <barry@pipeandvalve.example>',
    subject: 'Easter hours at the trade counter',
    text: `Afternoon all,

Just so nobody has a wasted trip, counter hours over Easter:

Thurs 25 March 7am - 3pm
Good Friday 26 March closed
Sat 27 March 8am - 12 noon
Easter Monday 29 March closed
Tues 30 March back to normal, 7am - 5pm

Last van run before the break goes out Thursday at 11, so get your orders in by 4pm Wednesday.

Have a good one, don't eat too much chocolate.

Barry
Pipe & Valve Direct, Stockport branch
0161 496 0355`,
    expected: [],
  },
  {
    name: 'en: restaurant confirms the staff Christmas dinner with JSON-LD',
    sentAt: '2027-11-16T12:27:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'The Saddlers Kitchen <bookings@saddlerskitchen.example>',
    subject: 'Your table at The Saddlers Kitchen is confirmed',
    text: `Hi Niamh,

Your booking is confirmed.

Friday 10 December 2027, 7:30 pm
Party of 8
Booking reference SK-7Q41D

A deposit of €20 per person was charged to your card. Please send us the pre-order and any dietary requirements by 5 pm on Wednesday 1 December.

We look forward to welcoming you!

The Saddlers Kitchen
3 Mill Lane, Kilkenny
056 555 0119`,
    html: `<html>
<head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "SK-7Q41D",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Niamh Costigan" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "The Saddlers Kitchen",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "3 Mill Lane",
      "addressLocality": "Kilkenny",
      "addressCountry": "IE"
    }
  },
  "startTime": "2027-12-10T19:30:00+00:00",
  "partySize": "8"
}
</script>
</head>
<body>
<p>Hi Niamh,</p>
<p>Your booking is confirmed.</p>
<p><b>Friday 10 December 2027, 7:30 pm</b><br>Party of 8<br>Booking reference SK-7Q41D</p>
<p>A deposit of &euro;20 per person was charged to your card. Please send us the pre-order and any dietary requirements by 5 pm on Wednesday 1 December.</p>
<p>We look forward to welcoming you!</p>
<p>The Saddlers Kitchen<br>3 Mill Lane, Kilkenny<br>056 555 0119</p>
</body>
</html>`,
    expected: [at('2027-12-10T19:30:00+00:00')],
  },
  {
    name: 'en: applicant takes the second of three quoted interview times',
    sentAt: '2027-05-12T21:17:00+01:00',
    timezone: 'Europe/London',
    from: 'Callum Reekie <callumreekie@mailbarn.example>',
    subject: 'Re: Your application - apprentice joiner',
    text: `Dear Mrs Fairlie,

Thank you very much for getting back to me so quickly. The second one would be perfect for me. I will bring my college certificates and my references with me.

Kind regards,
Callum Reekie

On Wed, 12 May 2027 at 15:40, Moira Fairlie <moira@fairliejoinery.example> wrote:
> Hi Callum,
>
> We liked your application and would be pleased to meet you. Which of these
> would suit you best?
>
> - Monday 17 May, 10:00
> - Tuesday 18 May, 14:30
> - Thursday 20 May, 09:15
>
> We're at Unit 2, Forthbank, Stirling, buzzer marked "Office".
>
> Moira Fairlie`,
    expected: [at('2027-05-18T14:30:00+01:00')],
  },
  {
    name: 'en: customer declines a quoted time and will come back later',
    sentAt: '2027-02-04T08:51:00+00:00',
    timezone: 'Europe/London',
    from: 'Hugh Pemberton <hugh@pembertonfarms.example>',
    subject: 'RE: Site visit, grain store roof',
    text: `Morning Jess

Tuesday at 3 is no good to me I'm afraid, that's market day, and Wednesday morning doesn't suit either as we're loading lambs. I'll have a look at the diary with Carol tonight and come back to you with something for the week after.

Regards
Hugh

From: Jess Allardyce <jess@allardyceroofing.example>
Sent: 03 February 2027 16:22
To: Hugh Pemberton
Subject: Site visit, grain store roof

Hello Hugh,

Would Tuesday 9 February at 3pm be convenient for us to come and look at the roof? Otherwise Wednesday 10th at 10am.

Best wishes
Jess`,
    expected: [],
  },
  {
    name: 'en: Irish customer answers yes to a quoted time from a phone',
    sentAt: '2027-11-01T10:02:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Paudie Lynch <paudielynch@eirpost.example>',
    subject: 'Re: your kitchen doors',
    text: `yes thats grand for me see ye then

Sent from my phone

> On 1 Nov 2027, at 09:14, Aoife at Corrib Cabinets <aoife@corribcabinets.example> wrote:
>
> Hi Paudie,
> The sample doors came in on Friday. Could you call in to the workshop on Wednesday, 3 November at 11.30 to pick the colour?
> Thanks,
> Aoife`,
    expected: [at('2027-11-03T11:30:00+00:00')],
  },
  {
    name: 'en: hosting company announces a maintenance window',
    sentAt: '2027-08-17T10:00:00+10:00',
    timezone: 'Australia/Perth',
    from: 'Quokka Hosting Support <support@quokkahosting.example>',
    subject: 'Scheduled maintenance on server per-web-14, Sat 21 August',
    text: `Dear customer,

We will be upgrading the storage on per-web-14, which hosts the following of your services:

  fremantlesails.example
  shop.fremantlesails.example

Start: Saturday 21 August 2027, 11:00 pm AWST
End:   Sunday 22 August 2027, 3:00 am AWST

During this window your website and email may be unavailable for up to 40 minutes. You do not need to do anything.

A status update will be posted by 3:30 am.

Quokka Hosting
Phone support 7 am - 7 pm AWST, 7 days`,
    expected: [],
  },
  {
    name: 'en: site manager pushes Thursday from ten to half one',
    sentAt: '2027-08-23T07:38:00+01:00',
    timezone: 'Europe/London',
    from: 'Kev Marlowe <k.marlowe@brackenbuild.example>',
    subject: 'thurs',
    text: `Alright Tony, can we push Thursdays site meeting from 10 am to half one in the afternoon? Concrete's coming at 9 and I'll be up to my knees in it. Same gate, bring your hi vis.

Kev`,
    expected: [at('2027-08-26T13:30:00+01:00')],
  },
  {
    name: 'en: recruiter in California lists three panel slots in US dates',
    sentAt: '2027-04-15T13:22:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Jenna Whitlock <jenna@redwoodtalent.example>',
    subject: 'Panel interview for the bookkeeper role (req #0423)',
    text: `Hi Luis,

The candidate for the bookkeeper position, Amber Nguyen, is excited to meet you. She can do any of the following, and she'll come to your shop in Petaluma:

  * Wed 4/21, 9:00 - 9:45 AM
  * Wed 4/21, 1:30 - 2:15 PM
  * Fri 4/23, 11:00 - 11:45 AM

All times Pacific. Which one should I lock in for you? Please reply by end of day Monday so she can arrange time off.

As a reminder our placement fee is 15% and is due 30 days after the start date.

Thanks!
Jenna

Jenna Whitlock, Senior Recruiter
Redwood Talent Partners | 707-555-0136`,
    expected: [
      at('2027-04-21T09:00:00-07:00', '2027-04-21T09:45:00-07:00'),
      at('2027-04-21T13:30:00-07:00', '2027-04-21T14:15:00-07:00'),
      at('2027-04-23T11:00:00-07:00', '2027-04-23T11:45:00-07:00'),
    ],
  },
  {
    name: 'en: thanks for a meeting that is over',
    sentAt: '2027-10-08T16:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Anjali Deshmukh <anjali@harboursidedental.example>',
    subject: 'Thank you for yesterday',
    text: `Hi Rob,

Just a quick note to say thank you for coming over on Thursday at 2pm, and for staying on till nearly five to explain the whole rewiring business to us. Everyone now understands why the surgery lights flicker!

I've passed your figures (£6,480 plus VAT) to the partners. They will decide among themselves and I'll write once I know more.

Have a lovely weekend,
Anjali

Practice Manager, Harbourside Dental
Surgery hours Mon-Thu 8.30-18.00, Fri 8.30-16.00`,
    expected: [],
  },
  {
    name: 'en: Swedish supplier offers two calls in Central European time',
    sentAt: '2027-02-17T09:26:00+01:00',
    timezone: 'Europe/London',
    from: 'Lennart Sjödahl <lennart.sjodahl@nordglas.example>',
    subject: 'Quality of the last glas delivery',
    text: `Hello Mr. Barlow,

I am sorry to hear that 11 of the panels were with scratches. I have informed our production and we have looked on the pictures you have sent.

I propose that we have a telephone meeting with our quality chief, Annika. We are free Wednesday 24 February at 14:00 or Thursday 25 February at 09:30. The times are our time (CET). Please tell which is best for you, then I call you.

The replacement panels leaves our factory on 26 February and you will have them latest 3 March.

With friendly greetings
Lennart Sjödahl
Export Sales, Nordglas AB, Växjö
+46 470 555 018`,
    expected: [at('2027-02-24T13:00:00+00:00'), at('2027-02-25T08:30:00+00:00')],
  },
  {
    name: 'en: trade newsletter advertises a webinar',
    sentAt: '2027-09-28T06:30:00+01:00',
    timezone: 'Europe/London',
    from: 'The Shopkeeper Weekly <hello@shopkeeperweekly.example>',
    subject: 'Business rates: what is changing + free webinar',
    text: `THE SHOPKEEPER WEEKLY
Issue 412 - 28 September 2027

BUSINESS RATES: WHAT IS CHANGING
From next April the multiplier goes up again. We spoke to three independent retailers about what it means for them. Read more on our website.

FREE WEBINAR
Join us on Wednesday 13 October at 12:00 for "Window displays that sell" with retail stylist Fenella Brook. 45 minutes plus questions. Sign up on our website, places are limited.

READER OFFER
15% off till rolls until midnight on Sunday 3 October with code TILL15.

You receive this newsletter because you subscribed at shopkeeperweekly.example. Unsubscribe | Manage preferences`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: occupational health reminder of an early appointment',
    sentAt: '2027-12-02T11:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Wessex Occupational Health <noreply@wessexoh.example>',
    subject: 'Appointment reminder - P. Holloway',
    text: `Dear Peter Holloway,

This is a reminder of your HGV driver medical:

Date:     Monday 6th December 2027
Time:     08:50
With:     Dr K. Osei
Where:    Wessex Occupational Health, 2nd floor, Castle House, Winchester

Please bring your glasses, your driving licence and a list of any medication. Do not drink coffee before the appointment.

If you are unable to attend, please ring 01962 555 170 before 12 noon on Friday 3rd December, otherwise a fee of £45 will be charged.

Please do not reply to this message as this mailbox is not monitored.`,
    expected: [at('2027-12-06T08:50:00+00:00')],
  },
  {
    name: 'en: partner has booked two days at a trade fair for both',
    sentAt: '2027-09-07T17:29:00+01:00',
    timezone: 'Europe/London',
    from: 'Maxine Dyer <maxine@dyerandhale.example>',
    subject: 'Birmingham!',
    text: `Hi Oliver,

All sorted: I've registered the pair of us for the Packaging Fair in Birmingham, both days, Tuesday 5 and Wednesday 6 October. Tickets were £35 each as I got in before the early bird price ends on the 17th.

I've also taken two rooms at the Canal Lodge for the night between, £92 a head incl. breakfast. I'll drive, so you can sleep in the car as usual.

Stand list attached, have a look and tick whoever you want to see.

Max x`,
    expected: [days('2027-10-05', '2027-10-07')],
  },
  {
    name: 'en: owner is about most of the week without a proposal',
    sentAt: '2027-05-21T12:09:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Fergal Mannion <fergal@mannionmotors.example>',
    subject: 'Re: Re: new signage for the garage',
    text: `Hi Sinéad,

No bother at all, happy to talk it through. I'm around most of next week, mornings are usually better than afternoons, though Thursday is a bit mad with the NCT re-tests. Fire over whatever suits yourself and we'll make it work.

The old sign is 3.2m x 0.9m by the way, I measured it there this morning.

Fergal
Mannion Motors, Tuam
Open Mon-Fri 8.30am-6pm, Sat 9am-1pm
093 555 0164`,
    expected: [],
  },
  {
    name: 'en: Brisbane shop owner sets a whole-day stocktake',
    sentAt: '2027-06-21T15:55:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Leanne Szabo <leanne@saltbushgarden.example>',
    subject: 'Stocktake',
    text: `Hi Kylie,

EOFY stocktake is on Wednesday 30 June, whole day, shop shut to customers. I need you, Trent and Mei-Lin in for it please, wear old clothes because we're doing the potting shed too. Pizza's on me.

Also can you get your timesheets to me before this Friday? Super is due on the 28th of July but I want it off my desk.

Ta, Leanne`,
    expected: [days('2027-06-30')],
  },
  {
    name: 'en: colleague tells of the appointments of other colleagues',
    sentAt: '2027-07-06T08:14:00+01:00',
    timezone: 'Europe/London',
    from: 'Bev Stannard <bev@larkfieldprint.example>',
    subject: 'Who is where this week',
    text: `Morning Graham,

So you know who's missing: Mark has his physio on Thursday at 2.15 so he'll be off the press from about half one, and Priya takes her driving test on Friday at 10.40 (fingers crossed!!). Darren's on earlies all week, 6 till 2.

I'll cover the phones both times, you don't have to do anything.

Bev`,
    expected: [],
  },
  {
    name: 'en: managing agent announces an electrician from nine until eleven',
    sentAt: '2027-09-01T13:47:00+01:00',
    timezone: 'Europe/London',
    from: 'Imran Siddiqui <imran.siddiqui@oakmerelettings.example>',
    subject: 'Unit 7, Tannery Yard: fixed wiring inspection',
    text: `Dear Ms Rowntree,

The electrical installation condition report for Unit 7 expires on 30 September and we are obliged to renew it.

Our contractor, Volt & Sons, will attend your unit on Thursday 16 September from 9am until 11am. The power will be off for around twenty minutes during the visit. Someone will need to be there to let the electrician in and to show him the consumer unit.

Please also note that from 1 October the bins are emptied on Mondays at 7am rather than Tuesdays.

Kind regards,

Imran Siddiqui
Property Manager
Oakmere Lettings & Management
Tel 01604 555 120 (Mon-Fri 9-5)`,
    expected: [at('2027-09-16T09:00:00+01:00', '2027-09-16T11:00:00+01:00')],
  },
  {
    name: 'en: automatic reply with return date and another contact',
    sentAt: '2027-07-26T10:31:00-05:00',
    timezone: 'America/Chicago',
    from: 'Gwen Halvorsen <ghalvorsen@prairiecommunitybank.example>',
    subject: 'Automatic reply: Loan docs for the delivery van',
    text: `Hello,

I am out of the office from Monday, July 26 through Friday, August 6 and will have very limited access to email. I will be back at my desk on Monday, August 9 at 8:00 a.m.

For anything urgent regarding a pending loan, please contact Dale Ruiz at 515-555-0108. Our lobby is open weekdays 9:00 a.m. to 4:30 p.m. and Saturdays until noon.

Thank you,
Gwen Halvorsen
Business Lending, Prairie Community Bank`,
    expected: [],
  },
  {
    name: 'en: US accountant confirms an hour on video before a tax deadline',
    sentAt: '2027-09-03T10:12:00-04:00',
    timezone: 'America/New_York',
    from: 'Rachel Feinman, CPA <rachel@feinmantax.example>',
    subject: 'Confirmed: 9/14 at 3:00 PM',
    text: `Hi Deb,

Confirming our video call on Tuesday, 9/14 at 3:00 PM. It'll take one hour. We'll go over your Q3 numbers and the vehicle depreciation question.

Join here: https://video.feinmantax.example/j/88041730215
Passcode: 300915

Your third-quarter estimated payment ($3,850) is due 9/15, so please have your bank login handy. The extended corporate return is also due on 9/15 and is ready for your e-signature.

See you then,
Rachel

Rachel Feinman, CPA
Feinman Tax & Advisory, White Plains NY
914-555-0177 | M-Th 9-5:30, F 9-2`,
    expected: [at('2027-09-14T15:00:00-04:00', '2027-09-14T16:00:00-04:00')],
  },
  {
    name: 'en: director sends his travel plans for information',
    sentAt: '2027-04-01T17:50:00+01:00',
    timezone: 'Europe/London',
    from: 'Simon Achterberg <simon@tidewatermarine.example>',
    subject: 'Away next week',
    text: `Hi Tracey,

Just for your info, nothing for you to do. I'm in the States next week:

Sun 4 April - BA flight leaves Heathrow 11:05, lands Boston 13:20
Mon 5 April - I'm with the boatyard in Gloucester all day
Tue 6 April, 2pm - my meeting with the Ohio people in their hotel
Wed 7 April - train down to New York at 8.10, overnight flight home

Back in the office on Thursday, jet-lagged and grumpy. Paula can sign cheques in the meantime.

S.`,
    expected: [],
  },
  {
    name: 'en: club chairwoman calls the AGM for a fortnight today',
    sentAt: '2027-05-13T20:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Winnie Trevaskis <winnie.trevaskis@polperranrowing.example>',
    subject: 'AGM & the accounts',
    text: `Dear Bernie,

Hope the shoulder is on the mend. I've finally got the hall out of the parish council, so the AGM will be a fortnight today, at 7.30pm in the Gig Shed. As treasurer we can't very well do it without you! Could you have the accounts printed, say 25 copies?

Nominations for the committee have to be with me by the 20th, and subs (£48, up from £45) fall due on 1 June.

All the best,
Winnie
Chair, Polperran Rowing Club`,
    expected: [at('2027-05-27T19:30:00+01:00')],
  },
  {
    name: 'en: architect answers quoted times with another question only',
    sentAt: '2027-11-11T11:36:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Ronan Delahunty <ronan@delahuntyarchitects.example>',
    subject: "Re: Drawings for the extension at St Brigid's",
    text: `Hi Maeve,

I can't say anything about dates until I've heard from Brendan in the council, sorry. I'll let you know as soon as I have.

In the meantime could you send me the drainage layout again as a PDF? The file I have (rev. 10) won't open.

Thanks,
Ronan

-----Original Message-----
From: Maeve Scully <maeve@scullycivils.example>
Sent: Wednesday 10 November 2027 15:18
To: Ronan Delahunty
Subject: Drawings for the extension at St Brigid's

Hi Ronan,
Could we go through the drawings together on Thursday 18 November at 10.00, or on Friday 19 November at 2.30pm? I'd come to your office.
Maeve`,
    expected: [],
  },
  {
    name: 'en: colleague forwards an IT visit to the one with the keys',
    sentAt: '2027-08-11T12:40:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Orla Feeney <orla@feeneyseeds.example>',
    subject: 'FW: New switch and server move',
    text: `Declan, you're the man with the keys to the comms room so this one's yours: you're meeting Ravi here on Thursday 19th August, 2 to half 3 in the afternoon. Details below.

Orla

---------- Forwarded message ----------
From: Ravi Menon <ravi.menon@shannonit.example>
Date: Wed, 11 Aug 2027 11:52
Subject: New switch and server move
To: Orla Feeney <orla@feeneyseeds.example>

Hi Orla,

I will be on site on 2027-08-19, 14:00-15:30, to fit the new switch. I'll need access to the comms room and a ladder.

The server itself is moved remotely in the maintenance window, Sunday 22 August 02:00-05:00; nobody has to be there and email will be down during that time.

Ticket: SIT-20270811-03

Regards,
Ravi Menon
Shannon IT Services, helpdesk 061 555 0140 (08:00-18:00)`,
    expected: [at('2027-08-19T14:00:00+01:00', '2027-08-19T15:30:00+01:00')],
  },
  {
    name: 'en: Sydney friend of the firm suggests lunch the day after tomorrow in lower case',
    sentAt: '2027-07-13T16:21:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'nick v <nick@vasilakiscoffee.example>',
    subject: 'lunch',
    text: `hey jo

long time no see!! lunch day after tomorrow? 12.45 at the usual dumpling joint, my shout. want to hear all about the new roaster, heard you paid 28k for it you lunatic

n`,
    expected: [at('2027-07-15T12:45:00+10:00')],
  },
  {
    name: 'en: cancelled calendar event for a supplier review',
    sentAt: '2027-10-11T09:19:00+01:00',
    timezone: 'Europe/London',
    from: 'Patrick Omondi <patrick.omondi@greenwayfoods.example>',
    subject: 'Cancelled: Supplier review @ Thu 14 Oct 2027 14:00 - 15:00 (BST)',
    text: `This event has been cancelled.

Supplier review
Thursday 14 October 2027, 14:00 - 15:00
Meeting room 2, Greenway House

Sorry Lucy, both buyers are off sick. We'll pick this up again in the new year. Patrick`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Greenway//Groupware 9//EN
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:0400-8200-supplier-review@greenwayfoods.example
DTSTAMP:20271011T081900Z
DTSTART:20271014T130000Z
DTEND:20271014T140000Z
SUMMARY:Supplier review
LOCATION:Meeting room 2\\, Greenway House
ORGANIZER;CN=Patrick Omondi:mailto:patrick.omondi@greenwayfoods.example
ATTENDEE;CN=Lucy Farrant:mailto:lucy@farrantbakery.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: client rejects Tuesday and offers two times after the clock change',
    sentAt: '2027-03-25T15:33:00+00:00',
    timezone: 'Europe/London',
    from: 'Philippa Nash <philippa.nash@thornburyschool.example>',
    subject: 'Re: School play posters',
    text: `Dear Ahmed

Thanks for the proofs, they look super. One typo: it's "Midsummer", one word!

I'm so sorry but Tuesday at 3 isn't possible after all, we have a governors' thing then. Could you manage Wednesday 31st March at 11am instead? Or else Thursday (1st April, no joke) at 9.15am. Come to reception and ask for me.

Performances are 24-26 June at 7pm so we do still have time for the print run.

Best wishes
Philippa

Philippa Nash, Head of Drama
Thornbury School | 01454 555 101`,
    expected: [at('2027-03-31T11:00:00+01:00'), at('2027-04-01T09:15:00+01:00')],
  },
  {
    name: 'en: outdoor shop mails its Black Friday sale',
    sentAt: '2027-11-23T05:00:00-07:00',
    timezone: 'America/Denver',
    from: 'Timberline Tool Supply <deals@timberlinetool.example>',
    subject: 'Doors open Friday at 6 AM - up to 40% off',
    text: `BLACK FRIDAY AT TIMBERLINE

Doors open Friday, November 26 at 6:00 AM. The first 50 customers get a free tape measure!

- Cordless drill kit $129 (was $199)
- 10" table saw $449
- Work boots, buy one get one 50% off

Live demo with our woodturner at 11 AM and 2 PM. Free donuts while they last.

Online deals end Monday, November 29 at 11:59 PM MT.

Timberline Tool Supply, 4100 Quarry Rd, Golden CO
You are getting this email because you shopped with us. Unsubscribe here.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: Indian developer names a demo in India and UK time',
    sentAt: '2027-06-07T15:12:00+05:30',
    timezone: 'Europe/London',
    from: 'Venkatesh Raghunathan <venkatesh.r@lotusbyte.example>',
    subject: 'Demo of booking module - sprint 12',
    text: `Dear Charlotte Ma'am,

Greetings of the day!

Kindly note that the booking module is completed from our side and deployed on staging. We would like to give you the demo on Thursday, 10th June at 5:30 pm India time (1:00 pm UK time) for 40 minutes. Kindly confirm the same.

Please do the needful regarding invoice no. 0627, which is pending since 31st May.

Thanks & regards,
Venkatesh R.
Project Lead, LotusByte Technologies, Coimbatore
+91 422 555 0190`,
    expected: [at('2027-06-10T13:00:00+01:00', '2027-06-10T13:40:00+01:00')],
  },
  {
    name: 'en: course provider confirms a booked training with JSON-LD',
    sentAt: '2027-08-04T18:02:00+01:00',
    timezone: 'Europe/London',
    from: 'Ladle Training <bookings@ladletraining.example>',
    subject: 'Booking confirmation LT-90417: Food Hygiene Level 3',
    text: `Dear Tomasz,

Thank you for your booking. Your place on the following course is confirmed:

Food Hygiene Level 3
Thursday 9 September 2027, 9.30am to 4.30pm
Ladle Training Centre, 60 Dock Street, Hull

Booking reference: LT-90417
Paid: £165.00 on 4 August 2027

You may change your booking free of charge up to 26 August. Certificates are posted within 10 working days after the course.

Ladle Training
01482 555 133, lines open 9am-5pm weekdays`,
    html: `<html>
<body>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "LT-90417",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Tomasz Wilk" },
  "reservationFor": {
    "@type": "Event",
    "name": "Food Hygiene Level 3",
    "startDate": "2027-09-09T09:30:00+01:00",
    "endDate": "2027-09-09T16:30:00+01:00",
    "location": {
      "@type": "Place",
      "name": "Ladle Training Centre",
      "address": "60 Dock Street, Hull"
    }
  }
}
</script>
<p>Dear Tomasz,</p>
<p>Thank you for your booking. Your place on the following course is confirmed:</p>
<p><strong>Food Hygiene Level 3</strong><br>Thursday 9 September 2027, 9.30am to 4.30pm<br>Ladle Training Centre, 60 Dock Street, Hull</p>
<p>Booking reference: LT-90417<br>Paid: &pound;165.00 on 4 August 2027</p>
<p>You may change your booking free of charge up to 26 August. Certificates are posted within 10 working days after the course.</p>
<p>Ladle Training<br>01482 555 133, lines open 9am-5pm weekdays</p>
</body>
</html>`,
    expected: [at('2027-09-09T09:30:00+01:00', '2027-09-09T16:30:00+01:00')],
  },
];
