import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: US bookkeeper proposes 12/8 at 10:30 for 45 minutes',
    sentAt: '2026-12-02T16:40:00-05:00',
    timezone: 'America/New_York',
    from: 'Denise Calloway <denise@callowaybooks.example>',
    subject: 'Year-end prep',
    text: `Hi Rob,

Before the holidays hit I'd like to walk through the year-end list with you: 1099s, the two trucks, and that loan from your brother-in-law.

Does Tuesday 12/8 at 10:30 work? Figure 45 minutes. I can come to the shop, I need to pick up the receipts box anyway.

Bring the September and October bank statements if you have them.

Thanks!
Denise

Denise Calloway, EA
Calloway Bookkeeping LLC | (555) 013-4420
Office hours Mon-Fri 9-5
`,
    expected: [at('2026-12-08T10:30:00-05:00', '2026-12-08T11:15:00-05:00')],
  },
  {
    name: 'en: an Irish client picks the second of two times offered',
    sentAt: '2027-01-12T11:26:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Aoife Brannigan <aoife@brannigancatering.example>',
    subject: 'Re: Menus for the spring',
    text: `Hi Colm,

Friday the 15th at 3 would suit us best, we're at a funeral in Athlone on Thursday. Come round the back, the front door is being painted.

Talk soon,
Aoife

On Mon, 11 Jan 2027 at 17:03, Colm Tierney <colm@inkwellprint.example> wrote:
> Hi Aoife,
>
> I have the proofs of the menus here and would sooner show you the card
> in person than send a PDF. I could call out to you on Thursday 14 January
> at 11am or Friday 15 January at 3pm, whichever is handier.
>
> Colm
`,
    expected: [at('2027-01-15T15:00:00+00:00')],
  },
  {
    name: 'en: tomorrow at ten is shifted to Monday at the same time',
    sentAt: '2027-02-09T15:51:00+00:00',
    timezone: 'Europe/London',
    from: 'Hamish Pell <hamish.pell@pellandrowe.example>',
    subject: 'Tomorrow',
    text: `Hi Tessa

Really sorry, I'm going to have to mess you about. The planning officer has pulled me in tomorrow morning so I can't do our 10am. Could we make it Monday (15th) instead, same time, still at yours?

I'll bring the revised elevations, they should be back from the printers by then.

Apologies again
H

Pell & Rowe Architects
The Old Forge, Station Road, Haddlesey
`,
    expected: [at('2027-02-15T10:00:00+00:00')],
  },
  {
    name: 'en: an assessor meets the shopkeeper early on a Wednesday in Melbourne',
    sentAt: '2027-03-03T13:20:00+11:00',
    timezone: 'Australia/Melbourne',
    from: 'Kylie Vandenberg <kylie.v@harbourstrata.example>',
    subject: 'Water damage Shop 3 - claim 88213',
    text: `Hi Nick,

Good news, the insurer has finally assigned an assessor (Graeme Toohey). He'll meet you and me at Shop 3 on Wed 10 March, 7.45am, before you open. He needs to get at the ceiling in the store room so if you could clear the top shelves that'd be a help.

He'd also like the quotes from both plumbers. Email's fine.

Cheers
Kylie

Kylie Vandenberg
Owners Corporation Manager
Harbour Strata Services
(03) 5550 1847
`,
    expected: [at('2027-03-10T07:45:00+11:00')],
  },
  {
    name: 'en: an agency offers three slots on three days',
    sentAt: '2027-05-04T10:08:00+01:00',
    timezone: 'Europe/London',
    from: 'Saffron Idowu <saffron@tallorder.example>',
    subject: 'Brand refresh – first round of concepts',
    text: `Hello both,

Hope you had a good bank holiday. We've got three routes to show you and we're rather pleased with one of them (not saying which).

Would any of these work for a presentation over video?

 • Mon 10 May, 9.30–10.30am
 • Tue 11 May, 2–3pm
 • Thu 13 May, 4–5pm

Just say which and I'll send a link.

All best,
Saffron

Saffron Idowu (she/her)
Account Director, Tall Order
Registered in England no. 00000417. This email is confidential.
`,
    expected: [
      at('2027-05-10T09:30:00+01:00', '2027-05-10T10:30:00+01:00'),
      at('2027-05-11T14:00:00+01:00', '2027-05-11T15:00:00+01:00'),
      at('2027-05-13T16:00:00+01:00', '2027-05-13T17:00:00+01:00'),
    ],
  },
  {
    name: 'en: a calendar invitation to a supplier check-in in Los Angeles',
    sentAt: '2027-06-14T14:17:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Marcus Trujillo <marcus@redwoodroasters.example>',
    subject: 'Invitation: Q3 green coffee check-in @ Thu Jun 17, 2027 11am - 11:30am (PDT)',
    text: `You have been invited to the following event.

Q3 green coffee check-in
Thursday Jun 17, 2027 11am – 11:30am
Pacific Time - Los Angeles

Join: https://meet.redwoodroasters.example/q3-green

Guests
marcus@redwoodroasters.example - organizer
orders@alderstreetcafe.example
`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Redwood//Calendar 1.4//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/Los_Angeles
BEGIN:DAYLIGHT
TZOFFSETFROM:-0800
TZOFFSETTO:-0700
TZNAME:PDT
DTSTART:19700308T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0700
TZOFFSETTO:-0800
TZNAME:PST
DTSTART:19701101T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
DTSTART;TZID=America/Los_Angeles:20270617T110000
DTEND;TZID=America/Los_Angeles:20270617T113000
DTSTAMP:20270614T211700Z
ORGANIZER;CN=Marcus Trujillo:mailto:marcus@redwoodroasters.example
UID:5k2v8q-q3green@redwoodroasters.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
 TRUE:mailto:orders@alderstreetcafe.example
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Q3 green coffee check-in
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-06-17T11:00:00-07:00', '2027-06-17T11:30:00-07:00')],
  },
  {
    name: 'en: a garden centre newsletter with workshop times gives none',
    sentAt: '2027-08-06T07:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Wickstead Garden Centre <news@wicksteadgardens.example>',
    subject: 'August at Wickstead: sweet peas, scones and 20% off pots',
    text: `THIS MONTH AT WICKSTEAD

20% OFF ALL TERRACOTTA
Until Sunday 22 August, in store only.

WREATHS FROM THE HEDGEROW
Saturday 14 August, 10.30am-12.30pm, £28 including coffee
Book at the information desk.

LATE NIGHT THURSDAYS
The café is open until 8pm every Thursday in August.

You are receiving this because you have a Wickstead card. Unsubscribe: https://wicksteadgardens.example/u/8812
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: general availability of a job applicant gives none',
    sentAt: '2027-08-30T20:15:00+01:00',
    timezone: 'Europe/London',
    from: 'Callum Reddy <callum.reddy@studentpost.example>',
    subject: 'Saturday / part time work',
    text: `Hello,

I saw the card in your window about part-time staff. I am 17 and going into year 13 in September. I have worked in my aunt's bakery for two summers so I am used to early starts and a till.

In term time I'm free on Tuesdays and Thursdays after 2pm and all day Saturday and Sunday. I could start from 13 September.

My CV is attached. I look forward to hearing from you.

Yours sincerely,
Callum Reddy
07700 900318
`,
    expected: [],
  },
  {
    name: 'en: 3pm Eastern for half an hour is eight in the evening in London',
    sentAt: '2027-09-07T10:05:00-04:00',
    timezone: 'Europe/London',
    from: 'Brooke Ashworth-Lane <brooke@northpinestudio.example>',
    subject: 'Next step on the licensing deal',
    text: `Hi Imogen,

Thanks for turning the redlines around so fast. Our counsel has two small comments on section 7 that are easier to talk through than to type.

Can you do Thursday, September 9 at 3:00 PM ET? That's 8pm for you I believe, sorry about your evening. 30 minutes, tops. I'll call your cell.

Best,
Brooke

Brooke Ashworth-Lane
North Pine Studio, Brooklyn
`,
    expected: [at('2027-09-09T20:00:00+01:00', '2027-09-09T20:30:00+01:00')],
  },
  {
    name: 'en: a flat hunter agrees to a viewing on Saturday at eleven',
    sentAt: '2026-11-18T21:07:00+00:00',
    timezone: 'Europe/London',
    from: 'Yusuf Demir <yusuf.demir@inboxly.example>',
    subject: 'Re: 2 bed flat, Cardigan Lane',
    text: `Hi Sheila, thanks for getting back to me. Saturday at 11am is great for the viewing, my girlfriend will come too. Is it the black door next to the launderette?

Also is the £925 including council tax or not?

Yusuf
07700 900552
`,
    expected: [at('2026-11-21T11:00:00+00:00')],
  },
  {
    name: 'en: a declined invitation to a Thursday at three gives none',
    sentAt: '2027-01-25T16:32:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Donal Kehoe <donal.kehoe@kehoeagri.example>',
    subject: 'Re: Site walk',
    text: `Sinead,

Thanks for the offer but I can't make Thursday at 3, nor the Friday, we're lambing and I'm on my own here until my brother is back. I'll give you a shout when things quieten down.

Regards
Donal
`,
    expected: [],
  },
  {
    name: 'en: noon Friday in three words from a colleague in Sydney',
    sentAt: '2027-02-17T15:48:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Mel Tran <mel@bluegumvets.example>',
    subject: 'roster catch up',
    text: `Noon Friday ok?

Sent from my iPhone
`,
    expected: [at('2027-02-19T12:00:00+11:00')],
  },
  {
    name: 'en: a choir rehearsal moves from Tuesday 7.30 to Wednesday 7.45',
    sentAt: '2027-03-08T08:27:00+00:00',
    timezone: 'Europe/London',
    from: 'Bernard Quayle <bernard@stannesingers.example>',
    subject: 'This week',
    text: `Dear Philippa,

The church hall has been double booked by the Brownies tomorrow, so this week's rehearsal can't be on Tuesday at 7.30 as usual. We have been given Wednesday instead: 7.45pm until 9.15pm in the vestry room, 10th March. There's an upright in there, tuned (I'm told) in living memory.

Would you start us off with the Stanford, as the tenors need it?

With thanks as ever for playing for us,
Bernard
`,
    expected: [at('2027-03-10T19:45:00+00:00', '2027-03-10T21:15:00+00:00')],
  },
  {
    name: 'en: a notice of roadworks by the council gives none',
    sentAt: '2027-04-26T10:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Highways <highways@marlinghamcouncil.example>',
    subject: 'Carriageway resurfacing: High Street, Marlingham',
    text: `Dear Occupier,

We will be resurfacing High Street between its junctions with Fore Street and Quay Road.

Start date: Wednesday 12 May 2027
Working hours: 8.00am to 5.30pm
Expected duration: 3 days

During these hours there will be no parking outside your premises and deliveries should use Back Lane. Pedestrian access will be maintained at all times. You do not need to do anything.

We apologise for any inconvenience.

Highways and Transport
`,
    expected: [],
  },
  {
    name: 'en: a table for six at a restaurant, with JSON-LD',
    sentAt: '2027-05-20T17:46:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Fig & Ember <reservations@figandember.example>',
    subject: 'Your reservation at Fig & Ember',
    text: `Hi Dana,

You're all set! We look forward to seeing you.

Party of 6
Friday, June 4, 2027 at 7:15 PM
Fig & Ember, 1120 SE Alder St, Portland, OR

Confirmation #FE77M2

Running late? We hold tables for 15 minutes. Dinner is served Tuesday-Sunday from 5 to 10 PM.
`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "FE77M2",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Dana Whitcomb"},
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Fig & Ember",
    "address": {"@type": "PostalAddress", "streetAddress": "1120 SE Alder St", "addressLocality": "Portland", "addressRegion": "OR", "addressCountry": "US"}
  },
  "startTime": "2027-06-04T19:15:00-07:00",
  "partySize": "6"
}
</script></head><body><p>Hi Dana,</p><p>You're all set! We look forward to seeing you.</p><p><b>Party of 6</b><br>Friday, June 4, 2027 at 7:15 PM<br>Fig &amp; Ember, 1120 SE Alder St, Portland, OR</p><p>Confirmation #FE77M2</p></body></html>`,
    expected: [at('2027-06-04T19:15:00-07:00')],
  },
  {
    name: 'en: a Danish supplier calls at 14:00 CEST, one o clock in London',
    sentAt: '2027-06-29T09:18:00+02:00',
    timezone: 'Europe/London',
    from: 'Jesper Lindqvist-Holm <jlh@nordlampe.example>',
    subject: 'SV: Complaint 2027-118, broken shades',
    text: `Dear Mr. Whitlock,

Thank you for the pictures. We have now talked with our packing department and we would like to explain you the result and also a proposal for compensation.

I suggest that we have a telephone meeting on Monday 5 July 2027 at 14:00 (CEST), duration one hour. From our side Mrs. Bodil Krag from Quality will also take part. Please confirm if it is suitable for you.

Med venlig hilsen / Best regards
Jesper Lindqvist-Holm
Export Manager
Nordlampe A/S, Industrivej 88, Vejby
`,
    expected: [at('2027-07-05T13:00:00+01:00', '2027-07-05T14:00:00+01:00')],
  },
  {
    name: 'en: a wholesaler tells its Christmas opening hours and last order day',
    sentAt: '2027-11-29T09:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Pinder Bakery Supplies <sales@pinderbakery.example>',
    subject: 'Christmas opening times',
    text: `Dear all,

Our hours over Christmas are:

Thu 23 Dec     7.00 - 16.00
Fri 24 Dec     7.00 - 12.00
25 - 28 Dec    closed
Wed 29 Dec     8.00 - 16.00
Thu 30 Dec     8.00 - 16.00
31 Dec - 3 Jan closed

Last orders for delivery before Christmas: Monday 20 December, 2pm.

Wishing you a busy one!
Everyone at Pinder
`,
    expected: [],
  },
  {
    name: 'en: lunch on Tuesday moves from half twelve to twenty past one',
    sentAt: '2027-10-14T17:22:00+01:00',
    timezone: 'Europe/London',
    from: 'Anneka Stroud <anneka@stroudpr.example>',
    subject: 'Re: Re: lunch?',
    text: `No problem at all. Let's say twenty past one then rather than 12.30, still Tuesday, still the Greek place. I'll change the table.

A x

> On 14 Oct 2027, at 16:50, Joel Banks <joel@banksillustration.example> wrote:
>
> Would you mind awfully if we ate a bit later on Tues? Got the dentist at
> half eleven and I'll be dribbling
`,
    expected: [at('2027-10-19T13:20:00+01:00')],
  },
  {
    name: 'en: a webinar invitation to a list gives none',
    sentAt: '2027-01-19T11:00:00-05:00',
    timezone: 'America/New_York',
    from: 'PayPebble Academy <academy@paypebble.example>',
    subject: 'Last seats: 5 payroll mistakes that cost small businesses thousands',
    text: `FREE LIVE WEBINAR

5 payroll mistakes that cost small businesses thousands
Thursday, January 28 | 1:00-1:45 PM ET

In just 45 minutes you'll learn:
> why overtime is calculated wrong in 3 out of 4 shops
> the one form the IRS always asks for
> how PayPebble pays for itself

[SAVE MY SEAT]

Can't make it? Register anyway and we'll send you the recording.

PayPebble Inc., 1 Pebble Plaza, Wilmington DE. Manage preferences | Unsubscribe
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: a calendar part that cancels gives none',
    sentAt: '2027-02-01T08:49:00+00:00',
    timezone: 'Europe/London',
    from: 'Oliver Tench <oliver.tench@kestrelfleet.example>',
    subject: 'Cancelled: Telematics demo',
    text: `Sorry all, our demo vehicle has been pranged. Will be in touch once it's back from the bodyshop.

Ollie
`,
    calendar: crlf(`BEGIN:VCALENDAR
METHOD:CANCEL
PRODID:Kestrel Mail Server 2026
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
ORGANIZER;CN=Oliver Tench:mailto:oliver.tench@kestrelfleet.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION:mailto:office@dalevans.example
DESCRIPTION:Sorry all\\, our demo vehicle has been pranged.\\n
UID:040000008200E00074C5B7101A82E008000000007A11
SUMMARY:Cancelled: Telematics demo
DTSTART;TZID=GMT Standard Time:20270203T133000
DTEND;TZID=GMT Standard Time:20270203T143000
DTSTAMP:20270201T084900Z
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'en: a couple books the photographer for the whole wedding day',
    sentAt: '2026-11-30T20:40:00+00:00',
    timezone: 'Europe/London',
    from: 'Ffion & Gareth <ffion.gareth.wed@postbox.example>',
    subject: 'Yes please!!',
    text: `Hi Marta,

We loved the albums so it's a yes! We'd like to book you for our wedding on Saturday 18 September 2027, the full-day package (£1,650). It's at Plas Brynmor near Dolgarth. No timings yet because the registrar hasn't let us know, but you'd be with us from getting ready right to the first dance.

The deposit went across tonight, ref PRICE/HUGHES.

So excited!
Ffion & Gareth xx
`,
    expected: [days('2027-09-18')],
  },
  {
    name: 'en: an account of a past accident with date and hour gives none',
    sentAt: '2027-02-08T16:14:00+00:00',
    timezone: 'Europe/London',
    from: 'Kevin Ashby <kevin.ashby@brackleytyres.example>',
    subject: 'Incident at your loading bay',
    text: `Dear Sirs

I am writing about an incident at your premises on Wednesday 3 February 2027 at approximately 11.00am. Our driver, Mr S Kowalczyk, had reversed on to the bay as directed by your warehouseman when the roller door came down on the vehicle. The damage is to the nearside rear and is put at £1,240.

Our driver had arrived at 10.45 and left at 11.50.

Kindly let us have the details of your insurer within 14 days of this letter.

Yours faithfully
K Ashby
Transport Manager
`,
    expected: [],
  },
  {
    name: 'en: a timber yard tells the window of a delivery',
    sentAt: '2027-04-20T14:45:00+01:00',
    timezone: 'Europe/London',
    from: 'Despatch <despatch@larkhilltimber.example>',
    subject: 'SO-77120 delivery',
    text: `Hi,

Your order SO-77120 (22 sheets 18mm birch ply, 40 lengths CLS) is on our wagon for Thursday 22nd April, between 7am and 12 noon. Kerbside drop with Hiab.

Someone must sign for it. If nobody is there a redelivery charge of £45 applies.

Thanks
Mick, Larkhill Timber
`,
    expected: [],
  },
  {
    name: 'en: a call today at ten to five',
    sentAt: '2027-05-12T11:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Dr Amrit Sandhu <amrit.sandhu@weirsidesurgery.example>',
    subject: 'Your voicemail',
    text: `Ruth,

Got your message about the cleaning contract. I'm in clinic till late afternoon but I'll ring you at ten to five today, between patients. If the line's engaged I'll try your mobile.

Amrit
`,
    expected: [at('2027-05-12T16:50:00+01:00')],
  },
  {
    name: 'en: a question when it would suit gives none',
    sentAt: '2027-06-17T13:02:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Fintan Moore <fintan@mooreheating.example>',
    subject: 'Annual service due',
    text: `Hi Breda,

The heat pump at the guesthouse is due its yearly service. Last one was 24 June 2026. It takes about an hour and a half and it's €160 plus VAT, same as last year.

Let me know when would suit next week or the week after, I'm in your neck of the woods most afternoons.

Fintan Moore
Moore Heating & Plumbing, Ennisfarna
`,
    expected: [],
  },
  {
    name: 'en: only the quoted old mail holds a time, which is over',
    sentAt: '2027-09-23T11:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Leonie Marsh <leonie@marshlettings.example>',
    subject: 'RE: Inventory check, Flat 2 Regent House',
    text: `Hi Paul

Report and photos attached as promised. There's a chip in the hob that wasn't on the last one but otherwise all tidy. My invoice is on the last page.

Best wishes
Leonie

-----Original Message-----
From: Paul Deakin
Sent: 15 September 2027 09:02
To: Leonie Marsh
Subject: Inventory check, Flat 2 Regent House

Leonie, can you do the check-out at Regent House on Tuesday 21 September at 10am please? Tenant will hand you both sets of keys.

Paul
`,
    expected: [],
  },
  {
    name: 'en: half past three in India is ten in the morning in London',
    sentAt: '2027-11-11T14:00:00+05:30',
    timezone: 'Europe/London',
    from: 'Srinivas Raghunathan <srinivas.r@cauverytextiles.example>',
    subject: 'Sampling of organic poplin - status',
    text: `Dear Ms. Fielding,

Greetings from Cauvery Textiles!

The lab dips have been despatched by courier today (AWB 55 2091 8834) and shall reach you by Tuesday. Once you have seen the shades we request a short call of 30 minutes with our dyeing master on Wednesday, 17 November 2027 at 15:30 IST (India time), so that the bulk can be taken up without delay.

Kindly do the needful and confirm.

Thanks & regards,
Srinivas Raghunathan
Merchandiser
Cauvery Textiles Pvt. Ltd., Coimbatore
`,
    expected: [at('2027-11-17T10:00:00+00:00', '2027-11-17T10:30:00+00:00')],
  },
  {
    name: 'en: a tender with a noon deadline gives none',
    sentAt: '2027-01-05T10:10:00+00:00',
    timezone: 'Europe/London',
    from: 'Procurement <procurement@haverdaleacademies.example>',
    subject: 'ITT HAT/27/003 Grounds Maintenance',
    text: `Dear Supplier,

You have been shortlisted to tender for the above contract.

Clarification questions:      by 17:00, Friday 15 January 2027
Tender return:                12:00 noon, Monday 1 February 2027
Award decision (indicative):  w/c 22 February 2027
Contract start:               1 April 2027

Tenders received after the return time will not be opened. Documents are attached; submissions through the portal only.

Regards
Procurement Team
Haverdale Academies Trust
`,
    expected: [],
  },
  {
    name: 'en: a receipt for a subscription with a billing period gives none',
    sentAt: '2027-02-03T04:12:00-08:00',
    timezone: 'America/Los_Angeles',
    from: 'Tallybox Billing <billing@tallybox.example>',
    subject: 'Your Tallybox receipt #2147-9930',
    text: `Receipt from Tallybox, Inc.

Amount paid    $59.00
Date paid      Feb 3, 2027, 4:11 AM PST
Method         Visa - 0000

Tallybox Team plan
Feb 3 – Mar 3, 2027      $59.00

Your plan renews automatically on March 3, 2027. Cancel any time before then in Settings.

Questions? Chat with us weekdays 6am-6pm Pacific.
`,
    expected: [],
  },
  {
    name: 'en: Friday at ten is bumped to half past one the same day in Brisbane',
    sentAt: '2027-03-10T07:14:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Gav Prentice <gav@prenticepools.example>',
    subject: 'fri',
    text: `Hey Sue gotta bump Fridays 10am to 1.30pm same day, pump guy cant get the part to me before lunch. see ya at the pool shed

Gav
`,
    expected: [at('2027-03-12T13:30:00+10:00')],
  },
  {
    name: 'en: a meeting of others at the bank, told for information',
    sentAt: '2027-05-26T12:27:00+01:00',
    timezone: 'Europe/London',
    from: 'Wilf Garside <wilf@garsidebrewing.example>',
    subject: 'FYI - loan',
    text: `Nat,

Just so you're in the picture: Priya and our accountant are seeing the bank on Wednesday 2 June at 10.30 about the bottling line loan. No need for you to be there, they'll report back to us afterwards.

Other thing: the hop contract for 2028 is signed. £11.40 a kilo, could have been worse.

Wilf
`,
    expected: [],
  },
  {
    name: 'en: a customer went with another firm and drops the slot',
    sentAt: '2027-07-06T21:51:00+01:00',
    timezone: 'Europe/London',
    from: 'Priscilla Noakes <p.noakes@homepost.example>',
    subject: 'Re: Piano removal',
    text: `Dear Stuart,

Thank you for the quote and for being so patient with all my questions about the stairs. We've decided to go with another firm who could do the storage as well, so we won't be needing the survey at 9 on Thursday after all.

I will certainly pass your name on.

With best wishes
Priscilla Noakes
`,
    expected: [],
  },
  {
    name: 'en: a Polish buyer visits the factory for three days',
    sentAt: '2027-07-26T10:44:00+02:00',
    timezone: 'Europe/London',
    from: 'Zbigniew Marczak <z.marczak@marczakmeble.example>',
    subject: 'Visit in September',
    text: `Dear Susan,

thank you for the invitation. We have now bought the flights, so I can confirm that me and my son will visit your factory from Monday 13th till Wednesday 15th September. We would be interested specially in the lacquering line and the new hinges.

Can you please recommend us a hotel near to the factory? Two single rooms, not too expensive.

The order 4471 is received in good condition, thank you.

Pozdrawiam / Regards
Zbigniew Marczak
Marczak Meble, Poznań
`,
    expected: [days('2027-09-13', '2027-09-16')],
  },
  {
    name: 'en: a committee member is called to the general meeting of a club',
    sentAt: '2027-10-25T18:38:00+01:00',
    timezone: 'Europe/London',
    from: 'Sandra Lyle <secretary@tarnbeckrowing.example>',
    subject: 'AGM',
    text: `Hi Mo,

The clubhouse is ours for the AGM: 7pm, Thursday 18th November. As treasurer you'll be up third, straight after Ken's captain's report, so can you have the accounts printed (40 copies should do)? Last year's were passed with one query about the ergo repairs.

Nominations have to reach me by the 8th. I take it you'll stand again? Please?

Sandra
`,
    expected: [at('2027-11-18T19:00:00+00:00')],
  },
  {
    name: 'en: a calendar update moves a fitting to another day',
    sentAt: '2027-10-04T11:36:00-05:00',
    timezone: 'America/Chicago',
    from: 'Yolanda Pruitt <yolanda@bayoubridal.example>',
    subject: 'Updated invitation: Hem fitting, Landry party',
    text: `Hi Grace,

The bride can't do Tuesday anymore so I've moved the fitting to the day after tomorrow, 6:30 in the evening, same room. Pins and the long mirror please!

Yolanda
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Bayou Bridal//Planner//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:hem-landry-2027@bayoubridal.example
SEQUENCE:1
DTSTAMP:20271004T163600Z
DTSTART:20271006T233000Z
DTEND:20271007T003000Z
SUMMARY:Hem fitting\\, Landry party
LOCATION:Bayou Bridal\\, upstairs
ORGANIZER;CN=Yolanda Pruitt:mailto:yolanda@bayoubridal.example
ATTENDEE;CN=Grace;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:grace@thimbleandthread.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-10-06T18:30:00-05:00', '2027-10-06T19:30:00-05:00')],
  },
  {
    name: 'en: a vague wish to get together in the new year gives none',
    sentAt: '2027-12-16T16:59:00+00:00',
    timezone: 'Europe/London',
    from: 'Beatrix Holloway <bea@hollowaymaps.example>',
    subject: 'Thank you (and merry Christmas)',
    text: `Dear Tim,

What a handsome thing the atlas turned out to be. The cartons came on Monday and the first has already gone to my mother.

We really must get together in January to talk about the next one, perhaps some Thursday afternoon when you're up in town anyway? I'm away until the 10th and then buried for a few days, so no rush at all.

Have a lovely Christmas, and give my love to Anna.

Bea
`,
    expected: [],
  },
];
