import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: customer in lower case asks for half 4 on thursday',
    sentAt: '2027-02-09T10:22:00+00:00',
    timezone: 'Europe/London',
    from: 'Deb Thackray <deb.thackray@inboxly.example>',
    subject: 'worktops',
    text: `hi there

is it ok if i pop in thurs half 4 to look at the oak samples? got the measurements with me this time, 2.4m and the short bit 1.1

cheers
deb x`,
    expected: [at('2027-02-11T16:30:00+00:00')],
  },
  {
    name: 'en: US heating firm confirms spring tune-up with numeric date',
    sentAt: '2027-04-07T14:05:00-05:00',
    timezone: 'America/Chicago',
    from: 'Lakeline Heating & Air <dispatch@lakelinehvac.example>',
    subject: 'Your spring tune-up is scheduled (WO 40718)',
    text: `Hello Birchwood Dental,

Thanks for renewing your service plan. Your technician, Marcus, will be at your office on Tue 4/13 at 9:30 AM. The visit takes about 90 minutes and someone needs to be on site to give him access to the roof.

Work order: 40718
Plan: Gold, renewed through 4/30/2028
Balance due: $0.00

If you need to change this visit please call 312-555-0148, Mon-Fri 7:00 AM - 5:00 PM.

Lakeline Heating & Air
Licensed, bonded and insured`,
    expected: [at('2027-04-13T09:30:00-05:00', '2027-04-13T11:00:00-05:00')],
  },
  {
    name: 'en: architect offers three slots as a list',
    sentAt: '2027-05-10T09:41:00+01:00',
    timezone: 'Europe/London',
    from: 'Ruth Okonjo-Hale <ruth@plumbandlevel.example>',
    subject: 'Barn conversion – design review',
    text: `Dear Tom,

Thank you for the survey drawings, which arrived safely on Friday. Before we submit to the planners I would like to walk you through the revised elevations. I can offer:

  - Wed 12 May, 10:00–11:00
  - Thu 13 May, 14:30–15:30
  - Mon 17 May, 9:15–10:15

All at our studio; there is parking behind the chapel. Do let me know which you prefer and I shall release the others.

The planning deadline is still 28 May, so we have a little air.

Kind regards,
Ruth

Ruth Okonjo-Hale RIBA
Plumb & Level Architects
Studio open Mon–Thu 9.00–17.30
01632 960 417`,
    expected: [
      at('2027-05-12T10:00:00+01:00', '2027-05-12T11:00:00+01:00'),
      at('2027-05-13T14:30:00+01:00', '2027-05-13T15:30:00+01:00'),
      at('2027-05-17T09:15:00+01:00', '2027-05-17T10:15:00+01:00'),
    ],
  },
  {
    name: 'en: accepts the second of three quoted slots',
    sentAt: '2027-06-10T16:58:00+01:00',
    timezone: 'Europe/London',
    from: 'Imran Sadiq <imran.sadiq@northgatelettings.example>',
    subject: 'Re: Key handover, 14 Mill Row',
    text: `Hi Carol,

The second one suits us, see you then. I'll bring both sets of keys and the meter readings.

Imran

On Thu, 10 Jun 2027 at 11:20, Carol Beamish <office@beamishandson.example> wrote:
> Hi Imran,
> we could meet you at the flat on any of these:
>
> 1) Mon 14 June, 2pm
> 2) Tue 15 June, 11am
> 3) Thu 17 June, 4.15pm
>
> Carol`,
    expected: [at('2027-06-15T11:00:00+01:00')],
  },
  {
    name: 'en: declines tuesday at 3 without a counter-proposal',
    sentAt: '2027-07-01T08:47:00+01:00',
    timezone: 'Europe/London',
    from: 'Gareth Pugh <gareth@pughroofing.example>',
    subject: 'Re: site visit',
    text: `Morning Jan,

Sorry, Tuesday at 3 is no good for me, we're stripping a roof over in Brecon that day and I won't be down off the scaffold till dark. Let me talk to the lads and see what we can juggle, I'll come back to you.

Ta
Gareth`,
    expected: [],
  },
  {
    name: 'en: garden centre newsletter full of workshop dates',
    sentAt: '2027-04-15T06:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Fernhollow Garden Centre <hello@news.fernhollow.example>',
    subject: 'Spring is here! Workshops, offers and 20% off compost',
    text: `FERNHOLLOW NEWS – APRIL

What's on this month:

* Hanging basket workshop – Saturday 24 April, 10.30am (£28, booking essential)
* Pruning with Phil – Sunday 25 April, 2pm (free)
* Late night shopping – Thursday 29 April, until 8pm

20% off all peat-free compost until bank holiday Monday. Show this email at the till.

You are receiving this because you joined our Green Fingers club.
Unsubscribe | Update your preferences`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: parcel delivery window',
    sentAt: '2027-11-18T07:12:00+00:00',
    timezone: 'Europe/London',
    from: 'Swiftline Parcels <noreply@swiftlineparcels.example>',
    subject: 'Your parcel is coming today between 11:42 and 12:42',
    text: `Good morning,

Your driver Kev is on the way with your parcel from PRINTHOUSE DIRECT and will deliver today, Thursday 18 November, between 11:42 and 12:42.

Not in? Choose a neighbour or move it to Friday 19 November in the app.

Parcel number: 1550 2231 7781
Please do not reply to this email.`,
    expected: [],
  },
  {
    name: 'en: Irish dental reminder with day/month/year',
    sentAt: '2027-11-15T12:00:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Harbour Dental Clinic <reminders@harbourdental.example>',
    subject: 'Appointment reminder',
    text: `Dear Fionn,

This is a reminder of your appointment with Dr Nuala Keane:

Friday 19/11/2027 at 08:40

Please arrive ten minutes early to update your medical card details. Missed appointments are charged at €40 unless we get 24 hours' notice.

Harbour Dental Clinic
2 Quay Street
Tel. (091) 555 0192
Mon-Thu 8.30-18.00, Fri 8.30-14.00`,
    expected: [at('2027-11-19T08:40:00+00:00')],
  },
  {
    name: 'en: pushes thursday 10 to 1:30 the same day',
    sentAt: '2027-09-14T17:31:00-04:00',
    timezone: 'America/New_York',
    from: 'Dana Whitlock <dwhitlock@whitlockcreative.example>',
    subject: 'Thursday',
    text: `Hey Priya,

Something came up with my kid's school. Can we push our Thursday meeting from 10 AM to 1:30 PM the same day? Same room, same agenda.

Sorry for the shuffle!
Dana

Sent from my phone`,
    expected: [at('2027-09-16T13:30:00-04:00')],
  },
  {
    name: 'en: Australian tradie comes thursday arvo 2.15',
    sentAt: '2027-03-01T07:02:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Macca (Bayside Electrical) <macca@baysideelec.example>',
    subject: 'switchboard',
    text: `G'day Lou

No dramas, had a squiz at the photos you sent and the board is stuffed, needs replacing. I'll swing by the shop Thursday arvo, 2.15, to measure up and give you a proper quote. Ballpark 1800 plus GST.

If the safety switch trips again before then leave it off and dont touch the hot water.

Macca
0491 570 006`,
    expected: [at('2027-03-04T14:15:00+11:00')],
  },
  {
    name: 'en: calendar invitation for a supplier review with a london zone',
    sentAt: '2027-10-05T11:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Helena Marsh <helena.marsh@corvidpackaging.example>',
    subject: 'Invitation: Q3 supplier review',
    text: `Hi both,

Invite attached for the Q3 review. I'll send the scorecard round beforehand.

Helena`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Corvid Packaging//Mail 4.2//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:7f3c1e20-q3review@corvidpackaging.example
DTSTAMP:20271005T103000Z
DTSTART;TZID=Europe/London:20271014T133000
DTEND;TZID=Europe/London:20271014T143000
SUMMARY:Q3 supplier review
LOCATION:Corvid House, Room 2
ORGANIZER;CN=Helena Marsh:mailto:helena.marsh@corvidpackaging.example
ATTENDEE;RSVP=TRUE:mailto:orders@littlebakehouse.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-14T13:30:00+01:00', '2027-10-14T14:30:00+01:00')],
  },
  {
    name: 'en: restaurant booking confirmation with json-ld',
    sentAt: '2027-08-23T15:14:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'The Salt Loft <bookings@thesaltloft.example>',
    subject: 'Booking confirmed - table for 6',
    text: `Hi Aoife,

Your table is booked.

The Salt Loft, 9 Custom House Lane
Friday 27 August 2027, 7:45pm
6 people

We hold tables for 15 minutes. Kitchen closes at 10pm.

See you soon!`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "SL-88213",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Aoife Brannigan" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "The Salt Loft",
    "address": { "@type": "PostalAddress", "streetAddress": "9 Custom House Lane", "addressLocality": "Dublin", "addressCountry": "IE" }
  },
  "startTime": "2027-08-27T19:45:00+01:00",
  "partySize": "6"
}
</script></head><body>
<p>Hi Aoife,</p><p>Your table is booked.</p>
<p>The Salt Loft, 9 Custom House Lane<br>Friday 27 August 2027, 7:45pm<br>6 people</p>
<p>We hold tables for 15 minutes. Kitchen closes at 10pm.</p><p>See you soon!</p>
</body></html>`,
    expected: [at('2027-08-27T19:45:00+01:00')],
  },
  {
    name: 'en: invoice with due date and office hours',
    sentAt: '2027-02-26T16:40:00+00:00',
    timezone: 'Europe/London',
    from: 'Accounts, Tideway Linen <accounts@tidewaylinen.example>',
    subject: 'Invoice 20931 now due',
    text: `Dear Customer,

Please find attached invoice 20931 for £412.80. Payment is due by 5pm on Friday 12 March 2027. Payments received after 15:00 are credited the next working day.

If you have a query, our accounts desk is staffed Monday to Friday 9:00 to 12:30.

Many thanks
Sheila Dunmore
Accounts`,
    expected: [],
  },
  {
    name: "en: call named in eastern time and again in the reader's time",
    sentAt: '2027-01-22T18:20:00-05:00',
    timezone: 'Europe/London',
    from: 'Kyle Brandt <kbrandt@hudsonreed.example>',
    subject: 'Intro call re: distribution',
    text: `Hi Megan,

Great to e-meet you. Let's do Wednesday 1/27 at 3:00 PM Eastern (8 PM your time, hope that isn't too late), 30 minutes is plenty. I'll call the number in your signature.

Before then could you send over the 2027 price list and case sizes?

Best,
Kyle

Kyle Brandt | VP Sales | Hudson Reed Imports | New York, NY`,
    expected: [at('2027-01-27T20:00:00+00:00', '2027-01-27T20:30:00+00:00')],
  },
  {
    name: 'en: thread where only the quoted mail has a time and the new text asks for a price',
    sentAt: '2027-05-20T13:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Wendy Frith <wendy@frithinteriors.example>',
    subject: 'RE: fabric samples',
    text: `Thanks Paul. What is the price per metre on the teal, and is there a minimum order?

Wendy

-----Original Message-----
From: Paul Amory <paul@amorytextiles.example>
Sent: 19 May 2027 17:44
To: Wendy Frith
Subject: RE: fabric samples

Hi Wendy, samples went first class today. Could also bring the big books over to you, say Tuesday 25 May at 10.30? Otherwise just shout.

Paul`,
    expected: [],
  },
  {
    name: 'en: applicant accepts an interview and repeats the time',
    sentAt: '2027-03-03T20:16:00+00:00',
    timezone: 'Europe/London',
    from: 'Tamsin Aldous <tamsin.aldous@postbag.example>',
    subject: 'Re: Interview - Veterinary Receptionist',
    text: `Dear Mrs Kettering,

Thank you very much for inviting me to interview for the position of Veterinary Receptionist. I am pleased to confirm that I will attend on Monday 8th March at 11.45am.

As requested I shall bring my certificates and two references. I am currently on four weeks' notice, so the earliest I could start would be 12th April.

Yours sincerely,
Tamsin Aldous`,
    expected: [at('2027-03-08T11:45:00+00:00')],
  },
  {
    name: 'en: two whole days at a trade fair together',
    sentAt: '2027-10-11T10:08:00+01:00',
    timezone: 'Europe/London',
    from: 'Nick Farrow <nick@farrowtiles.example>',
    subject: 'Surface Fair',
    text: `Alright Sunita,

Passes are sorted for the pair of us for the Surface Fair in Birmingham, Tuesday 2 and Wednesday 3 November. We'll do both days, I've booked two rooms for the Tuesday night so nobody has to drive.

Passes cost us 35 quid each, I'll put it through expenses.

Nick`,
    expected: [days('2027-11-02', '2027-11-04')],
  },
  {
    name: 'en: parts of the day without an hour',
    sentAt: '2027-08-06T14:50:00+01:00',
    timezone: 'Europe/London',
    from: 'Bella Quigley <bella@quigleycatering.example>',
    subject: 'Tasting',
    text: `Hi Mark

So excited to get the wedding tasting in the diary! I'm about Tuesday afternoon or possibly Wednesday morning next week, otherwise most of the week after is fine too. Have a chat with Lucy and let me know roughly what you'd both prefer, then I'll look at the kitchen plan and suggest a time.

Bella x`,
    expected: [],
  },
  {
    name: 'en: weekly rota of the other staff',
    sentAt: '2027-06-24T18:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Joss Tranter <joss@thecopperkettle.example>',
    subject: 'Rota w/c 28 June - FYI',
    text: `Hi Pam, rota for your info so you know who's on when you do the wages. You're not on it!

Mon 28   Ellie 7-3, Sam 11-7
Tue 29   Ellie 7-3, Kacper 12-8
Wed 30   Sam 7-3, Kacper 11-7
Thu 1    Ellie 7-3, Sam 12-8
Fri 2    Kacper 7-3, Ellie 11-7

Kacper still owed 3 hrs from last week at £12.60.

Joss`,
    expected: [],
  },
  {
    name: 'en: writer tells her own flight times only',
    sentAt: '2027-09-21T22:14:00+01:00',
    timezone: 'Europe/London',
    from: 'Ines Caldeira <ines@caldeiracork.example>',
    subject: 'Samples and drawings',
    text: `Dear Howard,

a quick word that the drawings are nearly ready. I fly to Frankfurt on Thursday, leaving Lisbon at 10:35 and landing 14:40, so I will not be reading mail during the day. You will have the files on Friday at the latest.

The samples left the factory today.

Warm regards
Inês`,
    expected: [],
  },
  {
    name: 'en: thursday week at quarter to nine',
    sentAt: '2027-02-01T11:55:00+00:00',
    timezone: 'Europe/London',
    from: 'Maureen Ashdown <m.ashdown@stbrannocs.example>',
    subject: 'Boiler inspection at the school',
    text: `Dear Mr Lister,

The governors have now approved the quotation, so please go ahead. Could you come to the school Thursday week at quarter to nine, when the caretaker can let you into the plant room? The order number for your invoice is PO 3301-7.

With thanks,
Maureen Ashdown
School Business Manager
St Brannoc's Primary School
Office hours 8.15am - 3.45pm term time`,
    expected: [at('2027-02-11T08:45:00+00:00')],
  },
  {
    name: 'en: accountant proposes tomorrow at ten for 45 minutes',
    sentAt: '2027-01-12T17:20:00+00:00',
    timezone: 'Europe/London',
    from: 'Alan Pettifer <alan@pettiferco.example>',
    subject: 'Self assessment - quick call',
    text: `Jo,

I have two queries on the mileage figures before I can file. Can I ring you tomorrow at ten? We should allow 45 minutes.

Remember the filing deadline is midnight on 31 January and so is the payment on account (£1,884.20).

Alan`,
    expected: [at('2027-01-13T10:00:00+00:00', '2027-01-13T10:45:00+00:00')],
  },
  {
    name: 'en: yes that works in answer to a quoted time',
    sentAt: '2027-04-22T09:12:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Rosa Delgado <rosa@delgadoframing.example>',
    subject: 'Re: Re: gallery wall install',
    text: `Yes, that works for me! I'll have the ladder ready.

Rosa

On Wed, Apr 21, 2027 at 4:47 PM Theo Lindqvist <theo@pinestudio.example> wrote:
> How about we come by next Tuesday, April 27, at 8:30 AM to hang the pieces?
>
> Theo`,
    expected: [at('2027-04-27T08:30:00-07:00')],
  },
  {
    name: 'en: cancelled calendar entry',
    sentAt: '2027-05-05T08:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Oliver Crane <oliver.crane@cranebooth.example>',
    subject: 'Cancelled: Website kick-off',
    text: `Sorry all, I'm off sick and have had to cancel this. I'll be in touch when I'm back on my feet.

Oliver`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Cranebooth//Calendar 1.0//EN
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:kickoff-0412@cranebooth.example
DTSTAMP:20270505T070300Z
DTSTART:20270506T090000Z
DTEND:20270506T100000Z
SUMMARY:Cancelled: Website kick-off
ORGANIZER;CN=Oliver Crane:mailto:oliver.crane@cranebooth.example
ATTENDEE:mailto:studio@halfmoonprint.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: webinar registration in pacific time for a reader in denver',
    sentAt: '2027-08-11T10:01:00-07:00',
    timezone: 'America/Denver',
    from: 'Ledgerly Training <training@ledgerly.example>',
    subject: "You're registered: Sales tax for small shops",
    text: `Hi Walt,

Thanks for registering for "Sales Tax for Small Shops".

Date: Thursday, August 19, 2027
Time: 11:00 AM - 12:15 PM Pacific Time

Join from your computer: https://meet.ledgerly.example/j/83340127
Meeting passcode: 771204

Your registration ID is LT-19822. If you can't attend live, a recording will be posted the following week.

The Ledgerly Training Team`,
    expected: [at('2027-08-19T12:00:00-06:00', '2027-08-19T13:15:00-06:00')],
  },
  {
    name: 'en: bulk webinar announcement with two sessions',
    sentAt: '2027-09-07T12:00:00-04:00',
    timezone: 'America/New_York',
    from: 'GrowthBarrel <marketing@growthbarrel.example>',
    subject: 'LAST CHANCE: 5 secrets of local search',
    text: `Don't miss out!

Join 2,000+ small business owners for our FREE live training:

Session 1: Thursday, September 9 at 1 PM ET
Session 2: Friday, September 10 at 11 AM ET

>> SAVE MY SEAT: https://growthbarrel.example/live

Bonus: everyone who shows up live gets our $197 keyword planner, free.

GrowthBarrel LLC, 400 Commerce Way. Unsubscribe at any time.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: landlord inspection with 24 hour clock and typos',
    sentAt: '2027-10-19T21:44:00+01:00',
    timezone: 'Europe/London',
    from: 'Derek Mould <d.mould@homemail.example>',
    subject: 'unit 4 inspecton',
    text: `Hello

just to let you no i will be doing the 6 montly inspecton of Unit 4 on 26/10/27 at 1630hrs. please make sure the back room is clear so i can see the damp wall. wont take long.

also the rent goes up from 1st december as per letter

D Mould`,
    expected: [at('2027-10-26T16:30:00+01:00')],
  },
  {
    name: 'en: council planning officer letter with a site meeting',
    sentAt: '2027-03-31T10:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Planning Enforcement <planning@westmere-council.example>',
    subject: 'Our ref: ENF/27/00418 – Signage at 3 Market Place',
    text: `Dear Ms Olawale,

I refer to my letter of 15 March 2027 and to our telephone conversation of 24 March at 2.00pm.

As discussed, the illuminated fascia sign at the above premises does not appear to benefit from advertisement consent. Before the Council decides whether further action is expedient I should like to meet you on site.

I therefore propose to visit the premises on Thursday 15 April 2027 at 2.30 p.m. I have set aside one hour for the visit. Please confirm that you will be present.

Should you wish to regularise the matter by way of an application, the fee is £165 and the application should be received no later than 30 April 2027.

Yours sincerely,

G. R. Whitcombe
Senior Enforcement Officer
Westmere Borough Council
Reception: Monday to Friday 9.00am – 4.30pm`,
    expected: [at('2027-04-15T14:30:00+01:00', '2027-04-15T15:30:00+01:00')],
  },
  {
    name: 'en: forwarded invitation with a note that the reader should go',
    sentAt: '2027-06-14T08:25:00+01:00',
    timezone: 'Europe/London',
    from: 'Geraint Hopcroft <geraint@hopcroftjoinery.example>',
    subject: 'Fwd: Pre-start meeting, Canal Wharf',
    text: `Bev, I can't make this one, you'll have to go in my place. I've told them you're coming. Hi-vis and boots are in the van.

G

---------- Forwarded message ---------
From: Lorna Stead <l.stead@brockleybuild.example>
Date: Fri, 11 Jun 2027 at 15:37
Subject: Pre-start meeting, Canal Wharf
To: Geraint Hopcroft

Dear all,
The pre-start meeting for Canal Wharf Block C will take place in the site cabin on Monday 21 June at 08:00. Bring your RAMS.
Lorna Stead, Contracts Manager`,
    expected: [at('2027-06-21T08:00:00+01:00')],
  },
  {
    name: 'en: availability without a proposal',
    sentAt: '2027-11-03T13:33:00+00:00',
    timezone: 'Europe/London',
    from: 'Sian Merrick <sian@merrickhr.example>',
    subject: 'Re: handbook update',
    text: `Hi Colin,

Happy to go through it with you over the phone. Mondays are usually good for me and I'm free most of next week apart from the school run. Just drop me a line when you know how you're fixed.

Sian

Merrick HR | Mon-Thu 9.30-2.30 | 07700 900 338`,
    expected: [],
  },
  {
    name: 'en: booking link without any time',
    sentAt: '2027-04-28T11:09:00-04:00',
    timezone: 'America/New_York',
    from: 'Jasmine Okafor <jasmine@okaforbrand.example>',
    subject: 'Next step on your logo',
    text: `Hi Pete!

Loved your answers on the questionnaire. The next step is a 30-minute discovery call. Grab whatever slot works for you here:

https://book.okaforbrand.example/jasmine/discovery

Slots open up through the end of May, usually between 10 and 4.

Talk soon,
Jasmine`,
    expected: [],
  },
  {
    name: 'en: video call with link and spoken time half past two',
    sentAt: '2027-12-01T09:26:00+00:00',
    timezone: 'Europe/London',
    from: 'Farah Mistry <farah@mistrymedia.example>',
    subject: 'Christmas campaign',
    text: `Hiya Ben,

Can we have a natter about the Christmas posts on Friday at half past two? Half an hour should do it. Link: https://video.mistrymedia.example/room/farah

I've only got budget for £300 of ads so we need to be clever :)

Farah`,
    expected: [at('2027-12-03T14:30:00+00:00', '2027-12-03T15:00:00+00:00')],
  },
  {
    name: 'en: planned server maintenance window',
    sentAt: '2027-07-13T15:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Holt IT Support <support@holtit.example>',
    subject: 'Planned maintenance: Saturday 17 July, 22:00 - 02:00',
    text: `Hi team at Oakapple Vets,

We will be patching your file server on Saturday 17 July between 22:00 and 02:00. During that time email and the booking system may be slow or unavailable. You don't need to do anything and nobody needs to be on site, but please make sure you have logged out before you leave on Saturday.

Ticket: HIT-55102

Regards
Holt IT Support
Helpdesk 8am-6pm, 01632 960 555`,
    expected: [],
  },
  {
    name: 'en: IT engineer visit beside a maintenance window',
    sentAt: '2027-07-20T11:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Ravi Holt <ravi@holtit.example>',
    subject: 'RE: Till 2 keeps freezing',
    text: `Hi Sandra,

I've looked at the logs and the network card in till 2 is dying. I'll come out to you myself the day after tomorrow, 9.15 to 10, and swap it.

Unrelated: broadband in your street is down for works on Sunday from 1am to 5am, that's the provider and nothing to worry about.

Ravi`,
    expected: [at('2027-07-22T09:15:00+01:00', '2027-07-22T10:00:00+01:00')],
  },
  {
    name: 'en: event ticket with json-ld for a registered reader',
    sentAt: '2027-02-16T19:35:00-05:00',
    timezone: 'America/Toronto',
    from: 'Ticketbarn <orders@ticketbarn.example>',
    subject: 'Your registration for Main Street Merchants Breakfast',
    text: `Hi Claudette,

You're going to Main Street Merchants Breakfast!

Thursday, March 4, 2027, 7:30 a.m. to 9:00 a.m.
The Armoury, 55 King Street

Order #6620-118, 1 x Member ticket, $22.00 CAD

Print your ticket or show it on your phone.`,
    html: `<html><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "6620-118",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Claudette Roy" },
  "reservationFor": {
    "@type": "Event",
    "name": "Main Street Merchants Breakfast",
    "startDate": "2027-03-04T07:30:00-05:00",
    "endDate": "2027-03-04T09:00:00-05:00",
    "location": { "@type": "Place", "name": "The Armoury", "address": "55 King Street" }
  }
}]
</script>
<h1>You're going to Main Street Merchants Breakfast!</h1>
<p>Thursday, March 4, 2027, 7:30 a.m. to 9:00 a.m.<br>The Armoury, 55 King Street</p>
<p>Order #6620-118, 1 x Member ticket, $22.00 CAD</p>
<p>Print your ticket or show it on your phone.</p>
</body></html>`,
    expected: [at('2027-03-04T07:30:00-05:00', '2027-03-04T09:00:00-05:00')],
  },
  {
    name: 'en: minutes of a meeting that is past',
    sentAt: '2027-10-08T12:40:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Orla Fennessy <orla@fennessycoop.example>',
    subject: "Minutes of Wednesday's meeting",
    text: `All,

Thanks for coming on Wednesday. Short minutes below.

Present: Orla, Dermot, Siobhán, Tadhg
Meeting opened 7.30pm on 6 October, closed 9.10pm.

1. New freezer: Dermot got two prices, €3,150 and €3,890. Agreed to go with the first.
2. Christmas hampers: Siobhán to have a list by the 22nd.
3. Till float short by €12.40. Tadhg to check.

Date of next meeting to be decided.

Orla`,
    expected: [],
  },
  {
    name: 'en: club secretary names the next committee meeting to the treasurer',
    sentAt: '2027-01-18T20:02:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Padraig Nolan <secretary@ballyfinrowing.example>',
    subject: 'Committee',
    text: `Howya Ger,

Minutes attached from the 13th. Thanks again for taking on the treasurer's job, God help you.

Next committee meeting is Wednesday 10th February at 8pm sharp in the boathouse, and you'll be wanted with the accounts. The bank closes at 4 these days so get the statement before then.

Padraig`,
    expected: [at('2027-02-10T20:00:00+00:00')],
  },
  {
    name: 'en: customer names own hospital appointment only in passing',
    sentAt: '2027-05-26T10:17:00+01:00',
    timezone: 'Europe/London',
    from: 'Brenda Postle <brendapostle@villagemail.example>',
    subject: 'curtains',
    text: `Dear Kath,

The curtains are lovely, thank you. One of the hooks is loose on the left side but my neighbour says he can see to it. I've got my eye hospital on Friday at 11.20 so I shan't be sewing for a bit after that I expect!

I have put the cheque for £240 in the post.

Love
Brenda`,
    expected: [],
  },
  {
    name: 'en: wedding photographer offers two slots in a sentence',
    sentAt: '2027-06-03T19:51:00+10:00',
    timezone: 'Australia/Melbourne',
    from: 'Zoe Papas <zoe@goldenhourphotos.example>',
    subject: 'Studio headshots for the team',
    text: `Hi Hamish,

Thanks for paying the deposit so quickly! For the team headshots I can squeeze you in on either Wednesday 9 June at 9.30am or Friday 11 June at 1pm. Both at my Brunswick studio, allow two hours for eight people.

Please wear plain colours, no checks. Final gallery will be with you within ten business days.

Zoe
Golden Hour Photos
ABN 00 000 000 000`,
    expected: [
      at('2027-06-09T09:30:00+10:00', '2027-06-09T11:30:00+10:00'),
      at('2027-06-11T13:00:00+10:00', '2027-06-11T15:00:00+10:00'),
    ],
  },
  {
    name: 'en: Christmas opening hours sent by hand to customers',
    sentAt: '2027-12-13T16:15:00+00:00',
    timezone: 'Europe/London',
    from: 'Terry at Lowside Timber <terry@lowsidetimber.example>',
    subject: 'Xmas hours',
    text: `Dear all trade customers,

Our hours over Christmas are:

Thu 23 Dec  7.30 - 4
Fri 24 Dec  7.30 - 12
25 Dec - 3 Jan closed
Tue 4 Jan   back to normal, 7.30 - 5

Last orders for delivery before the break by 10am Tuesday 21 December please.

Thanks for your custom this year and a merry Christmas from all of us.

Terry, Jean and the lads`,
    expected: [],
  },
  {
    name: 'en: stock-take as a whole day for the reader',
    sentAt: '2027-03-15T14:22:00+00:00',
    timezone: 'Europe/London',
    from: 'Denise Hallam <denise@hallamcycles.example>',
    subject: 'Annual stocktake',
    text: `Hi Robbie,

Year end is coming round again. We're doing the stocktake on Wednesday 31 March and the shop will be shut all day for it. I need you in for the whole of it please, lunch is on me.

Can you make sure the scanner guns are charged the night before.

Denise`,
    expected: [days('2027-03-31')],
  },
  {
    name: 'en: viewing with two days ruled out and one new time',
    sentAt: '2027-08-17T12:11:00+01:00',
    timezone: 'Europe/London',
    from: 'Claire Upjohn <claire.upjohn@keystoneestates.example>',
    subject: 'Viewing of the Station Road unit',
    text: `Hi Yusuf

I'm afraid the landlord can't do Wednesday at 4 after all, and Thursday is out for him too. He has suggested Monday 23rd August, 5.15pm instead, meeting outside the front shutter. Would that be OK for you?

Rent is still £1,150 pcm plus service charge.

Claire

Keystone Estates
Branch open Mon-Fri 9-5.30, Sat 9-1`,
    expected: [at('2027-08-23T17:15:00+01:00')],
  },
  {
    name: 'en: New Zealand client calls an australian reader in NZ time',
    sentAt: '2027-11-08T14:32:00+13:00',
    timezone: 'Australia/Sydney',
    from: 'Hemi Parata <hemi@kauriworks.example>',
    subject: 'Catch up on the kiosk job',
    text: `Kia ora Steph,

Let's get on the phone about the kiosk job. Would 10.30am NZ time this Thursday (11 Nov) suit? I'll ring your mobile.

Freight quote came back at NZ$2,140, bit steep I reckon.

Cheers
Hemi`,
    expected: [at('2027-11-11T08:30:00+11:00')],
  },
  {
    name: "en: all lower case one-liner moves today's call",
    sentAt: '2027-05-18T12:52:00-04:00',
    timezone: 'America/New_York',
    from: 'Chris Yoon <chris@yoonandpark.example>',
    subject: 're: 2pm',
    text: `running behind, can we do 3:15 today instead of 2? sorry!!`,
    expected: [at('2027-05-18T15:15:00-04:00')],
  },
  {
    name: 'en: calendar invitation from new york for a reader in london',
    sentAt: '2027-03-17T16:45:00-04:00',
    timezone: 'Europe/London',
    from: 'Andrea Pell <andrea.pell@pellgallery.example>',
    subject: 'Shipping of the bronzes',
    text: `Nigel, here's the invite for our call with the shippers. See the attachment for details.

Andrea`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Pell Gallery//Scheduler//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:a81d-bronzes@pellgallery.example
DTSTAMP:20270317T204500Z
DTSTART;TZID=America/New_York:20270324T110000
DTEND;TZID=America/New_York:20270324T114500
SUMMARY:Shipping of the bronzes
ORGANIZER;CN=Andrea Pell:mailto:andrea.pell@pellgallery.example
ATTENDEE;RSVP=TRUE;CN=Nigel Thorne:mailto:nigel@thornecasting.example
LOCATION:https://video.pellgallery.example/bronzes
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-24T15:00:00+00:00', '2027-03-24T15:45:00+00:00')],
  },
  {
    name: 'en: friend of the firm invites to lunch at one',
    sentAt: '2027-09-27T11:37:00+01:00',
    timezone: 'Europe/London',
    from: 'Hugo Bellingham <hugo@bellinghamwines.example>',
    subject: 'Lunch?',
    text: `My dear Charlotte,

It is an age since we saw one another, and I have a case of the new Beaujolais that is begging for an honest opinion. Will you let me give you lunch a week on Wednesday, one o'clock, at the Old Vicarage? Bring Simon if he can be dragged away from his lathe.

The '24 went for £18 a bottle last week, by the way. Madness.

Ever yours,
Hugo`,
    expected: [at('2027-10-06T13:00:00+01:00')],
  },
  {
    name: 'en: radio broadcast time and product launch',
    sentAt: '2027-10-25T09:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Nadia Wren <nadia@wrenpr.example>',
    subject: "You're on the radio!",
    text: `Hi Louise,

Great news, the interview you recorded last week goes out on Valley FM on Thursday at 8.20am and is repeated at 6.40pm. They'll put it online afterwards, so no need to get up for it.

The new range goes live on the website on Monday 1 November at 9am, all scheduled, nothing for you to do.

Nadia
Wren PR`,
    expected: [],
  },
  {
    name: 'en: confirms one of two and drops the other in a chatty mail',
    sentAt: '2027-06-29T20:40:00+01:00',
    timezone: 'Europe/London',
    from: 'Philippa Dray <pip.dray@mailnook.example>',
    subject: 'Re: piano tuning',
    text: `Hello Stan,

What a day! The dog ate half a cushion and the grandchildren came for tea. Anyway, you gave me the choice of Monday or Wednesday. Monday I have the church flowers, so let's say Wednesday the 7th at 10.45, and I shall have the kettle on.

It's the upright in the dining room, not touched since 2019 I'm ashamed to say. £75 is quite all right.

Pip Dray`,
    expected: [at('2027-07-07T10:45:00+01:00')],
  },
  {
    name: 'en: cancelled table with json-ld status cancelled',
    sentAt: '2027-07-08T13:18:00+01:00',
    timezone: 'Europe/London',
    from: 'Bistro Verdant <noreply@bistroverdant.example>',
    subject: 'Your booking has been cancelled',
    text: `Hello Marcus,

As requested, we have cancelled your table for 4 on Saturday 10 July 2027 at 20:00. Your £40 deposit will be refunded within 5 working days.

We hope to welcome you another time.

Bistro Verdant`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "BV20415",
  "reservationStatus": "http://schema.org/ReservationCancelled",
  "underName": { "@type": "Person", "name": "Marcus Lyle" },
  "reservationFor": { "@type": "FoodEstablishment", "name": "Bistro Verdant" },
  "startTime": "2027-07-10T20:00:00+01:00",
  "partySize": "4"
}
</script></head><body><p>Hello Marcus,</p>
<p>As requested, we have cancelled your table for 4 on Saturday 10 July 2027 at 20:00. Your £40 deposit will be refunded within 5 working days.</p>
<p>We hope to welcome you another time.</p><p>Bistro Verdant</p></body></html>`,
    expected: [],
  },
  {
    name: 'en: quote full of numbers that look like times',
    sentAt: '2027-02-18T15:56:00-06:00',
    timezone: 'America/Chicago',
    from: 'Duane Kessler <duane@kesslersheetmetal.example>',
    subject: 'Quote 11-30 for ductwork',
    text: `Steve,

Quote for the ductwork, as promised:

Item 10-15  20 ga. trunk line, 14x8    $1,030.00
Item 10-30  Elbows, qty 6              $  214.50
Item 11-00  Labor, 12 hrs @ $85        $1,020.00

Total $2,264.50, good for 30 days. Lead time is 2 to 3 weeks from a signed PO. Metal prices change on the 1st of March so sooner is better.

Duane
Kessler Sheet Metal, open 6-3 M-F`,
    expected: [],
  },
  {
    name: 'en: booked course with start and end, and an invoice date',
    sentAt: '2027-08-30T09:58:00+01:00',
    timezone: 'Europe/London',
    from: 'Beth Carrow <beth@carrowsafety.example>',
    subject: 'First aid course - joining instructions',
    text: `Dear Elliot,

You are booked on our First Aid at Work refresher on Tuesday 14 September, 9.00am to 4.30pm, at the Carrow Training Centre, Unit 12, Dock Lane. Tea and coffee from the machine, please bring a packed lunch. Registration is at the front desk.

Your certificate will run for three years. The invoice (£135 + VAT) went to your head office and is payable by 30 September.

Kind regards
Beth Carrow
Course bookings: 01632 960 771, weekdays 8.30-5`,
    expected: [at('2027-09-14T09:00:00+01:00', '2027-09-14T16:30:00+01:00')],
  },
  {
    name: 'en: recruiter sets up two phone interviews for the reader',
    sentAt: '2027-01-07T10:44:00-07:00',
    timezone: 'America/Denver',
    from: 'Marcy Tolliver <marcy@tolliverstaffing.example>',
    subject: 'Interviews with Jamal R. and Kristin B.',
    text: `Good morning Bob,

Both candidates are excited to meet you. Here's what I set up for you, both by phone, and they'll be expecting your call:

Jamal R. - Monday, January 11th, 10:00-10:30 AM
Kristin B. - Tuesday, January 12th, 3:00-3:30 PM

Resumes attached. Jamal is asking $24/hr, Kristin is at $26.50.

Thanks!
Marcy`,
    expected: [
      at('2027-01-11T10:00:00-07:00', '2027-01-11T10:30:00-07:00'),
      at('2027-01-12T15:00:00-07:00', '2027-01-12T15:30:00-07:00'),
    ],
  },
  {
    name: 'en: third persons meet without the reader',
    sentAt: '2027-04-19T16:27:00+01:00',
    timezone: 'Europe/London',
    from: 'Anil Deshmukh <anil@deshmukhlegal.example>',
    subject: 'Lease - update',
    text: `Dear Mrs Warboys,

A brief update. The landlord's solicitor and the surveyor are meeting at the property on Thursday 22 April at 2pm to agree the schedule of condition between them. There is no need for you to attend, and I shall report to you once I have their note.

In the meantime please do not sign anything.

Yours sincerely
Anil Deshmukh`,
    expected: [],
  },
  {
    name: 'en: parent evening slot for the reader by a school',
    sentAt: '2027-11-16T15:40:00+00:00',
    timezone: 'Europe/London',
    from: 'Miss J. Rowntree <jrowntree@hollinsjunior.example>',
    subject: "Parents' evening",
    text: `Dear Mr and Mrs Adeyemi,

Thank you for returning the slip. I have put you down for 5.50pm on Thursday 25th November to talk about Temi's progress. Each appointment is ten minutes, so please do be prompt. The hall is open from 3.30pm and the book fair closes at 7pm.

Best wishes
Miss Rowntree
Class 4R`,
    expected: [at('2027-11-25T17:50:00+00:00', '2027-11-25T18:00:00+00:00')],
  },
  {
    name: 'en: supplier rep in a fortnight at noon on the same weekday',
    sentAt: '2027-09-02T10:03:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Ronan Tully <ronan.tully@tullycoffee.example>',
    subject: 'machine service',
    text: `Hi Grainne,

Good to see you this morning. Part has to come from Italy so I've put you in for a fortnight today, Thursday the 16th, at 12 noon. I'll need the machine switched off an hour before so it's cold.

Beans went up 4% from 1st September, new list attached.

Ronan`,
    expected: [at('2027-09-16T12:00:00+01:00')],
  },
  {
    name: 'en: bulk software release with a launch time',
    sentAt: '2027-05-11T13:00:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Shelfwise <updates@shelfwise.example>',
    subject: 'Shelfwise 6 arrives May 18 at 9 AM PT',
    text: `Big things are coming.

On Tuesday, May 18 at 9:00 AM Pacific, Shelfwise 6 starts rolling out to every account. New inventory counts, faster labels, dark mode.

Your plan price stays at $39/month until December 31.

Read what's new: https://shelfwise.example/six

Manage email preferences | Unsubscribe`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: calendar part for an away day as a whole day',
    sentAt: '2027-04-12T17:06:00+01:00',
    timezone: 'Europe/London',
    from: 'Kirsty Lomas <kirsty@lomasphysio.example>',
    subject: 'Team away day',
    text: `Hi gang, popping this in everyone's calendar. Clinic is closed that day so no excuses! Programme to follow.

Kirsty`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Lomas Physio//Diary//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:awayday27@lomasphysio.example
DTSTAMP:20270412T160600Z
DTSTART;VALUE=DATE:20270521
DTEND;VALUE=DATE:20270522
SUMMARY:Team away day
LOCATION:Hathern Hall
ORGANIZER;CN=Kirsty Lomas:mailto:kirsty@lomasphysio.example
ATTENDEE:mailto:desk@lomasphysio.example
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [days('2027-05-21')],
  },
  {
    name: 'en: Scottish customer books a fitting with dialect words',
    sentAt: '2027-10-26T18:29:00+01:00',
    timezone: 'Europe/London',
    from: 'Shona McIlwraith <shona.mci@clydemail.example>',
    subject: 'kilt fitting for the wee man',
    text: `Hiya,

Spoke tae the lassie in the shop the day and she said tae email. Could I bring ma boy in for his fitting on Saturday 6th November at twenty past ten? He's 9 but tall for it. Wedding's no till the spring so nae rush wi the rest.

She said £60 hire and £50 deposit, that right aye?

Cheers
Shona`,
    expected: [at('2027-11-06T10:20:00+00:00')],
  },
  {
    name: 'en: cold offer by hand from a cleaning firm with call hours',
    sentAt: '2027-03-22T10:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Lee Sharman <lee@sparklepro.example>',
    subject: 'Office cleaning from £14 an hour',
    text: `Hi there,

I'm Lee from SparklePro, we clean offices and surgeries all over the county. Prices from £14 an hour, two weeks free if you sign before 9 April.

Our teams work 5am-8am or 6pm-10pm so we never get under your feet. If you'd like a quote give me a bell any time between 9 and 6 or just reply to this email.

Lee Sharman
SparklePro
07700 900 514`,
    expected: [],
  },
  {
    name: 'en: solicitor confirms a conference beside a court deadline',
    sentAt: '2027-12-06T14:14:00+00:00',
    timezone: 'Europe/London',
    from: 'Eleanor Vance <evance@vancehartley.example>',
    subject: 'Your claim - meeting with counsel [VH/2291/EV]',
    text: `Dear Mr Pocock,

Further to our call this morning I write to confirm the following.

1. The conference with counsel, Miss Adeline Roper, will take place at her chambers, 4 Staple Court, on Wednesday 15 December 2027 at 4.00pm. Please ask for me at the reception. I expect the conference to last until 5.30pm.

2. Your signed witness statement must be filed by 4pm on Friday 14 January 2028. I shall send a draft to you this week for your comments.

3. Counsel's fee for the conference is £950 plus VAT, for which I should be grateful for funds on account by Friday.

I shall be away from the office from 20 December. During that time my colleague Mr Hartley will deal with anything urgent on 01632 960 230 (9.30am to 5.00pm).

Yours sincerely,

Eleanor Vance
Partner
Vance Hartley LLP`,
    expected: [at('2027-12-15T16:00:00+00:00', '2027-12-15T17:30:00+00:00')],
  },
];
