import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: customer asks joiner to measure up, two options, spoken clock time',
    sentAt: '2027-01-12T19:42:00+00:00',
    timezone: 'Europe/London',
    from: 'Maureen Tattersall <mo.tattersall@postbag.example>',
    subject: 'Alcove shelves',
    text: `Hi there

You did some lovely wardrobes for my sister-in-law Pat on Moss Lane a couple of years back and she said to get in touch. We'd like shelves either side of the chimney breast, painted, with cupboards below. Budget is about £1,800 all in, not sure if that's daft.

Could you come round and measure up this Thursday at half four? If that's no good then Saturday at 10am would be fine as well, my husband will be in. It's number 27, the one with the green gate. Parking is a pain after 5.

Ta very much
Maureen
07700 900118`,
    expected: [at('2027-01-14T16:30:00+00:00'), at('2027-01-16T10:00:00+00:00')],
  },
  {
    name: 'en: US clinic confirms appointment, numeric date, arrive early',
    sentAt: '2027-03-02T10:15:00-05:00',
    timezone: 'America/New_York',
    from: 'Lakeview Occupational Health <frontdesk@lakeviewoccu.example>',
    subject: 'Appointment confirmation - Kowalczyk',
    text: `Dear Mr. Kowalczyk,

This is to confirm your DOT physical:

  Date: 03/18/2027 (Thursday)
  Time: 9:15 AM
  Provider: Angela Ruiz, NP
  Location: 4410 Harbor Blvd, Suite 120

Please arrive 15 minutes early to complete your paperwork and bring a photo ID plus a list of current medications. If you need to cancel, call us at least 24 hours in advance to avoid a $40 fee.

Front Desk
Lakeview Occupational Health
(555) 014-2290
Mon-Thu 7:30 AM - 5:00 PM, Fri 7:30 AM - 1:00 PM`,
    expected: [at('2027-03-18T09:15:00-04:00')],
  },
  {
    name: 'en: overdue invoice chaser with a deadline hour',
    sentAt: '2027-02-22T08:55:00+00:00',
    timezone: 'Europe/London',
    from: 'Accounts <accounts@penninefixings.example>',
    subject: 'OVERDUE: INV-20417 / INV-20455',
    text: `Good morning,

Our records show the following invoices as unpaid:

INV-20417   dated 04/01/2027   due 03/02/2027   £612.40
INV-20455   dated 11/01/2027   due 10/02/2027   £88.15

Please arrange payment to reach us no later than 5pm on Friday 26 February, otherwise the account will be placed on stop and orders for the following week will not be picked.

If you've already paid, please ignore this and accept our apologies.

Kind regards
Denise Hargreaves
Credit Control, Pennine Fixings Ltd
Tel 01632 960 774 (Mon-Fri 8.30am-4.30pm)`,
    expected: [],
  },
  {
    name: 'en: accepts the second of two quoted slots',
    sentAt: '2027-04-20T16:03:00+01:00',
    timezone: 'Europe/London',
    from: 'Jonty Akehurst <jonty@akehurst-brewing.example>',
    subject: 'Re: Label redesign - catch up',
    text: `Hi Priya,

The second one is perfect, see you then. I'll bring some bottles.

Jonty

On Tue, 20 Apr 2027 at 14:47, Priya Nandakumar <priya@studiofinch.example> wrote:
> Hi Jonty,
>
> Great to hear the lager is nearly ready. I can do either of these at our place:
>
> - Monday 26 April at 2pm
> - Wednesday 28 April at 11.30am
>
> Let me know which you prefer.
>
> Priya`,
    expected: [at('2027-04-28T11:30:00+01:00')],
  },
  {
    name: 'en: boiler engineer visit with arrival slot',
    sentAt: '2027-11-03T12:20:00+00:00',
    timezone: 'Europe/London',
    from: 'Calder Heating Bookings <bookings@calderheating.example>',
    subject: 'Your annual service is booked - job 88231',
    text: `Hello,

Thanks for booking with us. Our engineer Lewis will visit to service the boiler at your premises:

Unit 6, Wharf Yard, Sowerby
Wednesday 10th November 2027, 8:00am - 10:00am

Please make sure somebody is on site and that the boiler room is clear. The service costs £95 + VAT, payable within 14 days.

Calder Heating
Office hours 8am to 5.30pm weekdays, Saturdays 9-12
01632 960 301`,
    expected: [at('2027-11-10T08:00:00+00:00', '2027-11-10T10:00:00+00:00')],
  },
  {
    name: 'en: meeting moved from one day to another',
    sentAt: '2027-06-07T17:31:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Gráinne Ó Duibhir <grainne@oduibhiraccounts.example>',
    subject: 'our meeting this week',
    text: `Hi Conor,

I'm really sorry to mess you about, but Revenue have landed an audit on one of our other clients. Could we move our meeting from Wednesday at 10 to Friday at 12 noon? Same place, and I'd still say an hour will do us.

Have the VAT3 figures with you if you can at all.

Thanks a million,
Gráinne`,
    expected: [at('2027-06-11T12:00:00+01:00', '2027-06-11T13:00:00+01:00')],
  },
  {
    name: 'en: Australian builder, site catch-up tomorrow arvo, quarter past',
    sentAt: '2027-05-18T06:48:00+10:00',
    timezone: 'Australia/Melbourne',
    from: 'Davo Petrakis <davo@petrakisbuilds.example>',
    subject: 'slab at no 14',
    text: `Mornin Shaz

concreters reckon the pour is right to go but i want you to have a squiz at the setout first before i sign off on it. can you meet me on site tomorrow arvo, quarter past two? wont take long, bring ya boots its a bog down the back

cheers
Davo
0491 570 156`,
    expected: [at('2027-05-19T14:15:00+10:00')],
  },
  {
    name: 'en: calendar invitation with ICS and short note',
    sentAt: '2027-09-08T09:12:00-05:00',
    timezone: 'America/Chicago',
    from: 'Tamika Bellweather <tbellweather@northforkcoop.example>',
    subject: 'Invitation: Q4 ordering review',
    text: `Tamika Bellweather has invited you to a meeting.

Q4 ordering review
Please have your winter feed forecast ready.

Reply to this message with Yes, No or Maybe.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Northfork//Mail 4.1//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:7c1f0b52-q4@northforkcoop.example
DTSTAMP:20270908T141200Z
DTSTART:20270916T150000Z
DTEND:20270916T154500Z
SUMMARY:Q4 ordering review
LOCATION:Northfork Co-op conference room
ORGANIZER;CN=Tamika Bellweather:mailto:tbellweather@northforkcoop.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:office@prairiefeeds.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-16T10:00:00-05:00', '2027-09-16T10:45:00-05:00')],
  },
  {
    name: 'en: bulk newsletter with open webinar and opening hours',
    sentAt: '2027-05-04T07:00:00+01:00',
    timezone: 'Europe/London',
    from: 'The Small Shop Digest <digest@smallshop.example>',
    subject: '5 ways to beat the summer slump',
    isBulk: true,
    text: `THE SMALL SHOP DIGEST - May

1. Rearrange your window before half-term
2. Why late-night Thursdays still work
3. Ask regulars for reviews (nicely)

COMING UP
Free webinar: "Stock that sells itself" - Thursday 13 May, 1pm. Over 400 shopkeepers have signed up already!
Early bird tickets for Retail Live end on 31 May at midnight.

READER OFFER
20% off till rolls with code MAYDAY until Sunday.

You are receiving this because you subscribed at smallshop.example. Unsubscribe | Update preferences`,
    expected: [],
  },
  {
    name: 'en: restaurant reservation as JSON-LD',
    sentAt: '2027-10-05T13:26:00+01:00',
    timezone: 'Europe/London',
    from: 'Tabletop Bookings <noreply@tabletop.example>',
    subject: 'Your table at The Copper Hen is confirmed',
    text: `Thanks Olu, your booking is confirmed.

The Copper Hen, 3 Priory Street
Party of 6
Thursday 14 October 2027, 19:30

Booking reference: CH-55109
We will hold your table for 15 minutes. The kitchen closes at 22:00.

Manage booking: https://tabletop.example/b/CH-55109`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "CH-55109",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Olu Fashola" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "The Copper Hen",
    "address": { "@type": "PostalAddress", "streetAddress": "3 Priory Street" }
  },
  "startTime": "2027-10-14T19:30:00+01:00",
  "partySize": "6"
}
</script></head><body>
<p>Thanks Olu, your booking is confirmed.</p>
<p><b>The Copper Hen</b>, 3 Priory Street<br>Party of 6<br>Thursday 14 October 2027, 19:30</p>
<p>Booking reference: CH-55109<br>We will hold your table for 15 minutes. The kitchen closes at 22:00.</p>
<p><a href="https://tabletop.example/b/CH-55109">Manage booking</a></p>
</body></html>`,
    expected: [at('2027-10-14T19:30:00+01:00')],
  },
  {
    name: 'en: Thursday week, quarter to nine, with own engagement in passing',
    sentAt: '2027-02-09T11:17:00+00:00',
    timezone: 'Europe/London',
    from: 'Rev. Hilary Stubbs <hilary@stmarksledbury.example>',
    subject: 'The organ',
    text: `Dear Mr Wainscott,

Thank you for your estimate of £4,350 for the bellows and the two cyphering pipes. The PCC would like you to have another look before we commit.

Might you be free to come to the church on Thursday week at a quarter to nine in the morning? I have a funeral at eleven, so we should have ample time, and our treasurer Gerald will be there as well.

With every good wish,
Hilary

The Revd Hilary Stubbs
Vicarage 01632 960 559 (day off: Monday)`,
    expected: [at('2027-02-18T08:45:00+00:00')],
  },
  {
    name: 'en: declines the proposed time without an alternative',
    sentAt: '2027-03-08T14:09:00+00:00',
    timezone: 'Europe/London',
    from: 'Bex Mulholland <bex@harbourlets.example>',
    subject: 'RE: Walk round flat 3',
    text: `Hi Sam

Tuesday at 3 doesn't suit me I'm afraid, I'm covering viewings on the other side of town all day. Let me have a look at the rest of the month with the landlord and I'll come back to you with something.

B

-----Original Message-----
From: Sam Oyelaran
Sent: 08 March 2027 12:51
To: Bex Mulholland
Subject: Walk round flat 3

Hi Bex, could we walk round flat 3 on Tuesday 16th at 3pm to agree the snagging list? Sam`,
    expected: [],
  },
  {
    name: 'en: call given in two US zones counts once',
    sentAt: '2027-08-11T15:40:00-04:00',
    timezone: 'America/Los_Angeles',
    from: 'Grant Oyster <goyster@meridianpack.example>',
    subject: 'Re: carton samples',
    text: `Hey Lucia,

Samples shipped this morning, tracking says they'll get to you Friday by 8 PM.

Let's go over them on the phone Monday 8/16 at 1:00 PM ET / 10:00 AM PT. I'll call your cell. Should only take 30 minutes.

Thanks!
Grant

Grant Oyster | Account Manager
Meridian Packaging | 555-0142 x 19`,
    expected: [at('2027-08-16T10:00:00-07:00', '2027-08-16T10:30:00-07:00')],
  },
  {
    name: 'en: applicant offers three concrete interview times',
    sentAt: '2027-07-01T21:14:00+01:00',
    timezone: 'Europe/London',
    from: 'Callum Wetherby <c.wetherby99@mailpost.example>',
    subject: 'Re: Apprentice position - interview',
    text: `Dear Ms Dhaliwal,

Thank you so much for getting back to me about the apprenticeship, I am really excited. You asked for some times for the interview. I finish college on 2nd July so I could come in at any of these:

Tue 6 July, 9:30
Wed 7 July, 14:00
Fri 9 July, 11:15

I attach my CV again and my GCSE results (Maths 6, English 5, DT 7). My references are away until August but can be emailed.

Yours sincerely
Callum Wetherby`,
    expected: [
      at('2027-07-06T09:30:00+01:00'),
      at('2027-07-07T14:00:00+01:00'),
      at('2027-07-09T11:15:00+01:00'),
    ],
  },
  {
    name: 'en: thanks after a past meeting with action list',
    sentAt: '2027-04-15T17:20:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Nerida Fogarty <nerida@fogartylandscapes.example>',
    subject: 'Notes from yesterday',
    text: `Hi all,

Thanks for coming out to the site yesterday at 10 despite the rain. Quick notes:

* Retaining wall - engineer's drawings due Friday 23 April
* Turf arrives 4 May, first thing
* Client met the arborist on Monday at 9am, two gums to stay
* Progress claim no. 3 to be lodged by COB 30 April

Shout if I've missed anything.

Nerida
Fogarty Landscapes
0491 570 110`,
    expected: [],
  },
  {
    name: 'en: hosting provider announces maintenance window',
    sentAt: '2027-06-16T10:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Status <status@gorsehosting.example>',
    subject: 'Scheduled maintenance on mail-04',
    text: `Dear customer,

We will be replacing storage hardware on mail-04 in the following window:

Start: Saturday 19 June 2027, 23:00 BST
End: Sunday 20 June 2027, 03:00 BST

You may see interruptions of up to 40 minutes to webmail and IMAP. No messages will be lost. There is nothing you need to do.

Gorse Hosting Operations
Ticket GH-290113`,
    expected: [],
  },
  {
    name: 'en: colleagues go to trade fair together for two days',
    sentAt: '2027-01-25T09:33:00+00:00',
    timezone: 'Europe/London',
    from: 'Anil Chowdhury <anil@brightlinesigns.example>',
    subject: 'NEC',
    text: `Morning Fran,

All sorted for SignExpo at the NEC - you and I are going on both days, Tuesday 16 and Wednesday 17 February. I've got the passes and booked us two rooms at the cheap place by the airport (£74 each, breakfast extra).

Can you bring the box of new brochures? We'll drive up in the van.

Anil`,
    expected: [days('2027-02-16', '2027-02-18')],
  },
  {
    name: 'en: Irish solicitor, half ten on a dated Friday',
    sentAt: '2027-10-12T15:58:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Fionnuala Tierney <ftierney@tierneydolan.example>',
    subject: 'Lease of 11 Quay Street - signing',
    text: `Dear Declan,

The landlord's side have finally returned the engrossed lease. I would be obliged if you could call in to sign at half ten on Friday the 22nd. Please bring photo ID and the company seal. Siobhán will look after you should I be delayed in court.

The balance of the deposit (€6,200) must be in our client account by the 20th.

Regards,
Fionnuala Tierney
Tierney Dolan LLP
Office open 9.15 - 1.00 and 2.00 - 5.30`,
    expected: [at('2027-10-22T10:30:00+01:00')],
  },
  {
    name: 'en: parcel delivery slot',
    sentAt: '2027-12-08T07:41:00+00:00',
    timezone: 'Europe/London',
    from: 'Swiftparcel <updates@swiftparcel.example>',
    subject: 'Your parcel is coming today',
    text: `Your parcel from WICK & WAX SUPPLIES will be delivered today, Wednesday 8 December, between 10:32 and 11:32.

Your driver is Marek.

Not in? You can:
- leave with a neighbour
- choose another day (Thu 9 Dec, Fri 10 Dec)
- collect from Bramley Newsagents, open until 19:00

Parcel number 1550 4402 9913 07`,
    expected: [],
  },
  {
    name: 'en: colleague tells her leave and her own appointments',
    sentAt: '2027-09-20T12:05:00+01:00',
    timezone: 'Europe/London',
    from: 'Steph Garside <steph@longcroftvets.example>',
    subject: 'Away bits',
    text: `Hi Jude

Just so you know I'm off Thursday and Friday this week (23rd/24th), and next Monday I'm at the hospital with Mum at 9.40 so won't be in till after lunch. Flight back from Jersey on the Sunday lands 21:15, fingers crossed no delays.

Mr Pym's spaniel has his stitches out with Karen on Friday at 2, everything's in the notes.

If anything urgent comes up text me, otherwise it can wait.

Steph x`,
    expected: [],
  },
  {
    name: 'en: forwarded request, new text says the reader is booked in',
    sentAt: '2027-03-16T13:02:00+00:00',
    timezone: 'Europe/London',
    from: 'Wendy Ashdown <wendy@ashdownroofing.example>',
    subject: 'FW: Leak in the extension',
    text: `Kev - I rang her and told her you'd be there this Friday at 8.15am, so that's in your diary now please. Take the long ladder.

W

---------- Forwarded message ----------
From: Mrs J Loxley <jloxley@postbag.example>
Date: Mon, 15 Mar 2027 at 20:11
Subject: Leak in the extension
To: <office@ashdownroofing.example>

Hello, the roof you did in 2024 is letting in water by the rooflight. It was dripping all through last night. I'm in most mornings. The guarantee number is AR/1140.

Joan Loxley`,
    expected: [at('2027-03-19T08:15:00+00:00')],
  },
  {
    name: 'en: one-line lunch, lower case, clock without separator',
    sentAt: '2027-07-27T16:50:00-04:00',
    timezone: 'America/New_York',
    from: 'Rob Delacroix-Hunt <rdh@hudsonprint.example>',
    subject: 'lunch',
    text: `hey u around? lunch tmrw 1230 at the usual place, my treat. got some gossip re the merger - r`,
    expected: [at('2027-07-28T12:30:00-04:00')],
  },
  {
    name: 'en: Canadian fire inspection notice, p.m. style',
    sentAt: '2027-09-22T09:30:00-04:00',
    timezone: 'America/Toronto',
    from: 'Fire Prevention Division <prevention@townofelmvale.example>',
    subject: 'Notice of Inspection - 212 Mill St.',
    text: `To the owner/occupant:

Under the Fire Code, a routine inspection of the premises at 212 Mill St. will be carried out as follows:

Date: October 6, 2027
Time: 1:30 p.m.
Inspector: Capt. Étienne Marchand

A representative of the business must be present with access to all rooms, including the electrical room and roof hatch. Please have your extinguisher and alarm test records for the last 12 months on hand. Any violations found must be corrected within 30 days.

Questions may be directed to 705-555-0133 between 8:30 a.m. and 4:30 p.m., Monday to Friday.

Town of Elmvale
Fire Prevention Division`,
    expected: [at('2027-10-06T13:30:00-04:00')],
  },
  {
    name: 'en: booking link without a time, general availability',
    sentAt: '2027-05-26T11:44:00+01:00',
    timezone: 'Europe/London',
    from: 'Marcus Teague <marcus@teagueconsulting.example>',
    subject: 'Re: ISO 9001 - next steps',
    text: `Hi Helen,

Thanks for sending the quality manual over, I'll read it properly at the weekend.

It'd be good to talk through the gaps. I'm fairly free most of next week and Thursdays are generally best - just grab whatever works for you here: https://slotpicker.example/marcus-teague/45min

Day rate is as discussed, £620 plus mileage.

Best,
Marcus`,
    expected: [],
  },
  {
    name: 'en: video meeting block with join link and length',
    sentAt: '2027-11-18T10:27:00+00:00',
    timezone: 'Europe/London',
    from: 'Yasmin Qureshi <yasmin.qureshi@tallisdigital.example>',
    subject: 'Website kick-off',
    text: `Hi Dan, hi Ros,

Lovely to have you on board! Details for the kick-off:

When: Tue 23 Nov 2027, 14:00 - 15:30
Where: https://meet.tallisdigital.example/j/5518-202-774
Passcode: 7T9kq
Or dial in: 020 7946 0611, PIN 440 128 15#

Agenda
14:00 Introductions
14:20 Goals and audiences
15:00 Content: who writes what, by when
15:20 Any questions

Go-live is still pencilled in for 1 March.

Thanks
Yasmin`,
    expected: [at('2027-11-23T14:00:00+00:00', '2027-11-23T15:30:00+00:00')],
  },
  {
    name: 'en: New Zealand club committee meeting, 7 pm',
    sentAt: '2027-06-30T18:22:00+12:00',
    timezone: 'Pacific/Auckland',
    from: 'Trev Hohepa <secretary@karoribowls.example>',
    subject: 'Committee mtg',
    text: `Kia ora committee,

Next committee meeting is Mon 12 July, 7pm in the clubrooms. You lot all need to be there as we have to vote on the new green (quote is $38k, ouch). Linda is doing a plate.

Apologies to me by the Friday before please. Bar's closed that night so BYO.

Ngā mihi
Trev`,
    expected: [at('2027-07-12T19:00:00+12:00')],
  },
  {
    name: 'en: cancelled appointment, new date to follow',
    sentAt: '2027-02-03T08:12:00+00:00',
    timezone: 'Europe/London',
    from: 'Smithy Road Dental <reception@smithyroaddental.example>',
    subject: 'Your appointment has been CANCELLED',
    text: `Dear Mr Baptiste,

We are sorry to tell you that your check-up with Dr Lindqvist on Thursday 4 February at 09:50 has had to be cancelled owing to staff illness.

We will ring you with a new date as soon as we can. If you are in pain please phone 01632 960 225 at 8am on any weekday for an emergency slot.

Apologies for the inconvenience,
Reception team`,
    expected: [],
  },
  {
    name: 'en: course registration as JSON-LD event with start and end',
    sentAt: '2027-03-23T19:08:00-07:00',
    timezone: 'America/Vancouver',
    from: 'Coast Food Academy <registrations@coastfood.example>',
    subject: "You're registered: Food Handler Level 1",
    text: `Hi Mei-Lin,

You're registered for Food Handler Level 1. The date, time and address are in your confirmation below. Bring a pen and government ID; lunch is not provided.

Order CFA-30977, total $119.00 + GST

See you in class!
Coast Food Academy`,
    html: `<html><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "CFA-30977",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Mei-Lin Fong" },
  "reservationFor": {
    "@type": "Event",
    "name": "Food Handler Level 1",
    "startDate": "2027-04-10T09:00:00-07:00",
    "endDate": "2027-04-10T17:00:00-07:00",
    "location": {
      "@type": "Place",
      "name": "Coast Food Academy",
      "address": "88 Cordage Street, Vancouver"
    }
  }
}]
</script>
<p>Hi Mei-Lin,</p>
<p>You're registered for Food Handler Level 1. The date, time and address are in your confirmation below. Bring a pen and government ID; lunch is not provided.</p>
<table><tr><td>Saturday, April 10, 2027</td><td>9:00 AM to 5:00 PM</td></tr><tr><td colspan="2">88 Cordage Street, Vancouver</td></tr></table>
<p>Order CFA-30977, total $119.00 + GST</p>
<p>See you in class!<br>Coast Food Academy</p>
</body></html>`,
    expected: [at('2027-04-10T09:00:00-07:00', '2027-04-10T17:00:00-07:00')],
  },
  {
    name: 'en: school invites author, time range with dots, in a fortnight',
    sentAt: '2027-09-15T08:40:00+01:00',
    timezone: 'Europe/London',
    from: 'Miss T Okonkwo <tokonkwo@fernhillprimary.example>',
    subject: 'Year 5 visit!',
    text: `Dear Mr Sefton

The children are SO looking forward to meeting you and the puppets. So we're all agreed, it is two weeks today, Wednesday 29th September, 1.30-3.00pm in the hall. School finishes at 3.20 and it gets very busy at the gates so you may want to wait in the staffroom till it's calmed down.

Please sign in at the office with your DBS certificate. Our fee form is attached (£180), finance pay on the last Friday of the month.

Warmest wishes
Tolu Okonkwo
Year 5 teacher & literacy lead`,
    expected: [at('2027-09-29T13:30:00+01:00', '2027-09-29T15:00:00+01:00')],
  },
  {
    name: 'en: US list of slots with m/d dates across the clock change',
    sentAt: '2027-11-02T11:36:00-05:00',
    timezone: 'America/Chicago',
    from: 'Kaylee Brandvold <kaylee@tristatebenefits.example>',
    subject: 'Open enrollment - pick a time',
    text: `Hi Joe,

Happy to walk you through the new plan options before you roll them out to the crew. Here's what I have open, all Central:

Thu 11/4 at 2:00pm
Fri 11/5 at 9:30am
Tue 11/9 at 4:15pm

Just reply with the one you'd like and I'll send a link. Premiums go up 6.2% on 1/1 and elections have to be in by 11/19.

Kaylee Brandvold
Tri-State Benefits Group
O: 555-0177   Hours: M-F 8-5`,
    expected: [
      at('2027-11-04T14:00:00-05:00'),
      at('2027-11-05T09:30:00-05:00'),
      at('2027-11-09T16:15:00-06:00'),
    ],
  },
  {
    name: 'en: insurer asks for documents, deadline and phone hours',
    sentAt: '2027-08-23T14:31:00+01:00',
    timezone: 'Europe/London',
    from: 'Claims Team <claims@northmoormutual.example>',
    subject: 'Claim NM/27/00418 - further information needed',
    text: `Dear Policyholder,

Thank you for reporting the escape of water at your premises on Sunday 15 August at around 6.30am.

To progress your claim we need:
1. photographs of the damaged stock
2. a plumber's report
3. purchase invoices

Please upload these by 12 noon on Monday 6 September. If we have not received them by then your claim may be closed.

You can speak to a handler on 0303 495 0190, Monday to Friday 8am to 6pm and Saturday 9am to 1pm. We are closed on Monday 30 August for the bank holiday.

Claims Team
Northmoor Mutual`,
    expected: [],
  },
  {
    name: 'en: US client call in Eastern time while the UK is still on winter time',
    sentAt: '2027-03-17T16:45:00-04:00',
    timezone: 'Europe/London',
    from: 'Bethany Krull <bkrull@krullandsons.example>',
    subject: 'Tweed order / call',
    text: `Hi Alasdair,

We love the swatches! The herringbone in moss is a definite yes; still arguing about the heather one.

Can we hop on a call Monday, March 22 at 9:00 a.m. Eastern? My father will join since he's the one holding the checkbook. I'd think 45 minutes.

Also, the last shipment cleared customs in 4 days, which has to be a record.

All best,
Bethany

Krull & Sons Outfitters
Store hours Tue-Sat 10-6`,
    expected: [at('2027-03-22T13:00:00+00:00', '2027-03-22T13:45:00+00:00')],
  },
  {
    name: 'en: tenant complains about noise at night',
    sentAt: '2027-08-02T09:04:00+01:00',
    timezone: 'Europe/London',
    from: 'Gareth Pugh-Jones <gpughjones@mailpost.example>',
    subject: 'Flat 8 AGAIN',
    text: `To whom it may concern,

This is the third time I have written. On Saturday the people in flat 8 had music on until quarter past 2 in the morning, and on Sunday it started again at 11pm. I have kept a log:

24/07  23:10 - 01:45
31/07  22:30 - 02:15
01/08  23:00 - 00:30

They've told the whole stairwell they are having another "do" this coming Saturday from 8pm. I expect you to speak to them before then. The lease says quiet hours are 11pm to 7am.

I look forward to hearing what you intend to do.

G. Pugh-Jones, Flat 6`,
    expected: [],
  },
  {
    name: 'en: friend tells of broadcast and launch dates',
    sentAt: '2027-10-18T18:37:00+01:00',
    timezone: 'Europe/London',
    from: 'Leonie Marsh <leonie@marshgin.example>',
    subject: "We're on the telly!!",
    text: `Hiya Tim!

Had to tell someone - the distillery is on Country Makers this Thursday at 8.30pm, channel 5. They filmed here for two whole days and I think we'll get about four minutes haha. Repeat is Sunday at noon.

The new sloe gin goes on sale 1 November at 9am on the website, and your labels look AMAZING on it. Everyone keeps asking who did them so I'm giving out your name.

Lots of love to the team
Leonie`,
    expected: [],
  },
  {
    name: 'en: rep will be in the area on a given day of the month',
    sentAt: '2027-07-12T14:55:00+01:00',
    timezone: 'Europe/London',
    from: 'Nigel Pratchard <n.pratchard@ovalcoffee.example>',
    subject: 'New season beans',
    text: `Hi Magda,

Hope trade's picked up with the sunshine. I'm down your way on the 22nd and could pop in at 11 with the new Ethiopian and a decaf that doesn't taste of cardboard. It'd be twenty minutes of your time. Say the word and I'll stick it in.

Price list from 1 August attached - the house blend goes up 30p a kilo, sorry.

Nige

Nigel Pratchard, Area Sales (South West)
07700 900 642
Order line 7am-3pm, next-day delivery if ordered by 1pm`,
    expected: [at('2027-07-22T11:00:00+01:00', '2027-07-22T11:20:00+01:00')],
  },
  {
    name: 'en: bulk sale mailing with showroom evening',
    sentAt: '2027-11-24T06:30:00-05:00',
    timezone: 'America/New_York',
    from: 'Ridgeway Office Supply <deals@ridgewayoffice.example>',
    subject: 'BLACK FRIDAY: doors open at 6 AM',
    isBulk: true,
    text: `BLACK FRIDAY STARTS FRIDAY, NOVEMBER 26 AT 6:00 AM

* Ergonomic chairs from $129
* Laser toner - buy 2, get 1 free
* 50% off all label makers

Online deals go live Thursday at 9 PM ET and end Monday, November 29 at 11:59 PM ET.

Visit us in store! Mon-Fri 8-8, Sat 9-6, Sun 11-5
Meet the designers at our Showroom Night, Wednesday, December 1, 5-8 PM. Cider on us!

Ridgeway Office Supply, 900 Commerce Pkwy
To stop receiving these emails click here.`,
    expected: [],
  },
  {
    name: 'en: declines one time and proposes another instead',
    sentAt: '2027-05-06T10:10:00+01:00',
    timezone: 'Europe/London',
    from: 'Dr Sunita Rao <srao@elmgrovephysio.example>',
    subject: 'Re: fitting the new couches',
    text: `Hello Pete,

Tuesday at 3 doesn't work, sorry, I've back to back patients. How about Wednesday 12th at 9.15 instead? The treatment room is empty until noon so you'd have a clear run at it.

Sunita

> On 5 May 2027, at 17:22, Pete Lomas <pete@lomasfitout.example> wrote:
>
> Hi Sunita, couches are in the warehouse. Can the lads come Tuesday 11th at 3pm?
> Invoice to follow, 30 days.
> Pete`,
    expected: [at('2027-05-12T09:15:00+01:00')],
  },
  {
    name: 'en: thanks for a document, time only in the quoted mail',
    sentAt: '2027-01-28T15:19:00+00:00',
    timezone: 'Europe/London',
    from: 'Imogen Clegg <imogen@cleggandhart.example>',
    subject: 'Re: Draft tenancy agreement',
    text: `Thanks Rashid, got the draft - I'll go through it and send my comments. Clause 14 looks a bit punchy!

Imogen

From: Rashid Bello <rashid@keystonelets.example>
Sent: 28 January 2027 14:02
To: Imogen Clegg
Subject: Draft tenancy agreement

Hi Imogen

Draft attached. I'm showing the new people round on Monday 1 Feb at 5.30pm so it'd be good to have it more or less settled. Rent stays at £1,150 pcm.

Rashid`,
    expected: [],
  },
  {
    name: 'en: first aid training day, whole day without hours',
    sentAt: '2027-04-06T13:13:00+01:00',
    timezone: 'Europe/London',
    from: 'Carol Whitlock <carol@dalesidenursery.example>',
    subject: "Paediatric first aid - you're on the list",
    text: `Hi Beth,

I've put you down for the paediatric first aid training day on Friday 30 April. It's a full day and I've got bank staff in to cover your room, so don't worry about ratios. Start time to be confirmed by the trainer, I'll let you know.

Your current certificate runs out on 9 May so this is cutting it fine!

Carol
Daleside Nursery, open 7.30am-6pm`,
    expected: [days('2027-04-30')],
  },
  {
    name: 'en: shift rota of other staff sent for information',
    sentAt: '2027-12-16T22:51:00+00:00',
    timezone: 'Europe/London',
    from: 'Gio Bertolli <gio@thelocktavern.example>',
    subject: 'xmas rota',
    text: `boss, rota for xmas week as asked, for your info only

mon 20  - Ellie 10-6, Tomasz 4-close
tue 21  - Ellie 10-6, Ayo 4-close
wed 22  - Ayo 10-6, Tomasz 4-close
thu 23  - everyone, 12-close (big parties at 1 and 7)
fri 24  - Ayo + Ellie 10-4, then SHUT
25/26   - closed

still need someone for the door new years eve. brewery dropping 14 kegs on monday btw

gio`,
    expected: [],
  },
];
