import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: heating engineer comes on Thursday at half eight in the morning',
    sentAt: '2027-01-12T16:42:00+00:00',
    timezone: 'Europe/London',
    from: 'Gareth Pugh <gareth@pughheating.example>',
    subject: 'Re: Boiler in the back studio',
    text: `Afternoon all,

Fan and gasket turned up today so we're good to go. I'll be round Thursday, half eight in the morning, if someone can have the cellar unlocked. Heating will be off while I'm at it so tell the girls upstairs to bring a jumper.

Part was 212.40 + VAT, labour as per quote 1187. Usual 30 days.

Cheers
Gareth

Pugh Heating & Gas, Unit 6 Dyfrig Yard
Phones manned Mon-Fri 8.00-16.30
02920 555 0148`,
    expected: [at('2027-01-14T08:30:00+00:00')],
  },
  {
    name: 'en: two call options in Eastern time for a reader in Chicago',
    sentAt: '2027-02-16T09:21:00-05:00',
    timezone: 'America/Chicago',
    from: 'Melissa Trant <mtrant@harborpack.example>',
    subject: 'Corrugated pricing - quick call?',
    text: `Hi Dale,

Thanks for sending over the box specs. Before I put numbers on paper I'd like to walk through the die-cut options with you and Steve from our plant. It should be a 30-minute call. Would either of these work on your end?

  - Thu 2/18 at 11:00 AM ET
  - Fri 2/19 at 2:30 PM ET

Our current price sheet is good through 3/31, so no rush on the PO itself.

Best,
Melissa

Melissa Trant | Regional Accounts
Harbor Pack, Providence RI
(401) 555-0133 | customer service 8-6 ET, M-F`,
    expected: [
      at('2027-02-18T10:00:00-06:00', '2027-02-18T10:30:00-06:00'),
      at('2027-02-19T13:30:00-06:00', '2027-02-19T14:00:00-06:00'),
    ],
  },
  {
    name: 'en: dentist reminder in Sydney with a cancellation policy',
    sentAt: '2027-03-03T09:00:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Marrick Street Dental <reception@marrickdental.example>',
    subject: 'Appointment reminder',
    text: `Hi Tamsin,

This is a friendly reminder of your appointment with Dr Wei Lun Cho (check-up and clean) on Friday 5/3/27 at 2:10pm.

Please reply Y to confirm, or call us on (02) 5550 0177. We ask for at least 24 hours' notice of any change, otherwise a $60 fee applies.

Marrick Street Dental
Open Mon-Thu 8am-6pm, Fri 8am-5pm, 1st Sat of the month 9am-1pm`,
    expected: [at('2027-03-05T14:10:00+11:00')],
  },
  {
    name: 'en: colleague forwards an inspection letter and asks to let the inspector in',
    sentAt: '2027-04-16T17:38:00-04:00',
    timezone: 'America/Toronto',
    from: 'Priya Nair <priya@beechwoodframes.example>',
    subject: 'Fwd: Fire safety inspection, 418 Beechwood',
    text: `Sam, this fell right on my day off of course. Inspector is coming Monday at 9:15, can you be there to open up and walk him round? Extinguisher tags are in the red binder. Thanks a million, owe you a coffee

P.

---------- Forwarded message ---------
From: Fire Prevention Office <prevention@townoflarch.example>
Date: Thu, Apr 15, 2027 at 2:03 PM
Subject: Fire safety inspection, 418 Beechwood
To: <hello@beechwoodframes.example>

File no. FP-27-00931

To the occupant,

An inspector will attend the above premises on April 19, 2027 at 9:15 a.m. A responsible person must be present. Any order issued must be complied with within 14 days.

Fire Prevention Office
Counter hours 8:30 a.m. to 4:30 p.m.`,
    expected: [at('2027-04-19T09:15:00-04:00')],
  },
  {
    name: 'en: Irish accountant sets a deadline with an hour for the VAT papers',
    sentAt: '2027-05-10T10:55:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Orla Deasy <orla@deasyflynn.example>',
    subject: 'VAT3 March/April',
    text: `Hi Conor,

Hope the weekend was good to ye and the new oven is behaving.

Just the usual nudge: the March/April VAT3 has to be filed and paid through ROS by 23 May. To give Niamh a fair run at it I'd need the following by 5pm on Thursday 20 May at the very latest:

1. Purchase invoices (the Dunmore one is still missing)
2. Z-reads for both tills
3. Bank statement up to 30/4

You can drop the folder in any day, the office is open 9.15 to 1 and 2 to 5.30. If the post is handier that's grand too.

The liability looks like coming in around €4,300 so have that in the account for the 21st.

Kind regards,
Orla

Deasy Flynn & Co, Certified Public Accountants
Main Street, Skarriff | 027 555 0120`,
    expected: [],
  },
  {
    name: 'en: customer takes the second of three quoted times',
    sentAt: '2027-06-23T20:14:00+01:00',
    timezone: 'Europe/London',
    from: 'Becky Stallard <beckystallard81@postbox.example>',
    subject: 'Re: Wardrobe survey',
    text: `Hi Tom

Second one suits us best please, Rich will be home by then too. Parking is on the drive, ignore the cones.

Becky x

On Wed, 23 Jun 2027 at 11:40, Alder Lane Joinery <workshop@alderlane.example> wrote:
> Hi Becky,
>
> For measuring up I can offer you:
>
> Mon 28 June, 10am
> Tue 29 June, 2.15pm
> Thu 1 July, 9am
>
> Let me know which is easiest. There's a £40 survey charge which comes off the final bill.
>
> Tom Rudge
> Alder Lane Joinery`,
    expected: [at('2027-06-29T14:15:00+01:00')],
  },
  {
    name: 'en: walkthrough pushed from Thursday to Friday',
    sentAt: '2027-09-07T13:27:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Hector Alvarado <hector@mesaverdeproperties.example>',
    subject: 'Unit 12 walkthrough',
    text: `Good afternoon,

Painter is running a day behind in unit 12, so we need to push our walkthrough from Thursday at 10 am to Friday 9/10 at 11:30 am. Same meeting spot, the lockbox by the mailroom (code hasn't changed).

New tenant's lease starts on the 15th so we're still fine.

Thanks for being flexible,

Hector Alvarado
Mesa Verde Properties
DRE 0555012`,
    expected: [at('2027-09-10T11:30:00-07:00')],
  },
  {
    name: 'en: both proposed times declined and nothing new offered',
    sentAt: '2027-03-04T12:09:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Fergal Mac Namee <fergal@tullyhouse.example>',
    subject: 'RE: Window sashes - site visit',
    text: `Aoife,

Tuesday at 3 doesn't suit me I'm afraid, and Wednesday at 11 is out too as I've the conservation officer here that whole morning. Let me look at the week after and I'll come back to you.

F.

From: Aoife Brannigan <aoife@brannigansash.example>
Sent: Thursday 4 March 2027 09:31
To: Fergal Mac Namee
Subject: Window sashes - site visit

Hi Fergal,

Would Tuesday 9 March at 3pm work for a look at the bay windows? Otherwise Wednesday 10th at 11am.

Aoife`,
    expected: [],
  },
  {
    name: 'en: calendar invitation for a sign-off meeting',
    sentAt: '2027-09-20T15:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Jane Okafor <jane.okafor@lumenretail.example>',
    subject: 'Invitation: Shopfront signage sign-off',
    text: `Hi both, popping this in so it doesn't drift again. I'll bring the vinyl samples, you bring the revised artwork for the fascia. Room is booked in my name at the front desk.

Jane`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Lumen Retail//Mail//EN
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:DAYLIGHT
DTSTART:19810329T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
TZNAME:BST
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
TZNAME:GMT
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:7d1c2b90-signoff@lumenretail.example
DTSTAMP:20270920T140500Z
DTSTART;TZID=Europe/London:20270928T140000
DTEND;TZID=Europe/London:20270928T150000
SUMMARY:Shopfront signage sign-off
LOCATION:Lumen Retail\\, 2nd floor\\, Room Plover
ORGANIZER;CN=Jane Okafor:mailto:jane.okafor@lumenretail.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:studio@fretandfascia.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-28T14:00:00+01:00', '2027-09-28T15:00:00+01:00')],
  },
  {
    name: 'en: calendar cancellation of a site meeting in Brisbane',
    sentAt: '2027-07-22T07:48:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Kylie Brandt <kbrandt@sandgateciv.example>',
    subject: 'Canceled: Site meeting Lot 9 drainage',
    text: `Morning fellas, council's knocked back the drainage plan so no point standing round in the mud on Monday at 10. Calling it off. Will sing out once there's a new drawing.

Kylie`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Sandgate Civil//EN
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:lot9-0726@sandgateciv.example
DTSTAMP:20270721T214800Z
DTSTART:20270726T000000Z
DTEND:20270726T010000Z
SUMMARY:Site meeting Lot 9 drainage
ORGANIZER;CN=Kylie Brandt:mailto:kbrandt@sandgateciv.example
ATTENDEE:mailto:jobs@tworiversplumbing.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: restaurant table confirmed with structured data',
    sentAt: '2027-05-10T18:31:00-04:00',
    timezone: 'America/New_York',
    from: 'Osteria Pelligra <reservations@osteriapelligra.example>',
    subject: "You're all set at Osteria Pelligra",
    text: `Hello Mr. Whitlock,

We look forward to welcoming your party of 5.

Thursday, May 13, 12:30 PM
Confirmation no. 70412

We hold tables for 15 minutes. Our lunch menu is served until 3:00 PM.

Osteria Pelligra
88 Canal Row, Hartsdale
(914) 555-0162`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "70412",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Greg Whitlock" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Osteria Pelligra",
    "address": { "@type": "PostalAddress", "streetAddress": "88 Canal Row", "addressLocality": "Hartsdale", "addressRegion": "NY", "addressCountry": "US" }
  },
  "startTime": "2027-05-13T12:30:00-04:00",
  "partySize": "5"
}
</script></head><body><p>Hello Mr. Whitlock,</p><p>We look forward to welcoming your party of 5.</p><p><b>Thursday, May 13, 12:30 PM</b><br>Confirmation no. 70412</p><p>We hold tables for 15 minutes. Our lunch menu is served until 3:00 PM.</p><p>Osteria Pelligra<br>88 Canal Row, Hartsdale<br>(914) 555-0162</p></body></html>`,
    expected: [at('2027-05-13T12:30:00-04:00')],
  },
  {
    name: 'en: course booking confirmed with structured data after the clocks change',
    sentAt: '2027-10-12T11:17:00+01:00',
    timezone: 'Europe/London',
    from: 'Lothian Trade Training <bookings@lothiantrade.example>',
    subject: 'Booking confirmation LTT-5583',
    text: `Dear Isla Drummond

Thank you for booking with us. You have 1 place on:

Working Safely at Height (refresher)
4 November 2027, 09:30 to 16:00
Lothian Trade Training, Pentland Park, Loanhead

Please bring photo ID, a hard hat and boots. A sandwich lunch is provided. The fee of £165 + VAT will be invoiced to Drummond Roofing. Places cancelled after 21 October are charged in full.

The bookings team
0131 555 0109`,
    html: `<!doctype html><html><body>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"LTT-5583","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Isla Drummond"},"reservationFor":{"@type":"Event","name":"Working Safely at Height (refresher)","startDate":"2027-11-04T09:30:00+00:00","endDate":"2027-11-04T16:00:00+00:00","location":{"@type":"Place","name":"Lothian Trade Training","address":"Pentland Park, Loanhead"}}}</script>
<p>Dear Isla Drummond</p>
<p>Thank you for booking with us. You have 1 place on:</p>
<table><tr><td>Working Safely at Height (refresher)</td></tr><tr><td>4 November 2027, 09:30 to 16:00</td></tr><tr><td>Lothian Trade Training, Pentland Park, Loanhead</td></tr></table>
<p>Please bring photo ID, a hard hat and boots. A sandwich lunch is provided. The fee of &pound;165 + VAT will be invoiced to Drummond Roofing. Places cancelled after 21 October are charged in full.</p>
<p>The bookings team<br>0131 555 0109</p></body></html>`,
    expected: [at('2027-11-04T09:30:00+00:00', '2027-11-04T16:00:00+00:00')],
  },
  {
    name: 'en: trade association newsletter advertises a webinar and an open morning',
    sentAt: '2027-06-03T06:30:00-04:00',
    timezone: 'America/New_York',
    from: 'Independent Garden Retailers <news@gardenretailers.example>',
    subject: 'The Trowel, June issue: pollinators, payroll and patio season',
    text: `THE TROWEL - News for independent garden retailers

IN THIS ISSUE
* What the new overtime rule means for seasonal staff
* Member spotlight: how Fern & Finch doubled houseplant sales
* Pricing patio sets: five mistakes

UPCOMING FOR MEMBERS
Webinar: "Payroll without tears", Wednesday, June 16, 1:00-2:00 PM ET. Free for members, $45 for guests. Register at https://gardenretailers.example/payroll
Open morning at Sutter Nurseries, Saturday, June 26, 9 AM - noon. Coffee and donuts on us!

CLASSIFIEDS
Used bench heaters, Ohio, best offer.

You are receiving this because your business is a member. Unsubscribe | Manage preferences`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: courier tells a parcel window with structured data',
    sentAt: '2027-08-24T06:12:00+01:00',
    timezone: 'Europe/London',
    from: 'Swiftline Parcels <noreply@swiftline.example>',
    subject: 'Your parcel from Brassworks Direct is out today',
    text: `Good news, WREN & DAUGHTER!

Your driver Malik will be with you today, Tuesday 24 August, between 11:04 and 12:04.

Parcel: 1550 2207 8813
From: Brassworks Direct
Signature required: yes

Not in? Leave it with a neighbour, or choose another day before 09:00.`,
    html: `<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"ParcelDelivery","carrier":{"@type":"Organization","name":"Swiftline Parcels"},"trackingNumber":"155022078813","expectedArrivalFrom":"2027-08-24T11:04:00+01:00","expectedArrivalUntil":"2027-08-24T12:04:00+01:00","partOfOrder":{"@type":"Order","orderNumber":"BD-90177","merchant":{"@type":"Organization","name":"Brassworks Direct"}}}</script><h2>Good news, WREN &amp; DAUGHTER!</h2><p>Your driver Malik will be with you today, Tuesday 24 August, between <b>11:04 and 12:04</b>.</p><p>Parcel: 1550 2207 8813<br>From: Brassworks Direct<br>Signature required: yes</p><p>Not in? Leave it with a neighbour, or choose another day before 09:00.</p></body></html>`,
    expected: [],
  },
  {
    name: 'en: phone provider announces a maintenance window',
    sentAt: '2027-02-03T14:00:00-05:00',
    timezone: 'America/Toronto',
    from: 'Pinecone Voice Status <status@pineconevoice.example>',
    subject: '[Scheduled] Core router upgrade, Eastern Canada',
    text: `Hello,

We will be upgrading core routing equipment in our Kanata facility.

Start: Sunday, February 7, 2027, 1:00 AM EST
End: Sunday, February 7, 2027, 4:00 AM EST

During this window, inbound calls may go straight to voicemail and the web portal will be read-only. No action is required on your side. Phones that have not re-registered by 4:15 AM should be unplugged and plugged back in.

Pinecone Voice Network Operations
To stop status e-mails for this region, click unsubscribe.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: practice manager sends the reception rota of her own staff',
    sentAt: '2027-10-21T16:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Sheila Mottram <sheila.mottram@elmbankvets.example>',
    subject: 'Who to ask for next week',
    text: `Hello everyone at the print shop

Half term so we're all over the place. For proofs and queries next week this is who's on our front desk:

Mon 25 Oct   Bev 8-1, Sunita 1-6.30
Tue 26 Oct   Sunita 8-1, then Bev
Wed 27 Oct   Bev all day
Thu 28 Oct   Callum 9-5 (new, be gentle)
Fri 29 Oct   Callum 9-12, nobody after that

I'm in Tenerife till the 1st with no laptop. The vaccination cards can just be left at the desk whenever they're done.

Sheila`,
    expected: [],
  },
  {
    name: 'en: council offers three clarification interview slots for a tender',
    sentAt: '2027-05-26T15:33:00+01:00',
    timezone: 'Europe/London',
    from: 'Procurement <procurement@harrowdeandc.example>',
    subject: 'HDC/2027/044 Playground Refurbishment - Clarification Interview',
    text: `Dear Bidder,

Further to the evaluation of your submission received on 14 May 2027, the Council invites you to a clarification interview at the Civic Offices, Committee Room 2. The following slots are available:

(a) Tuesday 8 June 2027, 10:00 - 10:40
(b) Tuesday 8 June 2027, 11:00 - 11:40
(c) Wednesday 9 June 2027, 14:00 - 14:40

Please state your preferred slot via the portal no later than 12 noon on 1 June 2027. Up to three representatives may attend. Travel costs are not reimbursed.

The intended contract start remains 2 August 2027 and the contract value is not to exceed £186,000.

Yours faithfully,

D. Penhallow
Senior Procurement Officer
Harrowdean District Council`,
    expected: [
      at('2027-06-08T10:00:00+01:00', '2027-06-08T10:40:00+01:00'),
      at('2027-06-08T11:00:00+01:00', '2027-06-08T11:40:00+01:00'),
      at('2027-06-09T14:00:00+01:00', '2027-06-09T14:40:00+01:00'),
    ],
  },
  {
    name: 'en: applicant in Saskatoon proposes a call tomorrow or a visit on Saturday',
    sentAt: '2027-02-11T19:52:00-06:00',
    timezone: 'America/Regina',
    from: 'Jaspreet Gill <jaspreet.gill07@mailbird.example>',
    subject: 'Re: Part time bike mechanic',
    text: `Hello Mr. Kowalchuk,

Thank you so much for getting back to me!! I'm really excited about the shop.

For the interview, I could do a phone call tomorrow at 4:15 pm once I'm out of class, or I could come by the store Saturday at 10 in the morning, whichever you prefer.

To answer your questions: I'm in my second year at the polytechnic, I currently work Mondays and Wednesdays 3 to 8 at a sporting goods store, and I have been truing my own wheels since I was 14. I could start on March 1.

My resume is attached again in case it didn't come through.

Sincerely,
Jaspreet Gill
306-555-0185`,
    expected: [at('2027-02-12T16:15:00-06:00'), at('2027-02-13T10:00:00-06:00')],
  },
  {
    name: 'en: three days on a shared trade fair stand',
    sentAt: '2027-01-08T11:26:00+00:00',
    timezone: 'Europe/London',
    from: 'Dominic Fairweather <dom@fairweatherpaper.example>',
    subject: "Spring stationery show - it's on!",
    text: `Lou!

Organisers said yes to sharing, so you and I are officially on stand G41 in Hall 3 from Tuesday 9 to Thursday 11 February, all three days, feet willing. Put it in the diary in pen.

Your half of the stand is £740 (they want it by the 22nd, I'll forward the invoice). I've also put us down for two exhibitor badges each. Could you bring the wooden crates? And the nice lamp.

So chuffed. Dom`,
    expected: [days('2027-02-09', '2027-02-12')],
  },
  {
    name: 'en: all hands for the stock-take before New Year',
    sentAt: '2027-12-15T13:44:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Maura Kinsella <maura@kinsellahardware.example>',
    subject: 'stock take',
    text: `Lads and ladies,

Stock-take is the whole day Thursday 30th December and I need every one of you in for it, no excuses, yes that includes you Declan. Shop will be shut to the public.

Scanners are being dropped off the week before. Soup and rolls on the house.

Wages go in on the 23rd this month, before anyone asks.

Maura`,
    expected: [days('2027-12-30')],
  },
  {
    name: 'en: Polish supplier names a video call in Warsaw and British time',
    sentAt: '2027-09-06T10:40:00+02:00',
    timezone: 'Europe/London',
    from: 'Agnieszka Wrona <a.wrona@stalmix.example>',
    subject: 'Order 4471/27 - drawings, video call',
    text: `Dear Mr Holt,

thank you for the purchase order 4471/27. Our constructor has some questions to the drawings rev. C, mainly about the tolerance of the flange.

I propose we make a video call on 14.09.2027 at 15h00 Warsaw time, so it is 14h00 by you. I think 45 minutes is enough. Link: https://meet.stalmix.example/j/8841-holt

Please to note that the production of your parts is planned for week 40 and the shipping on 08.10.2027, if the drawings will be released on time.

With best regards / Pozdrawiam
Agnieszka Wrona
Export Department
STALMIX sp. z o.o.
Mon - Fri 7:00 - 15:00`,
    expected: [at('2027-09-14T14:00:00+01:00', '2027-09-14T14:45:00+01:00')],
  },
  {
    name: 'en: county health department schedules a re-inspection',
    sentAt: '2027-10-26T08:15:00-04:00',
    timezone: 'America/New_York',
    from: 'Environmental Health <envhealth@calderacounty.example>',
    subject: 'NOTICE OF RE-INSPECTION - Permit FS-20118',
    text: `PERMIT HOLDER: Blue Kettle Diner LLC
PERMIT NO.: FS-20118

Following the inspection of October 19, 2027, at which two (2) priority violations were noted, a re-inspection of your establishment has been scheduled for:

TUESDAY, NOVEMBER 9, 2027 AT 10:00 A.M.

The person in charge must be on site. Please have temperature logs for the past 14 days available. The re-inspection fee of $125.00 must be received on or before November 5, 2027.

Caldera County Division of Environmental Health
Office hours: Monday through Friday, 8:00 a.m. to 4:00 p.m.
Do not reply to this message.`,
    expected: [at('2027-11-09T10:00:00-05:00')],
  },
  {
    name: 'en: sales person sends a booking link without a time',
    sentAt: '2027-04-21T09:03:00-05:00',
    timezone: 'America/Chicago',
    from: 'Tyler Brandvold <tyler@shiftgrid.example>',
    subject: 'Re: scheduling headaches at Northside Daycare?',
    text: `Hey Angela,

Tried you yesterday around 2:30 but got voicemail, no worries at all.

Would love to show you how other daycares cut their scheduling down to 20 minutes a week. I'm pretty open most of next week, so just grab whatever works for you here: https://book.shiftgrid.example/tyler/30min

Also a heads up that the spring discount (15% off annual) goes away April 30 at midnight.

Cheers,
Tyler`,
    expected: [],
  },
  {
    name: 'en: online meeting with joining details pasted into the mail, Melbourne',
    sentAt: '2027-09-28T12:10:00+10:00',
    timezone: 'Australia/Melbourne',
    from: 'Ravi Sundaram <ravi.sundaram@yarrabooks.example>',
    subject: 'BAS and payroll handover',
    text: `Hi Jodie,

Good chatting this morning. As discussed, here are the details for the handover with Leanne:

BAS and payroll handover
Monday, 4 October 2027, 3:00 pm - 4:00 pm (AEDT)
Join: https://video.yarrabooks.example/r/932-118-406
Passcode: wombat7
Or dial in: 03 5550 0191, then 932118406#

Could you get the super reports across to me before then? The September quarter BAS itself isn't due until 28 October so we've got breathing space.

Kind regards
Ravi Sundaram CA
Yarra Bookkeepers`,
    expected: [at('2027-10-04T15:00:00+11:00', '2027-10-04T16:00:00+11:00')],
  },
  {
    name: 'en: Northern Irish customer comes on Thursday week at quarter past ten',
    sentAt: '2027-11-08T21:37:00+00:00',
    timezone: 'Europe/London',
    from: 'Roy McIlwaine <roymcilwaine@farmpost.example>',
    subject: 'wee trailer',
    text: `Hello Stephen

The axle you fitted is going rightly, no bother with it at all. The other trailer could do with the same so I'll bring her down to you Thursday week, the 18th, quarter past ten, if that does you. I'd be down this Thursday only the wife is at the hospital at 9 for her eyes.

What do I owe you for the last one? I think you said 340.

Roy`,
    expected: [at('2027-11-18T10:15:00+00:00')],
  },
  {
    name: 'en: Italian importer visits the day after tomorrow at quarter to five',
    sentAt: '2027-02-22T18:02:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Luca Benedetti <l.benedetti@vinibenedetti.example>',
    subject: 'Visit in your shop',
    text: `Hello Sinead,

I am arriving in Dublin tomorrow with the flight of 13.20 and I have some customers in the city. It would be a pleasure to come in your shop the day after tomorrow, at quarter to five in the afternoon, for let you taste the new Vermentino and speak about the order of Easter.

Is it ok for you? I bring also the glasses!

Un caro saluto,
Luca

Vini Benedetti - since 1958`,
    expected: [at('2027-02-24T16:45:00+00:00')],
  },
  {
    name: 'en: supplier invites to a Christmas lunch',
    sentAt: '2027-11-12T10:11:00+00:00',
    timezone: 'Europe/London',
    from: 'Philippa Garside <philippa@garsideglass.example>',
    subject: 'A festive thank you',
    text: `Dear Martin and Yusuf,

It's been quite a year and we couldn't have done the Corn Exchange job without you two. Dad and I would love to take you both out for Christmas lunch on Thursday 9th December, 1 o'clock at the Pheasant in Upper Wick.

If you can, let me know what you'd like from the menu (attached) by Friday 26th November, as the kitchen is strict about it. Yusuf, there's a proper vegetarian wellington this time, not the sad risotto.

We then shut from lunchtime on the 22nd and are back on Tuesday 4th January.

Warmest wishes,
Pip`,
    expected: [at('2027-12-09T13:00:00+00:00')],
  },
  {
    name: 'en: Halifax curling club treasurer is expected at the annual meeting',
    sentAt: '2027-05-12T22:05:00-03:00',
    timezone: 'America/Halifax',
    from: 'Wendy Surette <secretary@baysidecurling.example>',
    subject: "AGM, you're up for the financials",
    text: `Hi Don,

Room's confirmed, so the AGM is Wednesday, May 26th at 7:30 p.m., upstairs lounge. You're item 4, right after Murray's ice report. Ten slides max please, we all remember last year lol.

A few other odds and ends:
- auditor needs your signature on the statements, they're in the office drawer
- compressor quote came in at $18,900 plus HST
- ice goes in September 20, league play starts October 4
- bar licence renewal is due June 30

See ya there,
Wendy`,
    expected: [at('2027-05-26T19:30:00-03:00')],
  },
  {
    name: 'en: lower-case text message style change of hour for tomorrow',
    sentAt: '2027-07-13T20:49:00-07:00',
    timezone: 'America/Vancouver',
    from: 'kenzie r <kenzie.rowan@zipmail.example>',
    subject: 'Re: dog grooming tmrw',
    text: `heyy so sorry, can u do 4pm tmrw instead of 2? moose ate smthing weird and the vet is seeing him at 1. thx!!

sent from my phone

> On Jul 13, 2027, at 3:15 PM, Muddy Paws <hello@muddypaws.example> wrote:
>
> Hi Kenzie, just confirming Moose for tomorrow, July 14, at 2 pm. Full groom, $95. See you both then!`,
    expected: [at('2027-07-14T16:00:00-07:00')],
  },
  {
    name: 'en: one meeting called off while the other one stands',
    sentAt: '2027-06-17T17:56:00+01:00',
    timezone: 'Europe/London',
    from: 'Anneke Tull <anneke@tullarchitects.example>',
    subject: 'Mill Cottage - tomorrow / Monday',
    text: `Evening Rob

Tomorrow's 9am with the planners is off, Hargreaves has gone down with shingles poor man. Monday 21st at 2pm with the structural engineer still stands, so see you on site then.

Please don't order the lintels till he's been.

A

Anneke Tull RIBA
Tull Architects
I don't work Wednesdays`,
    expected: [at('2027-06-21T14:00:00+01:00')],
  },
  {
    name: 'en: three training sessions on a new embroidery machine',
    sentAt: '2027-04-26T11:48:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Stitchtech Ireland Support <training@stitchtech.example>',
    subject: 'Your training dates - SN 88-4102',
    text: `Hi Grainne,

Thanks for choosing the six-head. Your training package comprises three on-site sessions, and Pawel will come to your premises on:

Session 1 (threading & hooping): Thu 6 May, 9.00-12.00
Session 2 (digitising): Thu 13 May, 9.00-12.00
Session 3 (maintenance): Fri 21 May, 13.00-16.00

Please have two staff members free for each. The machine itself will be delivered on Tue 4 May between 8 and 11 by the haulier, who will ring ahead.

Helpline: 01 555 0170, weekdays 8.30-5.30. Warranty runs from the date of delivery for 24 months.

Regards
Stitchtech Ireland`,
    expected: [
      at('2027-05-06T09:00:00+01:00', '2027-05-06T12:00:00+01:00'),
      at('2027-05-13T09:00:00+01:00', '2027-05-13T12:00:00+01:00'),
      at('2027-05-21T13:00:00+01:00', '2027-05-21T16:00:00+01:00'),
    ],
  },
  {
    name: 'en: thanks for a past meeting and a vague idea of the next one',
    sentAt: '2027-03-19T08:58:00-04:00',
    timezone: 'America/New_York',
    from: 'Denise Pomeroy <dpomeroy@larkinsurance.example>',
    subject: 'Great meeting you!',
    text: `Hi Carl and team,

Really enjoyed stopping by yesterday at 10, and thank Rosa for the empanadas! As promised, here's where we landed:

- General liability: $2M aggregate, quote from me by Wednesday
- Workers' comp audit: you'll send me the 2026 payroll by 3/31
- Current policy lapses April 15 at 12:01 a.m., so we do want to bind before that

Once you've had time with the quote I can swing by again, maybe some Tuesday afternoon. Just holler.

Denise`,
    expected: [],
  },
  {
    name: 'en: automatic reply with the travel plans of a supplier',
    sentAt: '2027-08-11T10:02:00-06:00',
    timezone: 'America/Denver',
    from: 'Bruce Lindqvist <bruce@highplainsfeed.example>',
    subject: 'Automatic reply: Pallet count for September',
    text: `I'm out on the road Aug 11 - Aug 17. Wednesday I fly into Boise (landing 2:35 PM), Thursday I'm with the Miller co-op from 9 to noon, Friday and the weekend is the state fair. Back at my desk Wednesday the 18th at 7:30 AM and I will get to your note then.

If a truck is late call dispatch, 970-555-0116, 5 AM to 7 PM.

Bruce`,
    expected: [],
  },
  {
    name: 'en: tenant complains to the property manager and names times of other people',
    sentAt: '2027-11-25T19:23:00+00:00',
    timezone: 'Europe/London',
    from: 'Chantelle Obi <chantelleobi@inboxly.example>',
    subject: 'flat 4 AGAIN',
    text: `Hi,

Third email now about the gutter. Its dripping right over the front door and my little girl slipped on Monday at about quarter past 8 on the way to school.

Flat 3 downstairs have the gas man coming tomorrow at 10 and even they got an appointment within two days!! Also the lads on the top floor are having a party Saturday from 9pm, not your problem I know but nobody tells us anything.

Please can you tell me when someone will come. And the rent went up on the 1st so I do expect something for it.

Chantelle Obi
Flat 4, 19 Cressing Rd`,
    expected: [],
  },
  {
    name: 'en: radio producer tells when the recorded piece is broadcast',
    sentAt: '2027-09-21T14:37:00+10:00',
    timezone: 'Australia/Hobart',
    from: 'Bronte Hallam <bronte@islandfm.example>',
    subject: 'Your segment',
    text: `Hi Nick,

You were a natural! Editing's done and the cheesemaking piece goes to air this Thursday 23/9 at 7:10am on Breakfast, with a repeat on Sunday 26/9 at 11:40am. It'll be on the app for 30 days afterwards if you're up to your elbows in curd.

No need for you to do a thing. Photos go up on the socials around 8.

Ta for the brie,
Bronte
Island FM | studio text line 0491 555 013`,
    expected: [],
  },
  {
    name: 'en: one-line yes to a quoted time',
    sentAt: '2027-04-08T07:19:00+01:00',
    timezone: 'Europe/London',
    from: 'Imran Sadiq <imran@sadiqopticians.example>',
    subject: 'Re: Fitting the blinds',
    text: `Yes that works, see you then. Imran

On Wed, 7 Apr 2027 at 15:12, Hatch & Rowe Blinds <office@hatchandrowe.example> wrote:

> Dear Imran
>
> Your roller blinds have come in from the factory. Can our fitter come on Wednesday 14 April at 8am, before you open?
>
> The balance of £618 can be paid by card on the day.
>
> Regards
> Carol
> Hatch & Rowe Blinds, showroom open Tue-Sat 10-4`,
    expected: [at('2027-04-14T08:00:00+01:00')],
  },
];
