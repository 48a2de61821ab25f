import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: customer in lower case swaps the visit to another day',
    sentAt: '2027-01-11T19:42:00+00:00',
    timezone: 'Europe/London',
    from: 'Linda Pask <lindapask62@postbox.example>',
    subject: 'kitchen tap',
    text: `hi dave

weds no good after all, ive got the school run both ends. could you do thurs at half 8 in the morning instead?? gate code is 1540, park on the drive, dog is friendly

ta
linda (no 27)`,
    expected: [at('2027-01-14T08:30:00+00:00')],
  },
  {
    name: 'en: Irish accountant proposes Thursday week at half two',
    sentAt: '2027-02-09T10:17:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Fionnuala Geraghty <fionnuala@geraghtytax.example>',
    subject: 'Year end accounts',
    text: `Hi Cormac,

Many thanks for dropping in the box of receipts, we got through most of it over the weekend. There are a few bits I can't make head nor tail of, mostly the van and the two invoices from Tullamore (nos. 1145 and 1230).

Will we say Thursday week at half two, here in the office? Allow an hour. Bring the bank statements for the second account if you can lay your hands on them.

No panic on the CRO return, it isn't due until 30 June.

Kind regards,
Fionnuala

Geraghty & Co., 4 Church Street
Open Mon-Fri 9.00-17.30, closed 1-2 for lunch
T: 090 555 0142`,
    expected: [at('2027-02-18T14:30:00+00:00', '2027-02-18T15:30:00+00:00')],
  },
  {
    name: 'en: angry customer about a visit that did not happen',
    sentAt: '2027-05-24T08:12:00+01:00',
    timezone: 'Europe/London',
    from: 'Graham Ollerton <g.ollerton@inbox.example>',
    subject: 'NO SHOW - job ref 20716',
    text: `Dear Sir or Madam,

Your fitter was due here last Friday at 10 o'clock. I took the morning off work, waited until 1.15 pm and nobody came, nobody rang. When I finally got through to your office at 4.40 I was told that the job had been "moved", which was news to me.

This is the second time. The first was 30 April at 8.30, as you will see from your own records.

I want a written explanation and the £145 deposit back within 14 days. Please do not send anyone else.

G. Ollerton`,
    expected: [],
  },
  {
    name: 'en: applicant offers three interview slots across the clock change',
    sentAt: '2027-03-11T21:06:00-06:00',
    timezone: 'America/Chicago',
    from: 'Tanisha Boyd <tanisha.boyd@webmail.example>',
    subject: 'Re: Front desk position - interview',
    text: `Hi Ms. Kowalczyk,

Thank you so much for getting back to me, I'm really excited about the front desk role!

I could come in for the interview at any of these times:

- Tuesday, March 16 at 10:00 a.m.
- Wednesday, March 17 at 1:30 p.m.
- Friday, March 19 at 9:15 a.m.

Thursday is out, I work 7 to 3 that day at my current job. I'm attaching my resume again with the corrected dates (2019-2024 at the dental office).

Best,
Tanisha Boyd
(312) 555-0188`,
    expected: [
      at('2027-03-16T10:00:00-05:00'),
      at('2027-03-17T13:30:00-05:00'),
      at('2027-03-19T09:15:00-05:00'),
    ],
  },
  {
    name: 'en: calendar invitation to a kick-off with a thin text',
    sentAt: '2027-04-27T15:33:00+01:00',
    timezone: 'Europe/London',
    from: 'Aisha Rahman <aisha.rahman@fernhill-studio.example>',
    subject: 'Invitation: Website kick-off',
    text: `Hi both,

Kick-off as discussed on the phone. Agenda:

1. Who does what
2. Sitemap (draft 3)
3. Photos - still none of the workshop!

Budget is the £4,250 we agreed. Shout if the room is a problem.

Aisha`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Fernhill Studio//Calendar 2.1//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:DAYLIGHT
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:BST
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:GMT
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:5f1c-0427-kickoff@fernhill-studio.example
DTSTAMP:20270427T143300Z
DTSTART;TZID=Europe/London:20270506T140000
DTEND;TZID=Europe/London:20270506T150000
SUMMARY:Website kick-off
LOCATION:Fernhill Studio - upstairs room
ORGANIZER;CN=Aisha Rahman:mailto:aisha.rahman@fernhill-studio.example
ATTENDEE;CN=Tom Beddoes;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:tom@beddoes-joinery.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-05-06T14:00:00+01:00', '2027-05-06T15:00:00+01:00')],
  },
  {
    name: 'en: restaurant confirms the table with JSON-LD',
    sentAt: '2027-11-02T12:25:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'The Salt Loft <bookings@saltloft.example>',
    subject: 'Your table at The Salt Loft is booked',
    text: `Hello Niamh,

Your booking is confirmed.

The Salt Loft, 11 Quay Lane, Galway
Friday 19 November, 7.30pm
Table for 6
Reference: SL-80412

Need to cancel? Please let us know before 5pm the day before, otherwise a charge of €20 per person applies. The kitchen takes last orders at 9.45pm.

See you soon,
The Salt Loft
091 555 0170 | Tue-Sat from 5pm`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "SL-80412",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Niamh Costello" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "The Salt Loft",
    "address": { "@type": "PostalAddress", "streetAddress": "11 Quay Lane", "addressLocality": "Galway", "addressCountry": "IE" }
  },
  "startTime": "2027-11-19T19:30:00+00:00",
  "partySize": "6"
}
</script></head><body>
<p>Hello Niamh,</p>
<p>Your booking is confirmed.</p>
<p><b>The Salt Loft</b>, 11 Quay Lane, Galway<br>Friday 19 November, 7.30pm<br>Table for 6<br>Reference: SL-80412</p>
<p>Need to cancel? Please let us know before 5pm the day before, otherwise a charge of &euro;20 per person applies. The kitchen takes last orders at 9.45pm.</p>
<p>See you soon,<br>The Salt Loft<br>091 555 0170 | Tue-Sat from 5pm</p>
</body></html>`,
    expected: [at('2027-11-19T19:30:00+00:00')],
  },
  {
    name: 'en: courier notice with a parcel delivery in JSON-LD',
    sentAt: '2027-08-17T18:50:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Roo Freight <tracking@roofreight.example>',
    subject: 'Your parcel is on its way',
    text: `G'day,

Your parcel RF 7712 0945 from Bendigo Leather Supplies is on board for delivery.

Estimated arrival: Wednesday 18 August between 10:20am and 12:20pm

Nobody around? We'll leave it in a safe place or take it to the depot, open weekdays 7:30am to 6pm.

Roo Freight`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "RF77120945",
  "expectedArrivalFrom": "2027-08-18T10:20:00+10:00",
  "expectedArrivalUntil": "2027-08-18T12:20:00+10:00",
  "carrier": { "@type": "Organization", "name": "Roo Freight" },
  "itemShipped": { "@type": "Product", "name": "Veg tan shoulder, 2.4 mm" }
}
</script>
<p>G'day,</p>
<p>Your parcel RF 7712 0945 from Bendigo Leather Supplies is on board for delivery.</p>
<p>Estimated arrival: <strong>Wednesday 18 August between 10:20am and 12:20pm</strong></p>
<p>Nobody around? We'll leave it in a safe place or take it to the depot, open weekdays 7:30am to 6pm.</p>
<p>Roo Freight</p></body></html>`,
    expected: [],
  },
  {
    name: 'en: calendar cancellation with a short note',
    sentAt: '2027-09-28T09:14:00-04:00',
    timezone: 'America/Toronto',
    from: 'Pierre Lachance <plachance@northshore-print.example>',
    subject: 'Canceled: Q4 catalogue review',
    text: `Sorry folks, the client pulled the catalogue, so there is nothing to review. Thursday's meeting is off.

Pierre`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Northshore Print//Mail 9//EN
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:q4-review-3391@northshore-print.example
DTSTAMP:20270928T131400Z
DTSTART:20270930T180000Z
DTEND:20270930T190000Z
SUMMARY:Q4 catalogue review
ORGANIZER;CN=Pierre Lachance:mailto:plachance@northshore-print.example
ATTENDEE;CN=Office:mailto:office@maplebind.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: customer picks the second of the quoted slots',
    sentAt: '2027-07-09T12:58:00+01:00',
    timezone: 'Europe/London',
    from: 'Helen Trask <helen@trasklettings.example>',
    subject: 'Re: Measuring up, Flat 3 Albert Court',
    text: `Second one please. Ruth will let you in, I'm at the other property all day.

Helen
Trask Lettings

On Fri, 9 Jul 2027 at 09:31, Bright Blinds <office@brightblinds.example> wrote:
> Dear Helen,
>
> Thanks for your order. To measure up at Albert Court we can offer:
>
> Tuesday 13 July, 11:00
> Wednesday 14 July, 15:30
> Thursday 15 July, 09:00
>
> Which would you like?
>
> Bright Blinds, Unit 6, Mill Road
> Showroom open Tue-Sat 10-5`,
    expected: [at('2027-07-14T15:30:00+01:00')],
  },
  {
    name: 'en: software newsletter announces a live demo',
    sentAt: '2027-02-17T08:00:00-05:00',
    timezone: 'America/New_York',
    from: 'Tillbright POS <hello@news.tillbright.example>',
    subject: '3 features your checkout is missing',
    isBulk: true,
    text: `Hi there,

Winter is slow, so it's the perfect time to give your checkout a tune-up.

NEW THIS MONTH
* Split tender in one tap
* Gift cards that never expire
* Tip prompts in 12 languages

SEE IT LIVE
Join our product team for a live demo on Thursday, February 25 at 2 p.m. ET. Save your seat: https://tillbright.example/demo

LAST CHANCE
20% off card readers ends Sunday, February 28 at 11:59 p.m.

The Tillbright team
200 Canal Row, Albany NY
Unsubscribe | Manage preferences`,
    expected: [],
  },
  {
    name: 'en: Australian builder asks for a walk-through in the afternoon',
    sentAt: '2027-10-14T16:21:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Macca Dunn <macca@dunnbuild.example>',
    subject: 'Marrickville defects',
    text: `Hey Steph

Strata's sent through the defects list, 14 items, nothing too crook. Are you right for a walk-through Tues arvo, the 19th, 3pm on site? Bring hi-vis.

Tilers are there from 6.30 every morning so it'll be dusty. I'll send the quote for the balustrade ($2,150 + gst) tonight.

Cheers
Macca
Sent from my phone`,
    expected: [at('2027-10-19T15:00:00+11:00')],
  },
  {
    name: 'en: council letter about business rates with deadlines and phone hours',
    sentAt: '2027-01-05T11:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Business Rates Team <rates@wexcombe-council.example>',
    subject: 'Business rates account 4471902 - relief application',
    text: `Dear Ratepayer

We are writing about your application for Small Business Rate Relief.

To complete the application we need a copy of your lease. You can upload it at https://wexcombe-council.example/rates or bring it to the Customer Service Centre, which is open Monday to Friday, 9.00am to 4.30pm (Wednesday from 10.00am).

The document must reach us by 5pm on Friday 29 January 2027. If we have not heard from you by then the application will be closed and the January instalment of £312.00 will be collected by Direct Debit on 1 February 2027.

Our telephone lines are busiest on Mondays between 10am and 12 noon.

Yours faithfully

P. Whitcombe
Revenues Officer
Wexcombe District Council
01632 960 411`,
    expected: [],
  },
  {
    name: 'en: meeting is moved from Tuesday to Thursday above the quoted mail',
    sentAt: '2027-04-15T17:02:00+01:00',
    timezone: 'Europe/London',
    from: 'Simon Adeyemi <s.adeyemi@cordwell-insurance.example>',
    subject: 'RE: Renewal meeting',
    text: `Hi Jo,

Apologies, I've been summoned to head office. Can we move our meeting from Tuesday 20 April at 2pm to Thursday 22 April at 10.15am? Same place, I'll still bring the biscuits.

If you could have the vehicle list ready that would speed things up (we have 9 on the schedule, I think you said one was sold).

Kind regards
Simon

Simon Adeyemi Cert CII | Account Executive
Cordwell Insurance Brokers
01632 960 733 | Mon-Fri 8.45-17.15

-----Original Message-----
From: Jo Pennington
Sent: 12 April 2027 10:40
To: Simon Adeyemi
Subject: RE: Renewal meeting

Tuesday 20th at 2pm is fine, come to the yard and ask for me.

Jo`,
    expected: [at('2027-04-22T10:15:00+01:00')],
  },
  {
    name: 'en: call named in London and in Eastern time during the weeks of odd offsets',
    sentAt: '2027-03-12T16:20:00+00:00',
    timezone: 'America/New_York',
    from: 'Beatrice Holm <beatrice@holmwilde.example>',
    subject: 'Licensing call next week',
    text: `Dear Marcus,

Lovely to meet you at last, even if only by video.

As agreed, let us speak again on Thursday, 18 March at 3pm GMT (that's 11am for you in New York, as your clocks go forward this Sunday and ours don't until the 28th). I have put aside 45 minutes, and our lawyer, Mr Oyelaran, will join us.

In the meantime I attach the draft, version 7. Clause 11.30 is the one with the royalties.

With best wishes,
Beatrice Holm
Holm Wilde Publishing, London`,
    expected: [at('2027-03-18T11:00:00-04:00', '2027-03-18T11:45:00-04:00')],
  },
  {
    name: 'en: supplier in Perth proposes a call in his own time',
    sentAt: '2027-06-04T14:10:00+08:00',
    timezone: 'Australia/Sydney',
    from: 'Col Wheeler <col@wheelerstone.example>',
    subject: 'Limestone samples',
    text: `Hi Georgie,

Samples went out this morning, should be with you early next week.

Once you've had a look, how about a quick call Wednesday 9 June, 10am Perth time, for half an hour? I want to run you through the sealing, as the honed finish drinks it.

Price holds at $118/m2 until end of the financial year.

Col Wheeler
Wheeler Stone, Bibra Lake WA
Yard hours 7am-3.30pm`,
    expected: [at('2027-06-09T12:00:00+10:00', '2027-06-09T12:30:00+10:00')],
  },
  {
    name: 'en: colleague plans a two-day trade show together',
    sentAt: '2027-08-23T13:44:00+01:00',
    timezone: 'Europe/London',
    from: 'Priya Nair <priya@oakandiron.example>',
    subject: 'Birmingham show',
    text: `Hi Rob

Tickets have come. You, me and Callum are going to the Interiors & Joinery Show on both days, Tuesday 14 and Wednesday 15 September. We'll go up in the van and stay over at the hotel by the lake, booking ref HB77150, paid.

Could you make a list of hinges and runners people we should look up? Hall 4 is mostly ironmongery I think.

P x`,
    expected: [days('2027-09-14', '2027-09-16')],
  },
  {
    name: 'en: surgery letter with a numeric British date',
    sentAt: '2027-10-18T09:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Millbrook Occupational Health <no-reply@millbrookoh.example>',
    subject: 'Appointment confirmation - Mr A Sutcliffe',
    text: `Dear Mr Sutcliffe

This is to confirm your hearing and spirometry check:

Date: 05/11/2027
Time: 09:40
With: Nurse K. Brandreth
Length: 20 minutes

Please avoid loud noise for 16 hours before the test and do not smoke for 1 hour beforehand. Bring your glasses and form OH-12.

Missed appointments are charged at £35.

Millbrook Occupational Health
Reception 8am-6pm, Saturdays 8.30am-12pm
01632 960 255`,
    expected: [at('2027-11-05T09:40:00+00:00', '2027-11-05T10:00:00+00:00')],
  },
  {
    name: 'en: American IT vendor sets an install and a follow-up call',
    sentAt: '2027-10-01T10:48:00-06:00',
    timezone: 'America/Denver',
    from: 'Kyle Brandt <kbrandt@mesanetworks.example>',
    subject: 'Ticket #10830: new firewall',
    text: `Hey Donna,

Good news, the firewall shipped (UPS says Monday by end of day).

Here's the plan:
1. Our tech Luis will be at your office Wednesday 10/6 at 3:45 pm to install it.
2. Follow-up call with me Thursday 10/14, 11:00-11:20 am, to go through the reports.

Nobody should notice anything during the day. Firmware gets pushed overnight between 1 and 3 am, no action on your side.

Total comes to $1,645.00, invoice due 10/31.

Thx,
Kyle Brandt
Mesa Networks
Help desk M-F 7-7: 303-555-0119`,
    expected: [at('2027-10-06T15:45:00-06:00'), at('2027-10-14T11:00:00-06:00', '2027-10-14T11:20:00-06:00')],
  },
  {
    name: 'en: friendly answer with vague availability only',
    sentAt: '2027-06-24T22:31:00+01:00',
    timezone: 'Europe/London',
    from: 'Meredith Lowe <meredith.lowe@quaymail.example>',
    subject: 'Re: Garden design',
    text: `Hello Tamsin,

Thank you for the sketches, we are both delighted, especially with the pond. Peter isn't sure about the steps yet.

We'd love to have you round again to talk about plants. I'm about most of next week, mornings are best, and Mondays are usually good too. Not Thursday afternoon though, that's choir. Let me know what would suit you and I'll get a cake in!

By the way the fence man has quoted £1,830 for 15 panels, does that sound right?

Warmest,
Meredith`,
    expected: [],
  },
  {
    name: 'en: landlord announces the gas engineer with a slot',
    sentAt: '2027-03-02T14:37:00+00:00',
    timezone: 'Europe/London',
    from: 'Lothian Commercial Lettings <repairs@lothianlets.example>',
    subject: 'Annual gas safety check - 58 Leith Row',
    text: `Dear Tenant,

The annual gas safety check at your premises is due. Our engineer, Mr Jamie Baird, is booked in for your shop on Thursday 11 March, 8am to 12 noon. Somebody over 18 must be there to let him in, and the cupboard with the boiler has to be cleared.

The current certificate (no. 0930-1145) runs out on 19 March, so please do not put this off.

Regards,
Shona Kerr
Lothian Commercial Lettings
Office: Mon-Thu 9-5, Fri 9-4`,
    expected: [at('2027-03-11T08:00:00+00:00', '2027-03-11T12:00:00+00:00')],
  },
  {
    name: 'en: colleague hands over a home visit with the forwarded mail',
    sentAt: '2027-07-21T16:09:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Declan Roche <declan@rocheuphol.example>',
    subject: 'Fwd: Armchairs',
    text: `Orla, can you take this one for me? Monday 26th at 11 at Mrs Tierney's house in Ranelagh, I told her it would be yourself. Bring the green fabric book.

D

---------- Forwarded message ---------
From: Maeve Tierney <maevetierney@postbox.example>
Date: Tue 20 Jul 2027 at 20:15
Subject: Armchairs
To: <declan@rocheuphol.example>

Dear Declan,

It's the pair of armchairs from my mother, c. 1930, and the seats have gone completely. Monday 26th at eleven would be grand. I'm going down to Wexford on Tuesday morning, so Monday really is the only day.

The house is number 18, the blue door.

Maeve Tierney`,
    expected: [at('2027-07-26T11:00:00+01:00')],
  },
  {
    name: 'en: staff mail about appointments of other people',
    sentAt: '2027-11-08T07:55:00-05:00',
    timezone: 'America/Toronto',
    from: 'Gurpreet Sandhu <gurpreet@lakeviewcabinets.example>',
    subject: 'who is out this week',
    text: `Morning,

Just so you're not looking for people:

Marco has his hearing test tomorrow at 11 and is back after lunch.
Dana flies to Winnipeg Wednesday, her flight leaves 6:50 a.m. and she lands back here Friday 4:20 p.m.
Thuy picks up her son at 2:30 on Thursday.

Nothing for you to do, phones are covered.

G.`,
    expected: [],
  },
  {
    name: 'en: sales consultant sends only a booking link',
    sentAt: '2027-05-13T11:27:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Jen Castellano <jen@harborlight.example>',
    subject: 'Following up',
    text: `Hi Paul,

Great chatting with you yesterday at 4. As promised, here's the one-pager and the pricing sheet ($89 per seat, 10 seats minimum).

When you're ready for the deep dive, grab any 30 minutes that work for you on my calendar:
https://book.harborlight.example/jen/30min

I'm usually in between 8 and 5 Pacific, but the link is always up to date.

Jen Castellano
Harborlight Consulting | San Diego`,
    expected: [],
  },
  {
    name: 'en: customer declines one hour and names another',
    sentAt: '2027-08-02T18:16:00+01:00',
    timezone: 'Europe/London',
    from: 'Bethan Prosser <bethan.prosser@cwmmail.example>',
    subject: 'Re: Roof survey',
    text: `Hiya Gareth

Tomorrow at 3 doesn't suit I'm afraid, I've got the chiropodist and she's like gold dust. How about Wednesday at quarter to five? My husband will be home by then and it's him that wants to see the photos off the drone.

The bucket in the loft is holding up so far!!

Beth
07700 900 318`,
    expected: [at('2027-08-04T16:45:00+01:00')],
  },
  {
    name: 'en: both proposed times are turned down without a new one',
    sentAt: '2027-04-08T13:30:00-03:00',
    timezone: 'America/Halifax',
    from: 'Wayne MacAskill <wayne@macaskillmarine.example>',
    subject: 'RE: Engine demo',
    text: `Can't do either one, bud. Monday at 10 the travel lift is booked solid and Wednesday at 2 I've got a funeral in Lunenburg.

I'll ask Sheila what the week after looks like and get back to you.

Wayne

From: Trevor Hiltz <trevor@atlanticoutboard.example>
Sent: Wednesday, April 7, 2027 4:12 PM
To: Wayne MacAskill
Subject: Engine demo

Wayne,

I could bring the 150 down on the trailer Monday the 12th at 10 a.m. or Wednesday the 14th at 2 p.m. Let me know.

Trevor`,
    expected: [],
  },
  {
    name: 'en: Dutch supplier proposes two visits in British time',
    sentAt: '2027-05-04T09:52:00+02:00',
    timezone: 'Europe/London',
    from: 'Wouter Hendriks <w.hendriks@kasbouwtechniek.example>',
    subject: 'Visit in May',
    text: `Dear mister Fairley,

I am in England in the second week of May for another customer in Spalding, and I would like to visit also your nursery to look together to the leaking vents.

My propose is Wednesday 12 May at 14h00 or else Friday 14 May at 9h30, both in UK time. Which one has your preference?

The new gaskets (art. nr. 1430-08) are in stock again, 22,50 euro per piece, delivery time 5 working days.

With kind regards / Met vriendelijke groet,

Wouter Hendriks
Kasbouw Techniek B.V.
+31 70 555 0133`,
    expected: [at('2027-05-12T14:00:00+01:00'), at('2027-05-14T09:30:00+01:00')],
  },
  {
    name: 'en: parent asks to come to the school before registration',
    sentAt: '2027-11-23T20:47:00+00:00',
    timezone: 'Europe/London',
    from: 'Ewa Nowicka <ewa.nowicka@webmail.example>',
    subject: 'Kuba, class 4B',
    text: `Good evening Mrs Dalby,

Kuba is not happy at school since two weeks and he don't want to tell me why. Can I come to speak with you this Thursday at ten to nine, before the lessons? I start my work at 10 so is good for me. His swimming is only from next term, yes?

Thank you very much
Ewa Nowicka (mum of Kuba)`,
    expected: [at('2027-11-25T08:50:00+00:00')],
  },
  {
    name: 'en: registration for a class is confirmed in Eastern time',
    sentAt: '2027-08-12T09:31:00-04:00',
    timezone: 'America/Chicago',
    from: 'LedgerLane Academy <academy@ledgerlane.example>',
    subject: "You're registered: Sales tax for small shops",
    text: `Hi Rosa,

Thanks for signing up! Here are your details.

Class: Sales tax for small shops
When: Tuesday, August 24, 2027, 1:00 PM - 2:00 PM EDT
Where: https://live.ledgerlane.example/j/884120537
Passcode: 140322

Your seat is personal, please don't share the link. The recording will be available until September 7 at 5 PM.

Questions? Reply to this email, we're here weekdays 9-6 Eastern.

LedgerLane Academy`,
    expected: [at('2027-08-24T12:00:00-05:00', '2027-08-24T13:00:00-05:00')],
  },
  {
    name: 'en: a short yes to the one quoted time',
    sentAt: '2027-12-01T15:19:00-08:00',
    timezone: 'America/Los_Angeles',
    from: 'Hector Villanueva <hector@sunriseproduce.example>',
    subject: 'Re: Re: cold storage',
    text: `Yep, that works. See you then. Tell the guard you're with me.

Hector Villanueva
Sunrise Produce
Dock hours 4 a.m. - noon

> On Dec 1, 2027, at 2:40 PM, Cold Coast Refrigeration <service@coldcoast.example> wrote:
>
> Hi Hector,
>
> Would Monday, December 6 at 8:30 a.m. at your warehouse work for the walk-through? Our lead tech and I would both come out.
>
> Amy Tran
> Cold Coast Refrigeration`,
    expected: [at('2027-12-06T08:30:00-08:00')],
  },
  {
    name: 'en: club secretary calls the committee for a fortnight today',
    sentAt: '2027-06-02T12:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Maurice Tindall <maurice.tindall@ashbybowls.example>',
    subject: 'Committee',
    text: `Dear Pauline,

As our treasurer you will want to be there: the committee meets a fortnight today at half past seven in the evening in the pavilion. Main business is the mower (again) and the subs for next season, which I fear must go up to £65.

Please could you let me have the figures by Friday week so that I can copy them.

I don't suppose you saw who left the lights on last Saturday? They were still burning at 8 on Sunday morning.

Yours,
Maurice
Hon. Sec., Ashby Bowls Club`,
    expected: [at('2027-06-16T19:30:00+01:00')],
  },
  {
    name: 'en: Canadian fire inspector announces a visit',
    sentAt: '2027-04-29T15:40:00-04:00',
    timezone: 'America/Toronto',
    from: 'Fire Prevention Division <inspections@millhaven-fire.example>',
    subject: 'Notice of inspection - 220 Foundry St.',
    text: `To: Owner/Operator, Hearth & Crumb Bakery
File: FP-2027-0915

Please be advised that Inspector R. Okafor will attend at the above address on Tuesday, May 18, 2027, at 9:30 a.m. to carry out an inspection under the Fire Code. Please allow two hours.

Have on hand:
- hood suppression service record (last 6 months)
- extinguisher tags
- fire safety plan

A reinspection fee of $115.50 applies where access is refused. Requests to reschedule must be made in writing no later than 4:00 p.m. on May 11.

Millhaven Fire Services
Counter hours 8:30 a.m. to 4:30 p.m., Monday to Friday
905-555-0126`,
    expected: [at('2027-05-18T09:30:00-04:00', '2027-05-18T11:30:00-04:00')],
  },
  {
    name: 'en: one-line announcement of a call later today',
    sentAt: '2027-09-10T13:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Nick Sorrell <nick@sorrellsigns.example>',
    subject: 'vinyl colours',
    text: `On site, no signal. Will ring you at ten past four today re the vinyl, have the RAL numbers to hand (7016 or 3020??). N`,
    expected: [at('2027-09-10T16:10:00+01:00')],
  },
  {
    name: 'en: customer has to call off tomorrow and names no new time',
    sentAt: '2027-06-15T19:22:00+12:00',
    timezone: 'Pacific/Auckland',
    from: 'Aroha Tipene <aroha.tipene@kiwipost.example>',
    subject: 'Piano tuning - sorry',
    text: `Kia ora Brian

So sorry to do this at short notice but I have to cancel tomorrow at 11, the little one has come down with a fever and I don't want you catching it. I'll give you a bell when we're all healthy again and we'll find another day.

I'm happy to pay the $40 call-out if that's your policy.

Ngā mihi
Aroha`,
    expected: [],
  },
  {
    name: 'en: solicitor with deadlines for signing and paying',
    sentAt: '2027-05-18T16:55:00+01:00',
    timezone: 'Europe/London',
    from: 'Charlotte Imrie <c.imrie@imriepatel.example>',
    subject: 'Lease of Unit 9, Tannery Yard - our ref CI/1615/27',
    text: `Dear Ms Farrow,

I write further to our telephone conversation this morning at 9.30.

The landlord's solicitors have now returned the engrossed lease. Please sign where marked, in the presence of a witness, and return it so that it reaches me by 4pm on Monday 24 May. It may be left at reception, which is staffed from 8.30am to 6pm.

Cleared funds of £11,240.00 must be in our client account by noon on Wednesday 26 May. Transfers made after 3pm are not credited until the next working day.

You need not attend in person.

Yours sincerely,

Charlotte Imrie
Solicitor
Imrie Patel LLP`,
    expected: [],
  },
  {
    name: 'en: cafe rota on which the reader does not stand',
    sentAt: '2027-09-18T17:48:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Sinead Walsh <sinead@thebrewhatch.example>',
    subject: 'rota w/c 20 sept',
    text: `hi kate

rota for the noticeboard, would you print it when you get a sec. youre on hols so not on it at all lucky duck

mon 20  aoife 7.30-3, liam 9-5
tue 21  aoife 7.30-3, marta 10-6
wed 22  liam 7.30-3, marta 9-5
thu 23  aoife 9-5, joe 12-6
fri 24  joe 7.30-3, liam 10-6

milk order still has to be in by 2 every day!!

thanks a mil
sinead`,
    expected: [],
  },
  {
    name: 'en: hosting provider announces a maintenance window',
    sentAt: '2027-10-26T10:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Stackmoor Hosting <status@stackmoor.example>',
    subject: '[Scheduled] Storage upgrade, cluster eu-2',
    text: `Hello,

We will be upgrading the storage on the server that hosts your account (wickham-ceramics).

Start: Sunday 31 October 2027, 02:00 UTC
End: Sunday 31 October 2027, 05:30 UTC
Expected impact: up to 20 minutes without mail and web

There is nothing you need to do. Progress will be posted on https://status.stackmoor.example.

If you have questions, our support desk answers weekdays from 08:00 to 18:00.

Stackmoor Operations
Change no. CHG-1100245`,
    expected: [],
  },
];
