import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: boiler engineer comes on a named day at half nine for two hours',
    sentAt: '2027-01-11T16:42:00+00:00',
    timezone: 'Europe/London',
    from: 'Gareth Pugh <gareth@pughheating.example>',
    subject: 'Boiler service - Copper Kettle Cafe',
    text: `Hi Janine,

Thanks for ringing back. Got the part in this morning so we're good to go. I'll be with you on Thursday (14th) at half nine in the morning, and I've set aside two hours for it. You'll be without hot water while I'm at it, so fill the urns before I get there!

Price as quoted, £185 plus VAT, job no. 2207.

Cheers
Gareth

Pugh Heating & Gas
Tel 01632 960 144 - lines open Mon-Fri 8am to 5pm`,
    expected: [at('2027-01-14T09:30:00+00:00', '2027-01-14T11:30:00+00:00')],
  },
  {
    name: 'en: applicant picks the second of two quoted interview times',
    sentAt: '2027-01-15T13:20:00-06:00',
    timezone: 'America/Chicago',
    from: 'Danielle Whitcomb <d.whitcomb@postbox.example>',
    subject: 'Re: Interview - bench jeweler position',
    text: `Dear Mr. Alvarado,

Thank you so much for getting back to me. The second one works great for me, I'll be there. Should I bring samples of my stone setting work?

Best regards,
Danielle Whitcomb
(312) 555-0148

On Thu, Jan 14, 2027 at 4:05 PM, Luis Alvarado <luis@alvaradojewelers.example> wrote:
> Hi Danielle,
>
> We liked your application and would love to meet you. We could offer:
>
> 1) Wednesday, January 20 at 10:00 AM
> 2) Thursday, January 21 at 2:30 PM
>
> Let me know which one you prefer.
>
> Luis`,
    expected: [at('2027-01-21T14:30:00-06:00')],
  },
  {
    name: 'en: declines a proposed time without naming another',
    sentAt: '2027-01-19T09:11:00+00:00',
    timezone: 'Europe/London',
    from: 'Priya Nair <priya.nair@nairinteriors.example>',
    subject: 'Re: Site meeting Mill Lane',
    text: `Morning Tom

Sorry, Tuesday 26th at 3 doesn't suit me after all, I'm short of two fitters that week. I'll come back to you once I know who's in.

Priya

> On 18 Jan 2027, at 17:31, Tom Hesketh <tom@heskethbuild.example> wrote:
>
> Hi Priya, shall we say Tuesday 26 January, 3pm, on site at Mill Lane?
> Tom`,
    expected: [],
  },
  {
    name: 'en: sales rep in Sydney offers three half-hour slots',
    sentAt: '2027-02-04T10:25:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Brett Kowalski <brett.kowalski@southerndental.example>',
    subject: 'Demo of the new scanner at your practice',
    text: `G'day Dr Lim,

Great chatting at the expo last month. As promised I'd love to swing by the practice and show you the intraoral scanner. Any of these any good? I'd need 30 minutes each time:

- Tue 9 Feb, 11.00am
- Wed 10 Feb, 2.15pm
- Fri 12 Feb, 8.30am

The intro price of $18,900 runs until 28 February.

Cheers,
Brett
Southern Dental Supplies
Ph 02 5550 1432`,
    expected: [
      at('2027-02-09T11:00:00+11:00', '2027-02-09T11:30:00+11:00'),
      at('2027-02-10T14:15:00+11:00', '2027-02-10T14:45:00+11:00'),
      at('2027-02-12T08:30:00+11:00', '2027-02-12T09:00:00+11:00'),
    ],
  },
  {
    name: 'en: accountant reminds of filing deadlines only',
    sentAt: '2027-01-18T08:55:00+00:00',
    timezone: 'Europe/London',
    from: 'Helen Ashworth <helen@ashworthpike.example>',
    subject: 'Self assessment - papers still missing',
    text: `Dear Mr and Mrs Dyer,

A quick reminder that your tax returns have to be with HMRC by midnight on Sunday 31 January. To make sure that we file in time, please let us have the missing papers (P60s, interest statements, mileage log) by 5pm on Friday 22 January at the latest.

The payment of £2,314.60 is due on the same date as the return.

Please note that our telephones are manned 9.30am - 4.30pm this month.

Kind regards
Helen Ashworth ACCA
Ashworth Pike & Co
01632 960 872`,
    expected: [],
  },
  {
    name: 'en: all lower case one-liner with a Friday afternoon time',
    sentAt: '2027-02-06T21:47:00+00:00',
    timezone: 'Europe/London',
    from: 'Dave <davemc77@quickmail.example>',
    subject: 'bike',
    text: `alright mate can i bring the bike in fri 12 feb 4pm for you to have a look at the gears? cheers dave`,
    expected: [at('2027-02-12T16:00:00+00:00')],
  },
  {
    name: 'en: one call named in Eastern and in Pacific time',
    sentAt: '2027-02-18T14:03:00-08:00',
    timezone: 'America/Toronto',
    from: 'Marcy Delorme <marcy.delorme@cedarlinewebs.example>',
    subject: 'Kickoff call for your new site',
    text: `Hi Adrian,

We're all excited on this end! Let's do the kickoff on Wednesday, February 24 at 2:00 p.m. Eastern (11:00 a.m. Pacific for us). The call is one hour. I'll have our designer Kofi on the line as well.

Please call in on 1-604-555-0119, PIN 48213#.

Before then, could you send me the logo as a vector file?

Thanks,
Marcy
Cedarline Web Studio, Victoria BC`,
    expected: [at('2027-02-24T14:00:00-05:00', '2027-02-24T15:00:00-05:00')],
  },
  {
    name: 'en: bulk newsletter of a trade association with a webinar',
    sentAt: '2027-02-23T06:00:00-05:00',
    timezone: 'America/New_York',
    from: 'Northeast Florists Guild <news@nefloristsguild.example>',
    subject: "This week: Mother's Day pricing webinar + wholesale report",
    text: `NORTHEAST FLORISTS GUILD | WEEKLY BLOOM

1. WEBINAR: Pricing for Mother's Day
Thursday, March 4, 1:00 PM - 2:00 PM ET. Free for members. Register on our website.

2. WHOLESALE REPORT
Roses up 6%, tulips down 2%.

3. SPRING CONFERENCE
April 17-18, Hartford. Early-bird rates end March 12 at 11:59 PM.

You are receiving this because your shop is listed in our directory.
Unsubscribe | Update preferences
Northeast Florists Guild, PO Box 118, Springfield`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: Irish customer suggests half two on Tuesday week',
    sentAt: '2027-03-03T12:36:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Sinéad Moynihan <sinead.moynihan@liosmor.example>',
    subject: 'Kitchen measurements',
    text: `Hi Cathal,

How's things? We finally have the old presses ripped out, so you can come and measure up whenever you like. Would Tuesday week, the 16th, at half two suit you? Himself will be around to let you in if I'm late back from work.

Park in the yard, the gate code is 1962.

Thanks a mill,
Sinéad`,
    expected: [at('2027-03-16T14:30:00+00:00')],
  },
  {
    name: 'en: walkthrough moved from one day to another',
    sentAt: '2027-03-26T11:17:00-06:00',
    timezone: 'America/Denver',
    from: 'Rick Sandoval <rick@frontrangeroofing.example>',
    subject: 'Re: Walkthrough - 418 Juniper',
    text: `Wendy,

Need to move our walkthrough from Tuesday 3/30 at 9:00 to Thursday 4/1 at 10:30 am, the adjuster can't make it before then. Same place, meet me at the back gate. Thanks for being flexible.

Rick Sandoval
Front Range Roofing
303-555-0177`,
    expected: [at('2027-04-01T10:30:00-06:00')],
  },
  {
    name: 'en: customer cancels a salon appointment for good',
    sentAt: '2027-03-08T18:29:00+00:00',
    timezone: 'Europe/London',
    from: 'Olwen Rees <olwen.rees@talkpost.example>',
    subject: 'Appointment Thursday',
    text: `Dear Bethan,

I'm so sorry but I have to cancel my cut and colour this Thursday, 11 March, at 2.15pm. I've gone and broken my wrist! Please give the slot to somebody else, I will ring you when I am out of plaster.

With apologies
Olwen Rees`,
    expected: [],
  },
  {
    name: 'en: two partners go to a trade fair together for the day',
    sentAt: '2027-03-02T17:50:00+00:00',
    timezone: 'Europe/London',
    from: 'Martin Scholes <martin@scholesupholstery.example>',
    subject: 'Fabric fair',
    text: `Hi Nadia

Tickets for the fabric fair in Birmingham have arrived, so that's you and me going on Wednesday 24 March. We'll make a full day of it - best keep the whole of it free. I'll drive, you navigate. Will let you know nearer the time when I'll pick you up.

The tickets were £22 each, I've put them through the business card.

Martin`,
    expected: [days('2027-03-24')],
  },
  {
    name: 'en: courier announces a delivery window',
    sentAt: '2027-03-31T07:12:00+01:00',
    timezone: 'Europe/London',
    from: 'SwiftVan Parcels <tracking@swiftvan.example>',
    subject: 'Your parcel is coming tomorrow',
    text: `Hello PAPER & PLUM LTD,

Your parcel SV 4471 9920 3 from Holt Packaging will be delivered tomorrow, Thursday 1 April, between 10:41 and 11:41.

Not in? You can choose a neighbour or a safe place until 22:00 today.

Your driver is Kieran.

SwiftVan Parcels`,
    expected: [],
  },
  {
    name: 'en: calendar invitation with a time zone for a budget review',
    sentAt: '2027-04-06T09:30:00-04:00',
    timezone: 'America/New_York',
    from: 'Alicia Romero <aromero@brightwellschool.example>',
    subject: 'Invitation: Summer camp budget review',
    text: `Hi Ben,

Sending over the invite for the budget review, the numbers are in the shared folder.

Alicia`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Brightwell//Calendar 4.2//EN
VERSION:2.0
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
UID:b7c1f0a2-20270412@brightwellschool.example
DTSTAMP:20270406T133000Z
DTSTART;TZID=America/New_York:20270412T131500
DTEND;TZID=America/New_York:20270412T140000
SUMMARY:Summer camp budget review
LOCATION:Front office\\, Brightwell School
ORGANIZER;CN=Alicia Romero:mailto:aromero@brightwellschool.example
ATTENDEE;CN=Ben Tull;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:ben@tullcamps.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-12T13:15:00-04:00', '2027-04-12T14:00:00-04:00')],
  },
  {
    name: 'en: restaurant booking with JSON-LD for a team dinner',
    sentAt: '2027-04-13T15:06:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Tablefolk Reservations <no-reply@tablefolk.example>',
    subject: 'Your table at Osteria Bruna is confirmed',
    text: `Hi Karen,

You're all set! Your table for 6 at Osteria Bruna is confirmed.

Thursday, April 22, 2027 at 7:15 PM
Confirmation number: TF-83310

Osteria Bruna, 2204 Larch Street, Portland
Need to cancel? Please do so at least 24 hours ahead.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "TF-83310",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Karen Ostrowski" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Osteria Bruna",
    "address": { "@type": "PostalAddress", "streetAddress": "2204 Larch Street", "addressLocality": "Portland", "addressRegion": "OR", "addressCountry": "US" }
  },
  "startTime": "2027-04-22T19:15:00-07:00",
  "partySize": "6"
}
</script></head><body>
<p>Hi Karen,</p>
<p>You're all set! Your table for 6 at Osteria Bruna is confirmed.</p>
<p><b>Thursday, April 22, 2027 at 7:15 PM</b><br>Confirmation number: TF-83310</p>
<p>Osteria Bruna, 2204 Larch Street, Portland<br>Need to cancel? Please do so at least 24 hours ahead.</p>
</body></html>`,
    expected: [at('2027-04-22T19:15:00-07:00')],
  },
  {
    name: 'en: IT provider announces a maintenance window',
    sentAt: '2027-04-15T11:40:00+01:00',
    timezone: 'Europe/London',
    from: 'Fernhill IT Support <support@fernhill-it.example>',
    subject: 'Planned maintenance Sunday 18 April',
    text: `Dear all,

We will be patching the mail and file servers on Sunday 18 April between 06:00 and 09:30. During this time you will not be able to get to your mailbox or the shared drives. No action is needed on your side.

If anything is still not working at 8am on Monday, please raise a ticket.

Ollie
Fernhill IT Support
Helpdesk 01632 960 555, Mon-Fri 07:30-18:00`,
    expected: [],
  },
  {
    name: 'en: parent asks the head teacher for a talk after school',
    sentAt: '2027-04-18T20:14:00+01:00',
    timezone: 'Europe/London',
    from: 'Joanna Whitelaw <jo.whitelaw@postbox.example>',
    subject: 'Ruby in Year 4',
    text: `Dear Mrs Chaudhry

I hope you don't mind me writing on a Sunday. Ruby came home in tears again on Friday and I would really like to sit down with you rather than talk at the gate with everyone listening. Could we meet in your office this Friday, 23 April, at quarter past three? My mum can take Ruby home that day.

I have read the letter about the Year 4 residential and will pay the deposit by the 30th.

Many thanks
Jo Whitelaw (Ruby's mum)`,
    expected: [at('2027-04-23T15:15:00+01:00')],
  },
  {
    name: 'en: rota of the weekend staff sent for information',
    sentAt: '2027-04-29T13:08:00+01:00',
    timezone: 'Europe/London',
    from: 'Shauna Kerr <shauna@harbourkitchen.example>',
    subject: 'Floor rota this weekend',
    text: `Hi Alasdair,

Rota for the floor, just so you have it in the office - you're not on it, enjoy your days off!

Fri 30 April: Mel 11:00-19:00, Tomasz 16:00-23:00
Sat 1 May: Mel 10:00-18:00, Jade 12:00-20:00, Tomasz 17:00-00:00
Sun 2 May: Jade 11:00-17:00, Connor 11:00-17:00

Shauna`,
    expected: [],
  },
  {
    name: 'en: thanks for a past visit, earlier mail quoted below',
    sentAt: '2027-05-07T10:02:00-04:00',
    timezone: 'America/Toronto',
    from: 'Gordon Baptiste <gbaptiste@lakeshoreprint.example>',
    subject: 'Re: Visit to the plant',
    text: `Hi Rosalind,

Just a note to say thank you for coming out to see us yesterday. The team really enjoyed it. The paper samples are in the mail to you, and the quote for 5,000 brochures is $2,140 plus HST.

Regards,
Gordon

-----Original Message-----
From: Rosalind Teague
Sent: April 29, 2027 3:44 PM
To: Gordon Baptiste
Subject: Re: Visit to the plant

Thursday, May 6 at 1:30 p.m. it is. I will ask for you at reception.

Rosalind`,
    expected: [],
  },
  {
    name: 'en: New York writer sets a call in ET while London is still on GMT',
    sentAt: '2027-03-16T16:21:00-04:00',
    timezone: 'Europe/London',
    from: 'Jordan Feldman <jfeldman@hudsonlicensing.example>',
    subject: 'Licensing call',
    text: `Hi Imogen,

Great, we're on for Tuesday, March 23 at 10:00 AM ET. It'll take 45 minutes. Here's the link:

https://meet.hudsonlicensing.example/r/imogen-jordan

I'll send the redlined draft over by end of day Friday.

Best,
Jordan Feldman
Hudson Licensing, New York
+1 212 555 0163`,
    expected: [at('2027-03-23T14:00:00+00:00', '2027-03-23T14:45:00+00:00')],
  },
  {
    name: 'en: writer tells general availability without a proposal',
    sentAt: '2027-05-12T08:37:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Leanne Foley <leanne@foleylandscapes.example>',
    subject: 'Re: Quote for the courtyard',
    text: `Hi Raj

Yep, happy to come out and have a look at the courtyard. I'm pretty free most of next week, Mondays and Thursdays are usually good as I'm on your side of town then anyway. Just tell me what works for you.

Rough price is $95 per square metre laid.

Leanne
0491 570 156 (6.30am - 4pm, after that leave a message)`,
    expected: [],
  },
  {
    name: 'en: routine inspection of rented premises in Auckland with start and end',
    sentAt: '2027-04-21T14:55:00+12:00',
    timezone: 'Pacific/Auckland',
    from: 'Hemi Paratene <hemi.paratene@kauriproperty.example>',
    subject: 'Notice of inspection - Unit 3, 61 Totara Road',
    text: `Kia ora Melanie,

This is to give you notice that I will be carrying out the quarterly inspection of your unit on Wednesday 5 May, 10.15am–10.45am. Please make sure somebody is there and that I can get to the switchboard and the sprinkler valve.

Rent for May is due on the 1st as usual.

Ngā mihi
Hemi Paratene
Kauri Property Management
Office hours 8.30–5, Monday to Friday`,
    expected: [at('2027-05-05T10:15:00+12:00', '2027-05-05T10:45:00+12:00')],
  },
  {
    name: 'en: county council announces a fire safety inspection formally',
    sentAt: '2027-05-20T11:33:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Fire Prevention Section <fireprevention@ballymorecoco.example>',
    subject: 'Ref FP/2027/0418 - Inspection of premises',
    text: `Ref: FP/2027/0418
Premises: The Weir Bar, Bridge Street

Dear Ms Hanratty,

I refer to your application dated 14 April 2027. An officer of this section, Mr D. Tuohy, will attend at the above premises on Wednesday, the 2nd of June 2027, at 11.00 hrs in order to carry out an inspection. You are requested to be present and to have the fire register to hand.

The fee of €250 must be paid before the 31st of May 2027. The public counter is open from 9.30 a.m. to 12.30 p.m.

Mise le meas,
P. Lonergan
Administrative Officer`,
    expected: [at('2027-06-02T11:00:00+01:00')],
  },
  {
    name: 'en: booking tool confirms a discovery call booked by a client',
    sentAt: '2027-06-16T22:09:00+00:00',
    timezone: 'Europe/London',
    from: 'Slotwise <notifications@slotwise.example>',
    subject: 'New booking: Hannah Pelling - 11:30, Tue 22 Jun 2027',
    text: `Hi Theo Barratt,

A new meeting has been booked with you.

Event type: 30 minute discovery call
Invitee: Hannah Pelling
Invitee email: hannah@pellingceramics.example
Date and time: 11:30 - 12:00, Tuesday, 22 June 2027 (London time)
Where: https://video.slotwise.example/j/90412277

Questions:
What would you like to talk about? - Moving our web shop before Christmas.

View or cancel this booking in your Slotwise account.`,
    expected: [at('2027-06-22T11:30:00+01:00', '2027-06-22T12:00:00+01:00')],
  },
  {
    name: 'en: supplier is away for a family wedding',
    sentAt: '2027-06-10T17:15:00-05:00',
    timezone: 'America/Chicago',
    from: 'Tasha Greenlee <tasha@greenleecandles.example>',
    subject: 'Order 5581 and me being gone',
    text: `Hey Monica!

Order 5581 shipped today, tracking to follow. Heads up that I'll be hard to reach for a few days: my sister is getting married Saturday June 12 at 4 PM in Tulsa, and my flight home isn't until Monday at 6:20 AM. My cousin's minding the shop, he'll answer emails.

Talk soon,
Tasha`,
    expected: [],
  },
  {
    name: 'en: boss forwards a customer request and says the reader is expected there',
    sentAt: '2027-06-01T09:48:00+01:00',
    timezone: 'Europe/London',
    from: 'Vikram Sethi <vikram@sethiblinds.example>',
    subject: 'Fwd: Blinds for the surgery',
    text: `Leo, this one's yours. I rang her and said you'll be there this Thursday at ten in the morning. Take the blackout samples with you.

V.

---------- Forwarded message ---------
From: Grace Okafor <manager@elmsurgery.example>
Date: Fri, 28 May 2027 at 15:26
Subject: Blinds for the surgery
To: <info@sethiblinds.example>

Hello,

We need new blinds in three consulting rooms. Could somebody come and measure on Thursday 3 June at 10am? We are closed for training then, so it would be nice and quiet.

Grace Okafor
Practice Manager`,
    expected: [at('2027-06-03T10:00:00+01:00')],
  },
  {
    name: 'en: bulk announcement of a product launch with hour',
    sentAt: '2027-06-25T07:00:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Kiln & Glaze Co. <hello@kilnandglaze.example>',
    subject: 'It drops Tuesday at 9 AM',
    text: `The Ember kiln is almost here.

On sale Tuesday, June 29 at 9:00 AM PT, online only. First 50 orders get free shipping and a set of cones.

Set an alarm, last year's model sold out in 3 hours.

Shop early access with code EMBER27 until Wednesday, 11:59 PM.

Kiln & Glaze Co., 77 Harbor Way, Oakland
Unsubscribe any time.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: tax adviser invites to lunch among dates for filing',
    sentAt: '2027-06-28T15:31:00-04:00',
    timezone: 'America/New_York',
    from: 'Walter Brandt, CPA <walter@brandtcpa.example>',
    subject: 'Q2 estimates / lunch',
    text: `Sam,

Three things:

1. Your second quarter estimate went out on June 15, confirmation attached.
2. Sales tax for June has to be filed by July 20. Get me the register tapes by July 12 please.
3. You've been a client for ten years! Lunch is on me: Thursday, July 8, 12:30 at the Anchor Grill. Just the two of us, no tax talk, promise.

Walt

Walter Brandt, CPA
Office open Mon-Thu 9-5
(860) 555-0191`,
    expected: [at('2027-07-08T12:30:00-04:00')],
  },
  {
    name: 'en: club secretary calls the committee to its meeting',
    sentAt: '2027-07-01T19:22:00+01:00',
    timezone: 'Europe/London',
    from: 'Barbara Tindall <secretary@wharfedalebowls.example>',
    subject: 'Committee meeting',
    text: `Dear Frank

The next committee meeting is on Monday 12th July at 7.30 p.m. in the clubhouse. As treasurer you are down for item 3 (green fees), so please do come! We finish at 9 p.m. so that nobody misses the last bus.

Agenda
1. Apologies
2. Minutes of 14th June
3. Green fees for next season
4. Roller - repair or replace (quote £1,150)

Yours in sport
Barbara`,
    expected: [at('2027-07-12T19:30:00+01:00', '2027-07-12T21:00:00+01:00')],
  },
  {
    name: 'en: workshop ticket with JSON-LD event reservation in Vancouver',
    sentAt: '2027-08-24T12:44:00-07:00',
    timezone: 'America/Vancouver',
    from: 'Ticketbarn <orders@ticketbarn.example>',
    subject: 'Your ticket: Bread Lab for Bakery Owners',
    text: `Thanks for your order, Elliot!

Bread Lab for Bakery Owners
Saturday, September 11, 2027, 9:00 AM - 12:30 PM
Granary Hall, Vancouver

1 x General admission, CA$140.00
Order no. 7720-118`,
    html: `<html><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "7720-118",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Elliot Marchetti" },
  "reservationFor": {
    "@type": "Event",
    "name": "Bread Lab for Bakery Owners",
    "startDate": "2027-09-11T09:00:00-07:00",
    "endDate": "2027-09-11T12:30:00-07:00",
    "location": { "@type": "Place", "name": "Granary Hall", "address": "310 Wharf Street, Vancouver BC" }
  }
}]
</script>
<h2>Thanks for your order, Elliot!</h2>
<p><b>Bread Lab for Bakery Owners</b><br>Saturday, September 11, 2027, 9:00 AM - 12:30 PM<br>Granary Hall, Vancouver</p>
<p>1 x General admission, CA$140.00<br>Order no. 7720-118</p>
</body></html>`,
    expected: [at('2027-09-11T09:00:00-07:00', '2027-09-11T12:30:00-07:00')],
  },
  {
    name: 'en: visitor names his train and then the meeting hour',
    sentAt: '2027-07-14T10:39:00+01:00',
    timezone: 'Europe/London',
    from: 'Alistair Broome <a.broome@broomeacoustics.example>',
    subject: 'Re: Studio visit',
    text: `Hello Yasmin,

Tickets booked for next Wednesday, the 21st. My train leaves Leeds at 08:15 and gets in at 10:52, so let's meet at 11.30 at your studio - I'll walk over. I have to be on the 15:03 back.

I'll bring the level meter and the two panels (the £340 ones).

Best wishes
Alistair`,
    expected: [at('2027-07-21T11:30:00+01:00')],
  },
  {
    name: 'en: Scottish customer asks for quarter to four on Friday',
    sentAt: '2027-08-03T13:52:00+01:00',
    timezone: 'Europe/London',
    from: 'Morag Dunbar <morag.dunbar@glenpost.example>',
    subject: 'wee dog',
    text: `Hiya Fiona,

Hamish is limping again the poor wee soul. Could ye see him on Friday at quarter to four? I finish my shift at three so I cannae be there any earlier.

Ta very much, hen
Morag x`,
    expected: [at('2027-08-06T15:45:00+01:00')],
  },
  {
    name: 'en: invoice with due date and counter hours',
    sentAt: '2027-08-11T16:00:00+10:00',
    timezone: 'Australia/Melbourne',
    from: 'Accounts <accounts@yarratimber.example>',
    subject: 'Invoice 30277',
    text: `Dear customer,

Please find attached invoice 30277 dated 11 August 2027 for $1,486.10. Payment is due by Wednesday 25 August 2027. If paid by 3pm on Monday 16 August you may take 2% off.

New trade counter hours from 1 September: Monday to Friday 6.00am - 4.30pm, Saturday 7.00am - 11.30am.

Accounts team
Yarra Timber & Hardware
03 5550 0820`,
    expected: [],
  },
  {
    name: 'en: insurance broker will call tomorrow at quarter past nine',
    sentAt: '2027-08-18T16:27:00-05:00',
    timezone: 'America/Chicago',
    from: 'Brenda Kline <bkline@prairieinsure.example>',
    subject: 'Your question on the liability policy',
    text: `Hi Oscar,

Got your voicemail. It's easier to explain over the phone, so I'll give you a call tomorrow morning at quarter past nine on the shop number. Please have policy PL-204471 in front of you.

Brenda Kline
Prairie Insurance Agency
Hours: M-F 8:30-5:00`,
    expected: [at('2027-08-19T09:15:00-05:00')],
  },
  {
    name: 'en: minutes of a past meeting end with the next one',
    sentAt: '2027-09-02T12:19:00+01:00',
    timezone: 'Europe/London',
    from: 'Callum Reid <callum@reidarchitects.example>',
    subject: 'Minutes, project meeting 6',
    text: `All,

Minutes of yesterday's project meeting (Wed 1 September, 10:00-11:15, site cabin)

Present: C. Reid, D. Ofori, S. Whitby
- Windows: delivered 24 August, two panes cracked, supplier informed.
- Roof: slater finishes on Friday 10 September.
- Snag list: D. Ofori to send by 8 September, noon.

Next meeting for the three of us: Wednesday 15 September at 10:00, site cabin.

Callum Reid`,
    expected: [at('2027-09-15T10:00:00+01:00')],
  },
  {
    name: 'en: minutes of a past meeting with to-dos only',
    sentAt: '2027-09-08T15:40:00-04:00',
    timezone: 'America/Toronto',
    from: 'Denise Arsenault <denise@maplestreetdaycare.example>',
    subject: 'Notes from Tuesday',
    text: `Hi Paul,

Here are my notes from our sit-down yesterday (Tuesday, September 7, 4:30 p.m.):

- Fence repair: you send the estimate by Sept. 17
- Playground sand: 3 cubic metres, delivery Sept. 21 before 8 a.m.
- Deposit of $600 to be paid by Sept. 30

If I got anything wrong just write back.

Denise`,
    expected: [],
  },
  {
    name: 'en: two whole days of first aid training the reader is booked on',
    sentAt: '2027-09-13T09:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Lifeline Training <bookings@lifelinetraining.example>',
    subject: 'Joining instructions - Simon Achterberg',
    text: `Dear Simon,

Thank you for booking with us. You have a place on our First Aid at Work course, which runs over two full days on Thursday 7 and Friday 8 October 2027 at the Riverside Centre, Exeter.

Please bring photo ID and wear something comfortable. Lunch is included. You will get the timetable from your trainer a week before.

Balance outstanding: £95.00, payable by 27 September.

Kind regards
Lifeline Training`,
    expected: [days('2027-10-07', '2027-10-09')],
  },
  {
    name: 'en: calendar part cancels a meeting',
    sentAt: '2027-09-16T14:11:00-07:00',
    timezone: 'America/Los_Angeles',
    from: 'Noor Haddad <noor@haddadevents.example>',
    subject: 'Canceled: Menu tasting',
    text: `The couple called it off, so no tasting. Sorry Greg! I'll be in touch about the deposit.

Noor`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Haddad Events//Planner 2.0//EN
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:tasting-5512@haddadevents.example
DTSTAMP:20270916T211100Z
DTSTART:20270921T220000Z
DTEND:20270921T233000Z
SUMMARY:Canceled: Menu tasting
ORGANIZER;CN=Noor Haddad:mailto:noor@haddadevents.example
ATTENDEE;CN=Greg Lindqvist:mailto:greg@lindqvistcatering.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: shipping notice with JSON-LD parcel delivery',
    sentAt: '2027-09-29T05:50:00-04:00',
    timezone: 'America/New_York',
    from: 'Penfield Paper <shipping@penfieldpaper.example>',
    subject: 'Order PP-60417 has shipped',
    text: `Good news! Order PP-60417 is on its way to Quill & Co.

Expected: Friday, October 1, between 12:00 PM and 4:00 PM
Carrier: RoadRunner Freight
Contents: 12 reams of 110 lb cardstock`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "RR99314470",
  "carrier": { "@type": "Organization", "name": "RoadRunner Freight" },
  "expectedArrivalFrom": "2027-10-01T12:00:00-04:00",
  "expectedArrivalUntil": "2027-10-01T16:00:00-04:00",
  "partOfOrder": {
    "@type": "Order",
    "orderNumber": "PP-60417",
    "merchant": { "@type": "Organization", "name": "Penfield Paper" }
  }
}
</script></head><body>
<p>Good news! Order PP-60417 is on its way to Quill &amp; Co.</p>
<p>Expected: Friday, October 1, between 12:00 PM and 4:00 PM<br>Carrier: RoadRunner Freight<br>Contents: 12 reams of 110 lb cardstock</p>
</body></html>`,
    expected: [],
  },
  {
    name: 'en: occupational health clinic confirms the appointment of the reader',
    sentAt: '2027-10-05T10:24:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'Bayside Occupational Health <reception@baysideoh.example>',
    subject: 'Appointment confirmation',
    text: `Dear Mr Petrakis,

Your hearing test with Dr Anand is confirmed for Thursday 21/10/2027 at 8:40 am. Please arrive rested and avoid loud machinery for 16 hours beforehand.

Bring: Medicare card, referral, list of medications.

If you need to cancel, ring us by 12 noon the day before, or a fee of $60 applies.

Reception (Mon-Fri 8 am-5.30 pm)
Bayside Occupational Health, Level 2, 14 Pier Street`,
    expected: [at('2027-10-21T08:40:00+11:00')],
  },
  {
    name: 'en: US slash dates, technician visit with one alternative',
    sentAt: '2027-09-10T08:16:00-07:00',
    timezone: 'America/Phoenix',
    from: 'Desert Air Dispatch <dispatch@desertairhvac.example>',
    subject: 'Tech visit, ticket 88120',
    text: `Hello Ms. Yazzie,

Re: ticket 88120 (rooftop unit not cooling)

We can send Manny out to your store on Tue 9/14 at 3:30 PM, or if that's no good, Wed 9/15 at 7:45 AM. Reply with the one you want and I'll put you on the board. Service call is $129 flat.

Thank you,
Carla, Dispatch
602-555-0136 (24 hrs)`,
    expected: [at('2027-09-14T15:30:00-07:00'), at('2027-09-15T07:45:00-07:00')],
  },
  {
    name: 'en: manager tells staff member of the whole-day stock-take',
    sentAt: '2027-10-19T18:02:00+01:00',
    timezone: 'Europe/London',
    from: 'Lorraine Beck <lorraine@beckandsonhardware.example>',
    subject: 'Stock take',
    text: `Hi Kwame

Just to confirm we're doing the stock-take on Saturday 30 October, all day, shop shut. I need you there with me, double time of course. Bacon rolls on the house.

Don't forget your timesheet by Friday lunch.

Lorraine`,
    expected: [days('2027-10-30')],
  },
  {
    name: 'en: customer would drop in on Tuesday afternoon without an hour',
    sentAt: '2027-10-14T11:58:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Declan Furey <declan.furey@eirpost.example>',
    subject: 'Collecting the chairs',
    text: `Hi Aoife,

Delighted to hear that the chairs are done. I'll swing by some time on Tuesday afternoon with the van, can't say when, it depends on the traffic from Athlone. You're open till six anyway, aren't you?

I transferred the remaining €410 on Monday.

Declan`,
    expected: [],
  },
  {
    name: 'en: bulk offer of a gym with a free class',
    sentAt: '2027-10-26T08:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Ironworks Gym <offers@ironworksgym.example>',
    subject: '50% off + free taster class this Saturday 10am',
    text: `AUTUMN KICK-START AT IRONWORKS!

Half price joining fee until midnight on Sunday 31 October.

FREE TASTER: Kettlebells with Naz, Saturday 30 October, 10am-11am. Bring a friend!

Corporate rates for teams of five and more. Just reply to find out.

Opening hours: Mon-Fri 6am-10pm, Sat-Sun 8am-6pm

You can opt out of these emails here.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: writer is at the solicitor first and asks for a call later that day',
    sentAt: '2027-11-01T09:27:00+00:00',
    timezone: 'Europe/London',
    from: 'Geraldine Fairley <geraldine@fairleylettings.example>',
    subject: 'Re: Damp in flat 6',
    text: `Hi Neil

Seen your photos, that's worse than I thought. I'm at the solicitor's on Wednesday at 2 about another flat so can't talk then, but can you ring me on Wednesday at 4.30pm? I'll have the surveyor's report by that time and we can decide what to do.

My mobile: 07700 900 418

Geraldine
Fairley Lettings - office open 9 to 5.15, closed for lunch 1 to 2`,
    expected: [at('2027-11-03T16:30:00+00:00')],
  },
  {
    name: 'en: counter-offer of two other hours on the same day',
    sentAt: '2027-11-04T13:13:00-05:00',
    timezone: 'America/Winnipeg',
    from: 'Curtis Halvorsen <curtis@halvorsenseed.example>',
    subject: 'Re: Loan renewal',
    text: `Hi Meredith,

9:00 on Monday the 15th won't work, I've got a truck coming in. Could we do 11:00 or 1:30 the same day instead? I'd come by the branch.

Curtis

From: Meredith Sawchuk
Sent: Thursday, November 4, 2027 10:20 AM
To: Curtis Halvorsen
Subject: Loan renewal

Good morning Curtis, your operating loan is up for renewal. Can you come in on Monday, November 15 at 9:00 a.m.?
Meredith`,
    expected: [at('2027-11-15T11:00:00-06:00'), at('2027-11-15T13:30:00-06:00')],
  },
  {
    name: 'en: one-line yes to a single quoted time',
    sentAt: '2027-11-17T07:49:00-08:00',
    timezone: 'America/Los_Angeles',
    from: 'Pete Yamamoto <pete@yamamotoguitars.example>',
    subject: 'Re: Amp demo',
    text: `Yes, that works. See you then!
Pete

Sent from my phone

> On Nov 16, 2027, at 5:58 PM, Lucia Bonner <lucia@bonneraudio.example> wrote:
>
> Hi Pete, how about Monday, November 22 at 1 PM in our showroom? I'll have
> both amps warmed up for you.
>
> Lucia
> Bonner Audio, open Mon-Sat 10-6`,
    expected: [at('2027-11-22T13:00:00-08:00')],
  },
  {
    name: 'en: photographer suggests a shoot a fortnight today at six in the evening',
    sentAt: '2027-11-23T10:31:00+00:00',
    timezone: 'Europe/London',
    from: 'Ines Calloway <ines@callowayphoto.example>',
    subject: 'Staff portraits',
    text: `Hi Duncan,

Lovely to speak earlier. So how about a fortnight today, 7 December, at 6pm, once you've closed the bar? I need an hour and a half for the eight of you, so we'd be packed up by 7.30.

£420 all in, edited files within five working days.

Ines x`,
    expected: [at('2027-12-07T18:00:00+00:00', '2027-12-07T19:30:00+00:00')],
  },
  {
    name: 'en: calendar invitation in UTC for a reader in Perth',
    sentAt: '2027-11-30T09:15:00+11:00',
    timezone: 'Australia/Perth',
    from: 'Gemma Doyle <gemma.doyle@coralpayroll.example>',
    subject: 'Payroll system handover',
    text: `Hi Stu,

Invite attached for the handover session, I'll share my screen. Shout if the time doesn't suit.

Gemma Doyle
Coral Payroll, Melbourne`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Coral Payroll//Diary//EN
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
UID:handover-20271209-0711@coralpayroll.example
DTSTAMP:20271129T221500Z
DTSTART:20271209T023000Z
DTEND:20271209T034500Z
SUMMARY:Payroll system handover
DESCRIPTION:Walk through of the new pay runs\\, leave and super.
ORGANIZER;CN=Gemma Doyle:mailto:gemma.doyle@coralpayroll.example
ATTENDEE;CN=Stu Barker;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:stu@barkermarine.example
SEQUENCE:0
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-12-09T10:30:00+08:00', '2027-12-09T11:45:00+08:00')],
  },
  {
    name: 'en: radio presenter tells when the recorded piece is broadcast',
    sentAt: '2027-12-08T17:36:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Niall Prendergast <niall@radiocoast.example>',
    subject: 'Your piece on the Saturday show',
    text: `Hi Maeve,

Just to let you know that the bit we recorded in your cheese shop last week has been edited and sounds brilliant. It goes out on Saturday 11 December at 11.20am, and is repeated on Tuesday 14 December at 7.45pm. Nothing more for you to do, and it'll be on the website afterwards if you're busy with customers.

Happy Christmas when it comes
Niall

Radio Coast 96.2 - Saturday Morning with Niall, 10am to 1pm`,
    expected: [],
  },
];
